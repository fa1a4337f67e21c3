import { fencedBlocks } from '../../../text/markdown/fences.ts'
import { replaceOutside } from '../code-ranges.ts'

const opening =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:{3,})([A-Za-z][\w-]*)[ \t]+((?:[^\s{][^\n]*?)?)[ \t]*(\{[^{}\n]*\})?[ \t]*$/gm

/**
 * Bring the old form of titles into that of directives: `:::note Title` → `:::note[Title]`. A space before a title in brackets, or
 * before attributes, goes: `:::note [Title] {.wide}` → `:::note[Title]{.wide}`.
 *
 * Only the end of the line moves by one column.
 *
 * @see https://docusaurus.io/docs/migration/v3#admonition-warning
 */
export function bracketTitles(text: string, names: ReadonlySet<string>, format: 'md' | 'mdx'): string {
  if (!text.includes(':::')) return text
  return replaceOutside(text, fencedBlocks(text, format), (prose) =>
    prose.replace(opening, (line, ...groups) => {
      const [colons, name = '', title = '', attributes = ''] = groups.map((group) =>
        group === undefined ? '' : String(group),
      )
      if (!names.has(name) || title + attributes === '') return line
      return `${colons}${name}${bracketed(title)}${attributes}`
    }),
  )
}

function bracketed(title: string): string {
  return title === '' || /^\[[^[\]]*\]$/.test(title) ? title : `[${balanced(title)}]`
}

function balanced(title: string): string {
  let depth = 0
  for (const character of title) {
    if (character === '[') depth++
    if (character === ']' && --depth < 0) break
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, '\\$&')
}
