import { hashValues } from '../../text/hash.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'
import { visible } from '../visible.ts'
import { advice, shown, shownFile } from './shown.ts'
import { fixLines } from './summary.ts'

/** An entry of GitLab's report of code quality. */
interface Issue {
  readonly description: string
  readonly check_name: string
  /** Names the mistake from one commit to the next: GitLab shows which ones are new, and which are gone. */
  readonly fingerprint: string
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker'
  readonly location: { readonly path: string; readonly lines: { readonly begin: number; readonly end?: number } }
}

/**
 * Report for GitLab's merge requests: a list of code quality issues on stdout.
 *
 * @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function gitlab(report: Report, context: ReportContext): ReportText {
  const counts = new Map<string, number>()
  const issues = report.diagnostics.map((diagnostic): Issue => {
    const { code, severity, message, line = 1, endLine, ...rest } = shown(diagnostic, context)
    const path = shownFile(rest.file, context)
    // Without the line, so that text above changes nothing; with a number where a file has the same mistake again.
    const mistake = hashValues(path, code, message)
    const count = (counts.get(mistake) ?? 0) + 1
    counts.set(mistake, count)
    return {
      description: [...message.split('\n'), ...advice(rest)].map(visible).join('\n'),
      check_name: code,
      fingerprint: count === 1 ? mistake : hashValues(mistake, count),
      severity: severity === 'error' ? 'major' : 'minor',
      location: { path, lines: { begin: line, ...(endLine !== undefined && { end: endLine }) } },
    }
  })
  return { stdout: `${JSON.stringify(issues, undefined, 2)}\n`, stderr: fixLines(report, context) }
}
