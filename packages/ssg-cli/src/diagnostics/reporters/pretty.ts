import { counts } from './counts.ts'
import { findingBlock } from './finding-block.ts'
import { fixLines } from './fix-lines.ts'
import { colorsFor } from '../colors.ts'
import { summary } from './summary.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'

/** Report for people, on stderr: each finding with the code that it is about, then how many there are and what was done. */
export function pretty(report: Report, context: ReportContext): ReportText {
  const colors = colorsFor(context.color)
  const findings = report.diagnostics.map((diagnostic) => `${findingBlock(diagnostic, context, colors)}\n\n`)
  const total = counts(report, colors)
  const last = (report.ok ? colors.good : colors.error)(summary(report))
  return { stdout: '', stderr: `${fixLines(report, context)}${findings.join('')}${total ? `${total}\n` : ''}${last}\n` }
}
