import { duplicateAuthor, unknownAuthor } from '../../diagnostics/catalogue.ts'
import type { AuthorDefinition, AuthorEntry, AuthorsFile } from '../../model/authors.ts'
import type { BlogConfig } from '../../model/blog-config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import type { PostAuthor } from '../../model/post.ts'
import { withBase } from '../../text/urls/base-url.ts'
import { isExternal } from '../../text/urls/split-url.ts'
import { pictureKey, type AuthorPictures } from './author-pictures.ts'
import { ownAuthors } from './own-authors.ts'
import { profileUrl } from './profile-url.ts'

/** An author of a post, under the key of the file of authors if there is one. */
export interface KeyedAuthor {
  readonly key: string | undefined
  readonly author: PostAuthor
}

/** What authors are resolved with. */
export interface AuthorScope {
  readonly file: AuthorsFile | undefined
  /** What the config calls that file. */
  readonly fileName: BlogConfig['authorsMapPath']
  readonly baseUrl: string
  /** Base URL of pictures. */
  readonly siteRoot: string
  readonly pictures: AuthorPictures
  /** URL of the page of an author who has one. */
  readonly pageOf: (key: string, author: AuthorDefinition) => string | undefined
}

/**
 * The authors of a post: keys of the file of authors, authors of its own, or the older keys `author_name` and others.
 *
 * @see https://docusaurus.io/docs/blog#blog-post-authors
 */
export function postAuthors(
  head: DocHead,
  scope: AuthorScope,
  report: (diagnostic: Diagnostic) => void,
): readonly KeyedAuthor[] {
  const { positions, source } = head
  const { file } = scope
  const at = { file: source, position: positions['authors'] }
  const found: KeyedAuthor[] = []
  for (const entry of ownAuthors(head)) {
    const { key, ...own }: Exclude<AuthorEntry, string> = typeof entry === 'string' ? { key: entry } : entry
    const known = key !== undefined && file && Object.hasOwn(file.authors, key) ? file.authors[key] : undefined
    if (key !== undefined && !known) {
      const available = Object.keys(file?.authors ?? {})
      report(unknownAuthor({ ...at, key, source: file?.source, usual: scope.fileName, available }))
      continue
    }
    if (key !== undefined && found.some((other) => other.key === key)) {
      report(duplicateAuthor({ ...at, key }))
      continue
    }
    const isOfFile = own.imageUrl === undefined && !scope.pictures.has(pictureKey(source, known?.imageUrl ?? ''))
    const picturedIn = isOfFile ? (file?.source ?? source) : source
    found.push({ key, author: shownAuthor(key, { ...known, ...own }, { ...scope, source: picturedIn }) })
  }
  return found
}

/** An author as pages show it. */
export function shownAuthor(
  key: string | undefined,
  author: AuthorDefinition,
  scope: AuthorScope & { readonly source: string },
): PostAuthor {
  const { name, title, description, url, email, imageUrl, socials = {} } = author
  const page = key === undefined ? undefined : scope.pageOf(key, author)
  const href = page ?? url ?? (email === undefined ? undefined : `mailto:${email}`)
  return {
    name: name ?? key ?? '',
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(href !== undefined && { href }),
    ...(email !== undefined && { email }),
    ...(imageUrl !== undefined && { imageUrl: pictureUrl(imageUrl, scope) }),
    socials: Object.entries(socials).map(([platform, place]) => profileUrl(platform, place)),
  }
}

/** A path that begins with a dot or `@site/` is a file, as in posts; any other one is below the base URL. */
function pictureUrl(
  written: string,
  { pictures, siteRoot, baseUrl, source }: Parameters<typeof shownAuthor>[2],
): string {
  if (isExternal(written)) return written
  const asset = pictures.get(pictureKey(source, written))
  return asset ? siteRoot + asset.output : staticPicture(written, baseUrl)
}

/** The URL of the picture of an author in a static folder. */
export function staticPicture(written: string, baseUrl: string): string {
  return withBase(written.replace(/^(?:\.?\/)*/, '/'), baseUrl)
}
