import type { DiagnosticsMessage, ShownDiagnostic } from '../../watch/browser/messages.ts'
import { codeFrame } from '../../diagnostics/code-frame.ts'
import { advice, shown } from '../../diagnostics/reporters/shown.ts'
import type { ReportContext } from '../../diagnostics/report.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'

/** So many are shown in a browser; the terminal has all. */
const most = 60

/** Word diagnostics for browsers. `routesOf` says which pages a file is shown on. */
export function diagnosticsMessage(
  found: { readonly diagnostics: readonly Diagnostic[]; readonly isWhole: boolean },
  context: ReportContext,
  routesOf: (file: string) => readonly string[],
): DiagnosticsMessage {
  const { diagnostics, isWhole } = found
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  return {
    isWhole,
    errors: errors.length,
    warnings: warnings.length,
    findings: [...errors, ...warnings].slice(0, most).map((finding) => shownDiagnostic(finding, context, routesOf)),
  }
}

function shownDiagnostic(
  finding: Diagnostic,
  context: ReportContext,
  routesOf: (file: string) => readonly string[],
): ShownDiagnostic {
  const { file, line, column, endLine, endColumn, route } = finding
  const { message, file: name, severity, code } = shown(finding, context)
  const location = name === undefined ? undefined : [name, line, column].filter((part) => part !== undefined).join(':')
  const source = file === undefined || line === undefined || column === undefined ? undefined : context.sourceOf(file)
  const at = {
    line: line ?? 1,
    column: column ?? 1,
    endLine: endLine ?? line ?? 1,
    endColumn: endColumn ?? (column ?? 1) + 1,
  }
  return {
    severity,
    code,
    message,
    ...(location !== undefined && { location }),
    ...(source !== undefined && { frame: codeFrame(source, at, { color: false }) }),
    advice: advice(shown(finding, context)),
    routes: [...new Set([...(route === undefined ? [] : [route]), ...(file === undefined ? [] : routesOf(file))])],
  }
}
