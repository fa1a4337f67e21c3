import { findNodeAtLocation, parseTree, printParseErrorCode, type JSONPath, type ParseError } from 'jsonc-parser'

/** Something that is wrong in a text: what, and the characters where it stands. */
export interface Problem {
  readonly text: string
  readonly offset: number
  readonly length: number
}

/** An object of JSON. */
export type Properties = Readonly<Record<string, unknown>>

const sentences: Readonly<Record<string, string>> = {
  CommaExpected: 'Expected a comma',
  ColonExpected: 'Expected a colon',
  ValueExpected: 'Expected a value',
  PropertyNameExpected: 'Expected a key in double quotes',
  CloseBraceExpected: 'Expected "}"',
  CloseBracketExpected: 'Expected "]"',
  EndOfFileExpected: 'Expected the end',
  InvalidSymbol: 'Unexpected word, expected a text in double quotes, a number, true, false or null',
  UnexpectedEndOfString: 'Expected a double quote at the end of the text',
  InvalidCommentToken: 'Unexpected comment: JSON has none',
}

/** Read the properties of a component, or say what is wrong and where. */
export function readProperties(text: string): { readonly properties: Properties } | { readonly problem: Problem } {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (first) {
    const name = printParseErrorCode(first.error)
    return { problem: { text: sentences[name] ?? name, offset: first.offset, length: first.length } }
  }
  const value: unknown = JSON.parse(text)
  if (!isObject(value) || tree?.type !== 'object')
    return { problem: { text: 'Expected an object in braces', offset: 0, length: text.length } }
  return { properties: value }
}

/** Where the value of a property stands in a text that was read, or all of it. */
export function placeOf(text: string, path: JSONPath): Omit<Problem, 'text'> {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  return node ? { offset: node.offset, length: node.length } : { offset: 0, length: 0 }
}

/**
 * Line and column of a character, both from 1.
 *
 *     lineAndColumn('a\nbc', 3)  // → [2, 2]
 */
export function lineAndColumn(text: string, offset: number): readonly [line: number, column: number] {
  const before = text.slice(0, offset)
  return [before.split('\n').length, offset - before.lastIndexOf('\n')]
}

/** Says whether a value is an object with keys. */
export function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
