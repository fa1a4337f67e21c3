import { format } from 'oxfmt'
import { keptNumbers } from './numbers/kept-numbers.mjs'
import { rowOf, shown } from './numbers/rows.mjs'

const columns = ['docs-build', 'Hugo cached', 'Hugo plain']

/** What the README shows of all numbers, by their keys. */
const keys = [
  'cold-1000',
  'unchanged-1000',
  'edited-1000',
  'cold-4000',
  'memory-4000',
  'output-4000',
  'check-1000',
  'check-again-1000',
  'first-page',
  'save-to-visible',
  'first-paint',
  'first-search-4000',
]

/**
 * The table of numbers that the README shows: what commands that measure kept, so that nobody types them.
 *
 * @returns {Promise<string>} Markdown
 */
export async function readmeTable() {
  const numbers = keptNumbers()
  const rows = keys.flatMap((key) => {
    const values = numbers[key]?.values
    if (!values) return []
    const cells = columns.map((tool) => (values[tool] === undefined ? '' : shown(key, values[tool])))
    return [[rowOf(key)?.text ?? key, ...cells]]
  })
  const table = [['', ...columns], ['---', '--:', '--:', '--:'], ...rows].map((row) => `| ${row.join(' | ')} |`)
  const { code } = await format('table.md', table.join('\n'), { printWidth: 120 })
  return code
}
