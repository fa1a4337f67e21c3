import type { Element, Nodes, Root, RootContent } from 'hast'
import { codeOfHtml } from '../code/highlighted-blocks.ts'

/** Property that carries the index of a code block while plugins change a tree. */
const codeMark = 'dataDocsBuildCode'

declare module 'hast' {
  interface Data {
    /** Language of a code block as its author wrote it, and what stood behind it. */
    fence?: { readonly lang: string | null | undefined; readonly meta: string | null | undefined }
    /** What stood behind the language of a code block, as remark-rehype has it. */
    meta?: string | null | undefined
  }
}

/**
 * Put `pre > code.language-x` in the place of code blocks, as plugins know them.
 *
 * @returns puts back the blocks of which plugins left the code as it was
 */
export function hideCodeBlocks(before: Root): (after: Root) => void {
  const blocks: { readonly block: Element; readonly text: string }[] = []
  replace(before, (element) => {
    const { html } = element.properties
    if (element.tagName !== 'CodeBlock' || typeof html !== 'string') return undefined
    const text = `${codeOfHtml(html)}\n`
    return plainBlock(element, text, blocks.push({ block: element, text }) - 1)
  })
  return (after) =>
    replace(after, (element) => {
      const known = blocks[Number(element.properties[codeMark])]
      delete element.properties[codeMark]
      return known && element.tagName === 'pre' && textOf(element) === known.text ? known.block : undefined
    })
}

function plainBlock({ data, position }: Element, text: string, index: number): Element {
  const { lang, meta } = data?.fence ?? {}
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: lang ? { className: [`language-${lang}`] } : {},
    children: [{ type: 'text', value: text }],
    ...(meta && { data: { meta } }),
  }
  return { type: 'element', tagName: 'pre', properties: { [codeMark]: index }, children: [code], position }
}

/** The text of a block that holds nothing else, as it was made above. */
function textOf({ children }: Element): string | undefined {
  const [code, ...others] = children
  const [text, ...more] = code?.type === 'element' && code.tagName === 'code' ? code.children : []
  return others.length === 0 && more.length === 0 && text?.type === 'text' ? text.value : undefined
}

function replace(node: Nodes, replacement: (element: Element) => Element | undefined): void {
  if (!('children' in node)) return
  const children: RootContent[] = node.children
  for (const [index, child] of children.entries()) {
    const made = child.type === 'element' ? replacement(child) : undefined
    if (made) children[index] = made
    else replace(child, replacement)
  }
}
