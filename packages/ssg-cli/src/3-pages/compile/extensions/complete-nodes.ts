import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
import { describe } from '../../../diagnostics/describe.ts'
import { isObject } from '../../../text/is-object.ts'

/** What holds others, in trees of Markdown and of HTML. */
const parents = new Set(
  (
    'root paragraph heading blockquote list listItem table tableRow tableCell emphasis strong delete link linkReference ' +
    'footnoteDefinition containerDirective leafDirective textDirective mdxJsxFlowElement mdxJsxTextElement element'
  ).split(' '),
)

/** What holds text. */
const texts = new Set('text inlineCode code html raw comment math inlineMath'.split(' '))

/** What a node may lack. */
interface Lists {
  readonly type: string
  children?: Lists[]
  value?: unknown
  data?: Record<string, unknown> | null
  attributes?: unknown
  properties?: unknown
  position?: { readonly start?: unknown; readonly end?: unknown } | null
}

/**
 * Give nodes that plugins made the lists that they lack: an element without `children` or `attributes` has none of these, as
 * for all of unified. A position without a start or an end says nothing. What is no node at all is taken out, and what says
 * of a node what none can be: a function stands for what a package that is not installed would have made.
 *
 * @returns words for the first thing that is no node and no function: `null among the children of "root"`
 */
export function completeNodes(tree: MdastNodes | HastNodes): string | undefined {
  let misfit: string | undefined
  // What plugins leave is as complete as they made it.
  const all = new Set<Lists>([tree as Lists])
  // A set that grows is gone through to its end, and has a node that stands in two places once.
  for (const node of all) {
    if (parents.has(node.type)) node.children ??= []
    if (node.type.startsWith('mdxJsx')) node.attributes ??= []
    if (node.type === 'element') node.properties ??= {}
    if (texts.has(node.type)) node.value = typeof node.value === 'string' ? node.value : String(node.value ?? '')
    if (!node.position?.start || !node.position.end) delete node.position
    if (typeof node.data === 'function') delete node.data
    else if (node.data) dropFunctions(node.data)
    if (node.children === undefined) continue
    const isUsable = Array.isArray(node.children) && node.children.every(isNode)
    if (!isUsable) {
      const given: unknown = node.children
      const list: readonly unknown[] = Array.isArray(given) ? given : []
      const wrong = Array.isArray(given) ? list.filter((child) => !isNode(child)) : [given]
      const told = wrong.filter((each) => typeof each !== 'function')
      const place = `${Array.isArray(given) ? 'among' : 'as'} the children of "${node.type}"`
      if (told.length > 0) misfit ??= `${inWords(told[0])} ${place}`
      node.children = list.filter(isNode)
    }
    for (const child of node.children) all.add(child)
  }
  return misfit
}

/** Whether something is a node: an object with a type, and a name where it is an element. */
export function isNode(value: unknown): value is Lists {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return false
  return value.type !== 'element' || ('tagName' in value && typeof value.tagName === 'string')
}

function inWords(value: unknown): string {
  const isElement = typeof value === 'object' && value !== null && 'type' in value && value.type === 'element'
  return isElement ? 'an element without tagName' : describe(value)
}

function dropFunctions(data: Record<string, unknown>): void {
  for (const name of ['hName', 'hProperties', 'hChildren', 'estree'])
    if (typeof data[name] === 'function') delete data[name]
  const { hProperties } = data
  if (!isObject(hProperties)) return
  const values = Object.entries(hProperties).filter(([, value]) => typeof value !== 'function')
  if (values.length < Object.keys(hProperties).length) data['hProperties'] = Object.fromEntries(values)
}
