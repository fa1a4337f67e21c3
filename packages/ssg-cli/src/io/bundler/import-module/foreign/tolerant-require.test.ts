import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requiredValue, tolerantRequire } from './tolerant-require.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-require-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['sidebars.ts', 'both.ts', 'both.js', 'part.tsx', 'plain.css', 'module.mts'])
  writeFileSync(join(folder, name), '')
const { resolve } = tolerantRequire(join(folder, 'docusaurus.config.ts'))

test.each([
  ['./sidebars', 'sidebars.ts'],
  ['./sidebars.js', 'sidebars.ts'],
  ['./sidebars.ts', 'sidebars.ts'],
  ['./both.js', 'both.js'],
  ['./part.jsx', 'part.tsx'],
  ['./module.mjs', 'module.mts'],
  ['./plain.css', 'plain.css'],
])('%s is found as %s', (name, file) => {
  expect(basename(resolve(name))).toBe(file)
})

test('a file that is nowhere is told by the name that was asked for', () => {
  expect(() => resolve('./other.js')).toThrow("Cannot find module './other.js'")
})

test('what a frozen default export can not take up is not lost', () => {
  const sealed = Object.freeze({ string: () => 's' })
  const module = { __esModule: true, default: sealed, z: sealed }
  expect(requiredValue(module)).toHaveProperty('z', sealed)
  expect(requiredValue({ default: sealed, string: sealed.string })).toBe(sealed)
  expect(requiredValue({ default: 'text', other: 1 })).toBe('text')
})
