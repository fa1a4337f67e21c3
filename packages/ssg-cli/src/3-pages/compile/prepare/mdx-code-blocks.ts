const fence = /^([ \t>]*)(`{3,4})mdx-code-block[ \t]*$/gm

/**
 * Unwrap `mdx-code-block` fences: their lines become blank, what is between them is MDX.
 *
 * @see https://docusaurus.io/docs/3.0.0/i18n/crowdin#mdx-code-block
 */
export function unwrapMdxCodeBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  let result = text
  fence.lastIndex = 0
  for (let open = fence.exec(result); open; open = fence.exec(result)) {
    const [line, prefix = '', marks = ''] = open
    const close = new RegExp(`^[ \\t>]*${marks}[ \\t]*$`, 'gm')
    close.lastIndex = open.index + line.length
    const end = close.exec(result)
    result = blankLine(result, open.index + prefix.length, open.index + line.length)
    if (end) result = blankLine(result, end.index + end[0].indexOf('`'), end.index + end[0].length)
  }
  return result
}

function blankLine(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}
