import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { ServerInput } from '../../../host.ts'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-build-islands-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))
afterAll(stop)

type Files = Readonly<Record<string, string>>

const counter = `import { useState } from 'react'
export const step = 2
export default function Counter({ children }) {
  const [count, add] = useState(0)
  return <button onClick={() => add(count + step)}>{children}{count}</button>
}`

/** The bundle of a site that shows `Page.jsx`. */
async function bundled(files: Files, islands: 'detect' | 'marked' = 'detect', further: ServerInput['entries'] = {}) {
  const all = {
    'theme/server.js': 'export default { components: {} }',
    'shown.jsx':
      "import { renderToStaticMarkup } from 'react-dom/server'\nimport Page from './Page.jsx'\nexport default () => renderToStaticMarkup(<Page />)",
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
  const cache = { get: () => undefined, set: () => undefined }
  const workDir = join(siteDir, '.docs-build')
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const entries = { 'file:shown.jsx': { file: './shown.jsx' }, ...further }
  const input = { theme: { package: './theme', components: {} }, baseUrl: '/', entries, islands }
  const { value, diagnostics } = await bundler.server(input)
  const { href } = pathToFileURL(value?.modules['file:shown.jsx']?.path ?? '')
  const module: { readonly default: () => string } = await import(href)
  return { islands: value?.clientModules, told: diagnostics.map(({ code }) => code), html: module.default() }
}

test('a component that keeps state is an island, with what it exports besides', async () => {
  const page = "import Counter, { step } from './Counter.jsx'\nexport default () => <p>{step}<Counter>n: </Counter></p>"
  expect(await bundled({ 'Counter.jsx': counter, 'Page.jsx': page })).toEqual({
    islands: ['Counter.jsx'],
    told: [],
    html: '<p>2<docs-island data-island="Counter.jsx" data-props="{&quot;children&quot;:&quot;n: &quot;}" data-detected=""><button>n: 0</button></docs-island></p>',
  })
})

test('a component that asks for the config keeps its state as others do', async () => {
  const own = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'\n${counter.replace('useState(0)', 'useState(useDocusaurusContext() ? 0 : 1)')}`
  expect(await bundled({ 'Counter.jsx': own, 'Page.jsx': page })).toMatchObject({ islands: ['Counter.jsx'], told: [] })
})

test('where a property of it would be lost on the way to browsers it stays as it is rendered', async () => {
  const page = "import Counter from './Counter.jsx'\nexport default () => <Counter><b>n</b></Counter>"
  expect(await bundled({ 'Counter.jsx': counter, 'Page.jsx': page })).toMatchObject({
    html: '<button><b>n</b>0</button>',
  })
})

const page = "import Counter from './Counter.jsx'\nexport default () => <Counter />"
const still = { islands: [], told: ['missing-use-client'], html: '<button>0</button>' }

test.each<[name: string, files: Files]>([
  ['whose file begins with "use static"', { 'Counter.jsx': `// Shown only.\n'use static'\n${counter}` }],
  [
    'that asks what only a rendered page knows',
    {
      'Counter.jsx': `import { useName } from './name.js'\n${counter.replace('useState(0)', 'useState(useName() ?? 0)')}`,
      'name.js':
        "import { useDocsVersion } from '@docusaurus/theme-common'\nexport const useName = () => useDocsVersion().count",
    },
  ],
])('a component %s is no island', async (_, files) => {
  expect(await bundled({ 'Page.jsx': page, ...files })).toEqual(still)
})

test('components are told to sleep where only those are islands that say so', async () => {
  expect(await bundled({ 'Counter.jsx': counter, 'Page.jsx': page }, 'marked')).toEqual(still)
})

test('a page is an island when it keeps state and shows a component that became one', async () => {
  const home = counter
    .replace('import', "import Counter from '../Counter.jsx'\nimport")
    .replace('Counter(', 'Home(')
    .replace('{count}', '<Counter />')
  const entries = { 'page:pages/home.jsx': { file: './pages/home.jsx' } }
  const { islands, told } = await bundled(
    { 'Counter.jsx': counter, 'Page.jsx': page, 'pages/home.jsx': home },
    'detect',
    entries,
  )
  expect({ islands, told }).toEqual({ islands: ['Counter.jsx', 'pages/home.jsx'], told: [] })
})
