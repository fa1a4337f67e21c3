/**
 * What a head imports when its MDX declares components: the code of the file itself, as a module that browsers load too.
 * No author writes it.
 */
export const codeSpecifier = '?code'

const kind = 'code:'

/**
 * The key of that module in the bundle for the renderer.
 *
 *     codeKey('docs/a.mdx')  // → 'code:docs/a.mdx'
 */
export function codeKey(source: string): string {
  return kind + source
}

/** The file of such a key, undefined for a key of anything else. */
export function codeSource(key: string): string | undefined {
  return key.startsWith(kind) ? key.slice(kind.length) : undefined
}
