import { readFileSync } from 'node:fs'

/** A row of a table: its cells by the names in the first line. */
export type Row = Readonly<Record<string, string>>

/**
 * Read a table of this folder, with a tab between cells.
 *
 *     readTable('redirects.tsv')[0]  // → {from: '/old', to: '/new'}
 */
export function readTable(file: string): Row[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const [names = [], ...rows] = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  return rows.map((cells) => Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])))
}
