import type { Host } from './host.ts'
import { belowBase } from './model/below-base.ts'
import { locatePath } from './diagnostics/locate-path.ts'
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
 * Components get links with the base URL; authors write them without it. A link that a piece of code makes several times
 * stands at one of its places after the other.
 */
export function placeLinks(host: Pick<Host, 'files'>, diagnostics: readonly Diagnostic[], baseUrl = '/'): Diagnostic[] {
  const texts = new Map<string, string | undefined>()
  const places = new Map<string, number>()
  return diagnostics.map((found) => {
    const { file, code } = found
    if (found.keys) return placedByKeys(found)
    const subject = found.url ?? found.subject
    const keys = file !== undefined && /\.mdx?$/.test(file) ? decidingKeys[code] : undefined
    if ((found.line !== undefined && !found.around) || file === undefined || (subject === undefined && !keys))
      return found
    const text = readOnce(file)
    if (text === undefined) return found
    if (keys) return { ...found, ...keyPlace(text, keys) }
    const spellings = subject === undefined ? [] : spellingsOf(subject, baseUrl)
    const { around, ...placed } = found
    const [start, end] = around ? spanOf(text, around) : [0, text.length]
    const part = text.slice(start, end)
    const spelling = spellings.find((each) => findWritten(part, each).length > 0)
    if (spelling === undefined) return found
    const written = findWritten(part, spelling)
    const offset = around ? nextOf(written, `${file} ${start} ${spelling} ${found.route}`) : written[0]
    return { ...placed, ...placeAt(text, start + (offset ?? 0), spelling.length) }
  })

  function placedByKeys({ keys, ...found }: Diagnostic): Diagnostic {
    const text = found.file === undefined ? undefined : readOnce(found.file)
    return { ...found, ...(keys && text !== undefined && locatePath(text, keys)) }
  }

  function readOnce(file: string): string | undefined {
    if (!texts.has(file)) texts.set(file, textOf(host, file))
    return texts.get(file)
  }

  /** What is found more often than it is written is told once more at the last place. */
  function nextOf(offsets: readonly number[], key: string): number | undefined {
    const index = places.get(key) ?? 0
    places.set(key, index + 1)
    return offsets[index] ?? offsets.at(-1)
  }
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

/** Where it stands in quotes, else where it stands first: a URL may be the beginning of another one. */
function findWritten(text: string, written: string): readonly number[] {
  const quoted: number[] = []
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    const before = text[at - 1] ?? ''
    if (/["'`]/.test(before) && text[at + written.length] === before) quoted.push(at)
  }
  const first = text.indexOf(written)
  return quoted.length > 0 || first < 0 ? quoted : [first]
}
