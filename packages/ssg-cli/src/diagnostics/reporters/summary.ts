import { counted, grouped } from './counted.ts'
import { humanSize } from './human-size.ts'
import { islandLines } from './island-lines.ts'
import type { Colors } from '../colors.ts'
import { visible } from '../visible.ts'
import type { Report, ReportContext } from '../report.ts'

/** What was repaired, a line each: `Fixed docs/a.md:3:5: "./old.md" → "./new.md" (the file moved)`. */
export function fixLines({ fixes = [] }: Report, { relative }: ReportContext): string {
  return fixes
    .map(({ file, line, column, before, after, reason }) => {
      const location = `${visible(relative(file).replaceAll('\\', '/'))}:${line}:${column}`
      return `Fixed ${location}: "${visible(before)}" → "${visible(after)}" (${reason})\n`
    })
    .join('')
}

/** The last lines for people: how many diagnostics there are, if any, what is not installed and which islands, then the summary. */
export function lastLines(report: Report, context: ReportContext, colors: Colors): string {
  const color = report.ok ? colors.good : colors.error
  return `${counts(report, colors)}${missingLine(report)}${islandLines(report, context)}${color(summary(report))}\n`
}

/**
 * What was made of what, or why nothing was.
 *
 *     Built 212 pages in 2 versions: 14 files written, 230 unchanged, 1 warning, 2.9 s, 14.2 MB in "dist"
 */
export function summary(report: Report): string {
  const { ok, command, pages, versions, written, unchanged } = report
  const { errors, warnings } = severities(report)
  const seconds = `${(report.durationMs / 1000).toFixed(1)} s`
  const warned = counted(warnings, 'warning')
  if (!ok) return `${failure(report, errors, warnings)} after ${seconds}${isBuild(report) ? leftOutput(report) : ''}`

  const subject = `${counted(pages, 'page')} in ${counted(versions, 'version')}`
  if (!isBuild(report))
    return `${command === 'check' ? 'Checked' : `Finished ${command}:`} ${subject}: ${warned}, ${seconds}`
  const files = `${counted(written, 'file')} written, ${grouped(unchanged)} unchanged`
  const output = `${humanSize(report.outputBytes)} in "${visible(report.outDir)}"`
  return `Built ${subject}: ${files}, ${warned}, ${seconds}, ${output}`
}

/** `2 errors and 1 warning in 3 files`, on a line of its own. */
function counts(report: Report, colors: Colors): string {
  const { errors, warnings } = severities(report)
  if (errors + warnings === 0) return ''
  const files = new Set(report.diagnostics.flatMap(({ file }) => file ?? [])).size
  const parts = [
    errors > 0 ? colors.error(counted(errors, 'error')) : '',
    warnings > 0 ? colors.warning(counted(warnings, 'warning')) : '',
  ]
  return `${parts.filter(Boolean).join(' and ')}${files > 0 ? ` in ${counted(files, 'file')}` : ''}\n`
}

/** Whoever has just cloned a site has one thing to do, however many files ask for its packages. */
function missingLine({ missing }: Report): string {
  if (!missing || missing.packages.length === 0) return ''
  const { packages, command } = missing
  const most = 6
  const rest = packages.length - most
  const names = `${packages.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return `Named in package.json and not installed: ${visible(names)}. Run: ${command}\n`
}

function severities({ diagnostics }: Report): { readonly errors: number; readonly warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: diagnostics.length - errors }
}

function isBuild({ command }: Report): boolean {
  return command === 'build'
}

function failure({ strict }: Report, errors: number, warnings: number): string {
  const because = strict && errors === 0 ? ' (--strict)' : ''
  return `Failed with ${counted(errors, 'error')} and ${counted(warnings, 'warning')}${because}`
}

/** Plugins may fail when all is written. */
function leftOutput({ outDir, written, unchanged }: Report): string {
  return `; the output folder "${visible(outDir)}" is ${written + unchanged > 0 ? 'written' : 'left as it was'}`
}
