import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-build-older-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))
afterAll(stop)

const classic = { 'docusaurus.config.js': 'export default {}', 'theme/server.js': 'export default { components: {} }' }
const word = `import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
const Word = ({ text }) => <b>{text}</b>
Word.defaultProps = { text: 'given' }
export default renderToStaticMarkup(<Word text={undefined} />)`

/** What the page of a site exports by default, what is told, and which modules stand in the place of those of React. */
async function bundled(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries({ ...classic, ...files })) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
  const cache = { get: () => undefined, set: () => undefined }
  const workDir = join(siteDir, '.docs-build')
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const theme = { package: './theme', components: {} }
  const { value, diagnostics } = await bundler.server({
    theme,
    baseUrl: '/',
    entries: { page: { file: './Page.jsx' } },
  })
  const folder = join(workDir, 'server')
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  // A module that the bundler wrote.
  const page = (await import(pathToFileURL(value?.modules['page']?.path ?? '').href)) as { readonly default: unknown }
  return {
    page: page.default,
    told: diagnostics.map(({ message }) => message),
    modules: [...new Set(code.flatMap((text) => text.match(/\/\/ older-react:[\w/-]+/g) ?? []))].sort(),
  }
}

const asking = (react: string) => ({ 'package.json': `{ "dependencies": { "react": "${react}" } }` })
const all = ['// older-react:older-react-defaults', '// older-react:react', '// older-react:react/jsx-runtime']

test.each(['^16.8.4', '17', '^18.0.0', '>=16'])(
  'functions have their default props where a site asks for %s',
  async (react) => {
    expect(await bundled({ ...asking(react), 'Page.jsx': word })).toEqual({
      page: '<b>given</b>',
      told: [],
      modules: all,
    })
  },
)

test.each([
  ['a later React is asked for', { ...asking('^19.0.0'), 'Page.jsx': word }, '<b></b>'],
  [
    'a range without a number is asked for, and a later one is there',
    {
      ...asking('workspace:*'),
      'Page.jsx': word,
      'node_modules/react/package.json': '{ "name": "react", "version": "19.0.0" }',
    },
    '<b></b>',
  ],
  ['no code needs it', { ...asking('^18.0.0'), 'Page.jsx': 'export default 3' }, 3],
  [
    'only classes have default props',
    {
      ...asking('^18.0.0'),
      'Page.jsx':
        "import { Component } from 'react'\nexport default class extends Component { static defaultProps = { a: 1 } }",
    },
    expect.any(Function),
  ],
])('nothing stands before React where %s', async (_, files, page) => {
  expect(await bundled(files)).toEqual({ page, told: [], modules: [] })
})

test('what a package asks React for its elements with knows those of React 19', async () => {
  const known = `const React = require('react')
const isElement = (value) => value.$$typeof === Symbol.for('react.element')
exports.isElement = isElement`
  const page = `import { isElement } from 'react-is'\nexport default isElement(<b />)`
  const files = {
    ...asking('^17.0.0'),
    'node_modules/react-is/package.json': '{ "name": "react-is", "version": "17.0.2", "main": "cjs/react-is.js" }',
    'node_modules/react-is/cjs/react-is.js': known,
    'Page.jsx': page,
  }
  expect(await bundled(files)).toEqual({ page: true, told: [], modules: [] })
})

test('code is told where it needs what nothing stands in for', async () => {
  const page = `import React from 'react'
export default class Old extends React.Component {
  static contextTypes = {}
  render() { return this.refs.box }
}`
  expect((await bundled({ ...asking('^16.0.0'), 'Page.jsx': page })).told).toEqual([
    'Unexpected "this.refs", expected React.createRef(): React 19, which shows the site, knows no refs by name',
    'Unexpected "contextTypes", expected React.createContext(): React 19, which shows the site, knows no other contexts',
  ])
})
