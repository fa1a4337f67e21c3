import type { Colors } from '../../diagnostics/colors.ts'
import { counted } from '../../diagnostics/reporters/counted.ts'
import { diagnosticBlock } from '../../diagnostics/reporters/diagnostic-block.ts'
import type { ReportContext } from '../../diagnostics/report.ts'
import { BundlerEnded } from '../../io/esbuild.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FileChange } from '../../watch/watch-host.ts'

/** What was done about an edit. */
export interface Rebuild {
  readonly changes: readonly FileChange[] | 'all'
  /** Pages that were made for the browsers, `all` when each asks for its own. */
  readonly pages: number | 'all' | 'reload'
  readonly milliseconds: number
}

/** Tells people at a terminal what happens: diagnostics when they come, one line for each rebuild. */
export interface WatchLog {
  say(words: string): void
  /** A bug of the tool: the only thing that shows a stack. */
  broke(error: unknown): void
  rebuilt(rebuild: Rebuild): void
  found(found: {
    readonly diagnostics: readonly Diagnostic[]
    readonly isWhole: boolean
    readonly hasFailed?: boolean
    readonly pages: number
  }): void
}

/** Make a log. Nothing that stands on the screen is ever cleared: authors scroll back to it. */
export function watchLog({
  write,
  colors,
  context,
}: {
  readonly write: (text: string) => void
  readonly colors: Colors
  readonly context: ReportContext
}): WatchLog {
  let told: ReadonlySet<string> = new Set()
  let rebuild: Rebuild | undefined
  let isReady = false

  return {
    say: (words) => write(`${words}\n`),
    broke(error) {
      if (error instanceof BundlerEnded) return write(`${error.message}\n`)
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
      write(`This is a bug in docs-build, not in your site. Report it with the text below.\n${detail}\n`)
    },
    rebuilt(done) {
      // An edit that comes before the diagnostics of the one before it is told together with it.
      rebuild = rebuild ? joined(rebuild, done) : done
    },
    found({ diagnostics, isWhole, hasFailed = false, pages }) {
      const hashes = diagnostics.map(identityOf)
      const fresh = diagnostics.filter((_, index) => !told.has(hashes[index] ?? ''))
      for (const finding of fresh) write(`\n${diagnosticBlock(finding, context, colors)}\n`)
      if (fresh.length > 0) write('\n')
      const present = new Set(hashes)
      // Of pages of a site that can't be planned nothing is known.
      const fixed = hasFailed ? 0 : [...told].filter((hash) => !present.has(hash)).length
      // Diagnostics about links are missing while pages are: what was told stays told.
      told = isWhole ? present : new Set([...told, ...present])
      const state = stateOf(diagnostics, colors, isWhole ? fixed : 0)
      if (rebuild) write(`${lineOf(rebuild, context)}: ${state}\n`)
      else if (isWhole && !isReady) write(`Ready: ${counted(pages, 'page')}, ${state}\n`)
      else if (isWhole && (fresh.length > 0 || fixed > 0)) write(`${state}\n`)
      isReady ||= isWhole
      rebuild = undefined
    },
  }
}

function joined(first: Rebuild, second: Rebuild): Rebuild {
  const pages = [first.pages, second.pages]
  return {
    changes: first.changes === 'all' || second.changes === 'all' ? 'all' : [...first.changes, ...second.changes],
    pages: pages.includes('reload') ? 'reload' : pages.includes('all') ? 'all' : Math.max(...pages.map(Number)),
    milliseconds: Math.max(first.milliseconds, second.milliseconds),
  }
}

function lineOf({ changes, pages, milliseconds }: Rebuild, { relative }: ReportContext): string {
  const files =
    changes === 'all'
      ? 'all files'
      : changes.length === 1
        ? relative(changes[0]?.path ?? '')
        : counted(changes.length, 'file')
  const done = pages === 'reload' ? 'reloaded' : pages === 'all' ? 'site updated' : `${counted(pages, 'page')} updated`
  return `${files} → ${done} in ${Math.round(milliseconds)} ms`
}

function stateOf(diagnostics: readonly Diagnostic[], colors: Colors, fixed: number): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const parts = [
    errors > 0 ? colors.error(counted(errors, 'error')) : '',
    warnings > 0 ? colors.warning(counted(warnings, 'warning')) : '',
    fixed > 0 ? colors.good(`${fixed} fixed`) : '',
  ].filter(Boolean)
  return parts.join(', ') || colors.good('no errors')
}

function identityOf({ severity, code, file, message, url, line }: Diagnostic): string {
  return JSON.stringify([severity, code, file, message, url, line])
}
