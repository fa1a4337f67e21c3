import type { ImportFact } from '../../model/head.ts'
import type { BodyLines } from '../../text/markdown/body-lines.ts'

const filePattern = /\sfile=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))/

/** The files that code fences include with `file=./x.py#region`. */
export function codeFiles(lines: BodyLines): ImportFact[] {
  const files: ImportFact[] = []
  for (const line of lines) {
    if (!line.info?.includes('file=')) continue
    const match = filePattern.exec(line.info)
    const written = match ? (match[1] ?? match[2] ?? match[3] ?? '') : ''
    const specifier = written.split('#', 1)[0] ?? ''
    if (!match || specifier === '') continue
    const infoStart = line.text.indexOf(line.info)
    const column = infoStart + match.index + match[0].indexOf(written, ' file='.length) + 1
    const position = { line: line.number, column, endLine: line.number, endColumn: column + specifier.length }
    files.push({ specifier, kind: 'code', position })
  }
  return files
}
