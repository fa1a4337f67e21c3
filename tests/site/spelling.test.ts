import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../run-cli.ts'

const cspell = join(root, 'node_modules/cspell/bin.mjs')

/** Lines such as `content/site/index.mdx:3:97 - Unknown word (wrold)`. */
async function unknownWords(...args: readonly string[]): Promise<string[]> {
  const options = ['lint', '--no-progress', '--no-color', '--config', 'cspell.json', ...args]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [cspell, ...options], { cwd: root }).catch(
    // It ends with 1 if it found something: that is an answer, too.
    (error: { readonly stdout: string; readonly stderr: string }) => error,
  )
  expect(stderr).toMatch(/Files checked: [1-9]/)
  return stdout.split('\n').filter(Boolean)
}

test('the content holds no unknown words', async () => {
  expect(await unknownWords()).toEqual([])
})
