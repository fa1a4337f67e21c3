import { outsideFile } from '../diagnostics/catalogue.ts'
import type { Host, Listing } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isReadable } from '../text/is-readable.ts'
import { joinFolder } from '../text/urls/resolve-path.ts'

/** List the files below a folder, but for those to which symbolic links lead out of the repository: each link is reported. */
export function readableFiles(
  host: Pick<Host, 'files'>,
  folder: string,
  { readableDirs }: Pick<Config, 'readableDirs'>,
  report: (diagnostic: Diagnostic) => void,
): Listing {
  const listing = host.files.list(folder)
  const refused = listing.links?.filter(({ outside }) => !isReadable(outside, readableDirs)) ?? []
  if (refused.length === 0) return listing
  const places = new Set(refused.map(({ path }) => path))
  // What lies in a folder that is refused goes with it: a system folder has links by the thousand.
  const isInRefused = (path: string) => foldersAbove(path).some((above) => places.has(above))
  for (const { path, outside } of refused)
    if (!isInRefused(path)) report(outsideFile({ file: path === '' ? folder : joinFolder(folder, path), outside }))
  const isRefused = (path: string) => places.has(path) || isInRefused(path)
  return {
    ...listing,
    files: listing.files.filter(({ path }) => !isRefused(path)),
    problems: listing.problems.filter(({ path }) => !isRefused(path)),
  }
}

/**
 * The folders in which a path lies, from the top.
 *
 *     foldersAbove('a/b/c.md')  // → ['', 'a', 'a/b']
 */
function foldersAbove(path: string): readonly string[] {
  const parts = path === '' ? [] : path.split('/')
  return parts.map((_, length) => parts.slice(0, length).join('/'))
}
