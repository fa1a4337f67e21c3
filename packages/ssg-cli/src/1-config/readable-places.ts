import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'

/**
 * Where the folders outside of the repository really lie of which pages may show files: those that `readableDirs` names, and
 * those that the config itself takes docs, pages and static files from.
 */
export function readablePlaces({ files }: Pick<Host, 'files'>, config: Config): readonly string[] {
  const { collections, blog = [], pagesDir, morePages = [], staticDirs, readableDirs } = config
  const ofDocs = collections.flatMap(({ path, versionsDir, versions }) => [
    path,
    versionsDir,
    ...Object.values(versions).flatMap(({ dir }) => dir ?? []),
  ])
  // A path that stays in the site may be a link that leads out of it: that is not what the config says.
  const ofPages = [pagesDir, ...morePages.map(({ path }) => path)]
  const outer = [...ofDocs, ...blog.map(({ path }) => path), ...ofPages, ...staticDirs].filter((path) =>
    path.startsWith('..'),
  )
  return [...new Set([...readableDirs, ...outer])].map((path) => files.stat(path)?.outside ?? path)
}
