import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeGit } from '../node-git.ts'
import { followedGit } from './followed-git.ts'

let dir = ''
const write = (path: string, text: string) => {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), text)
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-commits-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test.each([
  ['the repository above a site', 'repository/.git/logs/HEAD', '../../repository/.git/logs/HEAD'],
  ['a further working tree', 'main/.git/worktrees/b/logs/HEAD', '../../main/.git/worktrees/b/logs/HEAD'],
])('a commit in %s is told once, to who asked for one', async (_, log, path) => {
  write(log, 'a\n')
  if (log.startsWith('main')) write('repository/.git', `gitdir: ${join(dir, 'main/.git/worktrees/b')}\n`)
  write('repository/site/docs/a.md', '# A\n')
  const siteDir = join(dir, 'repository/site')
  const { git, files, changes } = followedGit(nodeGit({ siteDir, workDir: dir }), siteDir)
  expect([files(), changes()]).toEqual([[], []])
  await git.headCommit()
  expect([files(), changes()]).toEqual([[join(dir, log)], []])
  appendFileSync(join(dir, log), 'b\n')
  expect(changes()).toEqual([{ path: path.replace('../../repository', '..'), kind: 'changed' }])
  expect(changes()).toEqual([])
})
