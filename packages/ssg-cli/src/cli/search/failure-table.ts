import type { QueryOutcome } from './expected-rank.ts'

/**
 * The queries that failed, a line each, and what came first instead.
 *
 *     query      expected               found
 *     "install"  /install in first 3    at 7, after /a /b /c
 */
export function failureTable(failures: readonly QueryOutcome[]): string {
  const rows = failures.map(({ expectation, rank, shown }) => [
    `"${expectation.query}"${expectation.version === undefined ? '' : ` (${expectation.version})`}`,
    expectation.expect === null ? 'nothing' : `${expectation.expect} in first ${expectation.first}`,
    `${expectation.expect === null ? 'found' : rank === 0 ? 'not found' : `at ${rank}`}${shown.length > 0 ? ':' : ''} ${shown.map((path, index) => `${index + 1}. ${path}`).join('  ')}`.trimEnd(),
  ])
  const table = [['query', 'expected', 'found: what came first'], ...rows]
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
