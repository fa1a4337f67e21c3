/** The entry point of parse5. What is read from its trees here knows neither site nor theme. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** A node of a tree of HTML. */
export type HtmlNode = DefaultTreeAdapterTypes.Node

/** An element of a tree of HTML. */
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Read a document as browsers do. */
export function htmlTree(text: string): HtmlNode {
  return parse(text)
}

/** All elements below a node that pass, in their order. What lies in an element that `isLeftOut` says is passed over. */
export function elements(
  node: HtmlNode,
  isWanted: (element: HtmlElement) => boolean,
  isLeftOut: (element: HtmlElement) => boolean = () => false,
): HtmlElement[] {
  const found: HtmlElement[] = []
  // Without recursion: pages nest deeper than stacks go.
  const rest: HtmlNode[] = [node]
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (isElement(next) && next !== node) {
      if (isLeftOut(next)) continue
      if (isWanted(next)) found.push(next)
    }
    if ('childNodes' in next) rest.push(...next.childNodes.toReversed())
  }
  return found
}

/** The children of an element that are elements. */
export function childElements(node: HtmlNode): HtmlElement[] {
  return 'childNodes' in node ? node.childNodes.filter(isElement) : []
}

/** The value of an attribute, as it was written. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((found) => found.name === name)?.value
}

/** The classes of an element. */
export function classesOf(element: HtmlElement): readonly string[] {
  return attribute(element, 'class')?.split(/\s+/) ?? []
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return classesOf(element).includes(name)
}

function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

const silent = new Set(['script', 'style', 'svg', 'template', 'button'])

/** The text that a reader reads: spaces count once, characters without a width and links to a heading itself not at all. */
export function textOf(node: HtmlNode): string {
  const texts: string[] = []
  const rest: HtmlNode[] = [node]
  for (let next = rest.pop(); next; next = rest.pop()) {
    if ('value' in next) texts.push(next.value)
    if (isElement(next) && (silent.has(next.tagName) || hasClass(next, 'hash-link'))) continue
    if ('childNodes' in next) rest.push(...next.childNodes.toReversed())
  }
  return texts
    .join('')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
