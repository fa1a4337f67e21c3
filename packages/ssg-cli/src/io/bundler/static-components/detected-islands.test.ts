import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { ServerInput } from '../../../host.ts'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'
import { takeLostProps } from '../../../3-pages/render/take-lost-props.ts'
import { takeUnheard } from '../../../3-pages/render/take-unheard.ts'

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
  const root = 'Root.jsx' in files ? { root: 'Root.jsx' } : {}
  const input = { theme: { package: './theme', components: {}, ...root }, baseUrl: '/', entries, islands }
  const { value, diagnostics } = await bundler.server(input)
  const { href } = pathToFileURL(value?.modules['file:shown.jsx']?.path ?? '')
  const module: { readonly default: () => string } = await import(href)
  const { html, lost } = takeLostProps(takeUnheard(module.default()).html)
  return {
    islands: Object.keys(value?.islands ?? {}),
    told: diagnostics.map(({ code }) => code),
    html,
    ...(lost.length > 0 && { lost }),
  }
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

test('an exported component that keeps state is an island of its own beside what stays as it is', async () => {
  const named = `${counter.replace('default function', 'function')}
export const Framed = () => <div><Counter>n: </Counter></div>
export const Plain = () => <i />`
  const page = "import { Framed, Plain } from './Counter.jsx'\nexport default () => <><Framed /><Plain /></>"
  expect(await bundled({ 'Counter.jsx': named, 'Page.jsx': page })).toEqual({
    islands: ['Counter.jsx#Counter', 'Counter.jsx#Framed'],
    told: [],
    html: '<docs-island data-island="Counter.jsx#Framed" data-props="{}" data-detected=""><div><button>n: 0</button></div></docs-island><i></i>',
  })
})

test.each([
  ['written where it is exported', 'export default { Plain, "my-counter": Counter, text: "n" }'],
  ['named before', 'const all = { Plain, "my-counter": Counter, text: "n" }\nexport default all'],
])('components in an object, %s, are islands by their keys, and the object stays one', async (_, exported) => {
  const own = `${counter.replace('export default ', '')}\nconst Plain = () => <i />\n${exported}`
  const page =
    "import all from './types.jsx'\nconst Item = all['my-counter']\nexport default () => <><Item start=\"2\" /><all.Plain />{all.text}</>"
  expect(await bundled({ 'types.jsx': own, 'Page.jsx': page })).toEqual({
    islands: ['types.jsx#default.my-counter'],
    told: [],
    html: '<docs-island data-island="types.jsx#default.my-counter" data-props="{&quot;start&quot;:&quot;2&quot;}" data-detected=""><button>0</button></docs-island><i></i>n',
  })
})

test('a component without a name is an island', async () => {
  const own = counter.replace('function Counter', 'function ')
  expect(await bundled({ 'Counter.jsx': own, 'Page.jsx': page })).toMatchObject({ islands: ['Counter.jsx'], told: [] })
})

test('what belongs to a component is found at its island', async () => {
  const own = `${counter}\nCounter.Item = () => <i />`
  const page = "import Counter from './Counter.jsx'\nexport default () => <Counter.Item />"
  expect(await bundled({ 'Counter.jsx': own, 'Page.jsx': page })).toMatchObject({ html: '<i></i>' })
})

test('elements that it is given come along as slots', async () => {
  const page =
    "import Counter from './Counter.jsx'\nexport default () => <Counter><b>n</b>: <Counter>m</Counter></Counter>"
  const { html } = await bundled({ 'Counter.jsx': counter, 'Page.jsx': page })
  const [, id = ''] = /data-slot="([^"]+)"/.exec(html) ?? []
  expect(html).toBe(
    `<docs-island data-island="Counter.jsx" data-props="{&quot;children&quot;:{&quot;$slot&quot;:&quot;${id}&quot;}}" data-detected="">` +
      `<button><docs-slot data-slot="${id}"><b>n</b>: <docs-island data-island="Counter.jsx" data-props="{&quot;children&quot;:&quot;m&quot;}" data-detected=""><button>m0</button></docs-island></docs-slot>0</button></docs-island>`,
  )
})

