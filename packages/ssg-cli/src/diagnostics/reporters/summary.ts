import { counted, grouped } from './counted.ts'
import { humanSize } from './human-size.ts'
import { severities } from './severities.ts'
import { visible } from '../visible.ts'
import type { Report } from '../report.ts'

/**
 * The last line for people: what was made of what, or why nothing was.
 *
 *     Built 212 pages in 2 versions: 14 files written, 230 unchanged, 1 warning, 2.9 s, 14.2 MB in "dist"
 */
export function summary(report: Report): string {
  const { ok, command, pages, versions, written, unchanged } = report
  const { errors, warnings } = severities(report)
  const seconds = `${(report.durationMs / 1000).toFixed(1)} s`
  const warned = counted(warnings, 'warning')
  if (!ok) return `${failure(report, errors, warnings)} after ${seconds}${isBuild(report) ? untouched(report) : ''}`

  const subject = `${counted(pages, 'page')} in ${counted(versions, 'version')}`
  if (!isBuild(report))
    return `${command === 'check' ? 'Checked' : `Finished ${command}:`} ${subject}: ${warned}, ${seconds}`
  const files = `${counted(written, 'file')} written, ${grouped(unchanged)} unchanged`
  const output = `${humanSize(report.outputBytes)} in "${visible(report.outDir)}"`
  return `Built ${subject}: ${files}, ${warned}, ${seconds}, ${output}`
}

function isBuild({ command }: Report): boolean {
  return command === 'build'
}

function failure({ strict }: Report, errors: number, warnings: number): string {
  const because = strict && errors === 0 ? ' (--strict)' : ''
  return `Failed with ${counted(errors, 'error')} and ${counted(warnings, 'warning')}${because}`
}

function untouched({ outDir }: Report): string {
  return `; the output folder "${visible(outDir)}" is left as it was`
}
