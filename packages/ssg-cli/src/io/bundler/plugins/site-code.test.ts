import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-contexts-')))
afterAll(async () => {
  rmSync(siteDir, { recursive: true, force: true })
  await stop()
})

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

const entries = new Map<string, unknown>()
const cache = {
  get: <T>(step: string, key: string) => entries.get(step + key) as T | undefined,
  set: (step: string, key: string, value: unknown) => void entries.set(step + key, value),
}

/** What a module exports in the bundle for pages, and what is wrong with it. */
async function bundled(file: string): Promise<unknown> {
  const { server } = nodeBundler({
    siteDir,
    workDir: join(siteDir, 'work'),
    cache,
    ready: nothingReady,
    asset: () => undefined,
  })
  const theme = { package: './theme', components: {} }
  const { value, diagnostics } = await server({ theme, baseUrl: '/', entries: { page: { file: `./${file}` } } })
  if (!value) return diagnostics.map(({ line, message }) => `${line} ${message}`)
  const module: { default?: unknown } = await import(pathToFileURL(value.modules['page']?.path ?? '').href)
  return module.default
}

test('code finds the modules of a folder as with webpack, and sees when there are more', async () => {
  write({
    'src/page.js': `
const notes = require.context(
  '../notes',
  true,
  /\\.(?:json|md)$/,
)
const raw = require.context("!!raw-loader!@site/notes/", false, /\\.py$/)
export default [...notes.keys().map((key) => key + notes(key).n), ...raw.keys().map((key) => raw(key).default)].join()`,
    'notes/b.json': '{ "n": 2 }',
    'notes/deep/a.json': '{ "n": 1 }',
    'notes/c.py': 'print(1)',
  })
  expect(await bundled('src/page.js')).toBe('./b.json2,./deep/a.json1,print(1)')
  write({ 'notes/deep/0.json': '{ "n": 0 }' })
  expect(await bundled('src/page.js')).toBe('./b.json2,./deep/0.json0,./deep/a.json1,print(1)')
})

test('a folder that is not there is told where code asks for its modules', async () => {
  write({ 'src/lost.js': "\nexport default require.context('./gone').keys()" })
  expect(await bundled('src/lost.js')).toEqual(['2 Unexpected import "./gone", expected a file or package that exists'])
})

test('what a module does when it is imported is done, though nothing of it is used', async () => {
  write({
    'src/side.js': 'globalThis.done = "done"\nexport const side = 1',
    'src/plain.jsx': "import { side } from './side.js'\nexport default globalThis.done ?? 'not done'",
  })
  expect(await bundled('src/plain.jsx')).toBe('done')
})

test('types in a file of JSX are none of its imports', async () => {
  write({
    'src/types.ts': 'export interface Props { readonly a: number }',
    'src/typed.jsx': "import { Props } from './types'\nexport default (({ a }: Props) => a)({ a: 2 })",
  })
  expect(await bundled('src/typed.jsx')).toBe(2)
})

test('JSX needs no import of React, whatever tsconfig.json or one that it extends says', async () => {
  write({
    'tsconfig.json': '{ "extends": "./base.json" }',
    'base.json': '{ "compilerOptions": { /* old */ "jsx": "react" } }',
    'src/element.tsx': 'export default (<b>bold</b>).type as string',
    'src/own.jsx': '/** @jsx own */\nconst own = (name) => `own ${name}`\nexport default <b />',
  })
  expect(await bundled('src/element.tsx')).toBe('b')
  expect(await bundled('src/own.jsx')).toBe('own b')
})
