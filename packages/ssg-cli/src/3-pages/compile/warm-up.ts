import type { Compiler } from './types.ts'

/** A bit of everything that most docs hold. */
const sample = {
  head: { source: 'sample.md', format: 'md' },
  text: '# A\n\n[b](./c.md) *d* `e`\n\n- f\n\n:::note\n\ng\n\n:::\n\n| h |\n| - |\n| i |\n\n```bash\nls -l # j\n```\n',
  bodyOffset: 0,
  files: {},
  resolved: {},
  partialHeads: {},
} as const

/**
 * Load what compiling needs while the bundler, another process, is at work: otherwise the first page waits for both,
 * one after the other.
 */
export async function warmUp(compiler: Compiler): Promise<void> {
  await compiler.compileDoc(sample)
}
