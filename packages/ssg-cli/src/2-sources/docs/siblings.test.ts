import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nodeFiles, noCache } from '../../io/files/node-files.ts'
import { siblings } from './siblings.ts'

const work = mkdtempSync(join(tmpdir(), 'docs-build-siblings-'))
afterAll(() => rmSync(work, { recursive: true }))
for (const file of [
  'repository/.git/HEAD',
  'repository/parts/Box.tsx',
  'repository/site/docs/Card.tsx',
  'others/a.ts',
]) {
  mkdirSync(join(work, file, '..'), { recursive: true })
  writeFileSync(join(work, file), '')
}

test.each([
  ['./Crad', 'docs/Crad', ['./Card.tsx', './Card']],
  ['../../parts/Bxo', '../parts/Bxo', ['../../parts/Box.tsx', '../../parts/Box']],
  ['../nothing', 'nothing', []],
  ['../../nothing', '../nothing', []],
  ['../../../../nothing', '../../../nothing', []],
  ['../../../others/b', '../../others/b', []],
])('what stands beside %s', (specifier, path, expected) => {
  const listed: string[] = []
  const files = nodeFiles(join(work, 'repository/site'), noCache)
  const list = (folder: string) => {
    listed.push(folder)
    return files.list(folder)
  }
  expect(siblings({ files: { stat: files.stat, list } }, path, specifier)).toEqual(expected)
  expect(listed).toHaveLength(expected.length === 0 ? 0 : 1)
})
