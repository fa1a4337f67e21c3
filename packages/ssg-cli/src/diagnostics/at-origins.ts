import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic, Position } from '../model/diagnostic.ts'
import type { Origin } from '../model/sourced.ts'
import { memo } from '../text/memo.ts'
import { textOf } from '../text/text-of.ts'

/**
 * Point at where the content of a doc comes from that a plugin made. Its lines are those of the origin, or stand in it, or
 * what is wrong does; else the line that the plugin named is all that is known. None of it is for `--fix`: only the plugin
 * knows how its doc is made from what stands there.
 */
export function atOrigins(
  host: Pick<Host, 'files'>,
  diagnostics: readonly Diagnostic[],
  { collections }: Partial<Pick<Config, 'collections'>>,
): readonly Diagnostic[] {
  const made = (collections ?? []).filter(({ origins }) => origins)
  if (made.length === 0) return diagnostics
  const lines = new Map<string, () => readonly string[]>()
  const linesOf = (file: string) => {
    const known = lines.get(file) ?? memo(() => textOf(host, file)?.split('\n') ?? [])
    lines.set(file, known)
    return known()
  }
  return diagnostics.map((diagnostic) => {
    const { file = '' } = diagnostic
    const collection = made.find(({ path }) => file.startsWith(`${path}/`))
    if (!collection) return diagnostic
    const origin = collection.origins?.[file.slice(collection.path.length + 1)]
    if (!origin) return { ...diagnostic, isMade: true }
    const { line: _line, column: _column, endLine: _endLine, endColumn: _endColumn, ...rest } = diagnostic
    const position = originPosition(diagnostic, linesOf(file), linesOf(origin.file), origin)
    return { ...rest, file: origin.file, isMade: true, ...position }
  })
}

function originPosition(
  { line, column = 1, endLine = line, endColumn = column }: Partial<Position>,
  made: readonly string[],
  original: readonly string[],
  { line: first = 1 }: Origin,
): Partial<Position> {
  const whole = wholeLine(first, original[first - 1])
  const written = line === undefined ? undefined : made[line - 1]
  if (line === undefined || endLine === undefined || written === undefined) return whole
  const at = (offset: number) => ({ line: line + offset, column, endLine: endLine + offset, endColumn })
  if (original[first + line - 2] === written) return at(first - 1)
  const same = written.trim() === '' ? -1 : original.indexOf(written, first - 1)
  if (same >= 0) return at(same + 1 - line)
  const text = endLine === line ? written.slice(column - 1, endColumn - 1) : ''
  const found = text.trim() === '' ? -1 : original.findIndex((each, index) => index >= first - 1 && each.includes(text))
  if (found < 0) return whole
  const start = (original[found]?.indexOf(text) ?? 0) + 1
  return { line: found + 1, column: start, endLine: found + 1, endColumn: start + text.length }
}

function wholeLine(line: number, text: string | undefined): Partial<Position> {
  const written = text?.trim() ?? ''
  if (text === undefined || written === '') return { line, column: 1, endLine: line, endColumn: 2 }
  const column = text.indexOf(written) + 1
  return { line, column, endLine: line, endColumn: column + written.length }
}
