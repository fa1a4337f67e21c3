import { fenceReader } from '../../../text/markdown/fences.ts'

/**
 * Unwrap `mdx-code-block` fences: their lines become blank, what is between them is MDX.
 *
 * @see https://docusaurus.io/docs/3.0.0/i18n/crowdin#mdx-code-block
 */
export function unwrapMdxCodeBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const read = fenceReader('mdx')
  const lines = text.split('\n').map((line) => {
    const { kind, marksAt } = read(line)
    return kind === 'unwrapped' ? line.slice(0, marksAt).padEnd(line.length) : line
  })
  return lines.join('\n')
}
