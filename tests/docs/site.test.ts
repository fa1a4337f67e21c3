/** The documentation of docs-build is built by docs-build. */
import { expect, test } from 'vitest'
import { root, runCli } from '../run-cli.ts'

test('the documentation has no diagnostic', async () => {
  const { code, stderr } = await runCli(['check', 'docs', '--strict'], { cwd: root })
  expect([code, stderr.replace(/^Checked .*\n/, '')]).toEqual([0, ''])
})
