import { unreadableFile } from '../../diagnostics/catalogue.ts'
import type { Place } from '../../model/diagnostic.ts'
import { decode } from '../../model/link-table.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'

/** A URL as `routes.lock` promises it. */
export interface LockedRoute {
  readonly route: string
  readonly place: Place
  readonly anchors: readonly { readonly anchor: string; readonly place: Place }[]
}

/**
 * Read `routes.lock`. A line that is neither a URL nor anchors (what a merge left behind) is a finding; the others count.
 */
export function parseRoutesLock(text: string, file: string): Outcome<readonly LockedRoute[]> {
  const diagnostics: Diagnostic[] = []
  const routes: { route: string; place: Place; anchors: { anchor: string; place: Place }[] }[] = []
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const last = routes.at(-1)
    const words = [...line.matchAll(/\S+/g)].map(({ 0: word, index: column }) => ({
      word,
      place: { line: index + 1, column: column + 1, endLine: index + 1, endColumn: column + 1 + word.length },
    }))
    const [first, ...more] = words
    if (!first || line.startsWith('#')) continue
    if (first.word.startsWith('/') && more.length === 0) {
      routes.push({ route: decode(first.word), place: first.place, anchors: [] })
    } else if (last && words.every(({ word }) => /^#./.test(word))) {
      last.anchors.push(...words.map(({ word, place }) => ({ anchor: decode(word.slice(1)), place })))
    } else {
      const message = `Unexpected line ${index + 1}, expected a URL that starts with "/" or anchors that start with "#".`
      diagnostics.push({ ...unreadableFile({ file, message }), ...first.place, endColumn: line.trimEnd().length + 1 })
    }
  }
  return outcome(routes, diagnostics)
}
