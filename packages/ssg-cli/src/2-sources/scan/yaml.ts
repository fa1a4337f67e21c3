/** Nothing else imports the package `yaml`. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Pair,
  type ParsedNode,
  type YAMLError,
} from 'yaml'

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

/** What is wrong with a text, with offsets. */
export interface YamlProblem {
  readonly message: string
  readonly hint?: string
  readonly start: number
  readonly end: number
}

/** The top level of a text. */
export interface Entries {
  readonly entries: readonly Entry[]
  readonly problems: readonly YamlProblem[]
}

type PairNode = Pair<ParsedNode, ParsedNode | null>

const keysAndValues = 'keys with values, such as "title: Install"'

/**
 * Read the keys and values of YAML or JSON. What can be read is, even if something else is wrong.
 *
 * @see https://eemeli.org/yaml/#parsing-documents
 */
export function parseYaml(text: string): Entries {
  const document = parseDocument<ParsedNode>(text, { prettyErrors: false, merge: true, resolveKnownTags: false })
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
  } catch {
    // Values that refer to each other too often, or to nothing.
    return { entries: [], problems: problems.length > 0 ? problems : [aliasProblem(pairs, text)] }
  }
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

function aliasProblem(pairs: readonly PairNode[], text: string): YamlProblem {
  const pair = pairs.find(({ value }) => isAlias(value)) ?? pairs[0]
  return {
    message: 'Unexpected "*" before a name that is not marked, expected a value',
    hint: 'Put quotes around a value that begins with "*".',
    ...spanOf(pair, text),
  }
}

const quotes = 'Put quotes around the value, such as: title: "Ports: an overview"'

function problemOf({ code, message, pos }: YAMLError, text: string): YamlProblem {
  const [start] = pos
  // A problem is at one position: a span over the rest of the text would help nobody.
  const line = text.slice(start, pos[1]).split(/\r?\n/, 1)[0] ?? ''
  const span = { start: Math.min(start, text.length), end: Math.min(start + Math.max(1, line.length), text.length) }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { message: 'Unexpected ": " within a value, expected quotes around the value', hint: quotes, ...span }
    case 'DUPLICATE_KEY':
      return {
        message: `Unexpected second key "${keyAt(text, start)}", expected each key once`,
        ...keySpan(text, start),
      }
    case 'MULTILINE_IMPLICIT_KEY':
      return { message: `Unexpected line, expected ${keysAndValues}`, ...span }
    case 'BAD_SCALAR_START':
      return {
        message: `Unexpected "${text[start] ?? ''}" at the start of a value, expected quotes around the value`,
        hint: quotes,
        ...span,
      }
    case 'TAG_RESOLVE_FAILED':
      return {
        message: 'Unexpected "!" at the start of a value, expected quotes around the value',
        hint: quotes,
        ...span,
      }
    case 'UNEXPECTED_TOKEN':
      if (message.startsWith('Unexpected block-seq-ind'))
        return {
          message: 'Unexpected "-" beside a key, expected the list below it',
          hint: 'Write a list: [first, second]',
          ...span,
        }
      return message.startsWith('Unexpected')
        ? { message: `Unexpected "${line.trimEnd()}", expected ${keysAndValues}`, ...span }
        : { message: sentence(message), ...span }
    case 'MISSING_CHAR':
      if (message.startsWith('Implicit map keys'))
        return { message: `Unexpected line, expected ${keysAndValues}`, ...span }
      return otherProblem(message, span, text)
    case 'TAB_AS_INDENT':
      return { message: 'Unexpected tab, expected spaces', ...span }
    default:
      return otherProblem(message, span, text)
  }
}

function otherProblem(message: string, span: Pick<YamlProblem, 'start' | 'end'>, text: string): YamlProblem {
  const words = sentence(message)
  return { message: words, ...(words.startsWith(unexpectedEnd) ? endBefore(span.start, text) : span) }
}

function keyAt(text: string, start: number): string {
  return (
    /^(?:"([^"]*)"|'([^']*)'|([^:\s]+))/
      .exec(text.slice(start))
      ?.slice(1)
      .find((key) => key !== undefined) ?? ''
  )
}

function keySpan(text: string, start: number): { readonly start: number; readonly end: number } {
  const length = /^(?:"[^"]*"|'[^']*'|[^:\s]+)/.exec(text.slice(start))?.[0].length ?? 1
  return { start, end: start + length }
}

/** What ends too early ends after its last character, not where the next line begins. */
function endBefore(start: number, text: string): { readonly start: number; readonly end: number } {
  const end = text.slice(0, start).trimEnd().length
  return { start: end, end: end + 1 }
}

const unexpectedEnd = 'Unexpected end of a value'

/** The package's own words, for what is rare. */
function sentence(message: string): string {
  const missing = /^Missing (?:closing )?(.+)$/.exec(message)?.[1]
  if (missing !== undefined)
    return `${unexpectedEnd}, expected ${missing.startsWith('"') || missing.startsWith("'") ? `a closing ${missing[0]}` : missing}`
  const end = /end with a (\S)$/.exec(message)?.[1]
  return end === undefined ? `Unexpected YAML, expected valid YAML: ${message}` : `${unexpectedEnd}, expected "${end}"`
}
