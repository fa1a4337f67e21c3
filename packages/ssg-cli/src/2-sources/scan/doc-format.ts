/** The argument of {@link docFormat}. */
export interface FormatInput {
  readonly file: string
  /** `mdx.format` of the front matter. */
  readonly own?: 'detect' | 'md' | 'mdx'
  readonly configured: 'detect' | 'md' | 'mdx'
  /** Whether the body has a `mdx-code-block` fence. */
  readonly hasMdxBlock: () => boolean
}

/** How a body is parsed. What stands in the doc counts more than the config, the config more than the extension. */
export function docFormat({ file, own, configured, hasMdxBlock }: FormatInput): 'md' | 'mdx' {
  if (own === 'md' || own === 'mdx') return own
  if (hasMdxBlock()) return 'mdx'
  if (own !== 'detect' && configured !== 'detect') return configured
  return file.endsWith('.mdx') ? 'mdx' : 'md'
}
