import type { ImportFact } from '../../model/head.ts'
import { positionAt } from './position-at.ts'
import type { BodyLine, BodyLines } from './body-lines.ts'

/** The `import` and `export` statements of an MDX body. */
export interface EsmBlocks {
  /** Lines that hold them. */
  readonly lines: ReadonlySet<BodyLine>
  /** Modules that they take something from, in order. */
  readonly imports: readonly ImportFact[]
}

const start = /^(?:import|export) /
const importFrom = /import\s+(?:[^'"`;=()]*?\bfrom\s*)?(['"])([^'"\n]+)\1/y
const exportFrom = /export\s+(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*(['"])([^'"\n]+)\1/y

/**
 * Find the statements of an MDX body: they begin a line at its start where a block may begin,
 * also below a comment and within JSX.
 *
 * @see https://github.com/micromark/micromark-extension-mdxjs-esm#syntax
 */
export function esmBlocks(text: string, lines: BodyLines): EsmBlocks {
  const covered = new Set<BodyLine>()
  const imports: ImportFact[] = []
  const before = blockReader()
  let nesting: Nesting | undefined
  for (let index = 0, line = lines.at(0); line; line = lines.at(++index)) {
    if (nesting && endsBlock(line, nesting, lines.at(index + 1))) nesting = undefined
    if (!nesting && line.kind === 'text' && start.test(line.text) && before.canBegin())
      nesting = { open: [], comment: false }
    if (nesting) {
      covered.add(line)
      if (start.test(line.text) && nesting.open.at(-1) !== '`' && !nesting.comment)
        imports.push(...importsFrom(text, line))
      advance(nesting, line.text)
    }
    before.read(line)
  }
  return { lines: covered, imports }
}

/** What is open at the end of a line of JavaScript. */
interface Nesting {
  readonly open: string[]
  comment: boolean
}

interface BlockReader {
  readonly read: (line: BodyLine) => void
  /** Whether a statement may begin in the line after those that were read. */
  readonly canBegin: () => boolean
}

/**
 * Tell whether a block may begin in the next line. In a paragraph it can't, and within a comment it is none; a tag, an
 * expression or a comment ends with its line when that ends with what closes it.
 */
function blockReader(): BlockReader {
  let open: keyof typeof endOf | undefined
  let isTemplate = false
  const read = ({ kind, text }: BodyLine): void => {
    const wasTemplate = isTemplate
    const begun = open ?? (kind === 'text' ? blockOf(text) : undefined)
    if (begun === 'markup' || begun === 'tag') isTemplate = endsInTemplate(text, isTemplate)
    if (isTemplate || wasTemplate) open = begun
    if (isTemplate) return
    if (open === 'comment') open = text.includes('-->') ? undefined : open
    else if (kind !== 'text') open = undefined
    else if (open !== 'paragraph') {
      open = begun && endOf[begun].test(text) ? undefined : begun
    }
  }
  return { read, canBegin: () => open === undefined }
}

/** Whether a text that is given to an element, `code={\`…\`}`, goes on behind a line: blank lines and statements are part of it. */
function endsInTemplate(line: string, isTemplate: boolean): boolean {
  let rest = line
  for (let isIn = isTemplate; ; isIn = !isIn) {
    const end = isIn ? /(?<!\\)`/.exec(rest) : /[{(,]\s*`/.exec(rest)
    if (!end) return isIn
    rest = rest.slice(end.index + end[0].length)
  }
}

/** What a line begins that may go on in the next one. */
function blockOf(text: string): keyof typeof endOf | undefined {
  const [first] = text.trimStart()
  if (/^\s*<!--/.test(text)) return 'comment'
  // Attributes may follow, line by line, whatever these end with.
  if (first === '<') return text.includes('>') ? 'markup' : 'tag'
  if (first === '{') return 'markup'
  return /^ {0,3}(?:#{1,6}(?:\s|$)|:{3,})/.test(text) ? undefined : 'paragraph'
}

const endOf = { paragraph: /(?!)/, comment: /-->/, markup: /[>}]\s*$/, tag: />\s*$/ }

function endsBlock(line: BodyLine, { open, comment }: Nesting, next: BodyLine | undefined): boolean {
  if (line.kind === 'fence' || line.kind === 'code') return true
  if (line.kind !== 'blank') return false
  if (open.length === 0 && !comment) return true
  // An apostrophe or a brace in JSX text can look as if something were still open.
  return next !== undefined && /^(?:(?:import|export) |#{1,6} )/.test(next.text) && open.at(-1) !== '`'
}

/** What the statement that begins a line takes from, and those that follow it in its last line. */
function importsFrom(text: string, line: BodyLine): ImportFact[] {
  const found: ImportFact[] = []
  for (let at: number | undefined = line.start; at !== undefined; at = nextStatement(text, at)) {
    const pattern = text.startsWith('import', at) ? importFrom : exportFrom
    pattern.lastIndex = at
    const written = pattern.exec(text)?.[2]
    if (written === undefined) break
    const end = pattern.lastIndex - 1
    const before = text.slice(line.start, end)
    const position = positionAt(before, before.length - written.length, written.length)
    const down = line.number - 1
    found.push({
      // `\_` in a string is `_`.
      specifier: written.replace(/\\(.)/g, '$1'),
      kind: 'module',
      position: { ...position, line: position.line + down, endLine: position.endLine + down },
    })
    at = pattern.lastIndex
  }
  return found
}

const another = /[ \t]*;[ \t]*(?=(?:import|export) )/y

/** Where a statement begins that follows another in its line. */
function nextStatement(text: string, end: number): number | undefined {
  another.lastIndex = end
  return another.test(text) ? another.lastIndex : undefined
}

const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

function advance(nesting: Nesting, line: string): void {
  const { open } = nesting
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? ''
    if (nesting.comment) {
      const end = line.indexOf('*/', at)
      if (end === -1) return
      nesting.comment = false
      at = end + 1
    } else if (open.at(-1) === '`') {
      if (character === '\\') at++
      else if (character === '`') open.pop()
      else if (character === '$' && line[at + 1] === '{') open.push(line[++at] ?? '')
    } else if (character === '/' && line[at + 1] === '/') return
    else if (character === '/' && line[at + 1] === '*') {
      nesting.comment = true
      at++
    } else if (character === '"' || character === "'") at = stringEnd(line, at, character)
    else if ('`([{'.includes(character)) open.push(character)
    else if (closers[character] !== undefined && open.at(-1) === closers[character]) open.pop()
  }
}

/** End of a string; a quote without a partner in its line is an apostrophe. */
function stringEnd(line: string, from: number, quote: string): number {
  for (let at = from + 1; at < line.length; at++) {
    if (line[at] === '\\') at++
    else if (line[at] === quote) return at
  }
  return from
}
