import { hashOf } from '../../text/hash.ts'

/** Where the copy of a file of a theme comes from: it stands in a comment at its head. */
export interface CopiedFrom {
  /** Package of the theme. */
  readonly theme: string
  readonly version: string
  /** The file, relative to the folder of the package. */
  readonly path: string
  /** {@link originalHash} of the file as it was copied. */
  readonly hash: string
}

/** What tells one content of a file from another, short enough for a comment. */
export function originalHash(text: string): string {
  return hashOf(text).slice(0, 16)
}

/**
 * The comment at the head of a copy. TypeScript and CSS have this form of a comment in common.
 *
 *     copyHead({ theme: '@acme/theme', version: '1.2.0', path: 'src/footer.tsx', hash: '5f0c1a2b3c4d5e6f' })
 *     // → '/* Copied from @acme/theme 1.2.0: src/footer.tsx (5f0c1a2b3c4d5e6f) *' + '/'
 */
export function copyHead({ theme, version, path, hash }: CopiedFrom): string {
  return `/* Copied from ${theme} ${version}: ${path} (${hash}) */`
}

/** Read the head of a copy. Undefined for a file that is none. */
export function copiedFrom(text: string): CopiedFrom | undefined {
  const found = /^\uFEFF?\/\* Copied from (\S+) (\S+): (\S+) \(([0-9a-f]+)\) \*\//.exec(text)
  if (!found) return undefined
  const [, theme = '', version = '', path = '', hash = ''] = found
  return { theme, version, path, hash }
}
