import { definePlugin } from 'docs-build'

/** `:kbd[Ctrl+K]` becomes keys. */
export default definePlugin({
  name: 'keys',
  directives: {
    kbd(directive) {
      return { ...directive, data: { ...directive.data, hName: 'kbd' } }
    },
  },
})
