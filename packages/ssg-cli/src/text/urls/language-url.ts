import { withBase } from './base-url.ts'

/** The base URLs that a path may begin with. */
export interface BaseUrls {
  /** Of the language's pages. */
  readonly baseUrl: string
  /** Of the whole site, when it has several languages. */
  readonly root?: string | undefined
  /** Of the pages of other languages, but for the one at the root. */
  readonly otherBases?: readonly string[] | undefined
}

/**
 * A path that starts at the site's root, as the URL that it means in a language. What names another language stays there,
 * and bundles and pictures belong to all.
 *
 *     languageUrl('/a', { baseUrl: '/de/', root: '/', otherBases: ['/es/'] })     // → '/de/a'
 *     languageUrl('/es/a', { baseUrl: '/de/', root: '/', otherBases: ['/es/'] })  // → '/es/a'
 */
export function languageUrl(path: string, { baseUrl, root, otherBases = [] }: BaseUrls): string {
  if (root === undefined) return withBase(path, baseUrl)
  const fromRoot = withBase(path, root)
  const isElsewhere = [...otherBases, `${root}assets/`].some((other) => `${fromRoot}/`.startsWith(other))
  return isElsewhere ? fromRoot : withBase(path, baseUrl)
}
