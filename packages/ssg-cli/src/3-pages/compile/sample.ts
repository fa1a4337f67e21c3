import type { CompileInput } from '../../model/compile.ts'

/** A bit of everything that most docs hold. */
export const sample: CompileInput = {
  head: { source: 'sample.md', format: 'md' },
  text: '# A\n\n[b](./c.md) *d* `e`\n\n- f\n\n:::note\n\ng\n\n:::\n\n| h |\n| - |\n| i |\n\n```bash\nls -l # j\n```\n',
  bodyOffset: 0,
  files: {},
  resolved: {},
  partialHeads: {},
}
