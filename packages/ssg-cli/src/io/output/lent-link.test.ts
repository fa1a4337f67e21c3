import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lendLink, lentLink, takeBackLink, type LentLink } from './lent-link.ts'

let dir = ''
let link: LentLink
const remade = (folder: string) => {
  rmSync(link.path)
  symlinkSync(folder, link.path)
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-lent-'))
  for (const name of ['dist', 'stamps']) mkdirSync(join(dir, name))
  link = lentLink(dir, join(dir, 'stamps'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('what a killed build lent is taken back by the next one', () => {
  lendLink(join(dir, 'dist'), link)
  expect(lstatSync(link.path).isSymbolicLink()).toBe(true)
  takeBackLink(link)
  expect([readdirSync(dir), readdirSync(join(dir, 'stamps'))]).toEqual([['dist', 'stamps'], []])
})

test('a link that an author made stays, also in the place of one that was lent', () => {
  symlinkSync(join(dir, 'dist'), link.path)
  lendLink(join(dir, 'dist'), link)
  takeBackLink(link)
  expect(lstatSync(link.path).isSymbolicLink()).toBe(true)

  rmSync(link.path)
  lendLink(join(dir, 'dist'), link)
  remade(join(dir, 'dist'))
  takeBackLink(link)
  expect(lstatSync(link.path).isSymbolicLink()).toBe(true)
  expect(readdirSync(join(dir, 'stamps'))).toEqual([])
})

test('a folder that something made in its place stays', () => {
  lendLink(join(dir, 'dist'), link)
  rmSync(link.path)
  mkdirSync(link.path)
  takeBackLink(link)
  expect(lstatSync(link.path).isDirectory()).toBe(true)
})
