/** What to bring an element to. */
export interface Patch {
  /** The element as it was before the browser's scripts worked on it; undefined for that of the document. */
  readonly before: Element | undefined
  /** The element as it is to be. */
  readonly after: Element
  /** The element as the document brought it. */
  readonly first: Element | undefined
  /** Elements that have a life of their own (islands): true if this one has to begin a new one. */
  readonly isStale: (element: Element) => boolean
}

/** Elements that scripts own; from outside they are whole or not at all. */
const opaque = '[data-island], [data-react-page]'

/**
 * Bring the content of an element to new HTML by way of what differs between two versions from the server.
 *
 * What the browser's scripts did to the rest stays: open tabs and details, hydrated islands, scrolled code, selected
 * text. Where they changed what the edit changes too, the part is exchanged as a whole.
 */
export function patchElement(live: Element, { before, after, first, isStale }: Patch): void {
  const old = before ?? first
  const fresh = document.importNode(after, true)
  if (!old) live.replaceChildren(...fresh.childNodes)
  else patchChildren(live, old, fresh)

  function patchChildren(parent: Element, oldParent: Element, newParent: Element): void {
    const lives = [...parent.childNodes]
    const olds = [...oldParent.childNodes]
    const news = [...newParent.childNodes]
    if (lives.length !== olds.length) return parent.replaceChildren(...news)
    const shared = Math.min(olds.length, news.length)
    let start = 0
    while (start < shared && isSame(start, start)) start++
    let end = 0
    while (end < shared - start && isSame(olds.length - 1 - end, news.length - 1 - end)) end++
    const leaving = lives.slice(start, lives.length - end)
    const coming = news.slice(start, news.length - end)
    if (leaving.length === coming.length) {
      for (const [index, node] of leaving.entries()) patchNode(node, olds[start + index], coming[index])
      return
    }
    const next = lives[lives.length - end] ?? null
    for (const node of coming) parent.insertBefore(node, next)
    for (const node of leaving) node.remove()

    function isSame(left: number, right: number): boolean {
      const [node, oldNode, newNode] = [lives[left], olds[left], news[right]]
      return Boolean(node && oldNode && newNode && oldNode.isEqualNode(newNode) && !holdsStale(node))
    }
  }

  function patchNode(node: ChildNode, oldNode: ChildNode | undefined, newNode: ChildNode | undefined): void {
    if (!oldNode || !newNode) return
    const isEqual = oldNode.isEqualNode(newNode)
    if (isEqual && !holdsStale(node)) return
    if (node instanceof Text && newNode instanceof Text && oldNode instanceof Text) {
      node.data = newNode.data
      return
    }
    if (!isAlike(node, oldNode, newNode) || node.matches(opaque)) return node.replaceWith(newNode)
    patchAttributes(node, oldNode as Element, newNode as Element)
    patchChildren(node, oldNode as Element, newNode as Element)
  }

  function holdsStale(node: ChildNode): boolean {
    if (!(node instanceof Element)) return false
    if (node.matches(opaque)) return isStale(node)
    return [...node.querySelectorAll(opaque)].some(isStale)
  }
}

/** Only what the edit changed: other attributes may be those that the reader's clicks set. */
function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
}

function isAlike(node: ChildNode, oldNode: ChildNode, newNode: ChildNode): node is Element & ChildNode {
  return (
    node instanceof Element &&
    oldNode instanceof Element &&
    newNode instanceof Element &&
    node.tagName === oldNode.tagName &&
    node.tagName === newNode.tagName &&
    oldNode.id === newNode.id
  )
}
