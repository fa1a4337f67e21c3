import type { Element, Nodes } from 'hast'
import type { CompiledDoc } from '../../../model/compiled.ts'
import { unescapeHtml } from '../../../text/html/escape.ts'

/** Code that was highlighted before. */
export interface HighlightedBlocks {
  /** HTML of each line, undefined for code that was not highlighted before. */
  find(code: string, language: string): readonly string[] | undefined
}

/**
 * The highlighted code of an earlier form of a doc.
 *
 * Who edits a page mostly leaves its code alone. To load a grammar and its engine takes a hundred times longer than
 * to read the lines back from what was compiled before: the text of the highlighted lines is the code itself.
 */
export function highlightedBlocksOf({ main, partials }: Pick<CompiledDoc, 'main' | 'partials'>): HighlightedBlocks {
  const known = new Map<string, readonly string[]>()
  for (const { tree } of [main, ...Object.values(partials)]) collect(tree)
  return { find: (code, language) => known.get(`${language}\0${code}`) }

  function collect(node: Nodes): void {
    if (node.type === 'element' && node.tagName === 'CodeBlock') add(node)
    else if ('children' in node) for (const child of node.children) collect(child)
  }

  function add({ properties }: Element): void {
    const { html, language } = properties
    if (typeof html !== 'string' || typeof language !== 'string') return
    const lines = linesOf(html)
    known.set(`${language}\0${lines.map(codeOf).join('\n')}`, lines)
  }
}

/** The code of a block, from its HTML. */
export function codeOfHtml(html: string): string {
  return linesOf(html).map(codeOf).join('\n')
}

const opened = /^<span class="line(?: [^"]*)?">/
const closed = '\n</span>'

/** The lines of a block, without the elements that numbered and marked lines have around them. */
function linesOf(html: string): readonly string[] {
  if (!opened.test(html) || !html.endsWith(closed)) return html.split('\n')
  return html
    .slice(0, -closed.length)
    .split(closed)
    .map((line) => line.replace(opened, ''))
}

function codeOf(line: string): string {
  return unescapeHtml(line.replace(/<[^>]*>/g, ''))
}
