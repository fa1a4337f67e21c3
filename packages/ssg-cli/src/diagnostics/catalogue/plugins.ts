import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PluginMessage } from '../../plugin-source.ts'

/** What a plugin found wrong, with the code by which the config sets its level: `owners/missing-owner`. */
export function pluginDiagnostic(
  plugin: string,
  { code, severity = 'warning', message, ...where }: PluginMessage,
): Diagnostic {
  const { line, column, endLine, endColumn, file, route, hint } = where
  const from = line !== undefined && { line, column: column ?? 1 }
  const to = from && { endLine: endLine ?? from.line, endColumn: endColumn ?? from.column + 1 }
  const present = Object.entries({ file, route, hint }).filter(([, value]) => value !== undefined)
  return { code: `${plugin}/${code}`, severity, message, ...Object.fromEntries(present), ...from, ...to }
}
