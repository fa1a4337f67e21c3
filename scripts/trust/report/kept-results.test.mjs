import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { campaigns } from '../campaigns.mjs'
import { keepResults, readResults } from './kept-results.mjs'
import { resultsPage } from './results-page.mjs'
import { resultsTable } from './results-table.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const result = { date: '2026-01-02', machine: 'a machine', node: '20.0.0', commit: 'abc', seed: 7, seconds: 3 }

test('the page of results shows what is kept, and nothing else', async () => {
  const page = join(root, 'bench/results/trust.md')
  const results = readResults(root)
  expect(Object.keys(results).filter((name) => !campaigns.some((campaign) => campaign.name === name))).toEqual([])
  if (Object.keys(results).length > 0) expect(readFileSync(page, 'utf8')).toBe(await resultsPage(results))
  else expect(existsSync(page)).toBe(false)
})

test('every campaign has its module, and every module its row', () => {
  const modules = readdirSync(join(root, 'scripts/trust')).filter((file) => file.endsWith('.mjs'))
  const names = modules.map((file) => file.slice(0, -'.mjs'.length))
  expect(names.toSorted()).toEqual([...campaigns.map(({ name }) => name), 'campaigns', 'run'].toSorted())
})

test('a run of some campaigns keeps the counts of the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-trust-'))
  mkdirSync(join(folder, 'bench/results'), { recursive: true })
  await keepResults(folder, { b: { ...result, counts: { tried: 5, failed: 0 } } })
  await keepResults(folder, { a: { ...result, counts: { tried: 1, failed: 1 } } })
  await keepResults(folder, { b: { ...result, counts: { tried: 6, failed: 0 } } })
  expect(Object.entries(readResults(folder)).map(([name, { counts }]) => [name, counts.tried])).toEqual([
    ['a', 1],
    ['b', 6],
  ])
  rmSync(folder, { recursive: true })
})

test('a table for a terminal has a line for each campaign', () => {
  const counts = { tried: 200, failed: 0, killed: 180 }
  expect(resultsTable({ kills: { ...result, counts } })).toBe(
    ['campaign  tried  failed  seconds  of these, or beside', 'kills       200       0        3  180 killed'].join(
      '\n',
    ),
  )
})
