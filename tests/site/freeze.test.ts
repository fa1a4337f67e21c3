import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySite, type SiteCopy } from './site-copy.ts'
import { filesBelow } from '../temporary-site.ts'

let copy: SiteCopy

beforeAll(() => {
  copy = copySite()
})

afterAll(() => copy.remove())

test('freezing docs that lie on a version gives all that they show, and the site builds clean', async () => {
  expect(await copy.run(['version', '8.2', 'site'])).toMatchObject({ code: 0, stdout: '' })
  const files = (folder: string) => filesBelow(join(copy.content, folder))
  expect(files('versioned_docs/version-8.2')).toEqual({ ...files('versioned_docs/version-8.1'), ...files('docs') })
  expect(JSON.parse(readFileSync(join(copy.content, 'versions.json'), 'utf8'))).toEqual(['8.2', '8.1'])
  // The pages of 8.1 are as they were; without them the build takes a third less.
  copy.changeConfig("versionsDir: '../content',", "versionsDir: '../content', onlyIncludeVersions: ['current', '8.2'],")
  const { ok, diagnostics } = await copy.build()
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] })
})
