import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'
import type { MdxTextExpression } from 'mdast-util-mdx'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** What stands in a doc, one below the other. */
export type Content = BlockContent | DefinitionContent
/** What stands in a line. */
export type Inline = PhrasingContent

/** Attributes of an element. Those that are undefined or false are left out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** A component or an HTML element that stands for itself: `element('dl', {}, […])`. */
export function element(name: string, attributes: Attributes, children: readonly Content[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: written(attributes), children: [...children] }
}

/** A component or an HTML element in a line. */
export function inline(name: string, attributes: Attributes, children: readonly Inline[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: written(attributes), children: [...children] }
}

function written(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    return [{ type: 'mdxJsxAttribute' as const, name, value: value === true ? null : value }]
  })
}

/** A heading, with an id of its own where other pages link to it. */
export function heading(level: number, children: readonly Inline[], id?: string): Content {
  // Below the sixth there is none.
  const depth = Math.min(6, Math.max(1, level)) as 1 | 2 | 3 | 4 | 5 | 6
  if (id === undefined) return { type: 'heading', depth, children: [...children] }
  const mark: MdxTextExpression = { type: 'mdxTextExpression', value: `#${id}` }
  return { type: 'heading', depth, children: [...children, text(' '), mark] }
}

/** Text as it is: nothing in it is Markdown. */
export function text(value: string): Inline {
  return { type: 'text', value }
}

/** Code in a line. */
export function inlineCode(value: string): Inline {
  return { type: 'inlineCode', value }
}

/** Strong text. */
export function strong(...children: readonly Inline[]): Inline {
  return { type: 'strong', children: [...children] }
}

/** A link; that to a doc is the path of its file, relative to the one it is in. */
export function link(url: string, ...children: readonly Inline[]): Inline {
  return { type: 'link', url, children: [...children] }
}

/** A paragraph. */
export function paragraph(...children: readonly Inline[]): Content {
  return { type: 'paragraph', children: [...children] }
}

/** A fenced block. */
export function code(language: string, value: string, meta?: string): Content {
  return { type: 'code', lang: language, value, ...(meta !== undefined && { meta }) }
}

/** A list of bullets. */
export function list(items: readonly (readonly Content[])[]): Content {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children: [...children] })),
  }
}

/** Tell what stands for itself from what also stands at the top of a doc only. */
export function isContent(node: RootContent): node is Content {
  return !['yaml', 'footnoteDefinition', 'mdxjsEsm'].includes(node.type)
}
