import type { Node, Program } from 'estree'
import type { Root } from 'mdast'
import type { Position } from '../../../model/diagnostic.ts'
import { mostLevels } from '../too-deep.ts'
import { isJsx, walk } from '../tree.ts'
import { estreePosition } from './estree.ts'

/** Code of MDX, as it was written and as it was parsed. */
interface Code {
  readonly value: string
  readonly data?: { readonly estree?: Program | null | undefined } | undefined
}

/** Where the elements of one piece of a page's code nest deeper than {@link mostLevels}: the tag of the first one below. */
export function deepJsx(tree: Root): Position | undefined {
  let found: Position | undefined
  walk(tree, (node) => {
    if (found) return 'skip'
    for (const { value, data } of codeOf(node)) if (mayBeDeep(value)) found ??= elementBelow(data?.estree)
    return undefined
  })
  return found
}

function codeOf(node: Parameters<Parameters<typeof walk>[1]>[0]): readonly Code[] {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [node]
  if (!isJsx(node)) return []
  return node.attributes.flatMap((attribute) => {
    const code = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
    return typeof code === 'object' && code !== null ? [code] : []
  })
}

/** Nearly all code is too short for it. */
function mayBeDeep(code: string): boolean {
  return code.length > 2 * mostLevels && code.split('<').length > mostLevels
}

/** It keeps a list of what is to be looked at instead of calling itself: too deep for the stack is what it is looking for. */
function elementBelow(program: Program | null | undefined): Position | undefined {
  const left: [value: unknown, above: number][] = [[program, 0]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, above] = next
    if (typeof value !== 'object' || value === null) continue
    const level = above + (isElement(value) ? 1 : 0)
    if (isElement(value) && level > mostLevels) return estreePosition(value.openingElement ?? value.openingFragment)
    // Taken from the end: what stands first is looked at first.
    for (const [key, child] of Object.entries(value).reverse()) if (key !== 'loc') left.push([child, level])
  }
  return undefined
}

/** JSX is no part of the types of estree. */
type JsxNode =
  | { readonly openingElement: Pick<Node, 'loc'>; readonly openingFragment?: never }
  | { readonly openingFragment: Pick<Node, 'loc'>; readonly openingElement?: never }

function isElement(value: object): value is JsxNode {
  return 'openingElement' in value || 'openingFragment' in value
}
