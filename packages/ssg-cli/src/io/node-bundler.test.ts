import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { Cache } from '../host.ts'
import { stop } from './esbuild.ts'
import { assetReader } from './files/assets.ts'
import { absent } from './bundler/kept/bundle-inputs.ts'
import { nodeBundler } from './node-bundler.ts'
import { nodeFiles } from './files/node-files.ts'
import { nothingReady } from './ready-made/ready-made.ts'

let siteDir = ''
let entries: Map<string, unknown>
const cache = (): Cache => ({
  // What a test stores under a name it reads back under the same name.
  get: <T>(step: string, key: string) => entries.get(`${step} ${key}`) as T | undefined,
  has: (step, key) => entries.has(`${step} ${key}`),
  set: (step, key, value) => void entries.set(`${step} ${key}`, value),
  readBlob: () => '',
  writeBlob: () => ['', 0, 0, 0],
  save: () => undefined,
  repair: () => undefined,
})
const asset = (path: string) => assetReader(nodeFiles(siteDir, cache()))(path)
const bundler = () =>
  nodeBundler({ siteDir, workDir: join(siteDir, '.docs-build'), cache: cache(), ready: nothingReady, asset })
const theme = { package: './theme', components: {} }
const baseUrl = '/manual/'

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-build-bundler-'))
  entries = new Map()
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))
afterAll(stop)

test('a config that changes while it is imported is never taken for what it was before', async () => {
  const titled = (title: string) => ({ 'docs.config.mjs': `export default { title: '${title}' }\n` })
  const imported = async () => {
    const under = bundler()
    const { value } = await under.importModule('docs.config.mjs')
    return [value, under.imported('docs.config.mjs')?.code]
  }
  write(titled('Before'))
  const first = imported()
  write(titled('After'))
  expect(await first).toEqual([{ title: 'Before' }, titled('Before')['docs.config.mjs']])
  expect(await imported()).toEqual([{ title: 'After' }, titled('After')['docs.config.mjs']])
  write(titled('Before'))
  expect(await imported()).toEqual([{ title: 'Before' }, titled('Before')['docs.config.mjs']])
})

test('mistakes in styles of the site are warnings with their positions, also when the bundle is known', async () => {
  write({
    'css/site.css': '@import "pkg/pkg.css";\n.x { colour red }\n}\nbody {\n  color: red;\n',
    'node_modules/pkg/pkg.css': '.y { colour red }\n',
    'theme/styles.css': '.z { colour red }\n',
  })
  const input = {
    entries: {},
    theme,
    baseUrl,
    styles: ['./css/site.css', './node_modules/pkg/pkg.css'],
    css: '.w { colour red }',
  }
  const found = async () =>
    (await bundler().client(input)).diagnostics.map(({ code, severity, file, line, column, message }) => [
      `${code} ${severity} ${file}:${line}:${column}`,
      message,
    ])
  const expected = [
    ['bundle-error warning css/site.css:2:12', 'Expected ":"'],
    ['bundle-error warning css/site.css:3:1', 'Unexpected "}"'],
    ['bundle-error warning css/site.css:4:6', 'Unexpected "{" that nothing closes, expected "}"'],
  ]
  expect(await found()).toEqual(expected)
  expect(await found()).toEqual(expected)
})

test('an at-rule that is nearly one of CSS is a warning, one that nobody knows is not', async () => {
  write({
    'site.css': '/* @imprt */\n@imprt "a.css";\n@tailwind base;\n@media print { a { color: red } }\n@kyframes x {}\n',
  })
  const input = { entries: {}, theme, baseUrl, styles: ['./site.css'], css: '' }
  const { diagnostics } = await bundler().client(input)
  expect(
    diagnostics.map(({ severity, file, line, column, message }) => [severity, file, line, column, message]),
  ).toEqual([
    ['warning', 'site.css', 2, 1, 'Unexpected "@imprt", expected an at-rule of CSS such as "@import"'],
    ['warning', 'site.css', 5, 1, 'Unexpected "@kyframes", expected an at-rule of CSS such as "@keyframes"'],
  ])
})

