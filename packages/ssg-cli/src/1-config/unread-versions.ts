import { unusedVersions } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { versionPaths } from '../2-sources/docs/version-paths.ts'
import { joinFolder } from '../text/urls/resolve-path.ts'

/** Report lists of versions that no docs have: their names begin with the `id` of a collection, and none has that. */
export function unreadVersions({ files }: Pick<Host, 'files'>, { collections }: Config): readonly Diagnostic[] {
  const read = collections.map((collection) => versionPaths(collection, 'current').names)
  const likely = collections.flatMap(({ versionsDir, path, routeBasePath }) =>
    ['', ...[path, routeBasePath].map((name) => `${name.split('/').findLast((part) => part !== '') ?? ''}_`)].map(
      (prefix) => ({
        list: joinFolder(versionsDir, `${prefix}versions.json`),
        folder: `${prefix}versioned_docs`,
        versionsDir,
      }),
    ),
  )
  const unread = likely.filter(
    ({ list, folder, versionsDir }) =>
      !read.includes(list) &&
      files.stat(list)?.isFile === true &&
      files.list(joinFolder(versionsDir, folder)).files.length > 0,
  )
  const free = read.filter((list) => files.stat(list) === undefined)
  return [...new Set(unread.map(({ list }) => list))].map((file) =>
    unusedVersions({ file, expected: free.length > 0 ? free : read }),
  )
}
