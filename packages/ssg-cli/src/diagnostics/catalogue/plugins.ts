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

/** A body of which plugins make something else than is kept, though all that they declare is the same. */
export function staleAnswer({
  plugins,
  file,
  route,
}: {
  /** Those that had a hand in it. */
  readonly plugins: readonly string[]
  readonly file: string | undefined
  readonly route: string
}): Diagnostic {
  const names = plugins.map(quote).join(', ')
  return diagnostic('stale-answer', {
    ...(file !== undefined && { file }),
    route,
    message: `Unexpected other answer of ${plugins.length === 1 ? 'plugin' : 'one of the plugins'} ${names}, expected the one that is kept: it depends on something that is not declared`,
    hint: 'Declare each file that is read for a page with `file.data.dependencies.push(path)`, or say `pure: false` for what is no file.',
  })
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
    hint:
      first === second
        ? `Give each ${kind} of this plugin another name: some plugins take it as "id" of their options.`
        : 'Leave one of the plugins out, or put the one to be used first.',
  })
}
