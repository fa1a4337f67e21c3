/** The documentation of docs-build is built by docs-build. */
import { expect, test } from 'vitest'
import { root } from '../run-cli.ts'
import { runWarm } from '../warm-cli.ts'

test('the documentation has no diagnostic', async () => {
  const { code, stderr } = await runWarm(['check', 'docs', '--strict'], { cwd: root })
  expect([code, stderr.replace(/^Checked .*\n/, '')]).toEqual([0, ''])
})
