import { outsideFile, unreadableFile } from '../diagnostics/catalogue.ts'
import type { Host, ListedFile } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { byOrder } from '../text/by-order.ts'
import { isIn, isReadable } from '../text/is-readable.ts'
import { joinFolder } from '../text/urls/resolve-path.ts'

/** List the files below a folder, but for those to which symbolic links lead out of the repository: each link is reported, and what can't be read. */
export function readableFiles(
  host: Pick<Host, 'files'>,
  folder: string,
  { readableDirs }: Pick<Config, 'readableDirs'>,
  report: (diagnostic: Diagnostic) => void,
): readonly ListedFile[] {
  return readable(folder, outsideOf(host, folder), [])

  /** `above`: folders outside by which the place is reached. */
  function readable(place: string, outside: string | undefined, above: readonly string[]): readonly ListedFile[] {
    if (!isReadable(outside, readableDirs)) {
      const isFolder = !host.files.stat(place)?.isFile
      report(outsideFile({ file: place, outside: outside ?? place, isFolder }))
      return []
    }
    const way = outside === undefined ? above : [...above, outside]
    const { files, problems, links = [] } = host.files.list(place)
    for (const { path, message } of problems)
      report(unreadableFile({ file: path === '' ? place : joinFolder(place, path), message }))
    if (links.length === 0) return files
    const linked = new Map(links.map((link) => [link.path, link.outside]))
    const isFile = new Set(files.map(({ path }) => path))
    const behind = links.flatMap(({ path, outside: at }) =>
      (isFile.has(path) && isReadable(at, readableDirs)) || way.some((one) => isIn(one, at))
        ? []
        : readable(joinFolder(place, path), at, way).map((file) => ({ ...file, path: `${path}/${file.path}` })),
    )
    const own = files.filter(({ path }) => isReadable(linked.get(path), readableDirs))
    return [...own, ...behind].sort((a, b) => byOrder(a.path, b.path))
  }
}

/** Where a folder lies, if that is outside. What the system says nothing of it does not list either, which is told. */
function outsideOf({ files }: Pick<Host, 'files'>, folder: string): string | undefined {
  try {
    return files.stat(folder)?.outside
  } catch {
    return undefined
  }
}
