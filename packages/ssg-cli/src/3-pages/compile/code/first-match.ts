/** Where an expression matched, and its groups. */
interface Match {
  readonly index: number
  readonly captureIndices: { readonly start: number; readonly end: number; readonly length: number }[]
}

/** A line, as the engine keeps it. */
export type Line = string | { readonly content: string; dispose?: () => void }

/** Finds the first match of its expressions. */
export interface Scanner {
  findNextMatchSync(line: Line, start: number, options: number): Match | null
}

/** Expressions beyond this number are compiled anew each time: ends of here-documents are as many as authors invent. */
const mostExpressions = 10_000

/** Makes what finds the first match of several expressions. */
export type ScannerMaker = (expressions: readonly string[]) => Scanner

/**
 * Find the first match of several expressions with one scanner for each expression.
 *
 * Rules of a grammar include one another, so that each of its expressions stands in eight scanners of an engine, and half of the
 * time in which a small site colors its code went into compiling them. Here an expression is compiled once, when it is first tried. What
 * it finds in a line counts for all rules, until the tokenizer is past it: most find nothing in most lines.
 *
 * The tokenizer writes anchors that may not match out of the expressions, so there are no options.
 */
export function firstMatch(compile: ScannerMaker): ScannerMaker {
  const known = new Map<string, Expression>()
  return (sources) => {
    // What an expression keeps out of its match stands before what decides which comes first.
    if (known.size >= mostExpressions || sources.some((source) => source.includes('\\K'))) return compile(sources)
    const expressions = sources.map((source) => {
      const expression = known.get(source) ?? new Expression(source, compile)
      known.set(source, expression)
      return expression
    })
    return { findNextMatchSync: (line, start) => first(expressions, line, start) }
  }
}

function first(expressions: readonly Expression[], line: Line, start: number): Match | null {
  let found: Found | null = null
  let index = -1
  for (let at = 0; at < expressions.length; at++) {
    // The index is within the list.
    const next = (expressions[at] as Expression).find(line, start)
    if (next === null || (found !== null && next.start >= found.start)) continue
    found = next
    index = at
    // Of those that begin at one place the first counts.
    if (next.start === start) break
  }
  return found && { index, captureIndices: found.captureIndices }
}

interface Found extends Pick<Match, 'captureIndices'> {
  readonly start: number
}

/** An expression, and what it found last. */
class Expression {
  readonly #source: string
  readonly #compile: ScannerMaker
  /** What it finds depends on where the search begins. */
  readonly #isBound: boolean
  #scanner: Scanner | undefined
  #line: Line | undefined
  #from = 0
  #found: Found | null = null

  constructor(source: string, compile: ScannerMaker) {
    this.#source = source
    this.#compile = compile
    this.#isBound = source.includes('\\G')
  }

  find(line: Line, start: number): Found | null {
    const found = this.#found
    const isKnown = this.#line === line && this.#from <= start && !this.#isBound
    if (isKnown && (found === null || found.start >= start)) return found
    this.#scanner ??= this.#compile([this.#source])
    const match = this.#scanner.findNextMatchSync(line, start, 0)
    const whole = match?.captureIndices[0]
    this.#line = line
    this.#from = start
    this.#found = match && whole ? { start: whole.start, captureIndices: match.captureIndices } : null
    return this.#found
  }
}
