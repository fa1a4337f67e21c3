import { byOrder } from '../text/by-order.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { diagnosticTable, isOwnCode, type DiagnosticRow } from '../model/diagnostic-table.ts'

/** What is left to report, and whether the command succeeds with it. */
export interface Verdict {
  readonly diagnostics: readonly Diagnostic[]
  readonly ok: boolean
}

/** The levels that count for a diagnostic. */
export type LevelsOf = (diagnostic: Diagnostic) => Config['diagnostics']

/**
 * The levels of a site: those of the config, and in pages and files of a language its own, if it has some.
 */
export function levelsOf({ diagnostics, languages }: Pick<Config, 'diagnostics' | 'languages'>): LevelsOf {
  const { levels, all = [], path = '', written = {}, default: main = '' } = languages ?? {}
  if (!levels) return () => diagnostics
  // The language of a page is the one whose base URL is the longest; of several on hosts of their own, that of the site.
  const ordered = all.toSorted(
    (a, b) => b.baseUrl.length - a.baseUrl.length || Number(b.code === main) - Number(a.code === main),
  )
  const folderOf = (code: string) => `${path}/${written[code]?.path ?? code}/`
  return ({ route, file }) => {
    const language =
      all.find(({ code }) => file?.startsWith(folderOf(code))) ??
      ordered.find(({ baseUrl }) => route?.startsWith(baseUrl))
    return levels[language?.code ?? main] ?? diagnostics
  }
}

/**
 * Apply the levels of the config: ignored diagnostics are dropped, the others get the severity that is set.
 *
 * `strict` makes warnings fail too. They stay warnings: what a diagnostic is does not depend on who asks.
 */
export function applyPolicy(
  diagnostics: readonly Diagnostic[],
  levelsFor: LevelsOf,
  { strict }: { readonly strict: boolean },
): Verdict {
  const kept = diagnostics.flatMap((diagnostic) => withLevel(diagnostic, levelsFor(diagnostic)) ?? [])
  return { diagnostics: kept, ok: strict ? kept.length === 0 : kept.every(({ severity }) => severity !== 'error') }
}

function withLevel(
  { isMild: isSaid, ...diagnostic }: Diagnostic,
  levels: Config['diagnostics'],
): Diagnostic | undefined {
  const level = levels[diagnostic.code]
  if (level === 'ignore') return undefined
  // Some diagnostics are milder than what their code is for: CSS that a browser passes over is bundled all the same.
  const row: DiagnosticRow | undefined = isOwnCode(diagnostic.code) ? diagnosticTable[diagnostic.code] : undefined
  const isMild = isSaid ?? (diagnostic.severity === 'warning' && row?.severity === 'error')
  if (level === undefined || isMild) return diagnostic
  if (level === 'error') return { ...diagnostic, severity: 'error' }
  // Who lets a page pass with what is wrong in it should know what readers get.
  return { ...diagnostic, severity: 'warning', ...(row?.published !== undefined && { hint: row.published }) }
}

/**
 * Put diagnostics in the order of their files, lines, columns and codes, each once.
 *
 * What differs only in the page on which it shows (a link of the layout or of a partial, a text in several languages and
 * versions) is one diagnostic: that of the page nearest to the root is kept, which is in the language of the text. Those without a file come first.
 */
export function sortAndDedupe(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const once = new Map<string, Diagnostic>()
  // What a file does in browsers is told of its code, or else of what it rendered.
  const asleep = new Set(
    diagnostics.flatMap((each) => (isAsleep(each) && each.subject === undefined ? [each.file] : [])),
  )
  for (const diagnostic of diagnostics) {
    if (isAsleep(diagnostic) && diagnostic.subject !== undefined && asleep.has(diagnostic.file)) continue
    const key = keyOf(diagnostic)
    const known = once.get(key)
    // The order of arrival may depend on the number of workers, the route that is kept may not.
    if (!known || byPlace(diagnostic.route ?? '', known.route ?? '') < 0) once.set(key, diagnostic)
  }
  return [...once.values()].sort(compare)
}

function isAsleep({ code }: Diagnostic): boolean {
  return code === 'missing-use-client'
}

function byPlace(left: string, right: string): number {
  return depth(left) - depth(right) || byOrder(left, right)
}

function depth(route: string): number {
  return route.split('/').length
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
