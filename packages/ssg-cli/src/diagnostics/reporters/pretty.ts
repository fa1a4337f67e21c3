import { codeFrame } from '../code-frame.ts'
import { advice } from './advice.ts'
import { counts } from './counts.ts'
import { fixLines } from './fix-lines.ts'
import { paint, type Paint } from '../paint.ts'
import { summary } from './summary.ts'
import { shown } from './shown.ts'
import { visible } from '../visible.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'

/** Report for people, on stderr: each finding with the code that it is about, then how many there are and what was done. */
export function pretty(report: Report, context: ReportContext): ReportText {
  const colors = paint(context.color)
  const findings = report.diagnostics.map((diagnostic) => `${block(diagnostic, context, colors)}\n\n`)
  const total = counts(report, colors)
  const last = (report.ok ? colors.good : colors.error)(summary(report))
  return { stdout: '', stderr: `${fixLines(report, context)}${findings.join('')}${total ? `${total}\n` : ''}${last}\n` }
}

function block(diagnostic: Diagnostic, context: ReportContext, colors: Paint): string {
  const { severity, code, message, ...rest } = shown(diagnostic, context)
  const heading = [
    position(rest, colors),
    colors[severity](severity),
    colors.quiet(code),
    // A message is one paragraph: line breaks in it come from what is quoted.
    colors.strong(visible(message.replace(/\s*[\r\n]+\s*/g, ' '))),
  ]
  const lines = [
    heading.filter(Boolean).join('  '),
    frameOf(diagnostic, context),
    ...advice(diagnostic).map((line) => `  ${visible(line)}`),
  ]
  return lines.filter(Boolean).join('\n')
}

function position({ file, line, column }: Partial<Diagnostic>, colors: Paint): string {
  if (file === undefined) return ''
  const parts = [visible(file), line, column].filter((part) => part !== undefined)
  return colors.name(parts.join(':'))
}

function frameOf(diagnostic: Diagnostic, { color, sourceOf }: ReportContext): string {
  const { file, line, column, endLine, endColumn } = diagnostic
  if (file === undefined || line === undefined || column === undefined) return ''
  const source = sourceOf(file)
  if (source === undefined) return ''
  const place = { line, column, endLine: endLine ?? line, endColumn: endColumn ?? column + 1 }
  return codeFrame(source, place, { color })
}