test('mistakes in styles and code of components are warnings, but not what is only unusual', async () => {
  write({
    'Box.jsx':
      "import names from './Box.module.css'\nimport 'side'\nif (names.x === NaN) this.y\nexport default () => ({ a: 1, a: names.box })",
    'named.js': 'export const a = 1',
    'Box.module.css': '.box { colour red }',
    'node_modules/side/index.js': 'export default { a: 1, a: 2 }',
    'node_modules/side/package.json': '{ "sideEffects": false }',
  })
  const { diagnostics } = await bundler().server({
    entries: { box: { file: './Box.jsx' }, named: { file: './named.js' } },
    theme,
    baseUrl,
  })
  expect(
    diagnostics.map(({ severity, file, line, column, message }) => [severity, file, line, column, message]),
  ).toEqual([
    ['warning', 'Box.jsx', 3, 13, 'Comparison with NaN using the "===" operator here is always false'],
    ['warning', 'Box.jsx', 4, 31, 'Duplicate key "a" in object literal'],
    ['warning', 'Box.module.css', 1, 14, 'Expected ":"'],
  ])
})

test('a config in TypeScript is run with what it imports', async () => {
  write({
    'docs.config.ts':
      "import { defineConfig } from 'docs-build'\nimport { title } from './title'\nexport default defineConfig({ title } satisfies { title: string })",
    'title.ts': "export const title: string = 'A'",
  })
  expect(await bundler().importModule('docs.config.ts')).toEqual({ value: { title: 'A' }, diagnostics: [] })
})

test.each<[kind: string, files: Readonly<Record<string, string>>]>([
  [
    'an ES module, by import.meta.url',
    {
      'docs.config.mjs':
        "import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(new URL('./facts/title.json', import.meta.url), 'utf8'))",
    },
  ],
  [
    'a module that a config in TypeScript imports',
    {
      'docs.config.mjs': "import { title } from './facts/title'\nexport default { title }",
      'facts/title.ts':
        "import { readFileSync } from 'node:fs'\nconst text: string = readFileSync(new URL('title.json', import.meta.url), 'utf8')\nexport const title: string = JSON.parse(text).title",
    },
  ],
  [
    'CommonJS, by __dirname and require',
    {
      'docs.config.mjs': "export { default } from './old.js'",
      'old.js':
        "const path = require('path')\nconst { readFileSync } = require('node:fs')\nmodule.exports = JSON.parse(readFileSync(path.join(__dirname, 'facts/title.json'), 'utf8'))",
    },
  ],
])('a config reads files beside it: %s', async (_, files) => {
  write({ ...files, 'facts/title.json': '{ "title": "A" }' })
  expect(await bundler().importModule('docs.config.mjs')).toEqual({ value: { title: 'A' }, diagnostics: [] })
})

test('a config of Docusaurus is told the language that the site is written in', async () => {
  const title = 'process.env.DOCUSAURUS_CURRENT_LOCALE'
  const titled = (code: string) => ({ value: { title: code }, diagnostics: [] })
  write({ 'docusaurus.config.mjs': `const defaultLocale = 'de'\nexport default { title: ${title} }` })
  expect(await bundler().importModule('docusaurus.config.mjs')).toEqual(titled('de'))
  write({ 'docusaurus.config.mjs': `export default { title: ${title} }` })
  expect(await bundler().importModule('docusaurus.config.mjs')).toEqual(titled('en'))
})

test('a config imports a package of the repository whose entry is TypeScript', async () => {
  write({
    'package.json': '{ "name": "site" }',
    'packages/words/package.json': '{ "name": "words", "type": "module", "exports": "./src/index.ts" }',
    'packages/words/src/index.ts': "import { title } from './title.ts'\nexport const words: string[] = [title]",
    'packages/words/src/title.ts': "export const title: string = 'A'",
    'docs.config.mjs': "import { words } from 'words'\nexport default { title: words[0] }",
  })
  mkdirSync(join(siteDir, 'node_modules'))
  symlinkSync(join(siteDir, 'packages/words'), join(siteDir, 'node_modules/words'), 'junction')
  expect(await bundler().importModule('docs.config.mjs')).toEqual({ value: { title: 'A' }, diagnostics: [] })
  write({ 'packages/words/src/title.ts': "export const title: string = 'B'" })
  expect(await bundler().importModule('docs.config.mjs')).toEqual({ value: { title: 'B' }, diagnostics: [] })
})

