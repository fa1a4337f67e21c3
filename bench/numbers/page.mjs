import { format } from 'oxfmt'
import { keysInOrder, rowOf, shown, valueOf } from './rows.mjs'

/** Tools that are measured each time; others have no column. */
const columns = ['docs-build', 'Hugo cached', 'Hugo plain']

/**
 * The page that shows all numbers that are kept, as Markdown.
 *
 * @param {import('./kept-numbers.mjs').KeptNumbers} numbers
 */
export async function numbersPage(numbers) {
  const all = Object.values(numbers)
  const days = all.map(({ when }) => when).toSorted()
  const rows = keysInOrder(Object.keys(numbers)).map((key) => rowFor(key, numbers[key]))
  const header = ['', ...columns, 'goal', 'measured', '', 'when', 'load before', 'commit', 'repeat']
  const rule = header.map((name) => (['', 'repeat'].includes(name) ? '---' : '--:'))
  const text = `# What was measured, and what is to be reached

- **When**: ${[...new Set([days[0], days.at(-1)])].join(' to ')}
- **Machine**: ${[...new Set(all.map(({ machine, node }) => `${machine}, Node ${node}`))].join('; ')}
- **Repeat**: \`npm run bench -- --all --keep\`, or the command of a row with \`--keep\`

This page is written by those commands from [numbers.json](numbers.json), which keeps what each of them measured last; the table of
the README is made of it too. Tools take turns in one run: ratios count, seconds differ from hour to hour. A goal is our number, or
our number divided by that of Hugo with a cached sidebar. [bench/README.md](../README.md) says how it is measured.

${table([header, rule, ...rows])}
`
  const { code } = await format('numbers.md', text, { printWidth: 120 })
  return code
}

/**
 * Goals as a table for the terminal: what was measured now, else what is kept.
 *
 * @param {Readonly<Record<string, import('./kept-numbers.mjs').Values>>} now
 * @param {import('./kept-numbers.mjs').KeptNumbers} kept
 */
export function goalTable(now, kept) {
  const keys = keysInOrder([...Object.keys(kept), ...Object.keys(now)]).filter((key) => rowOf(key)?.goal)
  const rows = keys.map((key) => {
    const values = now[key] ?? kept[key]?.values
    const when = now[key] ? 'now' : (kept[key]?.when ?? rowOf(key)?.by ?? '')
    return [rowOf(key)?.text ?? key, ...goalCells(key, values), when]
  })
  return table([['', 'goal', 'measured', '', 'when'], ['---', '--:', '--:', '---', '---'], ...rows])
}

/** @type {(key: string, row: import('./kept-numbers.mjs').KeptRow | undefined) => readonly string[]} */
function rowFor(key, row) {
  const { text, by } = rowOf(key) ?? { text: key, by: '' }
  const cells = columns.map((tool) => (row?.values[tool] === undefined ? '' : shown(key, row.values[tool])))
  const context = row ? [row.when, String(row.load), row.commit] : ['', '', '']
  return [text, ...cells, ...goalCells(key, row?.values), ...context, `\`${by}\``]
}

/** @type {(key: string, values: import('./kept-numbers.mjs').Values | undefined) => readonly [string, string, string]} */
function goalCells(key, values) {
  const goal = rowOf(key)?.goal
  if (!goal) return ['', '', '']
  const value = values && valueOf(goal, values)
  const text = (/** @type {number} */ number) => (goal.of ? `${number.toFixed(2)} times` : shown(key, number))
  if (value === undefined) return [text(goal.atMost), '', 'not measured']
  return [text(goal.atMost), text(value), value <= goal.atMost ? 'reached' : 'missed']
}

/** @param {readonly (readonly string[])[]} rows */
function table(rows) {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
