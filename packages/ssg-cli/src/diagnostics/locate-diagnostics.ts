import type { Host } from '../host.ts'
import { withoutBase } from '../text/urls/base-url.ts'
import { codeThatSays, type Said } from './code-that-says.ts'
import { locatePath } from './locate-path.ts'
import type { Diagnostic, Position } from '../model/diagnostic.ts'
import { positionAt } from '../text/markdown/position-at.ts'
import { frontMatterBlock } from '../text/markdown/front-matter.ts'
import { textOf } from '../text/text-of.ts'

/** Keys of the front matter that decide on what a diagnostic is about, the most telling first. */
const decidingKeys: Readonly<Partial<Record<Diagnostic['code'], readonly string[]>>> = {
  'duplicate-route': ['slug', 'id'],
  'duplicate-doc-id': ['id'],
}

/**
 * Find where links stand that a component produced (in what made them, when that is known), and links and ids that a config or sidebar file holds: the first
 * position of the URL or id in the file that the diagnostic names. What follows from a key of the front matter stands there,
 * else at the start of the file. What is not found stays without a position.
 *
 * Components get links with the base URL; authors write them without it. A link that a piece of code makes several times
 * stands at one of its positions after the other.
 */
export function locateDiagnostics(
  host: Pick<Host, 'files'>,
  diagnostics: readonly Diagnostic[],
  baseUrl = '/',
): Diagnostic[] {
  const texts = new Map<string, string | undefined>()
  const counts = new Map<string, number>()
  const known = new Map<string, readonly Said[]>()
  return diagnostics.map((diagnostic) => {
    const { file, code } = diagnostic
    if (diagnostic.keys) return locateByKeys(diagnostic)
    const subject = diagnostic.url ?? diagnostic.subject
    const keys = file !== undefined && /\.mdx?$/.test(file) ? decidingKeys[code] : undefined
    if ((diagnostic.line !== undefined && !diagnostic.around) || file === undefined || (subject === undefined && !keys))
      return diagnostic
    const text = readOnce(file)
    if (text === undefined) return diagnostic
    if (keys) return { ...diagnostic, ...keyPosition(text, keys) }
    const spellings = subject === undefined ? [] : spellingsOf(subject, baseUrl)
    const { around, ...found } = diagnostic
    const [start, end] = around ? spanOf(text, around) : [0, text.length]
    const part = text.slice(start, end)
    const spelling = spellings.find((each) => findWritten(part, each).length > 0)
    if (spelling === undefined)
      return diagnostic.url !== undefined && (around || code === 'broken-image')
        ? sayWhere(diagnostic, spellings)
        : diagnostic
    const written = findWritten(part, spelling)
    const offset = around
      ? nextOf(written, `${file} ${start} ${spelling} ${diagnostic.route}`)
      : (written.find((at) => isLinkAt(part, at)) ?? written[0])
    return { ...found, ...positionAt(text, start + (offset ?? 0), spelling.length) }
  })

  /** A link that a component makes has its URL in another file. */
  function sayWhere(diagnostic: Diagnostic, spellings: readonly string[]): Diagnostic {
    const { file = '', hint } = diagnostic
    const key = `${file} ${spellings.join(' ')}`
    const [said] = known.get(key) ?? codeThatSays(host, [file], spellings)
    known.set(key, said ? [said] : [])
    if (said) {
      const { line, column } = said.position
      return { ...diagnostic, elsewhere: { says: 'Its URL is written in', file: said.file, line, column } }
    }
    const told = 'Code makes this URL: neither an export here nor a file of the site that is imported has it as a text.'
    return { ...diagnostic, hint: hint === undefined ? told : `${told}\n${hint}` }
  }

  function locateByKeys({ keys, ...found }: Diagnostic): Diagnostic {
    const text = found.file === undefined ? undefined : readOnce(found.file)
    return { ...found, ...(keys && text !== undefined && locatePath(text, keys)) }
  }

  function readOnce(file: string): string | undefined {
    if (!texts.has(file)) texts.set(file, textOf(host, file))
    return texts.get(file)
  }

  /** What is found more often than it is written is told once more at the last position. */
  function nextOf(offsets: readonly number[], key: string): number | undefined {
    const index = counts.get(key) ?? 0
    counts.set(key, index + 1)
    return offsets[index] ?? offsets.at(-1)
  }
}

function spanOf(text: string, { line, column, endLine, endColumn }: Position): readonly [start: number, end: number] {
  return [offsetOf(text, line, column), offsetOf(text, endLine, endColumn)]
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** The first of the keys that the front matter has, with its value; the first line of the file without any. */
function keyPosition(text: string, keys: readonly string[]): Position {
  const block = text.slice(0, frontMatterBlock(text)?.end ?? 0)
  for (const key of keys) {
    const line = new RegExp(`^${key}:.*$`, 'm').exec(block)
    if (line) return positionAt(text, line.index, line[0].trimEnd().length)
  }
  return positionAt(text, 0, Math.max(1, (text.split('\n', 1)[0] ?? '').trimEnd().length))
}

/** How an author may have written a URL: without the base URL, and in HTML with entities. */
function spellingsOf(written: string, baseUrl: string): readonly string[] {
  const plain = [written, withoutBase(written, baseUrl)]
  // What is empty stands everywhere.
  return [...plain, ...plain.map((url) => url.replaceAll('&', '&amp;'))].filter((url) => url !== '')
}

/** Where it stands in quotes or in `url(…)`, else where it stands first: a URL may be the beginning of another one. */
function findWritten(text: string, written: string): readonly number[] {
  const quoted: number[] = []
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    const around = `${text[at - 1]}${text[at + written.length]}`
    if (['""', "''", '``', '()'].includes(around)) quoted.push(at)
  }
  const first = text.indexOf(written)
  return quoted.length > 0 || first < 0 ? quoted : [first]
}

/** True after `to: `, `"href": `, `href=`, `to={` and a quote. */
function isLinkAt(text: string, at: number): boolean {
  return /\b(?:to|href)["']?\s*[:=]\s*\{?\s*["'`]$/.test(text.slice(Math.max(0, at - 20), at))
}
