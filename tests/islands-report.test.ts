import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined

afterEach(() => site?.remove())

const words = (seed: number) =>
  JSON.stringify(Array.from({ length: 300 }, (_, index) => ((index + seed) * 2654435761).toString(36)))

const files = {
  'docs.config.mjs': configText({ theme: { islands: 'detect' } }),
  'components/Counter.jsx':
    "import { useState } from 'react'\n\nexport default function Counter() {\n  const [n, set] = useState(0)\n  return <button onClick={() => set(n + 1)}>{n}</button>\n}\n",
  'components/Map.jsx':
    "// Of the plant.\n'use client'\nimport { useEffect } from 'react'\nimport { shared } from './shared.js'\nconst places = " +
    words(1) +
    '\nexport default function Map() {\n  useEffect(() => {})\n  return <i>{places.length + shared.length}</i>\n}\n',
  'components/shared.js': `export const shared = ${words(7)}\n`,
  'components/tables.jsx':
    "import { useOrder } from './order.js'\nimport { shared } from './shared.js'\nexport const Plain = () => <i>{shared[0]}</i>\nexport function Sorted() {\n  const order = useOrder()\n  return <b>{order}{shared[1]}</b>\n}\n",
  'components/order.js':
    "import { useReducer } from 'react'\nexport const useOrder = () => useReducer((a) => a, 0)[0]\n",
  'components/Unseen.jsx': "'use client'\nexport default function Unseen() {\n  return <i />\n}\n",
  'node_modules/acme/package.json': JSON.stringify({ name: 'acme', type: 'module', main: './index.js' }),
  'node_modules/acme/index.js':
    "import { useState, createElement } from 'react'\nexport function Player() {\n  const [n] = useState(1)\n  return createElement('b', null, n)\n}\n",
  'docs/live.mdx': `import Counter from '@site/components/Counter'
import Map from '@site/components/Map'
import Unseen from '@site/components/Unseen'
import { Player } from 'acme'

export const Toggle = () => <button onClick={() => alert(1)}>on</button>

# Home

<Counter />

<Map />

<Map />

<Player />

<Toggle />
`,
  'docs/more.mdx': `import Map from '@site/components/Map'
import { Plain, Sorted } from '@site/components/tables'

# More

<Map />

<Plain />

<Sorted />
`,
}

test('a build names each island that pages show, why it is one, and on how many of them', async () => {
  site = temporarySite(files)
  const { stdout } = await site.buildWarm(['--reporter', 'json'])
  const { islands } = JSON.parse(stdout)
  const told = islands.map((island: { readonly gzipBytes: number }) => ({ ...island, gzipBytes: undefined }))
  expect(told).toEqual([
    {
      name: 'components/Map.jsx',
      pages: 2,
      because: "'use client'",
      file: 'site/components/Map.jsx',
      line: 2,
      column: 1,
    },
    {
      name: 'components/tables.jsx#Sorted',
      pages: 1,
      because: 'useOrder',
      calls: 'useReducer',
      file: 'site/components/tables.jsx',
      line: 5,
      column: 17,
    },
    {
      name: 'components/Counter.jsx',
      pages: 1,
      because: 'useState',
      file: 'site/components/Counter.jsx',
      line: 4,
      column: 20,
    },
    { name: 'docs/live.mdx#Toggle', pages: 1, because: 'onClick', file: 'site/docs/live.mdx', line: 6, column: 37 },
    {
      name: 'npm:acme#Player',
      pages: 1,
      because: 'useState',
      file: 'site/node_modules/acme/index.js',
      line: 3,
      column: 15,
    },
  ])
})

test('an island weighs what a page loads for it beyond what brings any to life, each file compressed by gzip', async () => {
  site = temporarySite(files)
  const { stdout } = await site.buildWarm(['--reporter', 'json'])
  const output = site.output()
  const told: readonly { readonly name: string; readonly gzipBytes: number }[] = JSON.parse(stdout).islands
  const weights = Object.fromEntries(told.map(({ name, gzipBytes }) => [name, gzipBytes]))
  // What hydrates is the one file of the theme that knows of slots within islands.
  const [hydration = ''] = Object.keys(output).filter(
    (path) => /chunk-.*\.js$/.test(path) && output[path]?.includes('"docs-slot"'),
  )
  const client = Object.keys(output).find((path) => /client-.*\.js$/.test(path)) ?? ''
  const before = new Set([...loadedWith(client, output), ...loadedWith(hydration, output)])
  const urls = Object.values(output)
    .flatMap((text) => [...text.matchAll(/"islands":(\{[^}]*\})/g)])
    .flatMap(([, json = '{}']) => Object.entries<string>(JSON.parse(json)))
  expect(urls).not.toEqual([])
  for (const [key, url] of urls) {
    const loaded = [...loadedWith(url.slice(1), output)].filter((path) => !before.has(path))
    const bytes = loaded.map((path) => gzipSync(Buffer.from(output[path] ?? '', 'latin1')).length)
    expect([key, weights[key.replace('?code', '')]]).toEqual([key, bytes.reduce((sum, each) => sum + each, 0)])
  }
  expect(loadedWith(hydration, output).size).toBeGreaterThan(1)
})

