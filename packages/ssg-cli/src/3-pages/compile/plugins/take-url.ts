import type { Element, Nodes } from 'hast'
import { blockedByPolicy } from '../../../diagnostics/catalogue.ts'
import { unsafeAttribute } from '../../../text/html/unsafe-attribute.ts'
import type { LinkFact } from '../../../model/compiled.ts'
import { refuseUrl } from '../refuse-url.ts'
import { textPosition } from '../text-position.ts'
import { positionOf } from '../tree.ts'
import type { Unit } from '../types.ts'
import { furtherUrls, kindOfHref, kindOfSource } from './further-urls.ts'

/**
 * Collect the URL of an element that is no Markdown, and give the element the index of its link as `data.link`, of what else it
 * loads as `data.further`.
 *
 * @param around what tells where it stands: itself, or what is around it
 */
export function takeUrl(element: Element, around: Nodes, unit: Unit): void {
  refuseUnsafe(element, around, unit)
  const isUnchecked = 'dataNobrokenlinkcheck' in element.properties
  const add = (url: string, kind: LinkFact['kind']) => {
    const position = textPosition(positionOf(around), url, unit)
    const tag = element.tagName
    const fact = { url, kind, source: unit.source, position, markdown: false, tag, ...(isUnchecked && { isUnchecked }) }
    return unit.page.links.push(fact) - 1
  }
  const further = Object.entries(element.properties).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : value
    const parts = typeof text === 'string' ? furtherUrls(element.tagName, name, text, add) : undefined
    return parts ? [[name, parts] as const] : []
  })
  if (further.length > 0) element.data = { ...element.data, further: Object.fromEntries(further) }
  const { href, src } = element.properties
  const url = typeof href === 'string' ? href : typeof src === 'string' ? src : undefined
  if (url === undefined || 'dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties)
    return
  const link = add(url, typeof href === 'string' ? kindOfHref(element.tagName) : kindOfSource(element.tagName))
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
