import type { Paragraph, Root } from 'mdast'
import type { TreePlugin } from '../types.ts'

/** Name of the empty element that stands where the beginning of a post ends. No page shows it. */
export const cutElement = 'docs-cut'

/** Mark where the beginning of a post ends: before the first block that begins on the line of its author's mark, or below. */
export const remarkCut: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  const { cutLine, head } = unit?.page.input ?? {}
  if (cutLine === undefined || unit?.source !== head?.source) return
  const at = tree.children.findIndex(({ position }) => position !== undefined && position.start.line >= cutLine)
  const mark: Paragraph = { type: 'paragraph', children: [], data: { hName: cutElement } }
  tree.children.splice(at < 0 ? tree.children.length : at, 0, mark)
}
