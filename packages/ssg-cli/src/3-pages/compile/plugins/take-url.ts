import type { Element, Nodes } from 'hast'
import { blockedByPolicy } from '../../../diagnostics/catalogue.ts'
import { unsafeAttribute } from '../../../text/unsafe-attribute.ts'
import { refuseUrl } from '../refuse-url.ts'
import { textPosition } from '../text-position.ts'
import { positionOf } from '../tree.ts'
import type { Unit } from '../types.ts'

/**
 * Collect the URL of an element that is no Markdown, and give the element the index of its link as `data.link`.
 *
 * @param around what tells where it stands: itself, or what is around it
 */
export function takeUrl(element: Element, around: Nodes, unit: Unit): void {
  refuseUnsafe(element, around, unit)
  const { href, src } = element.properties
  const url = typeof href === 'string' ? href : typeof src === 'string' ? src : undefined
  if (url === undefined || 'dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties)
    return
  const kind = typeof href === 'string' ? 'link' : element.tagName === 'img' ? 'image' : 'asset'
  const position = textPosition(positionOf(around), url, unit)
  const isUnchecked = 'dataNobrokenlinkcheck' in element.properties
  const fact = {
    url,
    kind,
    source: unit.source,
    position,
    markdown: false,
    ...(isUnchecked && { isUnchecked }),
  } as const
  const link = unit.page.links.push(fact) - 1
  element.data = { ...element.data, link }
}

/** Take unsafe URLs out of the attributes of an element. */
export function refuseUnsafe(element: Element, around: Nodes, unit: Unit): void {
  const { tagName, properties } = element
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string' && !Array.isArray(value)) continue
    if (/^on[A-Z]/.test(name)) blockHandler(element, around, name, unit)
    const text = typeof value === 'string' ? value : value.join(' ')
    const start = unsafeAttribute(tagName, name, text)
    if (start === undefined) continue
    refuseUrl(unit, start, textPosition(positionOf(around), text, unit))
    delete properties[name]
  }
}

/** Rendering leaves it out, and it would never run. */
function blockHandler(element: Element, around: Nodes, property: string, unit: Unit): void {
  const name = property.toLowerCase()
  const position = textPosition(positionOf(around), name, unit)
  unit.page.diagnostics.push(blockedByPolicy({ file: unit.source, position, name }))
  delete element.properties[property]
}
