import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { thirdPartyLicenses } from './third-party-licenses.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-build-licenses-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** @type {(files: Record<string, string>) => void} */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

test('each package is named once, with its license, in the order of names', () => {
  write({
    'node_modules/b/package.json': '{ "name": "b", "version": "2.0.0", "license": "ISC" }',
    'node_modules/b/LICENSE.md': 'ISC License\n',
    'node_modules/@s/a/package.json':
      '{ "name": "@s/a", "version": "1.0.0", "license": "MIT", "author": { "name": "Ada" } }',
  })
  const files = [
    'src/own.ts',
    'node_modules/b/index.js',
    join(root, 'node_modules/@s/a/lib/x.js'),
    'node_modules/b/y.js',
  ]
  expect(thirdPartyLicenses(files, root)).toBe(`Code of these 2 packages is part of the files beside this one.

${'-'.repeat(80)}

@s/a 1.0.0 (MIT)

Copyright (c) Ada

${'-'.repeat(80)}

b 2.0.0 (ISC)

ISC License
`)
})

test('a package in a package is one of its own, and so is each version', () => {
  write({
    'node_modules/a/package.json': '{ "name": "a", "version": "1.0.0", "license": "MIT" }',
    'node_modules/b/node_modules/a/package.json': '{ "name": "a", "version": "2.0.0", "license": "MIT" }',
  })
  const text = thirdPartyLicenses(['node_modules/a/x.js', 'node_modules/b/node_modules/a/x.js'], root)
  expect(text).toContain('a 1.0.0 (MIT)')
  expect(text).toContain('a 2.0.0 (MIT)')
})

test('code without a license is not bundled', () => {
  write({ 'node_modules/a/package.json': '{ "name": "a", "version": "1.0.0" }' })
  expect(() => thirdPartyLicenses(['node_modules/a/x.js'], root)).toThrow('a names no license')
})
