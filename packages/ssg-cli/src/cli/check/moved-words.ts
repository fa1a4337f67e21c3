import type { MovedLink } from '../../model/external-link.ts'

/** More than these are counted only. */
const most = 20

/**
 * Tell which links to other sites have a new address. They work, so they are no diagnostics; '' when there are none.
 *
 *     Moved docs/a.md:3:5: "http://example.com/a" → "https://example.com/a"
 */
export function movedWords(moved: readonly MovedLink[], relative: (file: string) => string): string {
  const lines = moved.slice(0, most).map(({ url, file, position, to }) => {
    const at = position ? `:${position.line}:${position.column}` : ''
    return `Moved ${relative(file)}${at}: ${JSON.stringify(url)} → ${JSON.stringify(to)}\n`
  })
  const more = moved.length - lines.length
  return lines.join('') + (more > 0 ? `And ${more} more links that moved permanently.\n` : '')
}
