import { lostMark } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic, Position } from '../../../model/diagnostic.ts'
import { mistyped } from '../../../text/mistyped.ts'
import { anyComment, commentStyles, commentText, type CommentStyle } from './comment-styles.ts'
import { builtInMarks, type MagicComment } from './magic-comments.ts'

/** Code as its author wrote it. */
export interface WrittenCode {
  readonly source: string
  readonly code: string
  /** Shiki name. */
  readonly language: string
  readonly more: readonly MagicComment[]
  /** What the fence says of lines: `{1,3}`. Comments then mark nothing. */
  readonly range?: string
  /** Where a word of a line stands; lines are counted from 0. */
  readonly positionOf: (line: number, word: string) => Position
}

/** A line that holds nothing but signs and one word with a hyphen: all that a mark can be. */
const likely = /^[ \t]*(?:\W{1,4}|REM)[ \t]*[a-z]+(?:-[a-z]+)+[ \t]*\W{0,4}$/im
const trailing = /\[!code ([a-z]+|\+\+|--)(?::([^\]\s]*))?\]/i
const trailingWords = ['focus', 'highlight']
const knownWords: ReadonlySet<string> = new Set([...trailingWords, 'hl', '++', '--'])

/** Say which comments are to mark lines of code in vain. */
export function markProblems(written: WrittenCode): readonly Diagnostic[] {
  const { source: file, code, language, more, range, positionOf } = written
  // What shows Markdown shows the marks of other languages in it.
  if (language === 'markdown' || language === 'mdx' || /^[ \t]*(?:```|~~~)/m.test(code)) return []
  const comments = [...builtInMarks, ...more]
  const words = comments.flatMap(({ line, block }) => [...(line ? [line] : []), ...(block ? Object.values(block) : [])])
  if (!likely.test(code) && !code.includes('[!code ') && !words.some((word) => code.includes(word))) return []
  const styles = commentStyles(language)
  const open = new Map<string, { readonly mark: string; readonly line: number }>()
  const found: Diagnostic[] = []
  const report = (
    line: number,
    mark: string,
    what: Omit<Parameters<typeof lostMark>[0], 'file' | 'position' | 'mark'>,
  ) => found.push(lostMark({ file, position: positionOf(line, mark), mark, ...what }))
  for (const [line, text] of code.split('\n').entries()) {
    const [atEnd, word = '', count] = trailing.exec(text) ?? []
    if (atEnd !== undefined) {
      const better = betterMark(word, count)
      if (range !== undefined) {
        if (knownWords.has(word)) report(line, atEnd, { range })
      } else if (better !== undefined) report(line, atEnd, { suggestion: better })
    }
    const alone = commentText(text, styles)
    if (!likely.test(text) && (alone === undefined || !words.includes(alone))) {
      const behind = behindCode(text, styles, words)
      if (behind !== undefined) report(line, behind, range === undefined ? { inPlace: inPlaceOf(behind) } : { range })
      continue
    }
    const mark = alone
    if (range !== undefined) {
      if (mark !== undefined && words.includes(mark)) report(line, mark, { range })
      continue
    }
    const block = comments.find((comment) => mark === comment.block?.start || mark === comment.block?.end)?.block
    if (mark !== undefined && block) {
      if (mark === block.start) open.set(block.end, { mark, line })
      else if (!open.delete(block.end)) report(line, mark, { missing: block.start })
    } else if (mark === undefined) {
      // `--add-end` is an option of a command.
      const other = /^\s*--\S/.test(text) ? undefined : commentText(text, anyComment)
      if (other !== undefined && words.includes(other)) report(line, other, { starts: styles.map(([start]) => start) })
    } else {
      const suggestion = mistyped(mark, words)
      if (suggestion !== undefined) report(line, mark, { suggestion })
    }
  }
  for (const [missing, { mark, line }] of open) report(line, mark, { missing })
  return found
}

/** A mark that stands where a line of code ends, which are only read on lines of their own. */
function behindCode(text: string, styles: readonly CommentStyle[], words: readonly string[]): string | undefined {
  for (const [start, end] of styles) {
    const at = text.lastIndexOf(start)
    if (at < 1 || !/\s/.test(text.charAt(at - 1))) continue
    const mark = commentText(text.slice(at), [[start, end]])
    if (mark !== undefined && words.includes(mark)) return mark
  }
  return undefined
}

/** What marks the line that it ends: `[!code ++]` for `add-next-line`. */
function inPlaceOf(mark: string): string {
  const [kind = ''] = mark.split('-')
  const word = { add: '++', remove: '--', focus: 'focus' }[kind] ?? 'highlight'
  return `[!code ${word}]`
}

/** What a mark at the end of a line was meant to be, where it is none of ours and near to one. */
function betterMark(word: string, count: string | undefined): string | undefined {
  const known = knownWords.has(word) ? word : mistyped(word, trailingWords)
  if (known === undefined) return undefined
  const isCount = count === undefined || /^[1-9]\d{0,5}$/.test(count)
  if (isCount && known === word) return undefined
  return `[!code ${known}${count === undefined ? '' : `:${isCount ? count : '2'}`}]`
}
