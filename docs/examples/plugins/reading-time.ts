import { definePlugin } from 'docs-build'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'

/** Says above each doc how long reading it takes. */
export default definePlugin((_, { wordsPerMinute }: { readonly wordsPerMinute: number }) => ({
  name: 'reading-time',
  remark: [
    () => (tree: Root, file: VFile) => {
      const words = String(file.value).split(/\s+/).length
      const text = `${Math.ceil(words / wordsPerMinute)} min to read`
      const title = tree.children.findIndex(({ type }) => type === 'heading')
      tree.children.splice(title + 1, 0, {
        type: 'paragraph',
        children: [{ type: 'emphasis', children: [{ type: 'text', value: text }] }],
      })
    },
  ],
}))
