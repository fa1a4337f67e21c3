const units = ['kB', 'MB', 'GB', 'TB']

/**
 * A number of bytes for people, in steps of a thousand.
 *
 *     humanSize(14_230_000)  // → '14.2 MB'
 */
export function humanSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  let value = bytes
  let unit = ''
  for (const next of units) {
    // What would be rounded up to 1000 belongs to the next unit.
    if (unit && value < 999.95) break
    value /= 1000
    unit = next
  }
  return `${value.toFixed(1)} ${unit}`
}
