import type { Config } from '../../../model/config.ts'
import { commentStyles, commentText } from './comment-styles.ts'

/** Code without its magic comments, and the classes of its lines (from 0). */
export interface MarkedCode {
  readonly lines: readonly string[]
  readonly classes: ReadonlyMap<number, readonly string[]>
}

/** A comment that marks lines of code. */
export type MagicComment = Config['code']['magicComments'][number]

/** Those that are known without the config. */
export const builtInMarks: readonly MagicComment[] = [
  magic('highlight', 'line--highlight'),
  magic('add', 'line--add'),
  magic('remove', 'line--remove'),
  magic('focus', 'line--focus'),
]

// `x = 1 // [!code ++]`: the mark at the end of a line that other tools know; `[!code ++:3]` is for three lines.
const trailing =
  /[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)[ \t]*\[!code (\+\+|--|focus|hl|highlight)(?::([1-9]\d{0,5}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/
const trailingClasses: Readonly<Record<string, string>> = {
  '++': 'line--add',
  '--': 'line--remove',
  focus: 'line--focus',
  hl: 'line--highlight',
  highlight: 'line--highlight',
}

/**
 * Take the comments that mark lines out of code: `highlight-next-line`, `highlight-start` … `highlight-end`,
 * the same with `add`, `remove`, `focus`, `[!code ++]` at the end of a line, and those of the config. `[!code focus:2]` marks
 * that line and the next; on a line of its own it is taken out, and marks those after it.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#highlighting-with-comments
 */
export function magicComments(code: string, language: string, more: readonly MagicComment[]): MarkedCode {
  const all = code.split('\n')
  const classes = new Map<number, readonly string[]>()
  const comments = [...builtInMarks, ...more]
  if (!mayHold(code, comments)) return { lines: all, classes }
  const styles = commentStyles(language)
  const lines: string[] = []
  const open = new Set<string>()
  const counted = new Map<string, number>()
  let next: string[] = []
  for (const line of all) {
    const words = commentText(line, styles)
    const found = words === undefined ? undefined : comments.find((comment) => role(comment, words))
    if (found && words !== undefined) {
      if (role(found, words) === 'line') next.push(found.className)
      if (role(found, words) === 'start') open.add(found.className)
      if (role(found, words) === 'end') open.delete(found.className)
      continue
    }
    const mark = trailing.exec(line)
    const [, word = '', count = '1'] = mark ?? []
    if (mark) counted.set(trailingClasses[word] ?? '', Number(count))
    const shown = mark ? line.slice(0, mark.index) : line
    if (mark && shown.trim() === '') continue
    const names = new Set([...open, ...next, ...counted.keys()])
    if (names.size > 0) classes.set(lines.length, [...names])
    for (const [name, left] of counted) {
      if (left > 1) counted.set(name, left - 1)
      else counted.delete(name)
    }
    lines.push(shown)
    next = []
  }
  return { lines, classes }
}

function magic(name: string, className: string): MagicComment {
  return { className, line: `${name}-next-line`, block: { start: `${name}-start`, end: `${name}-end` } }
}

function mayHold(code: string, comments: readonly MagicComment[]): boolean {
  return (
    code.includes('[!code ') ||
    comments.some(({ line, block }) => (line && code.includes(line)) || (block && code.includes(block.start)))
  )
}

function role({ line, block }: MagicComment, words: string): 'line' | 'start' | 'end' | undefined {
  if (words === line) return 'line'
  if (words === block?.start) return 'start'
  return words === block?.end ? 'end' : undefined
}
