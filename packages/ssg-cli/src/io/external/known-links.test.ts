import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownLinks } from './known-links.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'docs-build-links-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

test('what answered is known to the next check', () => {
  const file = join(place, '.docs-build/external-links.json')
  const links = knownLinks(file, 1000)
  links.add('https://example.com/')
  links.save()
  expect(knownLinks(file, 2000).has('https://example.com/')).toBe(true)
})

test('where nothing can be written, nothing is remembered', () => {
  writeFileSync(join(place, 'file'), '')
  expect(() => knownLinks(join(place, 'file/external-links.json'), 0).save()).not.toThrow()
  mkdirSync(join(place, 'folder.json'))
  expect(() => knownLinks(join(place, 'folder.json'), 0).save()).not.toThrow()
  expect(readdirSync(place).sort()).toEqual(['file', 'folder.json'])
})
