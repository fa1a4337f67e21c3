import { defaultSeverity } from './default-severity.ts'
import type { Diagnostic, DiagnosticCode, Position } from '../model/diagnostic.ts'

/** What a function of the catalogue says about one finding. */
export type Finding = Omit<Diagnostic, 'code' | 'severity' | keyof Position> & { readonly position?: Position }

/**
 * Make a diagnostic with the default severity of its code. Only the catalogue calls this.
 *
 * Absent values become absent keys, so that equal findings have equal JSON.
 */
export function finding(code: DiagnosticCode, { position, ...details }: Finding): Diagnostic {
  const present = Object.entries(details).filter(([, value]) => value !== undefined)
  return {
    code,
    severity: defaultSeverity[code],
    message: details.message,
    ...Object.fromEntries(present),
    ...(position && spanOf(position)),
  }
}

// A caller may hand in a richer object, such as a position of a syntax tree: only the span goes on.
function spanOf({ line, column, endLine, endColumn }: Position): Position {
  return { line, column, endLine, endColumn }
}
