import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitOf } from './commit-of.mjs'

test('results that were kept before do not make the commit of the next campaign dirty', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-build-commit-'))
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const write = (file, text) => writeFileSync(join(root, file), text)
  try {
    git('init', '--quiet')
    mkdirSync(join(root, 'bench/results'), { recursive: true })
    for (const file of ['bench/results/trust.json', 'bench/results/trust.md', 'code.js']) write(file, 'a\n')
    git('add', '.')
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'One')
    const commit = git('rev-parse', '--short', 'HEAD')
    write('bench/results/trust.json', 'b\n')
    write('bench/results/trust.md', 'b\n')
    expect(commitOf(root)).toBe(commit)
    write('code.js', 'b\n')
    expect(commitOf(root)).toBe(`${commit}-dirty`)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
