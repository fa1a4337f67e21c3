import type { Element, Nodes, Root, RootContent } from 'hast'
import type { ResolvedLink } from '../../model/compiled.ts'
import type { NodeUrls, UrlParts } from '../compile/plugins/further-urls.ts'
import { isWebUrl } from '../../text/urls/split-url.ts'

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type JsxAttributes = JsxElement['attributes']

/** The object that holds what renders the elements which JSX writes, where that is not what renders those of Markdown. */
export const writtenElements = '_written'

/** What nodes are resolved with. */
interface Resolving {
  readonly urls: readonly ResolvedLink[]
  /** Names of elements that {@link writtenElements} holds. */
  readonly written: ReadonlySet<string>
}

/** A tree ready to render: links have their URLs, and expressions the form that rehype-react asks for. */
export function resolveUrls(tree: Root, urls: readonly ResolvedLink[], written: Iterable<string> = []): Root {
  // A root stays a root.
  return resolveNode(tree, { urls, written: new Set(written) }, undefined) as Root
}

/** An expression as rehype-react hands it to the evaluater. */
export interface ExpressionNode {
  readonly type: 'DocsExpression'
  readonly index: number
  /** Nearest component around it. */
  readonly component: string | undefined
}

/** Content as the value of an attribute. */
export interface ContentNode {
  readonly type: 'DocsContent'
  readonly tree: Root
}

/** A copy of what changes; the rest is shared with the compiled tree, which is never changed. */
function resolveNode(node: Nodes, all: Resolving, component: string | undefined): Nodes {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return { ...node, data: estree(node.data?.expression ?? -1, component) } as unknown as Nodes
  }
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  const around = isJsx && node.name !== null && /^[^a-z]/.test(node.name) ? node.name : component
  const placed = isJsx ? resolveJsx(node, all, around) : node.type === 'element' ? resolveElement(node, all) : node
  if (!('children' in placed) || placed.children.length === 0) return placed
  let children: Nodes[] | undefined
  for (let index = 0; index < placed.children.length; index++) {
    const child = placed.children[index]
    if (!child) continue
    const changed = resolveNode(child, all, around)
    if (changed === child) continue
    children ??= [...placed.children]
    children[index] = changed
  }
  // Each child is of the type that it was.
  return children ? ({ ...placed, children } as Nodes) : placed
}

function resolveElement(written: Element, { urls }: Resolving): Element {
  const further = Object.entries(written.data?.further ?? {}).map(
    ([name, parts]) => [name, joined(parts, urls)] as const,
  )
  const element =
    further.length > 0 ? { ...written, properties: { ...written.properties, ...Object.fromEntries(further) } } : written
  const link = element.data?.link === undefined ? undefined : urls[element.data.link]
  if (!link) return element
  const { properties } = element
  if ('href' in properties && link.given !== undefined)
    return { ...element, properties: { ...properties, href: link.given } }
  if ('href' in properties)
    return {
      ...element,
      properties: { ...properties, href: link.url, ...unlessIn(properties, externalAttributes(link)) },
    }
  const added = element.tagName === 'img' ? unlessIn(properties, imageProperties(link, properties)) : {}
  return { ...element, properties: { ...properties, src: link.url, ...added } }
}

/** The value of an attribute with URLs in it. */
function joined(parts: UrlParts, urls: readonly ResolvedLink[]): string {
  return parts.map((part) => (typeof part === 'number' ? (urls[part]?.url ?? '') : part)).join('')
}

/** What an author or a plugin wrote counts for more. */
function unlessIn(own: Element['properties'], added: Element['properties']): Element['properties'] {
  return Object.fromEntries(Object.entries(added).filter(([name]) => !(name in own)))
}

/** Attributes of a picture. A size that the author wrote counts for more than that of the file. */
function imageProperties({ width, height }: ResolvedLink, own: Element['properties']): Element['properties'] {
  const isSized = 'width' in own || 'height' in own
  return {
    ...(!isSized && width !== undefined && { width }),
    ...(!isSized && height !== undefined && { height }),
    loading: 'lazy',
    decoding: 'async',
  }
}

