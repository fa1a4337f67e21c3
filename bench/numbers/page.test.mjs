import { expect, test } from 'vitest'
import { goalTable, numbersPage } from './page.mjs'
import { valueOf } from './rows.mjs'

const context = { when: '2026-01-02', machine: 'a machine', node: '20.0.0', load: 0.5, commit: 'abc' }

test('a goal beside another tool divides our number by that of the tool', () => {
  expect(valueOf({ atMost: 2, of: 'Hugo cached' }, { 'docs-build': 6, 'Hugo cached': 4 })).toBe(1.5)
  expect(valueOf({ atMost: 2 }, { 'docs-build': 6, 'Hugo cached': 4 })).toBe(6)
  expect(valueOf({ atMost: 2, of: 'Hugo cached' }, { 'docs-build': 6 })).toBeUndefined()
})

test('the page of numbers shows each row with its goal, what was measured for it, and how to repeat it', async () => {
  const page = await numbersPage({
    'cold-1000': { ...context, values: { 'docs-build': 6, 'Hugo cached': 2.5, 'Hugo plain': 4 } },
    'real-pumps': { ...context, values: { 'docs-build': 40 } },
  })
  const cells = (text) =>
    page
      .split('\n')
      .find((line) => line.includes(text))
      ?.split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const repeat = ['2026-01-02', '0.5', 'abc']
  const cold = ['1,000 pages, from nothing', '6.00 s', '2.50 s', '4.00 s', '2.00 times', '2.40 times', 'missed']
  expect(cells('1,000 pages, from nothing')).toEqual([...cold, ...repeat, '`npm run bench`'])
  const real = ['pumps, from nothing', '40 ms', '', '', '60 ms', '40 ms', 'reached']
  expect(cells('pumps')).toEqual([...real, ...repeat, '`npm run bench -- --real`'])
  expect(cells('1,000 pages, memory')).toContain('not measured')
})

test('goals that were not measured now show what was kept, and when', () => {
  const table = goalTable(
    { 'memory-1000': { 'docs-build': 300 } },
    { 'memory-4000': { ...context, values: { 'docs-build': 600 } } },
  )
  expect(table).toContain('| 1,000 pages, memory | 400 MB | 300 MB | reached | now |')
  expect(table).toContain('| 4,000 pages, memory | 500 MB | 600 MB | missed | 2026-01-02 |')
  expect(table).toContain('| 40 pages, from nothing | 0.75 s |  | not measured | npm run bench -- --small |')
})
