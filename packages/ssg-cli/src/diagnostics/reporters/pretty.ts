import { diagnosticBlock } from './diagnostic-block.ts'
import { colorsFor } from '../colors.ts'
import { differenceLines } from './difference-lines.ts'
import { fixLines, lastLines } from './summary.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'

/** Report for people, on stderr: each diagnostic with the code that it is about, then how many there are and what was done. */
export function pretty(report: Report, context: ReportContext): ReportText {
  const colors = colorsFor(context.color)
  const blocks = report.diagnostics.map((diagnostic) => `${diagnosticBlock(diagnostic, context, colors)}\n\n`)
  return {
    stdout: '',
    stderr: `${fixLines(report, context)}${blocks.join('')}${differenceLines(report)}${lastLines(report, context, colors)}`,
  }
}
