import { shownAsset } from '../../text/shown-asset.ts'
import { brokenImage, outsideFile } from '../../diagnostics/catalogue.ts'
import type { Asset } from '../../model/asset.ts'
import type { AuthorsFile } from '../../model/authors.ts'
import type { DocHead } from '../../model/head.ts'
import { isReadable } from '../../text/is-readable.ts'
import { folderOf, joinPath } from '../../text/urls/resolve-path.ts'
import type { SiteScan } from '../scan/site-scan.ts'
import { ownAuthors } from './own-authors.ts'

/** Pictures of authors that are files: where each is named, and how → the file. */
export type AuthorPictures = ReadonlyMap<string, Asset>

/** The key of a picture: the file that names it, and its path there. */
export function pictureKey(source: string, path: string): string {
  return `${source}\0${path}`
}

/** Whether the picture of an author is named as a file. */
export function isFilePath(written: string): boolean {
  return /^(?:\.{1,2}|@site)\//.test(written)
}

/**
 * Find the pictures that the file of authors and posts name as files beside them. What lies beside no file of authors may lie
 * beside each post of the author: there Docusaurus looks for it.
 */
export function authorPictures(
  { host, config, report }: SiteScan,
  heads: readonly DocHead[],
  file: AuthorsFile | undefined,
): AuthorPictures {
  const found = new Map<string, Asset>()
  for (const [key, { imageUrl }] of Object.entries(file?.authors ?? {})) {
    if (!file || imageUrl === undefined) continue
    const posts = imageUrl.startsWith('.') && !assetAt(besideOf(file.source, imageUrl)) ? postsOf(key) : []
    const besidePosts = posts.filter((post) => assetAt(besideOf(post.source, imageUrl)))
    for (const { source } of besidePosts.length > 0 ? posts : [file]) take(source, imageUrl)
  }
  for (const head of heads)
    for (const author of ownAuthors(head)) if (typeof author === 'object') take(head.source, author.imageUrl)
  return found

  function assetAt(path: string): Asset | undefined {
    return shownAsset(host.asset(path))
  }

  function postsOf(key: string): readonly DocHead[] {
    return heads.filter((head) => ownAuthors(head).some((author) => author === key))
  }

  function take(source: string, url: string | undefined): void {
    if (url === undefined || !isFilePath(url)) return
    const path = url.startsWith('@site/') ? joinPath('', url.slice('@site/'.length)) : besideOf(source, url)
    const asset = assetAt(path)
    if (!asset) report(brokenImage({ file: source, url }))
    else if (!isReadable(asset.outside, config.readableDirs))
      report(outsideFile({ file: source, url, outside: asset.outside ?? path }))
    else found.set(pictureKey(source, url), asset)
  }
}

function besideOf(source: string, url: string): string {
  return joinPath(folderOf(source), url)
}
