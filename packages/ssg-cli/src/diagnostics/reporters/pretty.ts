import { colorsFor } from '../colors.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'
import { diagnosticBlock, diagnosticHeading } from './diagnostic-block.ts'
import { differenceLines } from './difference-lines.ts'
import { repeatedFindings } from './repeated-findings.ts'
import { fixLines, lastLines } from './summary.ts'

/**
 * Report for people, on stderr: each diagnostic with the code that it is about, then how many there are and what was done. What
 * was told several times already has one line.
 */
export function pretty(report: Report, context: ReportContext): ReportText {
  const colors = colorsFor(context.color)
  const { diagnostics } = report
  const repeated = repeatedFindings(diagnostics)
  const blocks = diagnostics.map((diagnostic, index) => {
    if (!repeated.has(diagnostic)) return `${diagnosticBlock(diagnostic, context, colors)}\n\n`
    const next = diagnostics[index + 1]
    const end = next !== undefined && repeated.has(next) ? '\n' : '\n\n'
    return diagnosticHeading(diagnostic, context, colors) + end
  })
  return {
    stdout: '',
    stderr: `${fixLines(report, context)}${blocks.join('')}${differenceLines(report)}${lastLines(report, context, colors)}`,
  }
}