test('what it does not show at first stands beside it for later', async () => {
  const fold = `import { useState } from 'react'
export default function Fold({ children, title }) {
  const [isOpen, toggle] = useState(false)
  return <><button onClick={() => toggle(!isOpen)}>{title}</button>{isOpen && children}</>
}`
  const page = "import Fold from './Fold.jsx'\nexport default () => <Fold title={<b>More</b>}><p>Text</p></Fold>"
  const { html } = await bundled({ 'Fold.jsx': fold, 'Page.jsx': page })
  expect(html.replace(/_R_\w*?(?=\d[&"])/g, '')).toBe(
    '<docs-island data-island="Fold.jsx" data-props="{&quot;title&quot;:{&quot;$slot&quot;:&quot;0&quot;},&quot;children&quot;:{&quot;$slot&quot;:&quot;1&quot;}}" data-detected="">' +
      '<button><docs-slot data-slot="0"><b>More</b></docs-slot></button><template data-slot="1"><p>Text</p></template></docs-island>',
  )
})

const tabs = `import { Children, useState } from 'react'
export default function Tabs({ children }) {
  const [at, choose] = useState(0)
  const titles = Children.map(children, (child) => child.props.title)
  return <div>{titles.map((title, n) => <button key={n} onClick={() => choose(n)}>{title}</button>)}{Children.toArray(children)[at]}</div>
}`
const list = `import { useState } from 'react'
export default function List({ children }) {
  const [isOpen, toggle] = useState(true)
  return <ul onClick={() => toggle(!isOpen)}>{children}</ul>
}`

test.each<[name: string, component: string, shown: string, html: string, kind: string, path: string]>([
  [
    'a component looks into them',
    tabs,
    '<Own><p title="a">A</p><p title="b">B</p></Own>',
    '<div><button>a</button><button>b</button><p title="a">A</p></div>',
    'element',
    'children[0]',
  ],
  ['nothing may stand around them', list, '<Own><li>a</li></Own>', '<ul><li>a</li></ul>', 'element', 'children'],
  [
    'they come with a function',
    counter,
    '<Own onPick={() => undefined}><b>n</b></Own>',
    '<button><b>n</b>0</button>',
    'function',
    'onPick',
  ],
])('elements stay as they are rendered where %s, and that is told', async (_, component, shown, html, kind, path) => {
  const page = `'use static'\nimport Own from './Own.jsx'\nexport default () => ${shown}`
  const lost = [{ island: 'Own.jsx', kind, path, isAsleep: true }]
  expect(await bundled({ 'Own.jsx': component, 'Page.jsx': page })).toMatchObject({ html, lost })
})

const page = "import Counter from './Counter.jsx'\nexport default () => <Counter />"
const still = { islands: [], told: ['missing-use-client'], html: '<button>0</button>' }

const useDoc = "import { useDoc } from '@docusaurus/plugin-content-docs/client'\n"
test.each([
  ['itself', `${useDoc}${counter.replace('useState(0)', 'useState(useDoc().metadata.title)')}`],
  [
    'and for classes and settings of docs, and says "docs"',
    `${useDoc}import { ThemeClassNames } from '@docusaurus/theme-common'
export const words = (themeConfig) => themeConfig.docs?.sidebar ?? 'Read the docs'
${counter.replace('useState(0)', 'useState(ThemeClassNames.docs.docMarkdown && useDoc().metadata.title)')}`,
  ],
  ['by a package', `import { useTitle } from 'titles'\n${counter.replace('useState(0)', 'useState(useTitle())')}`],
])('a component that asks for its page %s comes to life with what it is told', async (_, own) => {
  const around = {
    page: { route: '/a', meta: {}, content: { type: 'doc', title: 'Roofs', html: '<p>…' }, sidebar: { key: 'a' } },
    layout: { locale: {} },
  }
  const files = {
    'theme/server.js': `export default { components: {}, useArticle: () => (${JSON.stringify(around)}) }`,
    'node_modules/titles/index.js': `${useDoc}export const useTitle = () => useDoc().metadata.title`,
  }
  const { islands, told, html } = await bundled({ 'Counter.jsx': own, 'Page.jsx': page, ...files })
  expect({ islands, told }).toEqual({ islands: ['Counter.jsx'], told: [] })
  expect(html.replaceAll('&quot;', '"')).toBe(
    '<docs-island data-island="Counter.jsx" data-props="{}" data-detected="" data-around="' +
      '{"page":{"route":"/a","meta":{},"content":{"type":"doc","title":"Roofs"}},"layout":{"locale":{},"docs":{}}}"><button>Roofs</button></docs-island>',
  )
})

test('a component that the theme itself shows is told of its page, whichever module comes first', async () => {
  const own = `${useDoc}${counter.replace('useState(0)', 'useState(useDoc().metadata.title)')}`
  const around = { page: { route: '/a', meta: {}, content: { title: 'Roofs' } }, layout: { locale: {} } }
  const files = {
    'theme/server.js': `import Counter from '../Counter.jsx'
export default { components: { Counter }, useArticle: () => (${JSON.stringify(around)}) }`,
    'Counter.jsx': own,
    'Page.jsx': `${useDoc}import theme from './theme/server.js'
export default () => <p title={useDoc().metadata.title}><theme.components.Counter /></p>`,
  }
  expect((await bundled(files)).html).toContain('data-around=')
})

test('a hook of the site that is only called as one of Docusaurus is, asks for no page', async () => {
  const own = counter
    .replace('import', "import { useActiveTab } from './tab.js'\nimport")
    .replace('useState(0)', 'useState(useActiveTab())')
  const files = { 'Counter.jsx': own, 'tab.js': 'export const useActiveTab = () => 0', 'Page.jsx': page }
  expect((await bundled(files)).html).toBe(
    '<docs-island data-island="Counter.jsx" data-props="{}" data-detected=""><button>0</button></docs-island>',
  )
})

test.each<[name: string, files: Files]>([
  ['whose file begins with "use static"', { 'Counter.jsx': `// Shown only.\n'use static'\n${counter}` }],
  [
    'that asks for more than comes with a page',
    {
      'Counter.jsx': `import { useName } from './name.js'\n${counter.replace('useState(0)', 'useState(useName() ?? 0)')}`,
      'name.js':
        "import { useDocsVersion } from '@docusaurus/theme-common'\nexport const useName = () => useDocsVersion().docs.count",
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

test('a hook that a file exports by default is no component, where a root provides contexts either', async () => {
  const files = {
    'Root.jsx': 'export default ({ children }) => children',
    'useText.jsx':
      "import { useState } from 'react'\nexport default function useText(text) { return useState(text)[0] }",
    'Text.jsx': "import useText from './useText'\nexport default ({ text }) => <p>{useText(text).split('-')[0]}</p>",
    'Page.jsx': 'import Text from \'./Text\'\nexport default () => <Text text="a-b" />',
  }
  const { islands, html } = await bundled(files)
  expect(islands).toEqual(['Text.jsx'])
  expect(html).toContain('<p>a</p>')
})

const table = `import { useState } from 'react'
export default function Table({ columns, rows }) {
  const [at, sort] = useState(0)
  return <p onClick={() => sort(1)}>{rows.map((row) => columns.map(({ cell }) => cell(row)))}{at}</p>
}`
const columns = `import Table from './Table.jsx'
const columns = [{ cell: (row) => <b>{row}</b> }]
export const Prices = ({ rows }) => <Table rows={rows} columns={columns} />
export const Names = ({ rows }) => <Table rows={rows} columns={[]} />`

test('a component that hands a function to an island is one itself', async () => {
  const both =
    "import { Prices, Names } from './Prices.jsx'\nexport default () => <><Prices rows={[1]} /><Names rows={[1]} /></>"
  const { islands, html, lost } = await bundled({ 'Table.jsx': table, 'Prices.jsx': columns, 'Page.jsx': both })
  expect({ islands: islands.sort(), lost }).toEqual({
    islands: ['Prices.jsx#Names', 'Prices.jsx#Prices', 'Table.jsx'],
    lost: undefined,
  })
  expect(html.replaceAll('&quot;', '"')).toBe(
    '<docs-island data-island="Prices.jsx#Prices" data-props="{"rows":[1]}" data-detected=""><p><b>1</b>0</p></docs-island>' +
      '<docs-island data-island="Table.jsx" data-props="{"rows":[1],"columns":[]}" data-detected=""><p>0</p></docs-island>',
  )
})

test('a function that is handed on through several components is found where it comes from', async () => {
  const files = {
    'Table.jsx': table,
    'Framed.jsx': "import Table from './Table.jsx'\nexport const Framed = (props) => <i><Table {...props} /></i>",
    'all.js': "export * from './Framed.jsx'",
    'Prices.jsx': columns.replace("Table from './Table.jsx'", "{ Framed as Table } from './all.js'"),
    'Page.jsx': "import { Prices } from './Prices.jsx'\nexport default () => <Prices rows={[1]} />",
  }
  const { html, lost } = await bundled(files)
  expect(lost).toBeUndefined()
  expect(html.replaceAll('&quot;', '"')).toBe(
    '<docs-island data-island="Prices.jsx#Prices" data-props="{"rows":[1]}" data-detected=""><i><p><b>1</b>0</p></i></docs-island>',
  )
})

test('a component that shows an island elements into which that looks is one itself', async () => {
  const files = {
    'Tabs.jsx': tabs,
    'Tab.jsx': 'export default ({ children }) => <i>{children}</i>',
    'Both.jsx':
      'import Tabs from \'./Tabs.jsx\'\nimport Tab from \'./Tab.jsx\'\nexport default () => <Tabs><Tab title="a">A</Tab><Tab title="b">B</Tab></Tabs>',
    'Page.jsx': "import Both from './Both.jsx'\nexport default () => <Both />",
  }
  const { html, lost } = await bundled(files)
  expect(lost).toBeUndefined()
  expect(html).toMatch(/^<docs-island data-island="Both.jsx" data-props="\{\}" data-detected=""><div><button>a/)
})

test('an island may load one of several modules by a name that it makes', async () => {
  const loading = counter.replace('onClick={', 'onBlur={() => import(`./words/${step}.js`)} onClick={')
  const files = { 'Counter.jsx': loading, 'words/2.js': 'export default 2', 'Page.jsx': page }
  expect(await bundled(files)).toMatchObject({ islands: ['Counter.jsx'], told: [] })
})
