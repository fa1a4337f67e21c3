import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { leadsAbove } from './leads-above.ts'

const top = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-links-')))
afterAll(() => rmSync(top, { recursive: true }))

test('a link that leads to a folder around it is told from one to another folder', () => {
  for (const folder of ['docs/inner', 'parts', 'other']) mkdirSync(join(top, folder), { recursive: true })
  const links = { 'docs/self': '.', 'docs/inner/up': '../../..', 'docs/parts': '../parts', 'parts/docs': '../docs' }
  for (const [path, to] of Object.entries(links)) symlinkSync(to, join(top, path))
  symlinkSync('../other', join(top, 'docs/other'))
  const told = (path: string) => leadsAbove(join(top, path), top)
  expect(['docs/self', 'docs/inner/up', 'docs/parts/docs'].map(told)).toEqual([true, true, true])
  expect(['docs/other', 'docs/parts', 'docs/inner', 'docs/none'].map(told)).toEqual([false, false, false, false])
})
