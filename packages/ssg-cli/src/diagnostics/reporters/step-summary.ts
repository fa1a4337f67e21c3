import { advice, shown } from './shown.ts'
import { summary } from './summary.ts'
import { visible } from '../visible.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report, ReportContext } from '../report.ts'

/** Rows that a page of a job shows without becoming slow to open. */
const mostRows = 500

/**
 * All diagnostics as a table in Markdown, for the summary page of a GitHub job: of annotations only the first ten errors and
 * the first ten warnings of a step are shown.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#adding-a-job-summary
 */
export function stepSummary(report: Report, context: ReportContext): string {
  const all = report.diagnostics.map((diagnostic) => row(shown(diagnostic, context)))
  const head = '| Position | | Code | Message |\n| --- | --- | --- | --- |\n'
  const more = all.length > mostRows ? `\n… and ${all.length - mostRows} more.\n` : ''
  const table = all.length > 0 ? `${head}${all.slice(0, mostRows).join('')}${more}\n` : ''
  return `### ${report.command === 'check' ? 'Check' : 'Build'} of the documentation\n\n${table}${escaped(summary(report))}\n`
}

function row(diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message } = diagnostic
  const location = [file, line, column].filter((part) => part !== undefined).join(':')
  const words = [message, ...advice(diagnostic)].map(escaped).join('<br>')
  return `| ${escaped(location)} | ${severity} | ${code} | ${words} |\n`
}

/** Text as text: neither the table nor the page is changed by what an author wrote. */
function escaped(text: string): string {
  return visible(text.replace(/\s+/g, ' ')).replace(
    /[\\`*_{}[\]<>|#~&]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )
}
