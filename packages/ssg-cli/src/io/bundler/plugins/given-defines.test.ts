import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'
import { providing } from './given-defines.ts'

afterAll(stop)

test('names of which plugins say the value have it, and what Node knows is left to it', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-defines-'))
  const workDir = join(siteDir, '.docs-build')
  writeFileSync(
    join(siteDir, 'word.js'),
    'export default [RELEASE, typeof process.cwd, process.env.A, global === globalThis]',
  )
  const cache = { get: () => undefined, set: () => undefined }
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const defines = { RELEASE: '"8.1"', process: '{"env":{"A":1}}' }
  const input = {
    theme: { package: './theme', components: {}, defines },
    baseUrl: '/',
    entries: { word: { file: './word.js' } },
  }
  try {
    const server = await bundler.server(input)
    const url = pathToFileURL(server.value?.modules['word']?.path ?? '').href
    const module: { readonly default: readonly unknown[] } = await import(url)
    expect(module.default).toEqual(['8.1', 'function', undefined, true])
    const client = await bundler.client({ ...input, styles: [], css: '' })
    const code = readFileSync(join(workDir, 'client', client.value?.entries['word'] ?? ''), 'utf8')
    expect(code).not.toMatch(/\b(?:RELEASE|process|global)\b/)
  } finally {
    rmSync(siteDir, { recursive: true })
  }
})

const modules = { Buffer: 'require("buffer").Buffer', process: 'require("/p.js")', $: 'require("jquery")', A: '"a"' }

test.each([
  [
    'module.exports = Buffer.from(a)',
    'var docsBuild_Buffer = require("buffer").Buffer;module.exports = Buffer.from(a)',
  ],
  ['"use strict";$()', '"use strict";var docsBuild_$ = require("jquery");$()'],
  [
    "'use strict'\nif (typeof process) $.a",
    `'use strict';var docsBuild_process = require("/p.js");var docsBuild_$ = require("jquery");\nif (typeof process) $.a`,
  ],
  ['// the process\n/* Buffer */ if (process.env.NODE_ENV) self.process("Buffer", { process: 1 }, A)', undefined],
])('a module that asks for a name has what that means: %s', (text, expected) => {
  expect(providing(modules, false)?.code(text)).toBe(expected ?? text)
})

test('Node has its own, and names that mean no module are no matter of modules', () => {
  expect(providing(modules, true)?.code('process.cwd(Buffer, $)')).toMatch(/^var docsBuild_\$ = [^;]*;process/)
  expect(providing(modules, true)?.names).toEqual({ $: 'docsBuild_$' })
  expect(providing({ A: '"a"' }, false)).toBeUndefined()
})

test('names that mean modules do so in code of the site and of packages, but for variables of that name', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-provided-'))
  const workDir = join(siteDir, '.docs-build')
  mkdirSync(join(siteDir, 'node_modules/words'), { recursive: true })
  const files = {
    'word.js': "import { here } from 'words'\nexport default [here, process.env.NODE_ENV, ((process) => process)(4)]",
    'node_modules/words/package.json': '{ "name": "words", "main": "index.js" }',
    'node_modules/words/index.js':
      'exports.here = [process.title, process.env.NODE_ENV]; exports.Buffer = typeof Buffer',
    'title.js': 'module.exports = { title: "page" }',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(siteDir, file), text)
  const cache = { get: () => undefined, set: () => undefined }
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const defines = { process: `require(${JSON.stringify(join(siteDir, 'title.js'))})` }
  const input = {
    theme: { package: './theme', components: {}, defines },
    baseUrl: '/',
    entries: { word: { file: './word.js' } },
  }
  try {
    const client = await bundler.client({ ...input, styles: [], css: '' })
    const url = pathToFileURL(join(workDir, 'client', client.value?.entries['word'] ?? '')).href
    const { default: word }: { readonly default: unknown } = await import(url)
    expect(word).toEqual([['page', 'production'], 'production', 4])
  } finally {
    rmSync(siteDir, { recursive: true })
  }
})

test('code outside of the folder of the site finds its packages, and what a name stands for is itself asked by that name', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docs-build-elsewhere-'))
  const siteDir = join(dir, 'site')
  const files = {
    'words/package.json': '{ "name": "words", "main": "index.js" }',
    'words/index.js': 'exports.here = process.title',
    'site/word.js': "import { here } from 'words'\nexport default here",
    'site/node_modules/title/of/page.js': 'module.exports = { title: "page" }',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  symlinkSync(join(dir, 'words'), join(siteDir, 'node_modules/words'))
  const workDir = join(siteDir, '.docs-build')
  const cache = { get: () => undefined, set: () => undefined }
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const defines = { process: 'require("title/of/page")' }
  const theme = { package: './theme', components: {}, defines, aliases: { title: 'title/of/page' } }
  try {
    const client = await bundler.client({
      theme,
      baseUrl: '/',
      entries: { word: { file: './word.js' } },
      styles: [],
      css: '',
    })
    const url = pathToFileURL(join(workDir, 'client', client.value?.entries['word'] ?? '')).href
    const { default: word }: { readonly default: unknown } = await import(url)
    expect(word).toBe('page')
  } finally {
    rmSync(dir, { recursive: true })
  }
})

test('a name of two parts is what code of that name asks for, and its variable is one', () => {
  const provided = providing({ 'window.jQuery': 'require("jquery")' }, false)
  expect(provided?.names).toEqual({ 'window.jQuery': 'docsBuild_window_jQuery' })
  expect(provided?.code('window.jQuery.fn')).toBe('var docsBuild_window_jQuery = require("jquery");window.jQuery.fn')
  expect(provided?.code('windowAjQuery.fn')).toBe('windowAjQuery.fn')
})
