import type { Element, Nodes, Root } from 'hast'
import { blockedByPolicy } from '../../../diagnostics/catalogue.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { unsafeAttribute } from '../../../text/unsafe-attribute.ts'
import { linkMark, refusedLink } from '../link-mark.ts'
import { refuseUrl } from '../refuse-url.ts'
import { positionOf } from '../tree.ts'
import { textPosition } from '../text-position.ts'
import type { TreePlugin, Unit } from '../types.ts'

declare module 'hast' {
  interface Data {
    /** Indexes in the facts of the page's links. */
    link?: number
    linkSource?: number
    /** Index in the expressions of the file. */
    expression?: number
    /** Where JSX and expressions stand, for what only rendering them tells. */
    span?: Position
  }
}

/** Collect the URLs of raw HTML, and give elements the index of their link as `data.link`. */
export const rehypeLinks: TreePlugin<Root> = () => (tree, file) => {
  if (file.data.unit) visit(tree, file.data.unit)
}

function visit(node: Nodes, unit: Unit): void {
  if (node.type === 'element') takeLink(node, unit)
  if ('children' in node) for (const child of node.children) visit(child, unit)
}

function takeLink(element: Element, unit: Unit): void {
  const { properties } = element
  const index = properties[linkMark]
  if (index !== undefined) {
    delete properties[linkMark]
    if (Number(index) === refusedLink) {
      delete properties['href']
      delete properties['src']
    } else element.data = { ...element.data, link: Number(index) }
    return
  }
  refuseUnsafe(element, unit)
  // What the compiler made itself (rows of API tables, footnotes) leads somewhere by construction.
  if (unit.format === 'mdx' || !element.position) return
  const { href, src } = properties
  const url = typeof href === 'string' ? href : typeof src === 'string' ? src : undefined
  if (url === undefined || 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) return
  const kind = typeof href === 'string' ? 'link' : element.tagName === 'img' ? 'image' : 'asset'
  const position = textPosition(positionOf(element), url, unit)
  const link = unit.page.links.push({ url, kind, source: unit.source, position, markdown: false }) - 1
  element.data = { ...element.data, link }
}

/** Take unsafe URLs out of the attributes of an element. */
function refuseUnsafe(element: Element, unit: Unit): void {
  const { tagName, properties } = element
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string' && !Array.isArray(value)) continue
    if (/^on[A-Z]/.test(name)) blockHandler(element, name, unit)
    const text = typeof value === 'string' ? value : value.join(' ')
    const start = unsafeAttribute(tagName, name, text)
    if (start === undefined) continue
    refuseUrl(unit, start, textPosition(positionOf(element), text, unit))
    delete properties[name]
  }
}

/** Rendering leaves it out, and it would never run. */
function blockHandler(element: Element, property: string, unit: Unit): void {
  const name = property.toLowerCase()
  const position = textPosition(positionOf(element), name, unit)
  unit.page.diagnostics.push(blockedByPolicy({ file: unit.source, position, name }))
  delete element.properties[property]
}
