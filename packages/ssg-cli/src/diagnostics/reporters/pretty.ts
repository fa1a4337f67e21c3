import { diagnosticBlock, positionText } from './diagnostic-block.ts'
import { colorsFor, type Colors } from '../colors.ts'
import { counted, grouped } from './counted.ts'
import { differenceLines } from './difference-lines.ts'
import { repeatedFindings, type Finding } from './repeated-findings.ts'
import { shown } from './shown.ts'
import { fixLines, lastLines } from './summary.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'

/** So many places of one finding are listed. */
const mostPlaces = 20

/** Report for people, on stderr: each diagnostic with the code that it is about, then how many there are and what was done. */
export function pretty(report: Report, context: ReportContext): ReportText {
  const colors = colorsFor(context.color)
  const blocks = repeatedFindings(report.diagnostics).map(
    (finding) => `${diagnosticBlock(finding.first, context, colors)}\n${otherPlaces(finding, context, colors)}\n`,
  )
  return {
    stdout: '',
    stderr: `${fixLines(report, context)}${blocks.join('')}${differenceLines(report)}${lastLines(report, context, colors)}`,
  }
}

/** Where else the same was found, a line each. */
function otherPlaces({ others }: Finding, context: ReportContext, colors: Colors): string {
  if (others.length === 0) return ''
  const places = others.slice(0, mostPlaces).map((other) => positionText(shown(other, context), colors))
  const more = others.length - places.length
  const lines = [...places, ...(more > 0 ? [`and ${grouped(more)} more; --reporter json lists all`] : [])]
  return `  The same in ${counted(others.length, 'other place')}:\n${lines.map((line) => `    ${line}\n`).join('')}`
}
