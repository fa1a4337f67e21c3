import type { Root } from 'mdast'
import { walk } from '../tree.ts'
import type { TreePlugin } from '../types.ts'

/** Give headings the ids that were assigned to them for the whole page. */
export const remarkHeadingIds: TreePlugin<Root> = () => (tree) => {
  walk(tree, (node) => {
    if (node.type !== 'heading' || node.data?.id === undefined) return
    node.data = { ...node.data, hProperties: { ...node.data.hProperties, id: node.data.id } }
  })
}
