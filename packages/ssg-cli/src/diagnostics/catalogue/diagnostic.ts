import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { diagnosticTable, type DiagnosticCode } from '../../model/diagnostic-table.ts'

/** What a function of the catalogue says: all but what follows from the code. */
export type Details = Omit<Diagnostic, 'code' | 'severity' | keyof Position> & { readonly position?: Position }

/**
 * Make a diagnostic with the default severity of its code. Only the catalogue calls this.
 *
 * Absent values become absent keys, so that equal diagnostics have equal JSON.
 */
export function diagnostic(code: DiagnosticCode, { position, ...details }: Details): Diagnostic {
  const present = Object.entries(details).filter(([, value]) => value !== undefined)
  return {
    code,
    severity: diagnosticTable[code].severity,
    message: details.message,
    ...Object.fromEntries(present),
    ...(position && spanOf(position)),
  }
}

// A caller may hand in a richer object, such as a position of a syntax tree: only the span goes on.
function spanOf({ line, column, endLine, endColumn }: Position): Position {
  return { line, column, endLine, endColumn }
}
