import type { Nodes, Root } from 'mdast'
import { fenceReader } from '../../../text/fences.ts'

/** A text in which spans without markup are short, with as many lines as before. */
export interface SparseText {
  readonly text: string
  /** What was taken out; its index is what stands in its place. */
  readonly words: readonly string[]
  /** Index of each fence's opening line → the lines of its content. */
  readonly fences: ReadonlyMap<number, readonly string[]>
  /** Index of a line → what is shorter in it, in order. Columns count from 1, in the short line. */
  readonly cuts: ReadonlyMap<number, readonly Cut[]>
}

interface Cut {
  readonly column: number
  readonly removed: number
}

// Private use: no author writes these, and for the rules of emphasis they are letters, like what they stand for.
const firstMark = 0xe000
const lastMark = 0xf8ff
const mark = /[\uE000-\uF8FF]/
const marks = /[\uE000-\uF8FF]/g

/** Words and what stands between words, from a letter to a letter or digit, worth shortening. */
const run = /[A-Za-z\u00C0-\u024F][A-Za-z\u00C0-\u024F\d ,.-]{6,}[A-Za-z\u00C0-\u024F\d]/g

/** Signs of a line in which words may be names: tags, entities, directives, addresses, math, footnotes, fences, statements. */
const speaking = /[<{&\\$@^]|:(?! |$)|www\.|`{3}|~{3}|^(?:import|export)\b/i

/**
 * Shorten what cannot hold markup, so that the parser spends its time on what can.
 *
 * Parsing costs by the character, and most characters of a page are those of words and of code. A run of words
 * becomes one letter, the content of a fence becomes empty lines. {@link restoreText} puts them back. Undefined
 * for a text in which names matter far apart: with definitions of links, or with code of MDX.
 */
export function sparseText(text: string, format: 'md' | 'mdx'): SparseText | undefined {
  if (text.includes(']:') || mark.test(text) || text.includes('\0')) return undefined
  if (format === 'mdx' && (text.includes('{') || /^export\b/m.test(text))) return undefined
  const lines = text.split('\n')
  const sparse: string[] = []
  const words: string[] = []
  const fences = new Map<number, readonly string[]>()
  const cuts = new Map<number, readonly Cut[]>()
  const read = fenceReader(format)
  const kinds = lines.map((line) => read(line).kind)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    // Only at the margin nothing but the fence itself ends the code.
    const end = kinds[index] === 'open' && /^[`~]/.test(line) ? kinds.indexOf('close', index) : -1
    if (end > index + 1) {
      fences.set(index, lines.slice(index + 1, end))
      sparse.push(line, ...Array.from({ length: end - index - 1 }, () => ''), lines[end] ?? '')
      index = end
    } else if (speaking.test(line)) sparse.push(line)
    else sparse.push(shorten(line, index, words, cuts))
  }
  return { text: sparse.join('\n'), words, fences, cuts }
}

function shorten(line: string, index: number, words: string[], cuts: Map<number, readonly Cut[]>): string {
  const own: Cut[] = []
  let removed = 0
  const short = line.replace(run, (found: string, at: number) => {
    const code = firstMark + words.length
    if (code > lastMark) return found
    words.push(found)
    own.push({ column: at - removed + 1, removed: found.length - 1 })
    removed += found.length - 1
    return String.fromCharCode(code)
  })
  if (own.length > 0) cuts.set(index, own)
  return short
}

/**
 * Put back what was taken out, and correct the columns of all positions.
 *
 * False if something did not come back where it belongs: what looked like a fence or like words was something
 * else, and the caller parses the whole text.
 */
export function restoreText(tree: Root, { words, fences, cuts }: SparseText): boolean {
  const seen = new Set<number>()
  let restoredFences = 0
  let isWhole = true
  restoreNode(tree)
  return isWhole && seen.size === words.length && restoredFences === fences.size

  function restoreNode(node: Nodes): void {
    if (node.type === 'code' && node.position?.start.column === 1) restoreFence(node, node.position.start.line - 1)
    // What stands in a statement stands in its tree of JavaScript too.
    if (node.type === 'mdxjsEsm' && mark.test(node.value)) isWhole = false
    restoreStrings(node)
    if (cuts.size > 0 && node.position) {
      restorePoint(node.position.start)
      restorePoint(node.position.end)
    }
    if ('children' in node) for (const child of node.children) restoreNode(child)
  }

  function restoreFence(node: { value: string }, index: number): void {
    const content = fences.get(index)
    if (!content || node.value !== '\n'.repeat(content.length - 1)) return
    node.value = content.join('\n')
    restoredFences++
  }

  /** Strings of a node may be its value, address, title, alternative text, language, and attributes of JSX. */
  function restoreStrings(node: object): void {
    // A node is a plain object: what it holds has names.
    const fields = node as Readonly<Record<string, unknown>>
    for (const key in fields) {
      const value = fields[key]
      if (typeof value === 'string') {
        if (key === 'type' || !mark.test(value)) continue
        const whole = restore(value)
        // An address ends at a space, and so does the language of a fence: what looked like one is something else.
        if ((key === 'url' || key === 'lang') && /\s/.test(whole)) isWhole = false
        Object.assign(node, { [key]: whole })
      } else if (key === 'attributes' && typeof value === 'object' && value !== null) {
        if (Array.isArray(value)) for (const attribute of value) restoreAttribute(attribute)
        else restoreStrings(value)
      }
    }
  }

  function restoreAttribute(attribute: unknown): void {
    if (typeof attribute !== 'object' || attribute === null) return
    restoreStrings(attribute)
    if (!('position' in attribute)) return
    // Attributes of JSX carry a position like nodes do.
    const { position } = attribute as Nodes
    if (!position) return
    restorePoint(position.start)
    restorePoint(position.end)
  }

  function restore(value: string): string {
    return value.replace(marks, (character) => {
      const index = character.charCodeAt(0) - firstMark
      seen.add(index)
      return words[index] ?? character
    })
  }

  function restorePoint(point: { readonly line: number; column: number }): void {
    const own = cuts.get(point.line - 1)
    if (!own) return
    let { column } = point
    for (const cut of own) if (cut.column < point.column) column += cut.removed
    point.column = column
  }
}
