import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'

/** What holds others, in trees of Markdown and of HTML. */
const parents = new Set(
  (
    'root paragraph heading blockquote list listItem table tableRow tableCell emphasis strong delete link linkReference ' +
    'footnoteDefinition containerDirective leafDirective textDirective mdxJsxFlowElement mdxJsxTextElement element'
  ).split(' '),
)

/** What a node may lack. */
interface Lists {
  readonly type: string
  children?: Lists[]
  attributes?: unknown
  properties?: unknown
  position?: { readonly start?: unknown; readonly end?: unknown } | null
}

/**
 * Give nodes that plugins made the lists that they lack: an element without `children` or `attributes` has none of these, as
 * for all of unified. A position without a start or an end says nothing.
 */
export function completeNodes(tree: MdastNodes | HastNodes): void {
  // What plugins leave is as complete as they made it.
  const all = new Set<Lists>([tree as Lists])
  // A set that grows is gone through to its end, and has a node that stands in two places once.
  for (const node of all) {
    if (parents.has(node.type)) node.children ??= []
    if (node.type.startsWith('mdxJsx')) node.attributes ??= []
    if (node.type === 'element') node.properties ??= {}
    if (!node.position?.start || !node.position.end) delete node.position
    for (const child of node.children ?? []) all.add(child)
  }
}
