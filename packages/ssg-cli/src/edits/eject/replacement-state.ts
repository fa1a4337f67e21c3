import { copiedFrom, originalHash } from './copied-from.ts'

/** What a file of the site is that stands in the place of one of the theme's. */
export type ReplacementState =
  | { readonly type: 'missing' }
  | { readonly type: 'wraps' }
  | { readonly type: 'own' }
  | { readonly type: 'copy'; readonly version: string; readonly path: string; readonly isOlder: boolean }

/**
 * Tell what a replacement is, from its text; undefined for one that is not there.
 *
 * @param originalOf text of a file of the theme as it is now, by its path in the package
 */
export function replacementState(
  text: string | undefined,
  originalOf: (path: string) => string | undefined,
): ReplacementState {
  if (text === undefined) return { type: 'missing' }
  const from = copiedFrom(text)
  if (!from) return { type: /["']@theme-(?:original|init)\//.test(text) ? 'wraps' : 'own' }
  const { version, path, hash } = from
  const original = originalOf(path)
  return { type: 'copy', version, path, isOlder: original === undefined || originalHash(original) !== hash }
}
