import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import type { DiagnosticCode } from '../../model/diagnostic-table.ts'
import { diagnostic } from './diagnostic.ts'

/** What is said in the words of the step that finds it. */
export interface Worded {
  readonly file: string
  readonly position?: Position
  readonly message: string
  readonly hint?: string
  /** The part of the span that is wrong: it is looked for in there. */
  readonly wrong?: string
}

/** A diagnostic whose message the step that finds it has words for. */
export function inOwnWords(code: DiagnosticCode): (problem: Worded) => Diagnostic {
  return ({ file, position, message, hint, wrong }) =>
    diagnostic(code, { file, position, message, hint, ...(wrong && { subject: wrong, around: position }) })
}
