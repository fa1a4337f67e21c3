import type { Host } from './host.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { readText } from './scan-site.ts'

/**
 * Find where links stand that a component produced, and links and ids that a config or sidebar file holds: the first
 * place of the URL or id in the file that the finding names. What is not found there stays without a place.
 */
export function placeLinks(host: Pick<Host, 'files'>, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const texts = new Map<string, string | undefined>()
  return diagnostics.map((found) => {
    const written = found.url ?? found.subject
    if (found.line !== undefined || found.file === undefined || written === undefined) return found
    if (!texts.has(found.file)) texts.set(found.file, textOf(host, found.file))
    const text = texts.get(found.file)
    const offset = text === undefined ? -1 : findWritten(text, written)
    return text === undefined || offset < 0 ? found : { ...found, ...placeAt(text, offset, written.length) }
  })
}

function textOf(host: Pick<Host, 'files'>, file: string): string | undefined {
  try {
    return readText(host, file)
  } catch {
    return undefined
  }
}

/** In quotes first: a URL may be the beginning of another one. */
function findWritten(text: string, written: string): number {
  for (const quote of ['"', "'", '`']) {
    const at = text.indexOf(quote + written + quote)
    if (at >= 0) return at + 1
  }
  return text.indexOf(written)
}

function placeAt(
  text: string,
  offset: number,
  length: number,
): Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'> {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  const column = offset - before.lastIndexOf('\n')
  return { line, column, endLine: line, endColumn: column + length }
}
