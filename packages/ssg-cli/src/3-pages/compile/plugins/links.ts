import type { Definition, Nodes, Root } from 'mdast'
import type { LinkFact } from '../../../model/compiled.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { unsafeAttribute } from '../../../text/html/unsafe-attribute.ts'
import { unsafeStart } from '../../../text/urls/unsafe-start.ts'
import { linkMark, refusedLink } from '../link-mark.ts'
import { refuseUrl } from '../refuse-url.ts'
import { isJsx, jsxAttribute, positionOf, walk, type JsxAttribute, type JsxElement } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { textPosition } from '../text-position.ts'
import { furtherUrls, kindOfHref, kindOfSource, type UrlParts } from './further-urls.ts'

/**
 * Collect the URLs of Markdown links and images, of definitions and of JSX attributes.
 * Nodes keep the index of theirs.
 */
export const remarkLinks: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit) return
  const definitions = definitionsOf(tree, unit)
  const indexes = new Map<string, number>()
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') mark(node, addMarkdown(unit, node.type, node))
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const kind = node.type === 'linkReference' ? 'link' : 'image'
      const key = kind + node.identifier.toUpperCase()
      const definition = definitions.get(node.identifier.toUpperCase())
      if (!definition) return
      const index = indexes.get(key) ?? addMarkdown(unit, kind, definition)
      indexes.set(key, index)
      mark(node, index)
    }
    if (isJsx(node)) markJsx(node, unit)
  })
}

function definitionsOf(tree: Root, unit: Unit): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  if (!unit.mayHold(']:')) return definitions
  walk(tree, (node) => {
    // Of two definitions the first one counts.
    if (node.type === 'definition' && !definitions.has(node.identifier.toUpperCase()))
      definitions.set(node.identifier.toUpperCase(), node)
  })
  return definitions
}

function addMarkdown(unit: Unit, kind: 'link' | 'image', node: Extract<Nodes, { readonly url: string }>): number {
  const { url } = node
  const position = markdownPosition(node, url, unit)
  const start = unsafeStart(url, kind === 'image' ? 'picture' : 'place')
  if (start === undefined) return add(unit, { url, kind, position, markdown: true })
  refuseUrl(unit, start, position)
  return refusedLink
}

function add(unit: Unit, link: Omit<LinkFact, 'source'>): number {
  return unit.page.links.push({ ...link, source: unit.source }) - 1
}

function mark(
  node: Extract<Nodes, { type: 'link' | 'image' | 'linkReference' | 'imageReference' }>,
  index: number,
): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [linkMark]: index } }
}

function markJsx(node: JsxElement, unit: Unit): void {
  if (takesUrls(node, unit)) node.attributes = node.attributes.filter((attribute) => !isUnsafe(attribute, node, unit))
  const href = keepsUrl(node) ? undefined : literalUrl(jsxAttribute(node, 'href'), unit)
  const src = literalUrl(jsxAttribute(node, 'src'), unit)
  const made = {
    ...(/^[a-z]/.test(node.name ?? '') && { tag: node.name ?? '' }),
    markdown: false,
    ...(!takesUrls(node, unit) && { isProp: true as const }),
    ...(isUnchecked(node) && { isUnchecked: true as const }),
    ...(node.name === 'a' && { isPlain: true as const }),
  }
  const kinds = { href: kindOfHref(node.name), src: kindOfSource(node.name) }
  const isPlain = (kind: LinkFact['kind']) => kind === 'link' && { isPlain: true as const }
  const further = furtherOf(
    node,
    (url, kind, position) => add(unit, { url, kind, position, ...made, ...isPlain(kind) }),
    unit,
  )
  if (!href && !src && !further) return
  node.data = {
    ...node.data,
    ...(href && { link: add(unit, { url: href.url, kind: kinds.href, position: href.position, ...made }) }),
    ...(src && { linkSource: add(unit, { url: src.url, kind: kinds.src, position: src.position, ...made }) }),
    ...(further && { further }),
  }
}

/** What an element loads besides its `src`. */
function furtherOf(
  node: JsxElement,
  take: (url: string, kind: LinkFact['kind'], position: Position) => number,
  unit: Unit,
): Readonly<Record<string, UrlParts>> | undefined {
  // A component of the theme that takes URLs takes those of the element of its name: `Video` as `video`.
  const tag = takesUrls(node, unit) ? (node.name ?? '').toLowerCase() : (node.name ?? '')
  const found = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    const parts = furtherUrls(tag, attribute.name, attribute.value, (url, kind) =>
      take(url, kind, textPosition(positionOf(attribute), url, unit)),
    )
    return parts ? [[attribute.name, parts] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** @see https://docusaurus.io/docs/docusaurus-core#link */
function isUnchecked({ attributes }: JsxElement): boolean {
  return attributes.some(
    ({ type, ...attribute }) =>
      type === 'mdxJsxAttribute' && 'name' in attribute && attribute.name.toLowerCase() === 'data-nobrokenlinkcheck',
  )
}

/** `<Link autoAddBaseUrl={false}>`: its URL is what is written. */
function keepsUrl(node: JsxElement): boolean {
  const { value } = jsxAttribute(node, 'autoAddBaseUrl') ?? {}
  return typeof value === 'object' && value?.value.trim() === 'false'
}

function isUnsafe(attribute: JsxElement['attributes'][number], { name }: JsxElement, unit: Unit): boolean {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return false
  const start = unsafeAttribute(name ?? '', attribute.name, attribute.value)
  if (start === undefined) return false
  refuseUrl(unit, start, textPosition(positionOf(attribute), attribute.value, unit))
  return true
}

/** True for elements of HTML, and for components of the theme with links unless the file has one of its own. */
function takesUrls({ name }: JsxElement, { imports, esm, page }: Unit): boolean {
  if (name === null) return false
  if (!page.options.themeComponents?.[name]?.links) return /^[a-z][^.]*$/.test(name)
  return !imports.some(({ local }) => local === name) && ![...esm.exports.values()].includes(name)
}

function literalUrl(
  attribute: JsxAttribute | undefined,
  unit: Unit,
): { readonly url: string; readonly position: Position } | undefined {
  if (typeof attribute?.value !== 'string') return undefined
  return { url: attribute.value, position: textPosition(positionOf(attribute), attribute.value, unit) }
}

/** The last position of the URL in its node: before it stands the text of the link. */
function markdownPosition(node: Nodes, url: string, unit: Unit): Position {
  const position = positionOf(node)
  const line = unit.lines()[position.endLine - 1]
  if (line === undefined || url === '') return position
  const from = position.line === position.endLine ? position.column - 1 : 0
  const at = line.slice(0, position.endColumn - 1).lastIndexOf(url)
  if (at < from) return position
  return { line: position.endLine, column: at + 1, endLine: position.endLine, endColumn: at + 1 + url.length }
}
