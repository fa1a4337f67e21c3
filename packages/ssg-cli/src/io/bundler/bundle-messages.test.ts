import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleFailures, bundleWarnings } from './bundle-messages.ts'
import { endOfOurs } from './written-before.ts'

const failure = Object.assign(new Error('Build failed'), { errors: [{ text: 'No loader', location: null }] })

test('a failure without a place is told at the config, by the name that it has', () => {
  const site = mkdtempSync(join(tmpdir(), 'docs-build-failures-'))
  expect(bundleFailures(failure, site)).toMatchObject([{ file: 'docs.config.ts', message: 'No loader' }])
  writeFileSync(join(site, 'docs.config.mjs'), '')
  expect(bundleFailures(failure, site)).toMatchObject([{ file: 'docs.config.mjs' }])
})

test('a file that one of our plugins can not read is told where it is imported', () => {
  const site = mkdtempSync(join(tmpdir(), 'docs-build-failures-'))
  writeFileSync(join(site, 'box.css'), '')
  const place = { line: 1, column: 16, length: 7, namespace: 'file', lineText: '', suggestion: '' }
  const error = {
    text: `ENOENT: no such file or directory, open '${join(site, 'Box.css')}'`,
    location: { ...place, file: 'node_modules/esbuild/lib/main.js' },
    notes: [{ text: 'The plugin "styles" was triggered by this import', location: { ...place, file: 'page.jsx' } }],
  }
  expect(bundleFailures(Object.assign(new Error('Build failed'), { errors: [error] }), site)).toMatchObject([
    {
      file: 'page.jsx',
      line: 1,
      column: 17,
      message: 'Unexpected name "Box.css", expected "box.css": capital letters count',
    },
  ])
})

test('a file that one of our plugins can not read, and nobody imports, is told as itself', () => {
  const detail = Object.assign(new Error('EISDIR: illegal operation on a directory, read'), {
    code: 'EISDIR',
    path: '/site/package.json',
  })
  const location = {
    line: 70,
    column: 4,
    length: 7,
    namespace: 'file',
    lineText: 'return',
    suggestion: '',
    file: 'node_modules/docs-build/dist/program.cjs',
  }
  const error = { text: detail.message, location, notes: [], detail }
  expect(bundleFailures(Object.assign(new Error('Build failed'), { errors: [error] }), '/site')).toEqual([
    expect.objectContaining({
      file: 'package.json',
      message: 'Unable to read "package.json": It is a folder.',
    }),
  ])
})

test('what a plugin of ours puts before the first line moves no column', () => {
  const ours = `const folder="/home/ä";${endOfOurs}`
  const place = { line: 1, column: Buffer.byteLength(ours) + 14, length: 11, namespace: 'file', suggestion: '' }
  const location = { ...place, lineText: `${ours}import a from './missing'`, file: 'docusaurus.config.js' }
  const error = { text: 'Could not resolve "./missing"', location, notes: [] }
  expect(bundleFailures(Object.assign(new Error('Build failed'), { errors: [error] }), '/site')).toMatchObject([
    { file: 'docusaurus.config.js', line: 1, column: 15, endColumn: 26 },
  ])
})

test('other capitals of a name are the same mistake where the system does not count them', () => {
  const location = { line: 1, column: 7, length: 11, namespace: 'file', lineText: '', suggestion: '', file: 'Box.jsx' }
  const text = 'Use "lib/box.css" instead of "lib/Box.css" to avoid issues with case-sensitive file systems'
  const warning = { id: 'different-path-case', text, location, notes: [], pluginName: '', detail: undefined }
  expect(bundleWarnings([warning], '/site')).toMatchObject([
    {
      severity: 'error',
      line: 1,
      column: 8,
      message: 'Unexpected name "Box.css", expected "box.css": capital letters count',
    },
  ])
})

test('types in a file whose name says that it has none are told as such', () => {
  const site = mkdtempSync(join(tmpdir(), 'docs-build-failures-'))
  writeFileSync(join(site, 'flow.js'), '/**\n * @flow\n */\nconst f = (a: string) => a\n')
  const hintOf = (file: string, text: string, lineText: string) => {
    const location = { line: 1, column: 5, length: 1, namespace: 'file', suggestion: '', file, lineText }
    return bundleFailures(
      Object.assign(new Error('Build failed'), { errors: [{ text, location, notes: [] }] }),
      site,
    )[0]?.hint
  }
  const hint = expect.stringMatching(/^Types are read in files named .ts or .tsx: take those of Flow out of this one/)
  expect(hintOf('flow.js', 'Expected ")" but found ":"', 'const f = (a: string) => a')).toEqual(hint)
  expect(hintOf('a.jsx', 'Expected ";" but found "A"', 'type A = {| b: string |};')).toEqual(hint)
  expect(hintOf('a.js', 'Expected "from" but found "{"', "import type { A } from './b'")).toEqual(hint)
  expect(hintOf('a.js', 'Expected ")" but found ":"', 'f(a: 1)')).toBeUndefined()
  expect(hintOf('a.ts', 'Expected ";" but found "A"', 'type A')).toBeUndefined()
  expect(hintOf('flow.js', 'Could not load', '')).toBeUndefined()
})
