import {
  emptyText,
  impossibleDate,
  invalidFrontMatter,
  lostFrontMatter as lostText,
  mistypedKey,
  unsafeUrl,
} from '../../diagnostics/catalogue.ts'
import { quote } from '../../diagnostics/quote.ts'
import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import type { FrontMatter } from '../../model/front-matter.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { mistyped } from '../../text/mistyped.ts'
import { positionAt, positionsIn } from '../../text/markdown/position-at.ts'
import { checkEntries, type EntryProblem } from './check-entries.ts'
import { frontMatterBlock, lostFrontMatter } from '../../text/markdown/front-matter.ts'
import { frontMatterRules } from './front-matter-rules.ts'
import { quickEntries } from './quick-entries.ts'
import { parseYaml, type Entries, type Entry } from './yaml.ts'

/** The front matter of a doc and where each value stands. */
export interface ReadFrontMatter {
  readonly frontMatter: FrontMatter
  readonly positions: Readonly<Record<string, Position>>
}

/** How front matter is read. */
export interface FrontMatterReading {
  readonly rules?: typeof frontMatterRules
  /** What stands in place of what is written. */
  readonly given?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Read the front matter of a file. Values that cannot be used are left out and reported.
 *
 * @see https://docusaurus.io/docs/markdown-features#front-matter
 */
export function readFrontMatter(
  text: string,
  source: string,
  { rules = frontMatterRules, given }: FrontMatterReading = {},
): Outcome<ReadFrontMatter> {
  const block = frontMatterBlock(text) ?? (given && { start: 0, end: 0 })
  if (!block) return outcome({ frontMatter: {}, positions: {} }, lost(text, source))
  const { entries: written, problems } = parse(text.slice(block.start, block.end))
  const entries = given ? entriesOf(given, written) : written
  const checked = checkEntries(entries, rules)
  const conflicts = conflictsOf(checked.values, entries)
  const values = new Map(checked.values)
  for (const { entry } of conflicts) values.delete(entry.key)

  const positionIn = positionsIn(text)
  const positionOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    positionIn(block.start + start, block.start + end)
  const broken: readonly Diagnostic[] = problems.map(({ message, hint, ...span }) =>
    invalidFrontMatter({ file: source, position: positionOf(span), message, hint }),
  )
  const wrong = [...checked.problems, ...conflicts]
    .map(({ entry, unsafe, isEmpty, rolledOver, ...words }) => {
      const at = { file: source, position: positionOf(entry) }
      if (unsafe !== undefined) return unsafeUrl({ ...at, start: unsafe })
      const told = isEmpty ? emptyText : rolledOver === undefined ? invalidFrontMatter : impossibleDate
      return told({ ...at, ...words })
    })
    .filter((diagnostic) => !broken.some((other) => isWithin(other, diagnostic)))
  const near = mistypedKeys(entries, rules).map(({ key, suggestion, keyStart, keyEnd }) =>
    mistypedKey({ file: source, position: positionOf({ start: keyStart, end: keyEnd }), key, suggestion }),
  )
  const positions = Object.fromEntries(entries.map((entry) => [entry.key, positionOf(entry)]))
  // The rules of the known keys are the types of FrontMatter.
  const frontMatter = Object.fromEntries(values) as FrontMatter
  return outcome({ frontMatter, positions }, [...broken, ...wrong, ...near])
}

/** What a function gives, where it is written; at the beginning of the front matter what is not written. */
function entriesOf(given: Readonly<Record<string, unknown>>, written: readonly Entry[]): readonly Entry[] {
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return set.map(([key, value]) => {
    const own = written.find((entry) => entry.key === key)
    if (own && JSON.stringify(own.value) === JSON.stringify(value)) return own
    return { start: 0, end: 0, keyStart: 0, keyEnd: 0, ...own, key, value, written: undefined }
  })
}

function parse(text: string): Entries {
  const quick = quickEntries(text)
  return quick ? { entries: quick, problems: [] } : parseYaml(text)
}

/** Keys may be an author's own. One that is nearly a known one is meant as that, unless that is there too. */
function mistypedKeys(
  entries: readonly Entry[],
  rules: typeof frontMatterRules,
): readonly (Entry & { readonly suggestion: string })[] {
  const knownKeys = Object.keys(rules)
  return entries.flatMap((entry) => {
    const suggestion = Object.hasOwn(rules, entry.key) ? undefined : mistyped(entry.key, knownKeys)
    if (suggestion === undefined || entries.some(({ key }) => key === suggestion)) return []
    return [{ ...entry, suggestion }]
  })
}

function lost(text: string, source: string): Diagnostic[] {
  const found = lostFrontMatter(text)
  if (!found) return []
  const line = text.slice(found.start, found.start + found.length)
  const lineEnd = /^\r(?!\n)/.test(text.slice(found.start + found.length)) ? 'line end "\\r"' : 'space'
  const message = found.isUnclosed
    ? 'Unexpected end of the file within the front matter, expected a line "---" that closes it'
    : `Unexpected ${line === '---' ? lineEnd : quote(line)} where front matter begins, expected "---" alone on the first line of the file`
  return [lostText({ file: source, position: positionAt(text, found.start, found.length), message })]
}

/** A value that could not be parsed has no right type either: one diagnostic is enough. */
function isWithin({ line = 0 }: Diagnostic, other: Diagnostic): boolean {
  return other.line !== undefined && line >= other.line && line <= (other.endLine ?? other.line)
}

function conflictsOf(values: ReadonlyMap<string, unknown>, entries: readonly Entry[]): EntryProblem[] {
  const conflict = (key: string, message: string): EntryProblem[] => {
    const entry = entries.find((other) => other.key === key)
    return entry ? [{ entry, message }] : []
  }
  const min = values.get('toc_min_heading_level')
  const max = values.get('toc_max_heading_level')
  const bothHidden = values.get('draft') === true && values.get('unlisted') === true
  return [
    ...(bothHidden
      ? conflict(
          'unlisted',
          'Unexpected key "unlisted" beside "draft", expected one of them: a draft is not published at all',
        )
      : []),
    ...(typeof min === 'number' && typeof max === 'number' && min > max
      ? conflict(
          'toc_min_heading_level',
          `Unexpected number ${min} for key "toc_min_heading_level", expected at most "toc_max_heading_level", which is ${max}`,
        )
      : []),
  ]
}
