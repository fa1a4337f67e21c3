import { isStackOverflow } from '../../text/is-stack-overflow.ts'

/** What is wrong with a text, with offsets. */
export interface YamlProblem {
  readonly message: string
  readonly hint?: string
  readonly start: number
  readonly end: number
}

/** What the top level of a text holds. */
export const keysAndValues = 'keys with values, such as "title: Install"'

/** Say what is wrong with names that stand for values, by what the parser throws. */
export function referenceProblem(thrown: string): Pick<YamlProblem, 'message' | 'hint'> {
  if (/circular/i.test(thrown)) return { message: 'Unexpected value that holds itself, expected one that ends' }
  if (/excessive/i.test(thrown))
    return { message: 'Unexpected values that hold each other too often, expected at most 100' }
  if (/merge/i.test(thrown))
    return { message: 'Unexpected value of "<<", expected the name of keys with values, such as "*shared"' }
  return {
    message: 'Unexpected "*" before a name that is not marked, expected a value',
    hint: 'Put quotes around a value that begins with "*".',
  }
}

const quotes = 'Put quotes around the value, such as: title: "Ports: an overview"'

/** What the parser tells of an error. */
interface ParserError {
  readonly code: string
  readonly message: string
  readonly pos: readonly [start: number, end: number]
}

/** Say an error of the parser in words of authors. */
export function problemOf({ code, message, pos }: ParserError, text: string): YamlProblem {
  const [start] = pos
  // A problem is at one position: a span over the rest of the text would help nobody.
  const line = text.slice(start, pos[1]).split(/\r?\n/, 1)[0] ?? ''
  const span = { start: Math.min(start, text.length), end: Math.min(start + Math.max(1, line.length), text.length) }
  if (isStackOverflow(new Error(message)))
    return { message: 'Unexpected depth of nesting, expected values that nest a few hundred levels at most', ...span }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return (
        indentedKey(text, start) ?? {
          message: 'Unexpected ": " within a value, expected quotes around the value',
          hint: quotes,
          ...span,
        }
      )
    case 'DUPLICATE_KEY':
      return {
        message: `Unexpected second key "${keyAt(text, start)}", expected each key once`,
        ...keySpan(text, start),
      }
    case 'MULTILINE_IMPLICIT_KEY':
      return indentedKey(text, start) ?? { message: `Unexpected line, expected ${keysAndValues}`, ...span }
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
    case 'MULTIPLE_DOCS':
      return { message: 'Unexpected second document, expected "---" alone on the line that ends the first', ...span }
    case 'TAB_AS_INDENT':
      return { message: 'Unexpected tab, expected spaces', ...span }
    default:
      return otherProblem(message, span, text)
  }
}

/** A key below a value, further in than it: YAML reads both lines as one value. */
function indentedKey(text: string, start: number): YamlProblem | undefined {
  const [whole, key = ''] = /^(?!.*: ).*\r?\n +([^\s:#][^:\n]*):(?:\s|$)/.exec(text.slice(start)) ?? []
  if (whole === undefined) return undefined
  const message = `Unexpected spaces before "${key}", expected it where the key above begins`
  const at = start + whole.lastIndexOf(key)
  return { message, hint: 'Remove the spaces at the beginning of the line.', start: at, end: at + key.length }
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
