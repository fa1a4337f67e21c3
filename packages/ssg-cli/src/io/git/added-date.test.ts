import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addedDate } from './added-date.ts'

test('a file has the date of the commit that added it, whatever it was called then and changed since', async () => {
  const top = mkdtempSync(join(tmpdir(), 'docs-build-added-'))
  const commit = (date: string) => {
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: top, env })
    git('add', '.')
    git('commit', '--quiet', '--message', 'Change')
  }
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: top })
    writeFileSync(join(top, 'first.md'), 'A post with some words.\n'.repeat(9))
    commit('2024-07-08T10:00:00+02:00')
    renameSync(join(top, 'first.md'), join(top, 'sécond.md'))
    commit('2025-01-01T00:00:00Z')
    writeFileSync(join(top, 'sécond.md'), 'A post with some words.\n'.repeat(10))
    writeFileSync(join(top, 'new.md'), 'New.\n')
    expect(await addedDate(top, join(top, 'new.md'))).toBeUndefined()
    commit('2025-02-01T00:00:00Z')
    expect(await addedDate(top, join(top, 'sécond.md'))).toBe('2024-07-08T08:00:00.000Z')
    expect(await addedDate(top, join(top, 'new.md'))).toBe('2025-02-01T00:00:00.000Z')
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
})
