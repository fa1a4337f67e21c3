import { definePlugin } from 'docs-build'
import type { Root } from 'hast'

/** Quotes get a class. */
export default definePlugin({
  name: 'quotes',
  rehype: [
    () => (tree: Root) => {
      for (const node of tree.children)
        if (node.type === 'element' && node.tagName === 'blockquote') node.properties['className'] = ['quote']
    },
  ],
})
