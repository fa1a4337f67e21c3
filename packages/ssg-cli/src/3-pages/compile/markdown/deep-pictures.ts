import type { Data } from '../unified.ts'
import { mostLevels } from '../too-deep.ts'

/**
 * Refuse pictures in the text of pictures deeper than {@link mostLevels}. They are no levels of the tree, which has their text
 * only, but parsing takes long with them. The bundled parser refuses them while it reads, before it takes long.
 */
export const deepPictures: NonNullable<Data['fromMarkdownExtensions']>[number] = {
  enter: {
    labelImageMarker(token) {
      if (this.stack.filter(({ type }) => type === 'image').length <= mostLevels) return
      const { line, column } = token.start
      throw Object.assign(new Error('Too deep'), { reason: 'Too deep', ruleId: 'too-deep', line, column })
    },
  },
}
