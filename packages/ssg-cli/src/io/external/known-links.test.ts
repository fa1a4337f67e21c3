import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownLinks } from './known-links.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-links-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('what answered is known to the next check', () => {
  const file = join(dir, '.docs-build/external-links.json')
  const links = knownLinks(file, 1000)
  links.add('https://example.com/')
  links.save()
  expect(knownLinks(file, 2000).has('https://example.com/')).toBe(true)
})

test('where nothing can be written, nothing is remembered', () => {
  writeFileSync(join(dir, 'file'), '')
  expect(() => knownLinks(join(dir, 'file/external-links.json'), 0).save()).not.toThrow()
  mkdirSync(join(dir, 'folder.json'))
  expect(() => knownLinks(join(dir, 'folder.json'), 0).save()).not.toThrow()
  expect(readdirSync(dir).sort()).toEqual(['file', 'folder.json'])
})