test('what throws somewhere else has no place in the site', () => {
  expect(bundler().thrownAt(new Error('elsewhere'))).toBeUndefined()
  expect(bundler().thrownAt('no error')).toBeUndefined()
})

test('a config is run again when something that it imports has changed', async () => {
  write({ 'docs.config.ts': "export { title as default } from './title'", 'title.ts': "export const title = 'A'" })
  await bundler().importModule('docs.config.ts')
  write({ 'title.ts': "export const title = 'B'" })
  expect((await bundler().importModule('docs.config.ts')).value).toBe('B')
})

test('a config with a syntax error is reported at its position', async () => {
  write({ 'docs.config.ts': 'export default {\n  title: "A" "B"\n}' })
  expect((await bundler().importModule('docs.config.ts')).diagnostics).toMatchObject([
    { code: 'bundle-error', file: 'docs.config.ts', line: 2, column: 14 },
  ])
})

test('a package that a config imports and that is not installed is named, without the bundle that asked for it', async () => {
  write({ 'docs.config.mjs': "import pump from 'no-such-pump'\nexport default pump" })
  expect((await bundler().importModule('docs.config.mjs')).diagnostics).toMatchObject([
    { subject: 'no-such-pump', message: 'Unexpected import "no-such-pump", expected a package that is installed' },
  ])
})

test('a config that throws is reported with its message and without a stack', async () => {
  write({ 'docs.config.mjs': "throw new Error('no such plant')" })
  const { diagnostics } = await bundler().importModule('docs.config.mjs')
  expect(diagnostics).toMatchObject([{ code: 'bundle-error', file: 'docs.config.mjs' }])
  expect(diagnostics[0]?.message).toContain('no such plant')
  expect(diagnostics[0]?.message).not.toContain(' at ')
})

/** The default export of a component file in the bundle of the renderer. */
async function rendered(file: string): Promise<unknown> {
  const { value } = await bundler().server({ theme, baseUrl, entries: { page: { file: `./${file}` } } })
  const module: { default?: unknown } = await import(pathToFileURL(value?.modules['page']?.path ?? '').href)
  return module.default
}

test('an SVG is a component, and its URL where text is wanted', async () => {
  write({
    'Page.jsx': `import Flow, { ReactComponent } from './flow.svg'
import { renderToStaticMarkup } from 'react-dom/server'
export default renderToStaticMarkup(<><Flow className="wide" /><img src={Flow} /><p>{\`\${Flow}\`}{JSON.stringify({Flow})}</p>{Flow === ReactComponent && 'same'}</>)`,
    'flow.svg':
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" stroke-width="2" style="color:red" viewBox="0 0 2 1"><path d="M0 0"/></svg>\n',
  })
  expect(String(await rendered('Page.jsx')).replaceAll('&quot;', '"')).toMatch(
    /^<svg stroke-width="2" viewBox="0 0 2 1" class="wide"><path d="M0 0"\/><\/svg><img src="(\/manual\/assets\/images\/flow-[\da-f]{8}\.svg)"\/><p>\1\{"Flow":"\1"\}<\/p>same$/,
  )
})

test('the text of a file is imported as in webpack, and read again when it changed', async () => {
  write({ 'page.js': "export { default } from '!!raw-loader!./x.py'", 'x.py': 'print(1)' })
  expect(await rendered('page.js')).toBe('print(1)')
  write({ 'x.py': 'print(2)' })
  expect(await rendered('page.js')).toBe('print(2)')
})

test('the text of a file is imported with the query that stands for it', async () => {
  write({ 'page.js': "export { default } from '!!./x.ts?raw'", 'x.ts': 'print(1)' })
  expect(await rendered('page.js')).toBe('print(1)')
})

