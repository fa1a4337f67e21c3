import { isPlainLabel } from './label.ts'

/** A mention of a node. */
export interface FlowNode {
  readonly id: string
  readonly shape?: { readonly open: string; readonly close: string; readonly label: string }
  readonly className?: string
}

/** Nodes, and the links between them, each with its text: `[[a], '-->|yes|', [b, c]]`. */
export type Statement = readonly (readonly FlowNode[] | string)[]

/** Longer brackets come first. */
const shapes = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
] as const

const mention = /(\w+)/y
const className = /:::(\w+)/y
const and = /\s+&\s+/y
// Without a space, a letter after three dashes may be an end of the link: `A---oB`.
const link = /\s*(?:(<?(?:-->|-\.->|==>))\s*|(---|-\.-|===)(?=\s|\|)\s*)(?:\|(?:"([^"|]*)"|([^"|]*))\|\s*)?/y
const linkWithText = /\s*(?:--|-\.|==)\s+(?:"([^"|]+)"|([^"|<>]+?))\s+(?:(-->|\.->|==>)\s*|(---|\.-|===)\s+)/y
const words: Readonly<Record<string, string>> = { '.->': '-.->', '.-': '-.-' }

/** Read a statement of nodes and links, undefined if there is more to it. */
export function readStatement(text: string): Statement | undefined {
  let at = 0
  const parts: (readonly FlowNode[] | string)[] = []
  for (;;) {
    const nodes = readNodes()
    if (!nodes) return undefined
    parts.push(nodes)
    if (at === text.length) return parts
    const arrow = readLink()
    if (arrow === undefined) return undefined
    parts.push(arrow)
  }

  function take(pattern: RegExp): readonly (string | undefined)[] | undefined {
    pattern.lastIndex = at
    const match = pattern.exec(text) ?? undefined
    if (match) at = pattern.lastIndex
    return match
  }

  function readNodes(): readonly FlowNode[] | undefined {
    const nodes: FlowNode[] = []
    do {
      const id = take(mention)?.[1]
      if (id === undefined || id.toLowerCase() === 'end') return undefined
      const bracket = shapes.find(([open]) => text.startsWith(open, at))
      const shape = bracket && readShape(bracket)
      if (bracket && !shape) return undefined
      const name = take(className)?.[1]
      nodes.push({ id, ...(shape && { shape }), ...(name !== undefined && { className: name }) })
    } while (take(and))
    return nodes
  }

  function readShape([open, close]: readonly [string, string]): FlowNode['shape'] {
    const end = text.indexOf(close, at + open.length)
    const [, quoted, plain] = /^(?:"([^"]*)"|([^"()[\]{}|]+))$/.exec(text.slice(at + open.length, end)) ?? []
    const label = quoted ?? plain
    // A slash at an end is a slope.
    if (end === -1 || label === undefined || !isPlainLabel(label) || /^\/|\/$/.test(label)) return undefined
    at = end + close.length
    return { open, close, label: label.trim() }
  }

  function readLink(): string | undefined {
    const [, arrow, line, quoted, plain = ''] = take(link) ?? []
    const found = arrow ?? line
    if (found !== undefined) return withText(found, quoted ?? plain)
    const [, quotedText, plainText = '', arrowEnd, lineEnd = ''] = take(linkWithText) ?? []
    const end = arrowEnd ?? lineEnd
    return end === '' ? undefined : withText(words[end] ?? end, quotedText ?? plainText)
  }
}

function withText(arrow: string, label: string): string | undefined {
  if (label === '') return arrow
  return isPlainLabel(label) ? `${arrow}|${label.trim()}|` : undefined
}
