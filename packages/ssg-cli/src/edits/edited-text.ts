import type { Host } from '../host.ts'
import type { Fix } from '../model/fix.ts'

/** Keeps what a byte order mark is made of: the file is to stay as it is but for the repairs. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The text of a file with its repairs, or undefined when one of them does not fit: another text stands at its position,
 * or what is there is no URL of a link but a part of something else.
 */
export function editedText(host: Pick<Host, 'files'>, file: string, fixes: readonly Fix[]): string | undefined {
  let text: string
  try {
    text = decoder.decode(host.files.read(file))
  } catch {
    return undefined
  }
  const starts = lineStarts(text)
  const edits = fixes.map(({ line, column, before, after, isId = false }) => {
    const start = (starts[line - 1] ?? Infinity) + column - 1
    return { start, end: start + before.length, before, after, isId }
  })
  let edited = text
  for (const { start, end, before, after, isId } of edits.sort((left, right) => right.start - left.start)) {
    const isPlace = isId ? isItem(text, start, end) : isUrl(text, start, end) || isImport(text, { start, end, after })
    if (text.slice(start, end) !== before || !isPlace) return undefined
    edited = edited.slice(0, start) + after + edited.slice(end)
  }
  return edited
}

/** True for `](url)`, `](<url>)`, `[x]: url`, `href="url"`, `to: 'url'`, `image: url` of front matter: not for the words of a link, nor for its title. */
function isUrl(text: string, start: number, end: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1, start)
  const after = text[end] ?? ''
  if (/\]\(\s*<$|\]:\s*<$/.test(line)) return after === '>'
  if (/\]\(\s*$/.test(line)) return /[\s)]/.test(after)
  if (/\]:\s*$/.test(line)) return after === '' || /\s/.test(after)
  if (/^image:\s+$/.test(line)) return isLineEnd(after)
  const [, quote] =
    /(?<![\w$-])["']?(?:href|to|src|srcDark|poster|image|favicon)["']?\s*(?:=\s*\{?|:)\s*(["'`])$/.exec(line) ?? []
  return quote !== undefined && after === quote
}

function isLineEnd(character: string): boolean {
  return character === '' || /[\r\n]/.test(character)
}

/** True for `from 'path'`, `import('path')`, `require('path')` and `file=path` of a code block, where such a path can stand. */
function isImport(text: string, { start, end, after }: { start: number; end: number; after: string }): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const next = text[end] ?? ''
  if (/^[\s>]*(?:`{3,}|~{3,}).*\sfile=$/.test(line)) return /^[\s#}]?$/.test(next) && !/\s/.test(after)
  const [, quote] = /(?:\bfrom|\bimport|\b(?:import|require)\s*\(|(?:`{3,}|~{3,}).*\sfile=)\s*(["'])$/.exec(line) ?? []
  return quote !== undefined && (next === quote || next === '#')
}

/** True for an item of a list and for an `id`, as sidebars and the navbar name docs, and for keys of front matter. */
function isItem(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start)
  if (/(?:^|[\r\n])pagination_(?:next|prev):[ \t]+$/.test(before)) return isLineEnd(text[end] ?? '')
  const [, quote] = /(?:[[,]|["']?\b(?:id|docId|pagination_(?:next|prev))["']?\s*:)\s*(["'`])$/.exec(before) ?? []
  return quote !== undefined && text[end] === quote
}

function lineStarts(text: string): readonly number[] {
  // A byte order mark is no column.
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length)
  return starts
}
