import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'

const results = new URL('results/', import.meta.url)

/**
 * The table of numbers that the README shows: cells of the newest results, so that nobody types them.
 *
 * @returns {Promise<string>} Markdown
 */
export async function readmeTable() {
  const [builds, check, watch, readers] = ['builds', 'check', 'watch', 'readers'].map(rowsOf)
  const cells = (/** @type {string} */ name, /** @type {number} */ index) =>
    ['docs-build', 'Hugo cached', 'Hugo plain'].map((tool) => cellOf(builds, `${tool}, ${name}`, index))
  const seconds = (/** @type {readonly string[]} */ values) => values.map((value) => `${value} s`)
  const search = cellOf(readers, 'first search on 100, 1,000 and 4,000 pages, median', 1).split(', ').at(-1)
  const visible = (/** @type {string} */ tool) => without(cellOf(watch, tool, 3))
  const rows = [
    ['', 'docs-build', 'Hugo cached', 'Hugo plain'],
    ['---', '--:', '--:', '--:'],
    ['1,000 pages, from nothing', ...seconds(cells('1,000 pages', 1))],
    ['1,000 pages, nothing changed', ...seconds(cells('1,000 pages', 2))],
    ['1,000 pages, one page changed', ...seconds(cells('1,000 pages', 3))],
    ['4,000 pages, from nothing', ...seconds(cells('4,000 pages', 1))],
    ['4,000 pages, memory', ...cells('4,000 pages', 5)],
    ['4,000 pages, output', ...cells('4,000 pages', 4)],
    ['`check` of 1,000 pages, from nothing', `${cellOf(check, 'from nothing', 1).split(', ')[0]} s`, '', ''],
    ['`check` of 1,000 pages, again', `${cellOf(check, 'with own answers', 1).split(', ')[0]} s`, '', ''],
    [
      'first page of `watch` at 1,000 pages',
      cellOf(watch, 'docs-build', 1),
      '',
      without(cellOf(watch, 'Hugo plain', 1)),
    ],
    ['save to visible change in a browser, median', visible('docs-build'), '', visible('Hugo plain')],
    [
      'before first paint, a reference page, gzip',
      `${cellOf(readers, 'before first paint, a reference page', 1)} KB`,
      '',
      '',
    ],
    ['first search on 4,000 pages, median, gzip', `${search} KB`, '', ''],
  ]
  const { code } = await format('table.md', rows.map((row) => `| ${row.join(' | ')} |`).join('\n'), { printWidth: 120 })
  return code
}

/**
 * Rows of the tables in the newest results of a kind, the last of a name winning.
 *
 * @param {string} kind
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
function rowsOf(kind) {
  const folder = fileURLToPath(results)
  const name = readdirSync(folder)
    .filter((file) => file.endsWith(`-${kind}.md`))
    .toSorted()
    .at(-1)
  const lines = readFileSync(new URL(name ?? '', results), 'utf8').split('\n')
  const rows = lines.flatMap((line) =>
    line.startsWith('| ')
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((text) => text.trim()),
        ]
      : [],
  )
  return new Map(rows.map((row) => [row[0] ?? '', row]))
}

/** @type {(rows: ReadonlyMap<string, readonly string[]>, name: string, index: number) => string} */
function cellOf(rows, name, index) {
  const found = rows.get(name)?.[index]
  if (!found) throw new Error(`The results have no ${JSON.stringify(name)} with ${index} cells`)
  return found
}

/** @type {(cell: string) => string} */
function without(cell) {
  return cell.replace(/ \(.*\)$/, '')
}
