import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PluginMessage } from '../../plugin-source.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'

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

/** What two plugins make under one name. */
export function pluginConflict({
  kind,
  name,
  first,
  second,
  file,
}: {
  /** `directive`, `fence` or `component`. */
  readonly kind: string
  readonly name: string
  readonly first: string
  readonly second: string
  readonly file: string
}): Diagnostic {
  return diagnostic('plugin-conflict', {
    file,
    subject: second,
    message: `Unexpected second ${kind} ${quote(name)} by plugin ${quote(second)}, expected each once: that of plugin ${quote(first)} is used`,
    hint: 'Leave one of the plugins out, or put the one to be used first.',
  })
}
