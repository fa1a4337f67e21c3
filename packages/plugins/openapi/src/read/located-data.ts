import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'

/** Keys and numbers that lead to a value. */
export type DataPath = readonly (string | number)[]

/** Where a value stands in its file. */
export interface DataPosition {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** The value of a JSON or YAML text, and where its parts stand. */
export interface LocatedData {
  readonly value: unknown
  /** The position of a scalar, else of the key before it; of what is around it where there is nothing. */
  locate(path: DataPath): DataPosition
}

/** A text that is neither JSON nor YAML. */
export interface SyntaxProblem extends DataPosition {
  readonly message: string
}

type Span = readonly [start: number, end: number]

/** Read a JSON or YAML text. */
export function locatedData(text: string): LocatedData | { readonly problem: SyntaxProblem } {
  return (/^\s*\{/.test(text) ? json(text) : undefined) ?? yaml(text)
}

/** JSON is read fast; its positions are looked for when they are asked for, by a slower parser. */
function json(text: string): LocatedData | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // YAML's parser says better where it ends.
    return undefined
  }
  let tree: Node | undefined
  const find = (path: DataPath): Span | undefined => {
    tree ??= parseTree(text)
    const node = tree && findNodeAtLocation(tree, [...path])
    if (!node) return undefined
    const isScalarNode = node.type !== 'object' && node.type !== 'array'
    const shown = isScalarNode ? node : node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    return shown ? [shown.offset, shown.offset + shown.length] : [node.offset, node.offset + 1]
  }
  return { value, locate: locator(text, find) }
}

function yaml(text: string): LocatedData | { readonly problem: SyntaxProblem } {
  const document = parseDocument(text, { merge: true, prettyErrors: false })
  const [error] = document.errors
  if (error) {
    const locate = locator(text, () => [error.pos[0], Math.max(error.pos[0] + 1, error.pos[1])])
    return { problem: { ...locate([]), message: error.message } }
  }
  return { value: document.toJS(), locate: locator(text, (path) => yamlSpan(document, path)) }
}

function yamlSpan(document: Document.Parsed, path: DataPath): Span | undefined {
  let node: unknown = document.contents
  let key: unknown
  for (const step of path) {
    if (isMap(node)) {
      const pair: unknown = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
      if (!isPair(pair)) return undefined
      key = pair.key
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      key = undefined
    } else return undefined
    if (node === undefined) return undefined
  }
  const shown = isScalar(node) || !isScalar(key) ? node : key
  if (!isScalar(shown) && !isMap(shown) && !isSeq(shown)) return undefined
  const [start, end] = shown.range ?? [0, 1]
  return [start, isScalar(shown) ? end : start + 1]
}

function locator(text: string, find: (path: DataPath) => Span | undefined): LocatedData['locate'] {
  let lines: LineCounter | undefined
  return (path) => {
    let at = path
    let span = find(at)
    while (!span && at.length > 0) {
      at = at.slice(0, -1)
      span = find(at)
    }
    const [start, end] = span ?? [0, 1]
    lines ??= lineStarts(text)
    const from = lines.linePos(start)
    const to = lines.linePos(end)
    return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col }
  }
}

function lineStarts(text: string): LineCounter {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1)
  return lines
}
