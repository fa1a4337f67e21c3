import type { Element, Nodes, Root } from 'hast'
import { linkMark } from '../link-mark.ts'
import { takeUrl } from '../plugins/take-url.ts'
import type { Unit } from '../types.ts'

/**
 * Mark the links of a tree, so that they are known again when plugins have changed it: by their mark, which goes where an
 * element is copied, or else by their URL.
 *
 * @returns takes the marks away, and collects the links that plugins added or changed
 */
export function keepLinks(before: Root): (after: Root, unit: Unit) => void {
  const urls = new Map<number, string>()
  // What the compiler made, such as the links of footnotes, leads somewhere by construction.
  const made = new Set<string>()
  visit(before, undefined, (element) => {
    const url = urlOf(element)
    const link = element.data?.link
    if (url === undefined) return
    if (link === undefined) made.add(url)
    else {
      urls.set(link, url)
      element.properties[linkMark] = link
    }
  })

  return (after, unit) => {
    const indexes = new Map(Array.from(urls, ([index, url]) => [url, index] as const).reverse())
    visit(after, undefined, (element, around) => {
      const mark = Number(element.properties[linkMark])
      delete element.properties[linkMark]
      delete element.data?.link
      const url = urlOf(element)
      const index = url === undefined ? undefined : urls.get(mark) === url ? mark : indexes.get(url)
      if (index !== undefined) element.data = { ...element.data, link: index }
      else if (url === undefined || !made.has(url)) takeUrl(element, around, unit)
    })
  }
}

function visit(node: Nodes, around: Nodes | undefined, see: (element: Element, around: Nodes) => void): void {
  const placed = node.position || !around ? node : around
  if (node.type === 'element') see(node, placed)
  if ('children' in node) for (const child of node.children) visit(child, placed, see)
}

function urlOf({ properties: { href, src } }: Element): string | undefined {
  return typeof href === 'string' ? href : typeof src === 'string' ? src : undefined
}
