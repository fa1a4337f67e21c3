import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repositoryTop } from './repository-top.ts'

let root: string
let site: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-top-')))
  site = join(root, 'clone/apps/docs')
  mkdirSync(site, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the nearest folder with a .git is the top, also of a worktree, where that is a file', () => {
  mkdirSync(join(root, '.git'))
  expect(repositoryTop(site, {})).toBe(root)
  writeFileSync(join(root, 'clone/.git'), 'gitdir: elsewhere\n')
  expect(repositoryTop(site, {})).toBe(join(root, 'clone'))
})

test.each(['GITHUB_WORKSPACE', 'CI_PROJECT_DIR'])('without git it is what %s names, if the site is in it', (name) => {
  expect(repositoryTop(site, { [name]: join(root, 'clone/') })).toBe(join(root, 'clone'))
  expect(repositoryTop(site, { [name]: join(root, 'elsewhere') })).toBeUndefined()
  expect(repositoryTop(site, { [name]: '' })).toBeUndefined()
})

test('a repository that was cloned into a folder of the workspace counts, and not the workspace', () => {
  mkdirSync(join(root, 'clone/.git'))
  expect(repositoryTop(site, { GITHUB_WORKSPACE: root })).toBe(join(root, 'clone'))
})