test('what a stylesheet of a component imports and shows is read again when it changed, however deep', async () => {
  write({
    'page.js': "import './page.module.css'\nexport default ''",
    'page.module.css': "@import './a.css';\n.page { background: url(./flow.svg) }",
    'a.css': "@import './b.css';",
    'b.css': '.b { color: red }',
    'flow.svg': '<svg/>',
  })
  const entry = { page: { file: './page.js' } }
  const css = async () => (await bundler().server({ theme, baseUrl, entries: entry })).value?.css
  const late = async () =>
    (await bundler().client({ theme, baseUrl, styles: [], css: '', entries: entry })).value?.files
  // What is saved as a bundle begins counts as saved meanwhile.
  await new Promise((done) => setTimeout(done, 50))
  expect([await css(), JSON.stringify(await late())]).toEqual([expect.stringContaining('red'), expect.anything()])
  write({ 'b.css': '.b { color: blue }', 'flow.svg': '<svg id="2"/>' })
  expect(await css()).toMatch(/blue[^]*id=/)
  const scripts = (await late())?.map(({ bytes }) => Buffer.from(bytes).toString()).join('') ?? ''
  expect(scripts).toMatch(/blue[^]*id=/)
})

test('a stylesheet that another one of a component imports and that is not there is looked for again', async () => {
  write({
    'page.js': "import './page.module.css'\nexport default ''",
    'page.module.css': "@import './a.css';",
    'a.css': "@import './b.css';",
  })
  const css = async () =>
    (await bundler().server({ theme, baseUrl, entries: { page: { file: './page.js' } } })).value?.css
  await new Promise((done) => setTimeout(done, 50))
  expect(await css()).toBeUndefined()
  write({ 'b.css': '.b { color: red }' })
  expect(await css()).toContain('red')
})

