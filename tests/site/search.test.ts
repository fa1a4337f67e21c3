import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, runCli } from '../run-cli.ts'
import { copySite, type SiteCopy } from './site-copy.ts'

let site: SiteCopy

beforeAll(async () => {
  site = copySite()
  await site.build()
})

afterAll(() => site.remove())

test('each query that was written down shows its page', async () => {
  const queries = join(root, 'site/search-queries.json')
  const run = await runCli(['search', 'test', queries, '--out-dir', site.outDir], { cwd: root })
  const { length } = JSON.parse(readFileSync(queries, 'utf8')) as unknown[]
  expect(length).toBeGreaterThan(0)
  expect(run).toEqual({ code: 0, stdout: '', stderr: `${length} of ${length} queries show what they should.\n` })
})
