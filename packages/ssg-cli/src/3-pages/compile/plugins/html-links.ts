import type { Element, Nodes, Root } from 'hast'
import type { Position } from '../../../model/diagnostic.ts'
import { checkElement } from '../check-element.ts'
import { linkMark, refusedLink } from '../link-mark.ts'
import { textPosition } from '../text-position.ts'
import { positionOf } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import type { UrlParts } from './further-urls.ts'
import { refuseUnsafe, takeUrl } from './take-url.ts'

declare module 'hast' {
  interface Data {
    /** Indexes in the facts of the page's links. */
    link?: number
    linkSource?: number
    /** Of further attributes, by name. */
    further?: Readonly<Record<string, UrlParts>>
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
  // What the compiler made itself (rows of API tables, footnotes) leads somewhere by construction.
  if (unit.format === 'mdx' || !element.position) refuseUnsafe(element, element, unit)
  else {
    checkSpelling(element, unit)
    takeUrl(element, element, unit)
  }
}

/** What Markdown makes is spelled right, and what the text does not hold was made by a plugin. */
function checkSpelling(element: Element, unit: Unit): void {
  const { tagName: name, properties } = element
  const whole = positionOf(element)
  const within = (word: string) => textPosition(whole, word, unit)
  const attributes = Object.keys(properties).flatMap((each) =>
    each === linkMark ? [] : [{ name: each, position: () => within(each) }],
  )
  const position = () => {
    const { line, column, endLine, endColumn } = within(`<${name}`)
    return { line, column: column + 1, endLine, endColumn }
  }
  checkElement({ name, position, attributes }, unit)
}
