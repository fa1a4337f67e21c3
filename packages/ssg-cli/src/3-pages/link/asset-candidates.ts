import type { LinkFact } from '../../model/compiled.ts'
import { decode } from '../../text/urls/route-key.ts'
import { folderOf, joinPath } from '../../text/urls/resolve-path.ts'
import { isExternal, splitUrl } from '../../text/urls/split-url.ts'

/** Where files of a doc are looked for. */
export interface AssetFolders {
  /** Path of the doc below the docs folder of its version. */
  readonly file: string
  /** Files of the version by path below its docs folder → site-relative path. Only files that are no docs. */
  readonly versionFiles: Readonly<Record<string, string>>
  readonly staticDirs: readonly string[]
  /** Of the site and of its languages, each of which has the static files: a path of one may begin with them. */
  readonly baseUrls: readonly string[]
}

/**
 * The files that a link may mean, best first, relative to the site folder. None for links to pages.
 *
 * A path is looked for beside the doc (through the version, so that an overlay can replace a picture),
 * then beside the file that holds the link; `/x` in the static folders, also with a base URL; `@site/x` in the site folder.
 */
export function assetCandidates(link: LinkFact, folders: AssetFolders): readonly string[] {
  if (link.url === '' || link.url.startsWith('#') || isExternal(link.url)) return []
  // A prop is a path of a file only when it says so: "shadow" may be anything.
  if (link.isProp && !/^(?:\.{1,2}|@site)\//.test(link.url)) return []
  // To browsers these are the same: https://url.spec.whatwg.org/#path-state
  const path = decode(splitUrl(link.url).path).replaceAll('\\', '/')
  if (link.kind === 'link' && !looksLikeFile(path)) return []
  if (path.startsWith('@site/')) return [joinPath('', path.slice('@site/'.length))]
  if (path.startsWith('/')) return staticPaths(path, folders)
  const inVersion = folders.versionFiles[joinPath(folderOf(folders.file), path)]
  const beside = joinPath(folderOf(link.source), path)
  return inVersion === undefined || inVersion === beside ? [beside] : [inVersion, beside]
}

function staticPaths(path: string, { staticDirs, baseUrls }: AssetFolders): readonly string[] {
  const within = baseUrls.filter((base) => base !== '/' && path.startsWith(base))
  return [path, ...within.map((base) => path.slice(base.length))].flatMap((each) =>
    staticDirs.map((folder) => joinPath(folder, each)),
  )
}

/** A path with a file extension that is not a page's. */
function looksLikeFile(path: string): boolean {
  return /\.(?!mdx?$|html?$)[a-z\d]{1,10}$/i.test(path)
}
