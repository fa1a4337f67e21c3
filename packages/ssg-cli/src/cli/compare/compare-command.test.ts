import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { main } from '../program.ts'
import { writtenTo } from '../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-compare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Write outputs: path → title. */
function write(files: Readonly<Record<string, string>>) {
  for (const [path, title] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `<!doctype html><title>${title}</title>`)
  }
}

write({
  'first/index.html': 'Home',
  'first/a/index.html': 'A',
  'same/index.html': 'Home',
  'same/a/index.html': 'A',
  'less/index.html': 'Home',
  'other/index.html': 'Home',
  'other/a/index.html': 'B',
  'empty/plain.txt': '',
})

async function run(...args: string[]) {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const nothing = () => undefined
  const argv = ['node', 'docs-build', 'compare', ...args]
  const code = await main({ argv, env: {}, cwd: () => folder, stdout, stderr, on: nothing, off: nothing })
  return { code, stdout: writtenTo(stdout), stderr: writtenTo(stderr) }
}

test.each([
  ['equal outputs pass', ['same', 'first'], 0],
  ['equal outputs pass when differences fail', ['same', 'first', '--strict'], 0],
  ['a URL that only they have fails', ['less', 'first'], 1],
  ['a URL that only we have passes', ['first', 'less'], 0],
  ['a URL that only we have fails when differences do', ['first', 'less', '--strict'], 1],
  ['another title passes', ['other', 'first'], 0],
  ['another title fails when differences do', ['other', 'first', '--strict'], 1],
  ['a folder without HTML is wrong usage', ['empty', 'first'], 2],
  ['a folder that is not there is wrong usage', ['first', 'nowhere'], 2],
])('%s', async (_, args, code) => {
  expect(await run(...args)).toMatchObject({ code })
})

test('JSON has every difference', async () => {
  const { stdout } = await run('other', 'first', '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    shared: ['/', '/a'],
    missing: [],
    added: [],
    differences: [{ url: '/a', kind: 'title', ours: ['B'], theirs: ['A'] }],
  })
})
