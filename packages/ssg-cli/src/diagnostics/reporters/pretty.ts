import { colorsFor, type Colors } from '../colors.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'
import { counted, grouped } from './counted.ts'
import { diagnosticBlock, diagnosticHeading, positionText } from './diagnostic-block.ts'
import { differenceLines } from './difference-lines.ts'
import { repeatedFindings } from './repeated-findings.ts'
import { shown } from './shown.ts'
import { fixLines, lastLines } from './summary.ts'

/**
 * Report for people, on stderr: each diagnostic with the code that it is about, then how many there are and what was done. What
 * was told several times already has one line, and one line for all where there are many. Reports for programs have each.
 */
export function pretty(report: Report, context: ReportContext): ReportText {
  const colors = colorsFor(context.color)
  const { short, folded, more } = repeatedFindings(report.diagnostics)
  const told = report.diagnostics.filter((diagnostic) => !folded.has(diagnostic))
  const blocks = told.map((diagnostic, index) => {
    const behind = more.get(diagnostic)
    const end = behind ? `\n${moreLine(behind, context, colors)}\n\n` : '\n\n'
    if (!short.has(diagnostic)) return diagnosticBlock(diagnostic, context, colors) + end
    const next = told[index + 1]
    return diagnosticHeading(diagnostic, context, colors) + (next !== undefined && short.has(next) ? '\n' : '\n\n')
  })
  return {
    stdout: '',
    stderr: `${fixLines(report, context)}${blocks.join('')}${differenceLines(report)}${lastLines(report, context, colors)}`,
  }
}

/** How many places of the others are named. */
const places = 3

/** One line for all further places of which the same is to be said. */
function moreLine(behind: readonly Diagnostic[], context: ReportContext, colors: Colors): string {
  const files = new Set(behind.map(({ file }) => file))
  const count = `and ${grouped(behind.length)} times more in ${counted(files.size, 'file')}`
  const named = behind.slice(0, places).map((diagnostic) => positionText(shown(diagnostic, context), colors))
  return `  ${count}: ${named.join(', ')} …`
}
