import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, runCli } from '../run-cli.ts'
import { copySite, type SiteCopy } from './site-copy.ts'

let site: SiteCopy

beforeAll(async () => {
  site = copySite()
  // An index is built for sites with a page to search in.
  const page = join(dirname(site.content), 'site/pages/search.tsx')
  if (!existsSync(page)) {
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, 'export default function Search() {\n  return <h1>Search</h1>\n}\n')
  }
  await site.build()
})

afterAll(() => site.remove())

test('each query that was written down shows its page', async () => {
  const queries = join(root, 'site/search-queries.json')
  const run = await runCli(['search', 'test', queries, '--out-dir', site.outDir], { cwd: root })
  expect(run).toEqual({ code: 0, stdout: '', stderr: '60 of 60 queries show what they should.\n' })
})
