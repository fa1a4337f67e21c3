/** Samples of what `npm run trust` tries: builds that are ended, edits, other machines, hostile texts and requests. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-cli.ts'

/** Other campaigns have tests of their own beside what they try. */
const campaigns = ['determinism', 'incremental', 'injection', 'plugins', 'servers']

test.each(campaigns)('a sample of the campaign "%s" finds nothing wrong', { timeout: 180_000 }, async (name) => {
  const { code, told } = await runCampaign(name)
  expect({ code, told: code === 0 ? '' : told }).toEqual({ code: 0, told: '' })
})

function runCampaign(name: string): Promise<{ readonly code: unknown; readonly told: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [join(root, 'scripts/trust/run.mjs'), name, '--short'], (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, told: stderr + stdout }),
    )
  })
}
