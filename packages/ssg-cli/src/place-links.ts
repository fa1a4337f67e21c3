import type { Host } from './host.ts'
import { belowBase } from './model/below-base.ts'
import type { Diagnostic, Place } from './model/diagnostic.ts'
import { placeAt } from './model/place-at.ts'
import { textOf } from './text-of.ts'

/** Keys of the front matter that decide on what a finding is about, the most telling first. */
const decidingKeys: Readonly<Partial<Record<Diagnostic['code'], readonly string[]>>> = {
  'duplicate-route': ['slug', 'id'],
  'duplicate-doc-id': ['id'],
}

/**
 * Find where links stand that a component produced (in what made them, when that is known), and links and ids that a config or sidebar file holds: the first
 * place of the URL or id in the file that the finding names. What follows from a key of the front matter stands there,
 * else at the start of the file. What is not found stays without a place.
 *
 * Components get links with the base URL; authors write them without it.
 */
export function placeLinks(host: Pick<Host, 'files'>, diagnostics: readonly Diagnostic[], baseUrl = '/'): Diagnostic[] {
  const texts = new Map<string, string | undefined>()
  return diagnostics.map((found) => {
    const { file, code } = found
    const written = found.url ?? found.subject
    const keys = file !== undefined && /\.mdx?$/.test(file) ? decidingKeys[code] : undefined
    if ((found.line !== undefined && !found.around) || file === undefined || (written === undefined && !keys))
      return found
    if (!texts.has(file)) texts.set(file, textOf(host, file))
    const text = texts.get(file)
    if (text === undefined) return found
    if (keys) return { ...found, ...keyPlace(text, keys) }
    const spellings = written === undefined ? [] : spellingsOf(written, baseUrl)
    const [start, end] = found.around ? spanOf(text, found.around) : [0, text.length]
    const part = text.slice(start, end)
    const spelling = spellings.find((each) => findWritten(part, each) >= 0)
    if (spelling === undefined) return found
    return { ...found, ...placeAt(text, start + findWritten(part, spelling), spelling.length) }
  })
}

function spanOf(text: string, { line, column, endLine, endColumn }: Place): readonly [start: number, end: number] {
  return [offsetOf(text, line, column), offsetOf(text, endLine, endColumn)]
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** The first of the keys that the front matter has, with its value; the first line of the file without any. */
function keyPlace(text: string, keys: readonly string[]): Place {
  const block = /^\uFEFF?---\r?\n[^]*?\n---/.exec(text)?.[0] ?? ''
  for (const key of keys) {
    const line = new RegExp(`^${key}:.*$`, 'm').exec(block)
    if (line) return placeAt(text, line.index, line[0].trimEnd().length)
  }
  return placeAt(text, 0, Math.max(1, (text.split('\n', 1)[0] ?? '').trimEnd().length))
}

/** How an author may have written a URL: without the base URL, and in HTML with entities. */
function spellingsOf(written: string, baseUrl: string): readonly string[] {
  const plain = [written, withoutBase(written, baseUrl)]
  return [...plain, ...plain.map((url) => url.replaceAll('&', '&amp;'))]
}

function withoutBase(url: string, baseUrl: string): string {
  const below = belowBase(url, baseUrl)
  return below === undefined ? url : `/${below}`
}

/** In quotes first: a URL may be the beginning of another one. */
function findWritten(text: string, written: string): number {
  for (const quote of ['"', "'", '`']) {
    const at = text.indexOf(quote + written + quote)
    if (at >= 0) return at + 1
  }
  return text.indexOf(written)
}
