import type { Root } from 'mdast'
import { withEmoji } from '../../../text/markdown/emoji-names.ts'
import { walk } from '../tree.ts'
import type { TreePlugin } from '../types.ts'

/** Turn emoji shortcodes in text into emoji: `:rocket:`. */
export const remarkEmoji: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || !(unit.page.extensions || /:[a-z0-9_+-]+:/.test(unit.text))) return
  walk(tree, (node) => {
    if (node.type !== 'text' || !node.value.includes(':')) return
    node.value = withEmoji(node.value)
  })
}
