import { codeFrame } from '../code-frame.ts'
import type { Colors } from '../colors.ts'
import { visible } from '../visible.ts'
import { advice, shown } from './shown.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ReportContext } from '../report.ts'

/** A diagnostic for people: where, what, the code that it is about, and what helps. */
export function diagnosticBlock(diagnostic: Diagnostic, context: ReportContext, colors: Colors): string {
  const lines = [
    diagnosticHeading(diagnostic, context, colors),
    frameOf(diagnostic, context),
    ...advice(shown(diagnostic, context)).map((line) => `  ${visible(line)}`),
  ]
  return lines.filter(Boolean).join('\n')
}

/** The first line of it: where and what. */
export function diagnosticHeading(diagnostic: Diagnostic, context: ReportContext, colors: Colors): string {
  const { severity, code, message, ...rest } = shown(diagnostic, context)
  const heading = [
    positionText(rest, colors),
    colors[severity](severity),
    colors.quiet(code),
    // A message is one paragraph: line breaks in it come from what is quoted.
    colors.strong(visible(message.replace(/\s*[\r\n]+\s*/g, ' '))),
  ]
  return heading.filter(Boolean).join('  ')
}

/** Where a diagnostic is: `docs/a.md:3:1`. */
export function positionText({ file, line, column }: Partial<Diagnostic>, colors: Colors): string {
  if (file === undefined) return ''
  const parts = [visible(file), line, column].filter((part) => part !== undefined)
  return colors.name(parts.join(':'))
}

function frameOf(diagnostic: Diagnostic, { color, sourceOf }: ReportContext): string {
  const { file, line, column, endLine, endColumn } = diagnostic
  if (file === undefined || line === undefined || column === undefined) return ''
  const source = sourceOf(file)
  if (source === undefined) return ''
  const position = { line, column, endLine: endLine ?? line, endColumn: endColumn ?? column + 1 }
  return codeFrame(source, position, { color })
}
