import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repositoryBorder } from './repository-border.ts'

const dir = mkdtempSync(join(tmpdir(), 'docs-build-border-'))
const site = join(dir, 'site')
for (const folder of [site, join(dir, 'elsewhere')]) mkdirSync(folder)
writeFileSync(join(site, 'own.md'), '')
symlinkSync(join(dir, 'elsewhere'), join(site, 'linked'))
symlinkSync('gone.md', join(site, 'dangling.md'))
afterAll(() => rmSync(dir, { recursive: true }))

test.each([
  ['a file of the site', 'own.md', false, undefined],
  ['a link that leads out of the site', 'linked', true, '../elsewhere'],
  ['a file in a folder that was renamed meanwhile', 'gone/deep.md', false, undefined],
  ['a link to what is gone', 'dangling.md', true, undefined],
])('where %s really lies', (_, path, isLink, outside) => {
  expect(repositoryBorder(site).outside(join(site, path), isLink)).toBe(outside)
})
