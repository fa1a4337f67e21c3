import { unreadableFile } from '../diagnostics/catalogue.ts'
import type { Position } from '../model/diagnostic.ts'
import { decode } from '../text/urls/route-key.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** A URL as `routes.lock` lists it. */
export interface LockedRoute {
  readonly route: string
  readonly position: Position
  readonly anchors: readonly { readonly anchor: string; readonly position: Position }[]
}

/**
 * Read `routes.lock`. A line that is neither a URL nor anchors (what a merge left behind) is a diagnostic; the others count.
 */
export function parseRoutesLock(text: string, file: string): Outcome<readonly LockedRoute[]> {
  const diagnostics: Diagnostic[] = []
  const routes: { route: string; position: Position; anchors: { anchor: string; position: Position }[] }[] = []
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const last = routes.at(-1)
    const words = [...line.matchAll(/\S+/g)].map(({ 0: word, index: column }) => ({
      word,
      position: { line: index + 1, column: column + 1, endLine: index + 1, endColumn: column + 1 + word.length },
    }))
    const [first, ...more] = words
    if (!first || line.startsWith('#')) continue
    if (first.word.startsWith('/') && more.length === 0) {
      routes.push({ route: decode(first.word), position: first.position, anchors: [] })
    } else if (last && words.every(({ word }) => /^#./.test(word))) {
      last.anchors.push(...words.map(({ word, position }) => ({ anchor: decode(word.slice(1)), position })))
    } else {
      const message = `Unexpected line ${index + 1}, expected a URL that starts with "/" or anchors that start with "#".`
      diagnostics.push({
        ...unreadableFile({ file, message }),
        ...first.position,
        endColumn: line.trimEnd().length + 1,
      })
    }
  }
  return outcome(routes, diagnostics)
}
