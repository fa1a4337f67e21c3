import { drawableFlowchart } from './flowchart.ts'
import { lineRules } from './line-rules.ts'

/** A diagram that builds can draw. */
export interface Drawable {
  /** For readers: `Flowchart`. */
  readonly kind: string
  readonly text: string
}

interface Kind {
  readonly kind: string
  readonly header: RegExp
  readonly lines: readonly RegExp[]
  /** What opens a block, and closes it. */
  readonly opens: RegExp
  readonly closes: string
  /** A line that names what it captures: it has to come before others mention that. */
  readonly declares?: RegExp
}

const braces = { opens: /\{$/, closes: '}' }
const kinds: readonly Kind[] = [
  {
    kind: 'Sequence diagram',
    header: /^sequenceDiagram$/,
    lines: lineRules.sequence,
    opens: /^(?:loop|alt|opt|par|break)\b/,
    closes: 'end',
    declares: /^participant\s+(\w+)/,
  },
  {
    kind: 'State diagram',
    header: /^stateDiagram(?:-v2)?$/,
    lines: lineRules.state,
    ...braces,
    declares: /^state\s+"[^"]*"\s+as\s+(\w+)$/,
  },
  { kind: 'Class diagram', header: /^classDiagram$/, lines: lineRules.class, ...braces },
  { kind: 'Entity relationship diagram', header: /^erDiagram$/, lines: lineRules.entity, ...braces },
]

/**
 * The diagram, if the renderer of builds is known to draw each of its lines as Mermaid does. That renderer passes over
 * what it does not know, so only what stands in these rules is given to it.
 */
export function drawable(text: string): Drawable | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .filter((line) => line !== '' && !/^%%(?!\{)/.test(line))
  const flowchart = drawableFlowchart(lines)
  if (flowchart) return { kind: 'Flowchart', text: flowchart.join('\n') }
  const [first = '', ...rest] = lines
  const found = kinds.find(({ header }) => header.test(first))
  if (!found || rest.length === 0) return undefined
  return rest.every((line) => found.lines.some((rule) => rule.test(line))) &&
    isClosed(rest, found) &&
    isDeclaredFirst(rest, found)
    ? { kind: found.kind, text: lines.join('\n') }
    : undefined
}

function isClosed(lines: readonly string[], { opens, closes }: Kind): boolean {
  let depth = 0
  for (const line of lines) {
    if (opens.test(line)) depth++
    if (line === closes && --depth < 0) return false
  }
  return depth === 0
}

function isDeclaredFirst(lines: readonly string[], { declares }: Kind): boolean {
  const seen = new Set<string>()
  return lines.every((line) => {
    const name = declares?.exec(line)?.[1]
    if (name !== undefined && seen.has(name)) return false
    for (const word of line.match(/\w+/g) ?? []) seen.add(word)
    return true
  })
}