test('a build that finds everything known reports the same islands', async () => {
  site = temporarySite(files)
  const islands = async (flags: readonly string[] = []) =>
    JSON.parse((await site!.buildWarm(['--reporter', 'json', ...flags])).stdout).islands
  const first = await islands()
  expect(first).toHaveLength(5)
  expect(await islands()).toEqual(first)
  site.write({ 'docs/more.mdx': '# More\n' })
  const names = (await islands()).map(({ name, pages }: { name: string; pages: number }) => `${name} ${pages}`)
  expect(names).toEqual([
    'components/Map.jsx 1',
    'components/Counter.jsx 1',
    'docs/live.mdx#Toggle 1',
    'npm:acme#Player 1',
  ])
  site.write({ 'docs/more.mdx': files['docs/more.mdx'] })
  expect(await islands()).toEqual(first)
  expect(await islands(['--no-cache'])).toEqual(first)
})

test('people are told how many there are, and each when they ask', async () => {
  site = temporarySite({
    'components/Counter.jsx': files['components/Counter.jsx'].replace(/^/, "'use client'\n"),
    'docs/live.mdx': "import Counter from '@site/components/Counter'\n\n# Home\n\n<Counter />\n",
  })
  const linesOf = async (flags: readonly string[]) =>
    (await site!.buildWarm(flags)).stderr.replace(/\b\d+ B\b/g, 'n B').split(/\n(?=Built )/)[0]
  expect(await linesOf([])).toBe(
    '1 island, n B with gzip: components/Counter.jsx (docs-build build --islands says why)',
  )
  expect(await linesOf(['--islands'])).toBe(`Islands                  gzip  pages  why
components/Counter.jsx  n B      1  'use client' at site/components/Counter.jsx:1:1
`)
})

test('a component of a package that a doc imports and that stays asleep is told each time, where its name stands', async () => {
  const tabs = `import { createContext, createElement, useState } from 'react'
export const Chosen = createContext('')
export const Frame = () => createElement('i')
export const Tabs = () => createElement('b', null, useState('a')[0])
export const Pages = () => createElement('b', null, useState('b')[0])
`
  site = temporarySite({
    'docs.config.mjs': files['docs.config.mjs'],
    'node_modules/acme/package.json': files['node_modules/acme/package.json'],
    'node_modules/acme/index.js': tabs,
    'docs/_part.mdx': "import {\n  Frame,\n  Pages as Book,\n} from 'acme'\n\n<Frame />\n\n<Book />\n",
    'docs/a.mdx': "import Part from './_part.mdx'\nimport { Frame } from 'acme'\n\n# A\n\n<Part />\n\n<Frame />\n",
    'docs/b.mdx':
      "import Part from './_part.mdx'\nimport { Tabs } from 'acme'\n\n# B\n\n<Part />\n\n<Tabs />\n\n```jsx\nimport { Tabs } from 'acme'\n```\n",
    'docs/c.mdx':
      "import { Tabs } from 'acme'\nimport BrowserOnly from '@docusaurus/BrowserOnly'\n\n# C\n\n<BrowserOnly>{() => <Tabs />}</BrowserOnly>\n",
  })
  const told = async () => {
    const { diagnostics } = JSON.parse((await site!.buildWarm(['--reporter', 'json'])).stdout)
    return diagnostics.map(({ file, line, column, code }: Record<string, unknown>) =>
      [file, line, column, code].join(' '),
    )
  }
  const first = await told()
  expect(first).toEqual(['site/docs/_part.mdx 3 12 missing-use-client', 'site/docs/b.mdx 2 10 missing-use-client'])
  expect(await told()).toEqual(first)
})

/** A script and all that it imports, also through others, without what it loads later. */
function loadedWith(first: string, output: Readonly<Record<string, string>>): ReadonlySet<string> {
  const found = new Set([first])
  for (const each of found)
    for (const [, name = ''] of (output[each] ?? '').matchAll(/(?:\bfrom|\bimport) ?"\.\/([^"]+)"/g))
      found.add(`assets/${name}`)
  return found
}

test("all components that a file with 'use client' exports are islands, and what else it exports is there too", async () => {
  site = temporarySite({
    'docs.config.mjs': configText({}),
    'parts/parts.tsx': `'use client'
import { forwardRef } from 'react'

export function Counter() { return <button>0</button> }
export const Field = forwardRef<HTMLInputElement>((_, ref) => <input ref={ref} />)
export class Amount { value = 7 }
export const LIMIT = 3
export const double = (count: number) => 2 * count
export type Props = { readonly from: number }
`,
    'docs/live.mdx': `import { Amount, Counter, Field, LIMIT, double } from '@site/parts/parts'

# Home

<Counter /> <Field />

{new Amount().value} {LIMIT} {double(2)}
`,
  })
  expect(await site.buildWarm(['--strict'])).toMatchObject({ code: 0 })
  const html = site.output()['live/index.html']
  expect(html).toContain(
    '<docs-island data-island="parts/parts.tsx#Counter" data-props="{}"><button>0</button></docs-island>',
  )
  expect(html).toContain('<docs-island data-island="parts/parts.tsx#Field" data-props="{}"><input/></docs-island>')
  expect(html).toMatch(/>7\D+3\D+4</)
})
