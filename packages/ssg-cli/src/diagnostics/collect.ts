import { byOrder } from '../text/by-order.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/**
 * Put findings in the order of their files, lines, columns and codes, each once.
 *
 * What differs only in the page on which it shows (a link of the layout or of a partial) is one finding:
 * the first is kept. Findings without a file come first.
 */
export function sortAndDedupe(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const once = new Map<string, Diagnostic>()
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic)
    const known = once.get(key)
    // The order of arrival may depend on the number of workers, the route that is kept may not.
    if (!known || byOrder(diagnostic.route ?? '', known.route ?? '') < 0) once.set(key, diagnostic)
  }
  return [...once.values()].sort(compare)
}

/** A link that stands in several versions leads to a page of each; it is one mistake. */
function keyOf({ code, file, line, column, message, url }: Diagnostic): string {
  return [code, file ?? '', line ?? 0, column ?? 0, line === undefined ? message : (url ?? message)].join('\u0000')
}

function compare(left: Diagnostic, right: Diagnostic): number {
  return (
    byOrder(left.file ?? '', right.file ?? '') ||
    (left.line ?? 0) - (right.line ?? 0) ||
    (left.column ?? 0) - (right.column ?? 0) ||
    byOrder(left.code, right.code) ||
    byOrder(left.message, right.message)
  )
}