test('class names of a CSS module are the same in the renderer and in the browser, whatever else is bundled', async () => {
  write({
    'a/Card.tsx': "import styles from './Card.module.css'\nexport default () => <p className={styles.card}>a</p>",
    'a/Card.module.css': '.card { color: red }',
    'b/Card.tsx': "import styles from './Card.module.css'\nexport default () => <p className={styles.card}>b</p>",
    'b/Card.module.css': '.card { color: blue }',
  })
  const server = await bundler().server({
    theme,
    baseUrl,
    entries: { a: { file: './a/Card.tsx' }, b: { file: './b/Card.tsx' } },
  })
  const client = await bundler().client({
    theme,
    baseUrl,
    entries: { b: { file: './b/Card.tsx' } },
    styles: [],
    css: server.value?.css ?? '',
  })
  expect([server.diagnostics, client.diagnostics]).toEqual([[], []])
  const names = [...(server.value?.css ?? '').matchAll(/\.(\S+) \{/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(2)
  const sheet = client.value?.files.find(({ path }) => path.endsWith('.css'))
  const script = client.value?.files.find(({ path }) => path === client.value?.entries['b'])
  for (const name of names) expect(Buffer.from(sheet?.bytes ?? '').toString()).toContain(`.${name}{`)
  expect(Buffer.from(script?.bytes ?? '').toString()).toContain(names[1])
})

test("a module that begins with 'use client' renders as an island that names its chunk", async () => {
  write({
    'Counter.tsx': "'use client'\nexport default ({ from }: { from: number }) => <button>{from}</button>",
    'render.tsx':
      "import { renderToString } from 'react-dom/server'\nimport Counter from './Counter'\nexport default () => renderToString(<Counter from={3} />)",
  })
  const { value, diagnostics } = await bundler().server({
    theme,
    baseUrl,
    entries: { render: { file: './render.tsx' } },
  })
  expect(diagnostics).toEqual([])
  expect(Object.keys(value?.islands ?? {})).toEqual(['Counter.tsx'])
  const module = (await import(pathToFileURL(value?.modules['render']?.path ?? '').href)) as { default: () => string }
  expect(module.default()).toBe(
    '<docs-island data-island="Counter.tsx" data-props="{&quot;from&quot;:3}"><button>3</button></docs-island>',
  )
})

test('a bundle with an island is known while nothing changed', async () => {
  write({ 'Counter.tsx': "'use client'\nexport default () => <button>0</button>" })
  // What is saved as a bundle begins counts as saved meanwhile.
  await new Promise((done) => setTimeout(done, 50))
  const input = { theme, baseUrl, entries: { counter: { file: './Counter.tsx' } } }
  const kept = () => [...entries].find(([key]) => key.startsWith('server-bundle '))?.[1]
  await bundler().server(input)
  const first = kept()
  await bundler().server(input)
  expect(first).toBeDefined()
  expect(kept()).toBe(first)
})

test('the hash of a module changes with what it imports, and with nothing else', async () => {
  write({
    'a.ts': "export { x as default } from './shared'",
    'b.ts': 'export default 1',
    'shared.ts': 'export const x = 1',
  })
  const input = { theme, baseUrl, entries: { a: { file: './a.ts' }, b: { file: './b.ts' } } }
  const before = (await bundler().server(input)).value?.modules
  write({ 'shared.ts': 'export const x = 2' })
  const after = (await bundler().server(input)).value?.modules
  expect(after?.['a']?.hash).not.toBe(before?.['a']?.hash)
  expect(after?.['b']?.hash).toBe(before?.['b']?.hash)
})

test('the bundle for browsers is minified and its files are named by their content', async () => {
  write({
    'entry.ts': 'export const veryLongName = 1\nconsole.log(veryLongName)',
    'style.css': '.a { color: #ff0000 }',
  })
  const { value } = await bundler().client({
    theme,
    baseUrl,
    entries: { client: { file: './entry.ts' } },
    styles: ['./style.css'],
    css: '.b { margin: 0px }',
  })
  expect(value?.entries['client']).toMatch(/^assets\/client-[0-9a-f]{8}\.js$/)
  expect(value?.css).toHaveLength(1)
  const css = readFileSync(join(siteDir, '.docs-build/client', value?.css[0] ?? ''), 'utf8')
  expect(css).toContain('.a{color:red}.b{margin:0}')
})

test('a picture that a module imports is the URL of its copy, the same in the renderer and in the browser', async () => {
  write({
    'Flow.tsx':
      'import flow from \'./img/flow.svg\'\nexport const url = String(flow)\nexport default () => <img src={flow} alt="" />',
    'img/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  })
  const flow = { flow: { file: './Flow.tsx' } }
  const server = await bundler().server({ theme, baseUrl, entries: flow })
  const client = await bundler().client({ theme, baseUrl, entries: flow, styles: [], css: '' })
  expect([server.diagnostics, client.diagnostics]).toEqual([[], []])
  const [copy] = server.value?.assets ?? []
  expect(copy).toMatchObject({
    source: 'img/flow.svg',
    output: expect.stringMatching(/^assets\/images\/flow-[0-9a-f]{8}\.svg$/),
  })
  expect(client.value?.assets).toEqual([copy])
  const module = (await import(pathToFileURL(server.value?.modules['flow']?.path ?? '').href)) as { url: string }
  expect(module.url).toBe(`/manual/${copy?.output}`)
  const script = client.value?.files.find(({ path }) => path === client.value?.entries['flow'])
  expect(Buffer.from(script?.bytes ?? '').toString()).toContain(`"/manual/${copy?.output}"`)
})

test.each(['docx', 'xls', 'rar', 'otf', 'ogv', 'M4A', 'mpeg'])(
  'a file of the kind .%s has a URL where it is imported',
  async (ending) => {
    write({ 'file.js': `import url from './a.${ending}'\nexport default url`, [`a.${ending}`]: 'bytes' })
    const { value, diagnostics } = await bundler().server({ theme, baseUrl, entries: { file: { file: './file.js' } } })
    expect(diagnostics).toEqual([])
    const module = (await import(pathToFileURL(value?.modules['file']?.path ?? '').href)) as { default: string }
    expect(module.default).toBe(`/manual/${value?.assets[0]?.output}`)
  },
)

test('a component of Docusaurus has JSX in a file of JavaScript, links by Link, and knows the base URL', async () => {
  const code = `import React from 'react'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import BrowserOnly from '@docusaurus/BrowserOnly'
export default function Old() {
  return <p><Link to="/a">a</Link> {useBaseUrl('/b.png')} {useBaseUrl('web3://c.example')}<BrowserOnly fallback="…">{() => 'no'}</BrowserOnly></p>
}`
  expect(await shown(code)).toBe('<p><a href="/manual/a">a</a> /manual/b.png web3://c.example…</p>')
})

const site = {
  title: 'Steam',
  tagline: 'Water',
  url: 'https://steam.example',
  locale: { code: 'de', label: 'Deutsch', htmlLang: 'de', direction: 'ltr' as const },
}

/** What a component of the site shows, by its code. */
async function shown(code: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  write({
    'theme/server.js': 'export default { components: {} }',
    'Old.js': code,
    'render.tsx':
      "import { renderToStaticMarkup } from 'react-dom/server'\nimport Old from './Old'\nexport default () => renderToStaticMarkup(<Old />)",
    ...files,
  })
  const entry = { render: { file: './render.tsx' } }
  const { value, diagnostics } = await bundler().server({ theme, baseUrl, site, entries: entry })
  expect(diagnostics).toEqual([])
  const module = (await import(pathToFileURL(value?.modules['render']?.path ?? '').href)) as { default: () => string }
  return module.default()
}

test.each([
  ["<Translate values={{ n: 'Bob' }}>{'Hello {n}, {m}'}</Translate>", 'Hello Bob, {m}'],
  ["<Translate values={{ n: <b>Bob</b> }}>{'Hello {n}!'}</Translate>", 'Hello <b>Bob</b>!'],
  ['<Translate id="greeting" />', 'greeting'],
  ['<Translate>Hello <b>all</b></Translate>', 'Hello <b>all</b>'],
  ["<>{translate({ message: 'hi {n}', id: 'hi' }, { n: 3 })}</>", 'hi 3'],
  ["<Interpolate values={{ n: 1 }}>{'{n} of {constructor}'}</Interpolate>", '1 of {constructor}'],
])('%s shows its values', async (written, expected) => {
  const code = `import Interpolate from '@docusaurus/Interpolate'
import Translate, { translate } from '@docusaurus/Translate'
export default () => ${written}`
  expect(await shown(code)).toBe(expected)
})

test.each([
  ['useDocusaurusContext().siteConfig.title', '"Steam"'],
  ['useDocusaurusContext().siteConfig.baseUrl', '"/manual/"'],
  ['useDocusaurusContext().siteConfig.customFields', '{}'],
  ['useDocusaurusContext().i18n.currentLocale', '"de"'],
  ['ExecutionEnvironment.canUseDOM', 'false'],
  ['useColorMode().colorMode', '"light"'],
  ['ThemeClassNames.common.codeBlock', '"theme-code-block"'],
  [
    'useCurrentSidebarCategory()',
    '{"type":"category","label":"Guides","href":"/guides/","items":[{"type":"link","label":"A","href":"/a"}]}',
  ],
])('a component may ask for %s', async (expression, expected) => {
  const code = `import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { ThemeClassNames, useColorMode, useCurrentSidebarCategory } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default () => <p dangerouslySetInnerHTML={{ __html: JSON.stringify(${expression}) }} />`
  const page = { route: '/guides/', content: { title: 'Guides', cards: [{ type: 'doc', label: 'A', href: '/a' }] } }
  const themeCode = `export default { components: {}, useArticle: () => (${JSON.stringify({ page })}) }`
  expect(await shown(code, { 'theme/server.js': themeCode })).toBe(`<p>${expected}</p>`)
})

test('a component may show components of the theme, also one that a site replaces them with', async () => {
  const code = `import Tip from '@theme/Admonition/Icon/Tip'
import Heading from '@theme/Heading'
export default () => <Heading id="a">A <Tip /></Heading>`
  const themeCode = `import Old from '../Old.js'
export default { components: { Old, Heading: ({ children }) => children, 'Admonition/Icon/Tip': () => 'tip' } }`
  expect(await shown(code, { 'theme/server.js': themeCode })).toBe('A tip')
})

test('a stylesheet of the site takes the place of one of the theme, in its layer, and only there', async () => {
  write({
    'theme/server.js': 'export default { components: {} }',
    'theme/styles/index.css': "@import './footer.css' layer(parts);",
    'theme/styles/footer.css': '.footer { color: red }',
    'theme/footer.css': '.footer { color: green }',
    'own.css': "@import './theme/footer.css';",
    'site/footer.css': '.footer { color: blue }',
  })
  const input = { entries: {}, theme, baseUrl, styles: ['./theme/styles/index.css', './own.css'], css: '' }
  const stylesOf = async (components: Readonly<Record<string, string>>) => {
    const { value } = await bundler().client({ ...input, theme: { ...theme, components } })
    return new TextDecoder().decode(value?.files.find(({ path }) => path.endsWith('.css'))?.bytes)
  }
  expect(await stylesOf({})).toBe('@layer parts{.footer{color:red}}.footer{color:green}\n')
  expect(await stylesOf({ 'footer.css': 'site/footer.css' })).toBe(
    '@layer parts{.footer{color:#00f}}.footer{color:green}\n',
  )
})

test('a component of a name that the theme does not have is an error that lists those that it has', async () => {
  const code = "import Gone from '@theme/Gone'\nexport default () => <Gone />"
  await expect(
    shown(code, { 'theme/server.js': 'export default { components: { a: () => null, Tabs: () => null } }' }),
  ).rejects.toThrow('Unexpected import of "@theme/Gone", expected a component of the theme: Tabs.')
})

test('an island knows that it runs in a browser, and brings no theme with it', async () => {
  write({
    'Island.js': `import BrowserOnly from '@docusaurus/BrowserOnly'
import { useColorMode, useCurrentSidebarCategory } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default () => [useColorMode, useCurrentSidebarCategory, useDocusaurusContext, BrowserOnly]`,
  })
  const { value, diagnostics } = await bundler().client({
    theme,
    baseUrl,
    site,
    entries: { island: { file: './Island.js' } },
    styles: [],
    css: '',
  })
  expect(diagnostics).toEqual([])
  const code = (value?.files ?? []).map(({ bytes }) => Buffer.from(bytes).toString()).join()
  expect(code).toContain('useSyncExternalStore')
  expect(code).toContain('data-theme-choice')
})

test('bundles move along with a site: the folder of a checkout has another name in CI', async () => {
  write({ 'a.ts': "export default 'A'" })
  const input = { theme, baseUrl, entries: { a: { file: './a.ts' } } }
  await bundler().server(input)
  const before = siteDir
  siteDir = `${before}-moved`
  renameSync(before, siteDir)
  const { value } = await bundler().server(input)
  expect(value?.modules['a']?.path).toMatch(join(siteDir, '.docs-build/server/a-'))
  expect(existsSync(value?.modules['a']?.path ?? '')).toBe(true)
})

test('it names the files that its bundles were made from, also when they come from the cache', async () => {
  write({ 'docs.config.ts': "export { title as default } from './title'", 'title.ts': "export const title = 'A'" })
  for (const each of [bundler(), bundler()]) {
    await each.importModule('docs.config.ts')
    const inputs = Object.entries(each.inputs())
    const found = inputs.flatMap(([path, hash]) => (hash === absent ? [] : [path]))
    expect(found.toSorted()).toEqual(['docs.config.ts', 'title.ts'])
    expect(inputs.map(([path]) => path)).toContain('title.tsx')
  }
})

test.each<[step: string, bundle: () => Promise<unknown>]>([
  ['server-bundle', () => bundler().server({ theme, baseUrl, entries: { page: { file: './Page.jsx' } } })],
  [
    'client-scripts',
    () => bundler().client({ theme, baseUrl, styles: [], css: '', entries: { page: { file: './Page.jsx' } } }),
  ],
  ['client-styles', () => bundler().client({ theme, baseUrl, styles: ['./page.css'], css: '', entries: {} })],
])('a bundle that fails, %s, is tried again only when a file comes, goes or changes', async (step, bundle) => {
  write({
    'Page.jsx': "import './page.module.css'\nimport { size } from './size'\nexport default () => size",
    'size.js': 'export const mass = 3',
    'page.css': "@import './lost.css';",
    'page.module.css': '.page { background: url(./lost.svg) }',
  })
  const failures = () =>
    [...entries.entries()].filter(([key]) => key.startsWith(`${step}-failure`)).map(([, kept]) => kept)
  // What is saved as a bundle begins counts as saved meanwhile.
  await new Promise((done) => setTimeout(done, 50))
  const told = await bundle()
  const kept = failures()
  expect(kept).toHaveLength(1)
  expect(await bundle()).toEqual(told)
  expect(failures()[0]).toBe(kept[0])
  write({ 'lost.svg': '<svg/>', 'lost.css': '', 'size.js': 'export const size = 4' })
  expect(await bundle()).toMatchObject({ value: expect.anything(), diagnostics: [] })
})
