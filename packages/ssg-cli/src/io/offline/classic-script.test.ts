import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { stop } from '../esbuild.ts'
import { classicScript, isModule } from './classic-script.ts'

afterAll(stop)

test.each([
  ['import"./a.js"', true],
  ['export default 1', true],
  ['import("./a.js")', false],
  ['"export default 1"', false],
  ['with (a) b // import', false],
])('%s is a module: %s', (text, expected) => {
  expect(isModule(text)).toBe(expected)
})

/** Run a script as the loader does. */
function run(text: string, modules: Readonly<Record<string, unknown>> = {}) {
  const found: { path: string; needs: readonly string[]; exports: Record<string, unknown> } = {
    path: '',
    needs: [],
    exports: {},
  }
  const module = (path: string, needs: string[], start: (...given: unknown[]) => void) => {
    const made = { exports: {} }
    start(
      (name: string) => modules[name],
      made,
      (name: string) => `loaded ${name}`,
      'file:///x.js',
    )
    // An object of the other context, which compares as a plain one.
    Object.assign(found, { path, needs: [...needs], exports: made.exports })
  }
  runInNewContext(text, { docsBuildOffline: { module } })
  return found
}

test('a module hands over what it exports, and names what it needs', async () => {
  const { text } = await classicScript(
    'import{one}from"./chunks/a.js";import"../b.js";export{one as two};export const more=()=>one+1',
    'assets/x.js',
  )
  const { path, needs, exports } = run(text, { './chunks/a.js': { one: 1 }, '../b.js': {} })
  expect([path, needs]).toEqual(['assets/x.js', ['assets/chunks/a.js', 'b.js']])
  expect([exports['two'], (exports['more'] as () => number)()]).toEqual([1, 2])
})

test('what it loads later, and where it lies, comes from the loader; texts that look alike stay', async () => {
  const { text } = await classicScript(
    'export const later=import("./a.js"),place=import.meta.url,words="import(x) import.meta"',
    'x.js',
  )
  expect(run(text).exports).toMatchObject({
    later: 'loaded ./a.js',
    place: 'file:///x.js',
    words: 'import(x) import.meta',
  })
})

test('a module says which ones it names, at once or later', async () => {
  const { modules } = await classicScript(
    'import"./a.js";import"npm";export const b=()=>import("../b.js")',
    'assets/x.js',
  )
  expect(modules).toEqual(['assets/a.js', 'b.js'])
})

test('a module that waits at its top stays, and says why', async () => {
  const text = 'export const a=await 1'
  expect(await classicScript(text, 'x.js')).toEqual({
    text,
    modules: [],
    problem: expect.stringContaining('Top-level await'),
  })
})
