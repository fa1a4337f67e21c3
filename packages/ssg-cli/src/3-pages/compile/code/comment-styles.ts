/** How a comment begins and ends. */
export type CommentStyle = readonly [start: string, end: string]

const slashes: CommentStyle = ['//', '']
const block: CommentStyle = ['/*', '*/']
const jsx: CommentStyle = ['{/*', '*/}']
const hash: CommentStyle = ['#', '']
const html: CommentStyle = ['<!--', '-->']
const dashes: CommentStyle = ['--', '']
const percent: CommentStyle = ['%', '']
// Before the single one: a style takes the words after its own start.
const semicolons: CommentStyle = [';;', '']
const semicolon: CommentStyle = [';', '']
const parentheses: CommentStyle = ['(*', '*)']
const asterisk: CommentStyle = ['*>', '']
const quote: CommentStyle = ["'", '']
const rem: CommentStyle = ['REM', '']
const colons: CommentStyle = ['::', '']

const groups: readonly (readonly [string, readonly CommentStyle[]])[] = [
  ['javascript typescript jsx tsx svelte vue astro', [slashes, block, jsx, html]],
  ['mdx markdown', [html, jsx, hash]],
  ['html xml angular-html handlebars liquid', [html, slashes, block, jsx]],
  ['css', [block]],
  ['python shellscript', [hash]],
  ['powershell', [hash, ['<#', '#>'], slashes, block]],
  ['sql plsql', [dashes, block]],
  ['lua haskell ada vhdl', [dashes]],
  ['latex matlab erlang', [percent]],
  ['vb', [quote, rem]],
  ['bat', [rem, colons]],
]

const byLanguage = new Map(groups.flatMap(([names, styles]) => names.split(' ').map((name) => [name, styles] as const)))
/** Comments of all languages. */
export const anyComment: readonly CommentStyle[] = [
  slashes,
  block,
  jsx,
  hash,
  html,
  dashes,
  percent,
  semicolons,
  semicolon,
  parentheses,
  asterisk,
]

/**
 * The comments that a language has. A language that is not in the table may have any, as in Docusaurus: a line counts only when
 * nothing but a known word stands in the comment, and no code looks like that.
 *
 *     commentStyles('python')  // → [['#', '']]
 */
export function commentStyles(language: string): readonly CommentStyle[] {
  return byLanguage.get(language) ?? anyComment
}

/**
 * The words of a line that is nothing but a comment.
 *
 *     commentText('  # highlight-next-line', commentStyles('python'))  // → 'highlight-next-line'
 */
export function commentText(line: string, styles: readonly CommentStyle[]): string | undefined {
  const text = line.trim()
  for (const [start, end] of styles) {
    if (text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end)) {
      return text.slice(start.length, text.length - end.length).trim()
    }
  }
  return undefined
}
