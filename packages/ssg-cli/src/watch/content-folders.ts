import type { SiteState } from './site-state.ts'

/** Folders from which a site takes its content, relative to the site folder. */
export function contentFolders({ config, scanned }: SiteState): readonly string[] {
  const { pagesDir, staticDirs, collections } = config
  const named = collections.flatMap(({ path, versionsDir, versions, sidebars }) => [
    path,
    versionsDir,
    ...Object.values(versions).flatMap(({ dir }) => dir ?? []),
    ...(typeof sidebars === 'string' ? [sidebars] : []),
  ])
  // A sidebar of a version lies in a folder that only the version knows.
  const ofVersions = scanned.flatMap(({ versions }) => versions.map(({ sidebarsSource }) => sidebarsSource))
  return [...new Set([pagesDir, ...staticDirs, ...named, ...ofVersions])].filter((folder) => folder !== '.')
}
