import { colorsFor } from '../colors.ts'
import { advice, shown } from './shown.ts'
import { fixLines, lastLines } from './summary.ts'
import { visible } from '../visible.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'

/**
 * Report for GitHub Actions: annotations as workflow commands on stdout, the summary on stderr.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function github(report: Report, context: ReportContext): ReportText {
  const commands = report.diagnostics.map((diagnostic) => `${command(shown(diagnostic, context))}\n`)
  return {
    stdout: commands.join(''),
    stderr: `${fixLines(report, context)}${lastLines(report, context, colorsFor(false))}`,
  }
}

function command(diagnostic: Diagnostic): string {
  const { severity, code, message } = diagnostic
  const properties = Object.entries({ ...span(diagnostic), title: code })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
  return `::${severity} ${properties.join(',')}::${escapeData([message, ...advice(diagnostic)].join('\n'))}`
}

function span({
  file,
  line,
  endLine,
  column,
  endColumn,
}: Diagnostic): Readonly<Record<string, string | number | undefined>> {
  // GitHub takes columns for spans within one line only.
  const columns = line === endLine ? { col: column, endColumn } : {}
  return { file, line, endLine, ...columns }
}

function escapeData(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).map(visible)
  return lines.join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
