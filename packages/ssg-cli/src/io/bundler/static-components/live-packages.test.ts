import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

let folder = ''
let siteDir = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-packages-'))
  siteDir = join(folder, 'site')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(stop)

type Files = Readonly<Record<string, string>>

/** The files of an installed package of modern modules. */
function package_(name: string, files: Files, type = 'module'): Files {
  const all = { 'package.json': JSON.stringify({ name, type, main: './index.js' }), ...files }
  return Object.fromEntries(Object.entries(all).map(([path, text]) => [`node_modules/${name}/${path}`, text]))
}

/** What a page of a site with these files shows, and which islands it has. Docs import the packages of `docs`. */
async function shown(page: string, files: Files, docs: readonly string[] = [], pages: readonly string[] = []) {
  const all = {
    'theme/server.js': 'export default { components: {} }',
    'shown.jsx':
      "import { renderToStaticMarkup } from 'react-dom/server'\nimport Page from './Page.jsx'\nexport default () => renderToStaticMarkup(<Page />)",
    'Page.jsx': page,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
  const cache = { get: () => undefined, set: () => undefined }
  const workDir = join(siteDir, '.docs-build')
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const entries = {
    'file:shown.jsx': { file: './shown.jsx' },
    ...Object.fromEntries(
      docs.map((name) => (isAbsolute(name) ? [inTheme(name), { file: name }] : [`package:${name}`, { file: name }])),
    ),
    ...Object.fromEntries(pages.map((name) => [`page:${name}`, { file: `./${name}` }])),
  }
  const theme = { package: './theme', components: {} }
  const { value, diagnostics } = await bundler.server({ theme, baseUrl: '/', entries, islands: 'detect' })
  expect(diagnostics).toEqual([])
  const module: { readonly default: () => string } = await import(
    pathToFileURL(value?.modules['file:shown.jsx']?.path ?? '').href
  )
  return { islands: Object.keys(value?.islands ?? {}), html: module.default() }
}

/** What docs import of a theme in a package is named by its file. */
const inTheme = (file: string) => `file:${relative(siteDir, file)}`

const count = (name: string) =>
  `function ${name}() { const [n, set] = useState(0); return createElement('button', { onClick: () => set(n + 1) }, n) }`
const modern = `import { useState, createElement } from 'react'
export ${count('Count')}
export const Plain = () => createElement('i')
export const useCount = () => useState(0)
export default function Player() { const [n] = useState(1); return createElement('b', null, n) }`
const island = (key: string, inside: string) =>
  `<docs-island data-island="${key}" data-props="{}" data-detected="">${inside}</docs-island>`

test('a component of a package that keeps state comes to life, wherever the site shows it; others stay', async () => {
  const page = `import Player, { Count, Plain, useCount } from 'acme'
export default () => <p><Player /><Count /><Plain />{useCount.length}</p>`
  expect(await shown(page, package_('acme', { 'index.js': modern }))).toEqual({
    islands: ['npm:acme', 'npm:acme#Count'],
    html: `<p>${island('npm:acme', '<b>1</b>')}${island('npm:acme#Count', '<button>0</button>')}<i></i>0</p>`,
  })
})

test.each(['node_modules', '../node_modules'])(
  'what a doc imports of a theme in a package of %s comes to life',
  async (place) => {
    const file = join(siteDir, place, 'acme/theme/Player.js')
    const files = {
      [join(place, 'acme/package.json')]: '{"name":"acme"}',
      [join(place, 'acme/theme/Player.js')]:
        `const { useState, createElement } = require('react')\nmodule.exports = ${count('Player')}`,
    }
    const { islands } = await shown('export default () => <p />', files, [file])
    expect(islands).toEqual([`npm:./${place}/acme/theme/Player.js`])
  },
)

test('what a class does when it is shown is a reason, also in a component that a function of the package makes of it', async () => {
  const code = `import { Component, createElement, forwardRef } from 'react'
const withRef = (Inner, name) => Object.assign(forwardRef((props, ref) => createElement(Inner, { ...props, ref })), { displayName: name })
class Shape extends Component {
  componentDidMount() { customElements.define('acme-icon', class extends HTMLElement {}) }
  render() { return createElement('i') }
}
class Plain_ extends Component {
  render() { return createElement('b') }
}
export const Icon = withRef(Shape, 'Icon')
export const Plain = withRef(Plain_, 'Plain')
`
  const page = "import { Icon, Plain } from 'acme'\nexport default () => <p><Icon /><Plain /></p>"
  expect(await shown(page, package_('acme', { 'index.js': code }))).toEqual({
    islands: ['npm:acme#Icon'],
    html: `<p>${island('npm:acme#Icon', '<i></i>')}<b></b></p>`,
  })
})

test('what a package exports by default is there beside its islands', async () => {
  const code = modern.replace(
    'export default function Player()',
    'export default function tell() { return 1 }\nfunction Player()',
  )
  const page = `import tell, { Count } from 'acme'
export default () => <p>{tell()}<Count /></p>`
  expect(await shown(page, package_('acme', { 'index.js': code }))).toEqual({
    islands: ['npm:acme#Count'],
    html: `<p>1${island('npm:acme#Count', '<button>0</button>')}</p>`,
  })
})

test('it is found behind the files that a package exports it through', async () => {
  const files = {
    'index.js': "export { Count as Counter } from './count.js'\nexport * from './plain.js'",
    'count.js': `import { useState, createElement } from 'react'\n${count('Count')}\nexport { Count }`,
    'plain.js': "import { createElement } from 'react'\nexport const Plain = () => createElement('i')",
  }
  const page = "import { Counter, Plain } from 'acme'\nexport default () => <p><Counter /><Plain /></p>"
  expect(await shown(page, package_('acme', files))).toEqual({
    islands: ['npm:acme#Counter'],
    html: `<p>${island('npm:acme#Counter', '<button>0</button>')}<i></i></p>`,
  })
})

test('CommonJS is looked through as text', async () => {
  const files = {
    'index.js': `const { useState, createElement } = require('react')\n${count('Count')}\nexports.Count = Count\nexports.default = Count\nexports.__esModule = true`,
  }
  const page = "import Count from 'acme'\nexport default () => <Count />"
  expect(await shown(page, package_('acme', files, 'commonjs'))).toEqual({
    islands: ['npm:acme'],
    html: island('npm:acme', '<button>0</button>'),
  })
})

test('packages that use each other find what they know', async () => {
  const files = {
    ...package_('acme', { 'index.js': modern }),
    ...package_('outer', {
      'index.js':
        "import { createElement } from 'react'\nimport Player from 'acme'\nexport const same = Player\nexport const Outer = () => createElement('u', null, createElement(Player))",
    }),
  }
  const page = `import Player from 'acme'
import { Outer, same } from 'outer'
export default () => <p>{String(same === Player)}<Outer /></p>`
  expect(await shown(page, files)).toEqual({
    islands: ['npm:acme', 'npm:outer#Outer'],
    html: `<p>false${island('npm:outer#Outer', '<u><b>1</b></u>')}</p>`,
  })
})

test('what a doc imports of a package is found without the names that it imports', async () => {
  const { islands } = await shown('export default () => <p />', package_('acme', { 'index.js': modern }), ['acme'])
  expect(islands).toEqual(['npm:acme', 'npm:acme#Count'])
})

test('a React page that shows such a component is static around it, so that its own come to life by themselves', async () => {
  const files = {
    ...package_('acme', { 'index.js': modern }),
    'Own.jsx': `import { useState, createElement } from 'react'\n${count('Own')}\nexport default Own`,
    'start.jsx':
      "import Own from './Own.jsx'\nimport { Count } from 'acme'\nexport default () => <p><Own /><Count /></p>",
  }
  const { islands } = await shown('export default () => <p />', files, ['acme'], ['start.jsx'])
  expect(islands).toEqual(['Own.jsx', 'npm:acme', 'npm:acme#Count'])
  const alone = await shown('export default () => <p />', files, [], ['start.jsx'])
  expect(alone.islands).toEqual([])
})

const family = `import { createContext, createElement, useContext, useState } from 'react'
const Held = createContext(0)
export function Provider({ children }) { const [n] = useState(1); return createElement(Held.Provider, { value: n }, children) }
export function Shown() { const held = useContext(Held); const [n] = useState(2); return createElement('i', null, held + n) }`

test('components that ask each other live in the one that shows them', async () => {
  const files = {
    ...package_('acme', { 'index.js': family }),
    'Demo.jsx':
      "import { Provider, Shown } from 'acme'\nexport default () => <Provider><Shown /></Provider>\nexport const Plain = () => <b />",
  }
  const page = "import Demo, { Plain } from './Demo.jsx'\nexport default () => <p><Demo /><Plain /></p>"
  expect(await shown(page, files)).toEqual({
    islands: ['Demo.jsx'],
    html: `<p>${island('Demo.jsx', '<i>3</i>')}<b></b></p>`,
  })
})

test('what shows members of an export comes to life: `<motion.div>`', async () => {
  const files = {
    ...package_('acme', {
      'index.js': "export { motion } from './motion.js'\nexport { Plain } from './plain.js'",
      'plain.js': "import { createElement } from 'react'\nexport const Plain = { b: () => createElement('b') }",
      'motion.js': `import { createElement, useEffect } from 'react'
const moving = (name) => (props) => { useEffect(() => undefined); return createElement(name, props) }
export const motion = new Proxy({}, { get: (_, name) => moving(name) })`,
    }),
    'Demo.jsx': "import { motion } from 'acme'\nexport default () => <motion.i>moves</motion.i>",
    'Still.jsx': "import { Plain } from 'acme'\nexport default () => <Plain.b />",
    'All.jsx': "import * as acme from 'all'\nexport default () => <acme.Count />",
    ...package_('all', { 'index.js': modern }),
  }
  const page = `import Demo from './Demo.jsx'
import Still from './Still.jsx'
import All from './All.jsx'
export default () => <p><Demo /><Still /><All /></p>`
  expect(await shown(page, files)).toEqual({
    islands: ['Demo.jsx', 'npm:all#Count'],
    html: `<p>${island('Demo.jsx', '<i>moves</i>')}<b></b>${island('npm:all#Count', '<button>0</button>')}</p>`,
  })
})

test('a doc that shows components which ask each other keeps what they render', async () => {
  const files = package_('acme', { 'index.js': family })
  expect(await shown('export default () => <p />', files, ['acme'])).toMatchObject({ islands: [] })
})

test('a component of a package without a name of its own comes to life', async () => {
  const page = "import Player from 'acme'\nexport default () => <Player />"
  const own = modern.replace('function Player', 'function ')
  expect(await shown(page, package_('acme', { 'index.js': own }))).toEqual({
    islands: ['npm:acme'],
    html: island('npm:acme', '<b>1</b>'),
  })
})

const store = `import { createContext, createElement, useContext, useSyncExternalStore } from 'react'
const Held = createContext(null)
export function Provider({ store, children }) { return createElement(Held.Provider, { value: store }, children) }
export function useSelector(pick) { const { subscribe, get } = useContext(Held) ?? none; return pick(useSyncExternalStore(subscribe, get, get)) }
const none = { subscribe: () => () => {}, get: () => ({ n: 3 }) }
export const create = (n) => () => useSyncExternalStore(none.subscribe, none.get, none.get).n + n
export { useSelector as default }
`

test.each<[name: string, own: string, files?: Files]>([
  [
    'a hook of a package',
    "import { useSelector } from 'acme'\nexport default () => <b>{useSelector(({ n }) => n)}</b>",
  ],
  ['its hook by default', "import useNumber from 'acme'\nexport default () => <b>{useNumber(({ n }) => n)}</b>"],
  [
    'a hook that a package makes',
    "import { create } from 'acme'\nconst useNumber = create(0)\nexport default () => <b>{useNumber()}</b>",
  ],
  [
    'one that the site exports on',
    "import { useNumber } from './hooks.js'\nexport default () => <b>{useNumber(({ n }) => n)}</b>",
    { 'hooks.js': "export { useSelector as useNumber } from 'acme'" },
  ],
  [
    'one that the site has another name for',
    "import { useNumber } from './hooks.js'\nexport default () => <b>{useNumber(({ n }) => n)}</b>",
    { 'hooks.js': "import { useSelector } from 'acme'\nexport const useNumber = useSelector" },
  ],
])('a component that calls %s comes to life', async (_, own, more = {}) => {
  const files = { ...package_('acme', { 'index.js': store }), 'Own.jsx': own, ...more }
  const page = "import Own from './Own.jsx'\nexport default () => <p><Own /></p>"
  expect(await shown(page, files)).toEqual({ islands: ['Own.jsx'], html: `<p>${island('Own.jsx', '<b>3</b>')}</p>` })
})

test('a provider of a package lives with those that ask it by a hook of that package', async () => {
  const files = {
    ...package_('acme', { 'index.js': store }),
    'Own.jsx': "import { useSelector } from 'acme'\nexport default () => <b>{useSelector(({ n }) => n)}</b>",
    'Demo.jsx': `import { Provider } from 'acme'
import Own from './Own.jsx'
const store = { subscribe: () => () => {}, get: () => ({ n: 5 }) }
export default () => <Provider store={store}><Own /></Provider>`,
  }
  const page = "import Demo from './Demo.jsx'\nexport default () => <p><Demo /></p>"
  expect(await shown(page, files)).toEqual({
    islands: ['Demo.jsx', 'Own.jsx'],
    html: `<p>${island('Demo.jsx', '<b>5</b>')}</p>`,
  })
})

test('parts that a site makes of such components live in the one that shows several of them', async () => {
  const files = {
    ...package_('acme', { 'index.js': family }),
    'ui/parts.jsx': `import * as Acme from 'acme'
const Giver = Acme.Provider
const Taker = (props) => <Acme.Shown {...props} />
export { Giver, Taker }
export const Plain = () => <b />`,
    'ui/index.js': "export * from './parts.jsx'",
    'Demo.jsx': `import { Giver, Plain, Taker } from './ui'
const Inner = () => <Taker />
export default () => <Giver><Plain /><Inner /></Giver>
export const Other = () => <Plain />`,
  }
  const page = "import Demo, { Other } from './Demo.jsx'\nexport default () => <p><Demo /><Other /></p>"
  const { islands, html } = await shown(page, files)
  expect(islands).toEqual(['Demo.jsx', 'ui/parts.jsx#Giver', 'ui/parts.jsx#Taker'])
  expect(html).toBe(`<p>${island('Demo.jsx', '<b></b><i>3</i>')}<b></b></p>`)
})

test('the same holds for parts that say to be islands and share a context', async () => {
  const files = {
    'parts.jsx': `'use client'
import { cloneElement, createContext, useContext, useState } from 'react'
const Held = createContext(0)
export const Giver = ({ children }) => { const [n] = useState(1); return <Held.Provider value={n}>{children}</Held.Provider> }
export const Taker = ({ children }) => cloneElement(children, { title: String(useContext(Held)) })`,
    'Demo.jsx': "import { Giver, Taker } from './parts'\nexport default () => <Giver><Taker><i /></Taker></Giver>",
    'One.jsx': "import { Giver } from './parts'\nexport default () => <Giver>one</Giver>",
  }
  const page = "import Demo from './Demo.jsx'\nimport One from './One.jsx'\nexport default () => <p><Demo /><One /></p>"
  const { islands, html } = await shown(page, files)
  expect(islands).toEqual(['Demo.jsx', 'parts.jsx#Giver', 'parts.jsx#Taker'])
  expect(html).toContain(`<p>${island('Demo.jsx', '<i title="1"></i>')}<docs-island data-island="parts.jsx#Giver"`)
})
