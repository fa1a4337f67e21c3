import { quote } from '../diagnostics/quote.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { movedAsset, movedFile, movedId, movedImport, movedUrl } from './fix-path.ts'
import { fixerSite, type FixedSite, type Fixer, type FixerSite } from './fixer.ts'
import { originalPlaces } from './original-places.ts'

/** What follows a move of the file or page that a wrong URL named. */
const followers: Readonly<Partial<Record<Diagnostic['code'], Fixer>>> = {
  'broken-markdown-link': movedFile,
  'broken-link': movedUrl,
  'broken-image': movedAsset,
  'broken-file': movedAsset,
  'broken-import': movedImport,
  'invalid-redirect': movedUrl,
  'unknown-doc': movedId,
}

/**
 * Say of a URL or id that leads nowhere where its file went, if git saw that: it is known then what to write, and needs no guess.
 *
 *     Unexpected link "./use.md", which moved to "./guides/use.md" in 1f0c5e2
 */
export async function withMoves(
  host: Pick<Host, 'git' | 'files'>,
  site: FixedSite,
  diagnostics: readonly Diagnostic[],
): Promise<readonly Diagnostic[]> {
  const known = fixerSite(host, site)
  return Promise.all(
    diagnostics.map(async (diagnostic) => {
      const { code, file, message, subject, url = code === 'unknown-doc' ? subject : undefined } = diagnostic
      if (code === 'unused-translation') return withOriginal(diagnostic, known)
      const follow = followers[code]
      if (!follow || file === undefined || url === undefined) return diagnostic
      const { after, move } = (await follow({ ...diagnostic, file, url }, known)) ?? {}
      if (after === undefined || !move) return diagnostic
      const where = move.commit === undefined ? '' : ` in ${move.commit}`
      return {
        ...diagnostic,
        message: message.replace(
          /, expected (?:the id of a doc\..*|[^"]*)$/s,
          `, which moved to ${quote(after)}${where}`,
        ),
        suggestion: after,
        isMoved: true,
      }
    }),
  )
}

/** Say of a translation that translates nothing where its original went. */
async function withOriginal(diagnostic: Diagnostic, { config, moves }: FixerSite): Promise<Diagnostic> {
  const { file = '' } = diagnostic
  for (const { translated, original } of originalPlaces(file, config)) {
    const before = original + file.slice(translated.length)
    const move = (await moves()).get(before)
    if (!move?.to.startsWith(original)) continue
    const where = move.commit === undefined ? '' : ` in ${move.commit}`
    return {
      ...diagnostic,
      message: `Unexpected translation of ${quote(before)}, which moved to ${quote(move.to)}${where}`,
      hint: `Move it to ${quote(translated + move.to.slice(original.length))}.`,
    }
  }
  return diagnostic
}
