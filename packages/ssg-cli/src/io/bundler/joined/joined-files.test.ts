import { expect, test } from 'vitest'
import type { Metafile } from '../../esbuild.ts'
import { joinedFiles } from './joined-files.ts'

interface Script {
  readonly code: string
  /** Entry of the site, or the source file that something imports on demand. */
  readonly entryPoint?: string
  readonly inputs?: readonly string[]
  /** Names of files that it imports on demand. */
  readonly asks?: readonly string[]
}

/** What a reader with the client loads when the theme asks for "later" and for what brings components to life. */
const client: Record<string, Script> = {
  'client-1.js': {
    code: 'import{a as s}from"./chunk-state.js";s.push("client");import("./chunk-later.js");import("./chunk-islands.js");',
    entryPoint: 'docs-build-entry:client',
    inputs: ['theme/entry.ts'],
    asks: ['chunk-later.js', 'chunk-islands.js'],
  },
  'chunk-state.js': { code: 'var a=["state"];export{a};', inputs: ['theme/state.ts'] },
  'chunk-later.js': {
    code: 'import{a as b}from"./chunk-state.js";b.push("later");export{b as shown};',
    entryPoint: 'theme/later.ts',
    inputs: ['theme/later.ts'],
  },
  'chunk-islands.js': {
    code: 'import{a as d}from"./chunk-dom.js";import{a as r}from"./chunk-react.js";d(r);',
    entryPoint: 'theme/islands.tsx',
    inputs: ['theme/islands.tsx'],
  },
  'chunk-react.js': { code: 'var r="react";export{r as a};', inputs: ['node_modules/react/index.js'] },
  'chunk-dom.js': {
    code: 'import{a as x}from"./chunk-react.js";var d=y=>console.log(x,y);export{d as a};',
    inputs: ['node_modules/react-dom/cjs/react-dom-client.production.js'],
  },
  'island-1.js': {
    code: 'import{a}from"./chunk-react.js";export default a;',
    entryPoint: 'docs-build-entry:island:Counter.tsx',
    inputs: ['Counter.tsx'],
  },
}

test('what the client shares with what it loads is its own, and the parts of React are one', async () => {
  const files = await joined(client)
  expect(Object.keys(files)).toEqual([
    'client-1.js',
    'chunk-later.js',
    'chunk-islands.js',
    'chunk-dom.js',
    'island-1.js',
  ])
  expect(files['chunk-later.js']).toBe('import{a as b}from"./client-1.js";b.push("later");export{b as shown};')
  expect(files['client-1.js']).toMatch(/^var (\w)=\["state"\];\1\.push\("client"\).*export\{\1 as a\};\s*$/)
  expect(files['island-1.js']).toMatch(/^import\{\w as a\}from"\.\/chunk-dom\.js";export default a;$/)
})

test('what the script of a plugin loads stays apart', async () => {
  const plugin: Script = {
    code: 'import{a}from"./chunk-react.js";import{a as s}from"./chunk-state.js";a(s);',
    entryPoint: 'docs-build-entry:plugin:charts',
    inputs: ['charts.ts'],
  }
  const all = { ...client, 'plugin-1.js': plugin }
  expect(await joined(all)).toEqual(Object.fromEntries(Object.entries(all).map(([name, { code }]) => [name, code])))
})

test('a file that is asked for on demand keeps its name', async () => {
  const asked = {
    ...client,
    'chunk-state.js': { ...client['chunk-state.js'], code: 'var a=[];export{a};', entryPoint: 'theme/state.ts' },
  }
  expect(Object.keys(await joined(asked))).toContain('chunk-state.js')
})

async function joined(scripts: Readonly<Record<string, Script>>): Promise<Readonly<Record<string, string>>> {
  const outputs = Object.fromEntries(
    Object.entries(scripts).map(
      ([name, { entryPoint, inputs = [], asks = [] }]): [string, Metafile['outputs'][string]] => [
        `out/assets/${name}`,
        {
          bytes: 0,
          exports: [],
          inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput: 1 }])),
          imports: asks.map((path) => ({ kind: 'dynamic-import', path: `out/assets/${path}` })),
          ...(entryPoint !== undefined && { entryPoint }),
        },
      ],
    ),
  )
  const files = Object.entries(scripts).map(([name, { code }]) => ({
    path: `assets/${name}`,
    bytes: new TextEncoder().encode(code),
  }))
  const result = await joinedFiles(files, outputs)
  return Object.fromEntries(
    result.map(({ path, bytes }) => [path.slice('assets/'.length), new TextDecoder().decode(bytes)]),
  )
}
