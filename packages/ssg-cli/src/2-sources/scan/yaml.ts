/** Nothing else imports the package `yaml`. */
import { isAlias, isMap, isScalar, isSeq, parseDocument, visit, type Document, type Pair, type ParsedNode } from 'yaml'
import { messageOf } from '../../text/message-of.ts'
import { keysAndValues, problemOf, referenceProblem, type YamlProblem } from './yaml-problem.ts'

/** A top-level key and its value, with offsets into the text. */
export interface Entry {
  readonly key: string
  readonly value: unknown
  /** A scalar without quotes as it is written: `8.10` is the number 8.1. */
  readonly written?: string
  /** The same of each value of a list. */
  readonly items?: readonly (string | undefined)[]
  readonly start: number
  readonly end: number
  readonly keyStart: number
  readonly keyEnd: number
}

/** The top level of a text. */
export interface Entries {
  readonly entries: readonly Entry[]
  readonly problems: readonly YamlProblem[]
}

/** How YAML is read. */
export interface YamlReading {
  /** Days and times without quotes are a `Date`, as other parsers give them to functions of a site. */
  readonly dates?: boolean
}

type PairNode = Pair<ParsedNode, ParsedNode | null>

/**
 * Read the keys and values of YAML or JSON. What can be read is, even if something else is wrong.
 *
 * @see https://eemeli.org/yaml/#parsing-documents
 */
export function parseYaml(text: string, reading: YamlReading = {}): Entries {
  const document = documentOf(text, reading)
  const { contents } = document
  const problems = firstOfEachLine(text, [
    ...[...document.errors, ...document.warnings].map((error) => problemOf(error, text)),
    ...unwritable(document, text),
  ])
  if (!contents) return { entries: [], problems }
  if (!isMap(contents)) {
    const what = isScalar(contents) ? 'text' : 'list'
    if (problems.length > 0) return { entries: [], problems }
    const [start, end] = contents.range
    return { entries: [], problems: [{ message: `Unexpected ${what}, expected ${keysAndValues}`, start, end }] }
  }
  const pairs = contents.items as readonly PairNode[] // The items of a parsed map are parsed pairs.
  try {
    const entries = entriesOf(document, pairs, text)
    return {
      entries: entries.filter((entry) => !problems.some((problem) => isIn(problem, entry))),
      problems: problems.map((problem) => ({ ...problem, ...openingQuote(problem, entries, text) })),
    }
  } catch (error) {
    const pair = pairs.find(({ value }) => isAlias(value)) ?? pairs[0]
    const problem = { ...referenceProblem(messageOf(error)), ...spanOf(pair, text) }
    return { entries: [], problems: problems.length > 0 ? problems : [problem] }
  }
}

/** What YAML of any kind says, such as a list. */
export function readYaml(text: string): { readonly value: unknown; readonly problems: readonly YamlProblem[] } {
  const document = documentOf(text)
  const problems = document.errors.map((error) => problemOf(error, text))
  return { value: problems.length > 0 ? undefined : document.toJS(), problems: firstOfEachLine(text, problems) }
}

function documentOf(text: string, reading: YamlReading = {}): Document.Parsed<ParsedNode> {
  const document = parsed(text, reading)
  let joined = document
  let own = text
  // Other parsers let a text in quotes go on in lines that are not indented. Offsets stay what they are.
  for (let lines = 0; lines < mostJoined; lines++) {
    const [end] = joined.errors.find(({ code }) => code === 'MISSING_CHAR')?.pos ?? []
    const lineBreak = end === undefined ? undefined : /^\r?\n/.exec(own.slice(end))?.[0]
    if (end === undefined || lineBreak === undefined) break
    own = own.slice(0, end) + ' '.repeat(lineBreak.length) + own.slice(end + lineBreak.length)
    joined = parsed(own, reading)
  }
  return joined.errors.length === 0 ? joined : document
}

/** Lines of a text in quotes that are not indented. */
const mostJoined = 50

