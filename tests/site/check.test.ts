import { expect, test } from 'vitest'
import { root } from '../run-cli.ts'
import { runWarm } from '../warm-cli.ts'

test('our own site is clean, and keeps the URLs and anchors that it promised', async () => {
  const run = await runWarm(['check', 'site', '--strict'], { cwd: root })
  expect(run.stderr).toMatch(/^Checked \d+ pages in 3 versions: 0 warnings, \d+\.\d s\n$/)
  expect(run.code).toBe(0)
})
