import type { BodyLine, BodyLines } from '../../text/markdown/body-lines.ts'
import { plainText } from './plain-text.ts'

const atx = /^[ \t]*(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const thematicBreak = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/
const ownId = /[ \t]*(?:\{#[^\s{}#]+\}|\{\/\*.*?\*\/\}|<!--.*?-->)[ \t]*$/

/**
 * The text of the H1 of a body: its first heading, if that is of level 1 and no thematic break stands above it.
 *
 * @see https://docusaurus.io/docs/markdown-features/toc#markdown-headings
 */
export function contentTitle(
  lines: BodyLines,
  isEsm: (line: BodyLine) => boolean,
  format: 'md' | 'mdx',
): string | undefined {
  let paragraph: string[] = []
  let commentEnd: string | undefined
  for (const line of lines) {
    if (commentEnd !== undefined) {
      if (line.text.includes(commentEnd)) commentEnd = undefined
      continue
    }
    if (line.kind !== 'text' || isEsm(line)) {
      paragraph = []
      continue
    }
    const heading = isIndentedCode(line, paragraph, format) ? null : atx.exec(line.text)
    if (heading) return heading[1] === '#' ? words(heading[2] ?? '', format) : undefined
    if (paragraph.length > 0 && underline.test(line.text)) {
      return line.text.includes('=') ? words(paragraph.join(' '), format) : undefined
    }
    if (thematicBreak.test(line.text)) return undefined
    commentEnd = openComment(line.text)
    if (commentEnd === undefined && !/^[ \t]*(?:>|[-*+][ \t]|<)/.test(line.text)) paragraph.push(line.text.trim())
  }
  return undefined
}

function words(title: string, format: 'md' | 'mdx'): string | undefined {
  return plainText(title.replace(ownId, ''), format) || undefined
}

function isIndentedCode({ text }: BodyLine, paragraph: readonly string[], format: 'md' | 'mdx'): boolean {
  return format === 'md' && paragraph.length === 0 && /^(?: {4}| {0,3}\t)/.test(text)
}

function openComment(line: string): string | undefined {
  const text = line.trimStart()
  if (text.startsWith('<!--') && !text.includes('-->')) return '-->'
  return text.startsWith('{/*') && !text.includes('*/}') ? '*/' : undefined
}
