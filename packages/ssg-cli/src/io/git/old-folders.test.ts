import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropOldFolders, markUsed } from './old-folders.ts'

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'docs-build-old-'))
})

afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('folders go two weeks after they were used last', () => {
  for (const name of ['old', 'used']) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'a.md'), 'a')
  }
  markUsed(join(parent, 'old'), new Date('2026-01-01'))
  markUsed(join(parent, 'used'), new Date('2026-01-10'))
  dropOldFolders(parent, new Date('2026-01-14'))
  expect(readdirSync(parent)).toEqual(['old', 'used'])
  dropOldFolders(parent, new Date('2026-01-16'))
  expect(readdirSync(parent)).toEqual(['used'])
})

test('a folder that is not there is no trouble', () => {
  markUsed(join(parent, 'absent'))
  dropOldFolders(join(parent, 'absent'))
  expect(readdirSync(parent)).toEqual([])
})
