/**
 * What campaigns gave now, as a table for a terminal.
 *
 * @param {Readonly<Record<string, import('./kept-results.mjs').KeptResult>>} results
 */
export function resultsTable(results) {
  const rows = Object.entries(results).map(([name, { counts, seconds }]) => {
    const { tried, failed, ...more } = counts
    const others = Object.entries(more).map(([what, count]) => `${count} ${what}`)
    return [name, String(tried), String(failed), String(seconds), others.join(', ')]
  })
  const all = [['campaign', 'tried', 'failed', 'seconds', 'of these, or beside'], ...rows]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => aligned(cell, column, widths))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** @type {(cell: string, column: number, widths: readonly number[]) => string} */
function aligned(cell, column, widths) {
  const isNumber = column > 0 && column < 4
  return isNumber ? cell.padStart(widths[column]) : cell.padEnd(widths[column])
}
