import { shown } from './shown.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'

/**
 * Report for scripts: one JSON object on stdout. Its keys are part of the contract with them.
 */
export function json(report: Report, context: ReportContext): ReportText {
  const { ok, command, durationMs, pages, written, unchanged, cached, outDir, profile, differences } = report
  const islands = report.islands?.map((island) => ({
    ...island,
    file: context.relative(island.file).replaceAll('\\', '/'),
  }))
  const diagnostics = report.diagnostics.map((diagnostic) => entryOf(shown(diagnostic, context)))
  const fixes = report.fixes?.map((fix) => ({ ...fix, file: context.relative(fix.file).replaceAll('\\', '/') }))
  const value = {
    ok,
    command,
    durationMs,
    pages,
    written,
    unchanged,
    cached,
    outDir,
    diagnostics,
    fixes,
    profile,
    differences,
    ...(islands && islands.length > 0 && { islands }),
  }
  return { stdout: `${JSON.stringify(value)}\n`, stderr: '' }
}

// Names every key: an addition to the model is not an addition to the contract.
function entryOf(diagnostic: Diagnostic): Omit<Diagnostic, 'hint'> {
  const { code, severity, message, file, line, column, endLine, endColumn, url, suggestion, route } = diagnostic
  return { code, severity, message, file, line, column, endLine, endColumn, url, suggestion, route }
}
