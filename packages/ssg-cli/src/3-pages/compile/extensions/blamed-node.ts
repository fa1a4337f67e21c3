import type { Position } from '../../../model/diagnostic.ts'
import { messageOf } from '../../../text/message-of.ts'

/** What a tree is made of, whatever kind it is. */
interface TreeNode {
  readonly type: string
  readonly children?: readonly TreeNode[]
  readonly position?: { readonly start: Point; readonly end: Point } | undefined
}

interface Point {
  readonly line: number
  readonly column: number
}

/** Runs of a plugin after which the innermost node found so far is good enough. */
const mostRuns = 400

/**
 * Find what a plugin was at when it threw: the innermost node with which alone, and all that it stands in, the plugin throws the
 * same once more. Undefined when it throws without any, or only with several.
 *
 * @param run the plugin, on a tree that it may change
 */
export async function blamedNode(
  tree: TreeNode,
  error: unknown,
  run: (tree: TreeNode) => unknown,
): Promise<Position | undefined> {
  let runs = 0
  const throws = async (piece: TreeNode): Promise<boolean> => {
    runs += 1
    if (runs > mostRuns) return false
    try {
      await run(structuredClone(piece))
      return false
    } catch (again) {
      return messageOf(again) === messageOf(error)
    }
  }
  const around = (children: readonly TreeNode[]): TreeNode => ({ ...tree, children })
  return (await throws(around([]))) ? undefined : innermost(tree.children ?? [], around, throws)
}

async function innermost(
  children: readonly TreeNode[],
  around: (children: readonly TreeNode[]) => TreeNode,
  throws: (piece: TreeNode) => Promise<boolean>,
): Promise<Position | undefined> {
  for (const child of children) {
    if (!(await throws(around([child])))) continue
    const inside = (inner: readonly TreeNode[]) => around([{ ...child, children: inner }])
    // What throws without its children is it.
    if (!child.children || (await throws(inside([])))) return positionOf(child)
    return (await innermost(child.children, inside, throws)) ?? positionOf(child)
  }
  return undefined
}

function positionOf({ position }: TreeNode): Position | undefined {
  if (!position) return undefined
  const { start, end } = position
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}
