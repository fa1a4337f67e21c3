import type { BodyPart } from '../../../model/body-part.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { bodyStart } from '../../../text/markdown/front-matter.ts'
import { hashOf } from '../../../text/hash.ts'
import { partText } from '../../../text/markdown/part-text.ts'
import { bodyLines, type BodyLine } from '../../../text/markdown/body-lines.ts'
import { plainText } from '../../scan/plain-text.ts'
import { versionHeading, type VersionHeading } from './version-heading.ts'

/** A version in a changelog. */
export interface ChangelogVersion extends VersionHeading {
  readonly part: BodyPart
  /** Its text, in the lines that it has in the file. */
  readonly text: string
  /** Its heading in the file. */
  readonly position: Position
  /** The headings of its sections, in their order. */
  readonly sections: readonly string[]
}

interface Heading {
  readonly level: number
  readonly text: string
  /** Its first line, the length of that, and the first one below it. */
  readonly number: number
  readonly length: number
  readonly next: number
}

const atx = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const underline = /^ {0,3}(=+|-+)[ \t]*$/
const definition = /^ {0,3}\[([^\]]+)\]:\s*\S/

/**
 * Split a changelog into its versions, in the order of the file. An unreleased one of which nothing is said yet is none.
 *
 * @see https://keepachangelog.com/en/1.1.0/
 * @see https://github.com/changesets/changesets
 */
export function changelogVersions(text: string): readonly ChangelogVersion[] {
  const lines = [...bodyLines(text, bodyStart(text), 'md')]
  const defined = definedLines(lines)
  const end = (lines.at(-1)?.number ?? 0) + 1
  const headings = headingsOf(lines)
  return headings.flatMap((heading, index) => {
    const version = versionHeading(heading.text, heading.level)
    if (!version) return []
    const below = headings.slice(index + 1)
    const until = below.findIndex((other) => ends(other, heading))
    const inside = until < 0 ? below : below.slice(0, until)
    const first = heading.next
    const whole = lines.filter(({ number }) => number >= first && number < (below[until]?.number ?? end))
    // Definitions of all versions stand below the last one: each takes those that it uses.
    const own = whole.slice(0, whole.findLastIndex(isText) + 1)
    const last = own.at(-1)?.number ?? first - 1
    if (version.version === 'Unreleased' && !own.some(isContent)) return []
    const top = Math.min(...inside.map(({ level }) => level))
    const definitions = definitionsFor(own, defined, (number) => number < first || number > last)
    const lineRange = { first, last, rise: Number.isFinite(top) ? Math.max(0, top - 2) : 0, definitions }
    const partOfText = partText(text, lineRange)
    const sections = inside.filter(({ level }) => level === top).map((section) => plainText(section.text, 'md'))
    const part = { ...lineRange, hash: hashOf(partOfText) }
    return [{ ...version, part, position: positionOf(heading), text: partOfText, sections }]
  })
}

/** Whether a heading ends what is said of a version. */
function ends({ level, text }: Heading, version: Heading): boolean {
  if (versionHeading(text, level)) return true
  // Releases that fix things are of the third level in some changelogs, with sections of that level.
  return level <= Math.min(version.level, 2)
}

function headingsOf(lines: readonly BodyLine[]): readonly Heading[] {
  const headings: Heading[] = []
  let isComment = false
  for (const [index, { text, kind, number }] of lines.entries()) {
    if (isComment || kind !== 'text') {
      isComment &&= !text.includes('-->')
      continue
    }
    isComment = text.lastIndexOf('<!--') > text.lastIndexOf('-->')
    const place = { number, length: text.length }
    const [, marks, words = ''] = atx.exec(text) ?? []
    if (marks !== undefined) headings.push({ ...place, level: marks.length, text: words, next: number + 1 })
    const [, line] = underline.exec(lines[index + 1]?.text ?? '') ?? []
    const isAlone = index === 0 || lines[index - 1]?.kind === 'blank'
    if (marks === undefined && line !== undefined && isAlone && !/^ {4}|^ {0,3}[-*+>|]/.test(text))
      headings.push({ ...place, level: line.startsWith('=') ? 1 : 2, text: text.trim(), next: number + 2 })
  }
  return headings
}

function positionOf({ number: line, length }: Heading): Position {
  return { line, column: 1, endLine: line, endColumn: length + 1 }
}

function isText({ kind, text }: BodyLine): boolean {
  return kind !== 'blank' && !definition.test(text)
}

function isContent(line: BodyLine): boolean {
  return isText(line) && !atx.test(line.text)
}

/** Label of a link definition, in the form in which labels are compared → its line. */
function definedLines(lines: readonly BodyLine[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { text, kind, number } of lines) {
    const [, label] = kind === 'text' ? (definition.exec(text) ?? []) : []
    if (label !== undefined && !found.has(labelKey(label))) found.set(labelKey(label), number)
  }
  return found
}

function definitionsFor(
  lines: readonly BodyLine[],
  defined: ReadonlyMap<string, number>,
  isElsewhere: (number: number) => boolean,
): readonly number[] {
  if (defined.size === 0) return []
  const labels = lines.flatMap(({ text }) => Array.from(text.matchAll(/\[([^\][]+)\]/g), ([, label = '']) => label))
  const numbers = labels.flatMap((label) => defined.get(labelKey(label)) ?? [])
  return [...new Set(numbers)].filter(isElsewhere).sort((left, right) => left - right)
}

/** @see https://spec.commonmark.org/0.31.2/#matches */
function labelKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}
