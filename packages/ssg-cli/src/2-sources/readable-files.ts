import { outsideFile } from '../diagnostics/catalogue.ts'
import type { Host, Listing } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isReadable } from '../text/is-readable.ts'
import { joinFolder } from '../text/resolve-path.ts'

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
  for (const { path, outside } of refused)
    report(outsideFile({ file: path === '' ? folder : joinFolder(folder, path), outside }))
  const isRefused = (file: string) => refused.some(({ path }) => isBelow(file, path))
  return { ...listing, files: listing.files.filter(({ path }) => !isRefused(path)) }
}

function isBelow(path: string, link: string): boolean {
  return link === '' || path === link || path.startsWith(`${link}/`)
}
