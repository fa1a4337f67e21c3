import type { FixedSite } from '../edits/fixer.ts'
import { withMoves } from '../edits/with-moves.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { hashValues } from '../text/hash.ts'

/** Knows of wrong URLs where the file that they name lies now. */
export interface MovedLinks {
  /** Ask git, which takes its time, if there are wrong URLs of which it was not asked, or other pages than then. */
  look(site: FixedSite, diagnostics: readonly Diagnostic[]): Promise<void>
  /** Say of wrong URLs what is known. */
  told(diagnostics: readonly Diagnostic[]): readonly Diagnostic[]
}

/** Nothing is known yet. */
export function movedLinks(host: Pick<Host, 'files' | 'git'>): MovedLinks {
  let known: ReadonlyMap<string, Partial<Diagnostic>> = new Map()
  let table: FixedSite['table'] | undefined
  return {
    async look(site, diagnostics) {
      const wrong = diagnostics.filter(({ url }) => url !== undefined)
      if (site.table === table && wrong.every((diagnostic) => known.has(keyOf(diagnostic)))) return
      const looked = await withMoves(host, site, wrong)
      known = new Map(looked.map((told, index) => [keyOf(wrong[index] ?? told), told.isMoved ? wordsOf(told) : {}]))
      table = site.table
    },
    told: (diagnostics) => diagnostics.map((diagnostic) => ({ ...diagnostic, ...known.get(keyOf(diagnostic)) })),
  }
}

/** Without its position, which each edit above it changes. */
function keyOf({ code, file, url, message }: Diagnostic): string {
  return hashValues(code, file, url, message)
}

function wordsOf({ message, suggestion, isMoved }: Diagnostic): Partial<Diagnostic> {
  return { message, ...(suggestion !== undefined && { suggestion }), ...(isMoved && { isMoved }) }
}