function externalAttributes({ external, url }: ResolvedLink): Element['properties'] {
  return external && isWebUrl(url) ? { target: '_blank', rel: ['noopener', 'noreferrer'] } : {}
}

function resolveJsx(written: JsxElement, all: Resolving, component: string | undefined): JsxElement {
  const node = resolveAttributes(written, all, component)
  // MDX leaves elements of JSX what they are: https://mdxjs.com/docs/using-mdx/#components
  return all.written.has(node.name ?? '') ? { ...node, name: `${writtenElements}.${node.name}` } : node
}

function resolveAttributes(node: JsxElement, all: Resolving, component: string | undefined): JsxElement {
  const { urls } = all
  const { link, linkSource, further } = { ...node.data } as NodeUrls
  const href = link === undefined ? undefined : urls[link]
  const src = linkSource === undefined ? undefined : urls[linkSource]
  // A copy of a node is of the type that it was.
  const title =
    node.name === 'Admonition'
      ? richTitle(node)?.map((child) => resolveNode(child, all, component) as RootContent)
      : undefined
  const hasCode = node.attributes.some(
    ({ type, value }) => type === 'mdxJsxExpressionAttribute' || typeof value === 'object',
  )
  if (!href && !src && !further && !title && !hasCode) return node
  let attributes: JsxAttributes = node.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const index = expressionIndex(attribute.data)
      return { ...attribute, data: spread(index, component) }
    }
    if (typeof attribute.value === 'object' && attribute.value !== null) {
      return {
        ...attribute,
        value: { ...attribute.value, data: estree(expressionIndex(attribute.value.data), component) },
      }
    }
    const parts = further?.[attribute.name]
    if (parts) return { ...attribute, value: joined(parts, urls) }
    if (attribute.name === 'href' && href) return { ...attribute, value: href.url }
    if (attribute.name === 'src' && src) return { ...attribute, value: src.url }
    if (attribute.name === 'title' && title)
      return { ...attribute, value: { type: 'mdxJsxAttributeValueExpression', value: '', data: content(title) } }
    return attribute
  })
  const added = {
    ...(href && node.name === 'a' && externalAttributes(href)),
    ...(src && node.name === 'img' && imageProperties(src, attributeNames(attributes))),
  }
  for (const [name, value] of Object.entries(added)) {
    const isWritten = attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
    if (!isWritten)
      attributes = [
        ...attributes,
        { type: 'mdxJsxAttribute', name, value: Array.isArray(value) ? value.join(' ') : String(value) },
      ]
  }
  return { ...node, attributes, children: title ? node.children.slice(1) : node.children } as JsxElement
}

function attributeNames(attributes: JsxAttributes): Record<string, true> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [[attribute.name, true]] : [])),
  )
}

/** The content of an `AdmonitionTitle`, which comes first in its admonition. */
function richTitle({ children }: JsxElement): RootContent[] | undefined {
  const [first] = children
  const [only] = first?.type === 'element' && first.tagName === 'p' ? first.children : []
  return only?.type === 'mdxJsxTextElement' && only.name === 'AdmonitionTitle' ? only.children : undefined
}

function expressionIndex(data: object | undefined): number {
  return data && 'expression' in data && typeof data.expression === 'number' ? data.expression : -1
}

function wrap(expression: object): never {
  // Only the evaluater reads it: it knows our nodes, though the types ask for those of JavaScript.
  return { estree: { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] } } as never
}

function estree(index: number, component: string | undefined): never {
  const expression: ExpressionNode = { type: 'DocsExpression', index, component }
  return wrap(expression)
}

function spread(index: number, component: string | undefined): never {
  const argument: ExpressionNode = { type: 'DocsExpression', index, component }
  return wrap({ type: 'ObjectExpression', properties: [{ type: 'SpreadElement', argument }] })
}

function content(children: RootContent[]): never {
  const node: ContentNode = { type: 'DocsContent', tree: { type: 'root', children } }
  return wrap(node)
}
