import { expect, test } from 'vitest'
import { root, runCli } from '../run-cli.ts'

test('our own site is clean, and keeps the URLs and anchors that it promised', async () => {
  const run = await runCli(['check', 'site', '--strict'], { cwd: root })
  expect(run.stderr).toMatch(/^Checked \d+ pages in 3 versions: 0 warnings, \d+\.\d s\n$/)
  expect(run.code).toBe(0)
})