function parsed(text: string, { dates }: YamlReading): Document.Parsed<ParsedNode> {
  return parseDocument<ParsedNode>(text, {
    ...(dates && { customTags: ['timestamp'] }),
    prettyErrors: false,
    merge: true,
    resolveKnownTags: false,
    logLevel: 'error',
  })
}

/** Half of a character, or a character that controls a device, is in no URL and no page. */
function unwritable(document: Document.Parsed<ParsedNode>, text: string): YamlProblem[] {
  const found: YamlProblem[] = []
  if (!/\\|[^\P{Cc}\s]/u.test(text)) return found
  visit(document, {
    Scalar: (_, { value, range }) => {
      const wrong = /\p{Cs}|[^\P{Cc}\s]/u.exec(String(value))?.[0]
      if (wrong === undefined || !range) return
      const [start, end] = range
      const what = /\p{Cs}/u.test(wrong) ? 'half of a character' : 'control character'
      const code = `"\\u${wrong.charCodeAt(0).toString(16).padStart(4, '0')}"`
      found.push({ message: `Unexpected ${what} ${code}, expected text`, start, end })
    },
  })
  return found
}

/** One mistake is told once: what follows from it on the same line says nothing new. */
function firstOfEachLine(text: string, problems: readonly YamlProblem[]): YamlProblem[] {
  const seen = new Set<number>()
  return problems.filter(({ start }) => {
    const line = text.lastIndexOf('\n', start - 1)
    return !seen.has(line) && seen.add(line)
  })
}

/** A value in which something is wrong is not what its author meant. */
function isIn(problem: YamlProblem, entry: Entry): boolean {
  return problem.start >= entry.start && problem.start <= entry.end
}

/** A quote that is never closed takes the rest of the text with it: the mistake is where it opens. */
function openingQuote(
  { message, start }: YamlProblem,
  entries: readonly Entry[],
  text: string,
): Pick<YamlProblem, 'start' | 'end'> | undefined {
  if (!/a closing ["']$/.test(message)) return undefined
  const entry = entries.find((each) => each.start <= start && start <= each.end && /["']/.test(text[each.start] ?? ''))
  const line = entry && /^.*/.exec(text.slice(entry.start))?.[0]
  return entry && line !== undefined ? { start: entry.start, end: entry.start + line.trimEnd().length } : undefined
}

function entriesOf(document: Document.Parsed<ParsedNode>, pairs: readonly PairNode[], text: string): Entry[] {
  const byKey = new Map<string, PairNode>()
  for (const pair of pairs) {
    const key = keyOf(pair)
    if (!byKey.has(key)) byKey.set(key, pair)
  }
  const values: Readonly<Record<string, unknown>> = document.toJS()
  // A value that holds itself can't be written anywhere.
  if (text.includes('*')) JSON.stringify(values)
  return Object.entries(values).map(([key, value]) => {
    // What a merge brings in stands where the merge does.
    const pair = byKey.get(key) ?? byKey.get('<<')
    const written = writtenAs(pair?.value)
    const items = isSeq(pair?.value) && pair.value.items.map(writtenAs)
    return { key, value, ...(written !== undefined && { written }), ...(items && { items }), ...spanOf(pair, text) }
  })
}

function writtenAs(node: unknown): string | undefined {
  return isScalar(node) && node.type === 'PLAIN' ? node.source : undefined
}

function keyOf({ key }: PairNode): string {
  if (!isScalar(key)) return String(key)
  if (typeof key.value === 'symbol') return '<<'
  return key.value === null ? '' : String(key.value)
}

/** The spans of a value and its key; an empty value has that of the key. */
function spanOf(pair: PairNode | undefined, text: string): Pick<Entry, 'start' | 'end' | 'keyStart' | 'keyEnd'> {
  const [keyStart, keyEnd] = pair?.key.range ?? [0, 0]
  if (!pair) return { start: keyStart, end: keyEnd, keyStart, keyEnd }
  const [start, valueEnd] = pair.value?.range ?? [0, 0]
  const end = start + text.slice(start, valueEnd).trimEnd().length
  return { ...(end > start ? { start, end } : { start: keyStart, end: keyEnd }), keyStart, keyEnd }
}
