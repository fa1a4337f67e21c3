import type { Files } from '../../host.ts'
import { folderOf } from '../../text/urls/resolve-path.ts'

/** The site folder, and the folders above it. */
const above = /^(?:\.\.(?:\/|$))*$/

/**
 * Specifiers of the files in the folder that an import of nothing names, with and without their extensions. A folder that
 * holds the site or lies outside of the repository is not looked at: it may be the whole disk.
 */
export function siblings(
  host: { readonly files: Pick<Files, 'list' | 'stat'> },
  path: string,
  specifier: string,
): readonly string[] {
  const folder = folderOf(path)
  if (above.test(folder) || host.files.stat(folder)?.outside !== undefined) return []
  const start = specifier.slice(0, specifier.lastIndexOf('/') + 1)
  return host.files
    .list(folder)
    .files.filter((file) => !file.path.includes('/'))
    .flatMap((file) => [start + file.path, start + file.path.replace(/\.[jt]sx?$/, '')])
}
