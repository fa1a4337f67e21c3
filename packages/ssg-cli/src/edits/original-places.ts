import type { Config } from '../model/config.ts'
import { joinFolder } from '../text/urls/resolve-path.ts'
import { foreignVersion } from '../2-sources/docs/foreign-version.ts'
import { versionPaths } from '../2-sources/docs/version-paths.ts'

/** A folder of translations and the folder of their originals, with the slash at the end: the paths below are the same. */
export interface OriginalPlace {
  readonly translated: string
  readonly original: string
}

/**
 * The places in which a file may be a translation; none where it is not in the folder of a language.
 *
 *     originalPlaces('i18n/de/docs/a.md', config)  // → [{ translated: 'i18n/de/', original: '' }]
 */
export function originalPlaces(
  file: string,
  { languages, collections, blog = [] }: Pick<Config, 'languages' | 'collections' | 'blog'>,
): readonly OriginalPlace[] {
  if (!languages) return []
  // Content may lie beside the site folder; its translations do not.
  const ups = [...collections, ...blog].map(({ path }) => /^(?:\.\.?\/)*/.exec(path)?.[0] ?? '')
  return languages.all.flatMap(({ code }) => {
    const folder = `${joinFolder(languages.path, languages.written[code]?.path ?? code)}/`
    if (!file.startsWith(folder)) return []
    const [, version = ''] =
      /^docusaurus-plugin-content-docs[^/]*\/(?:version-)?([^/]+)\//.exec(file.slice(folder.length)) ?? []
    const foreign = collections.map((collection) => ({
      translated: `${folder}${foreignVersion(collection, version)}/`,
      original: joinFolder(versionPaths(collection, version).docs, ''),
    }))
    const own = [...new Set(['', ...ups])].map((original) => ({ translated: folder, original }))
    return [...foreign, ...own].filter(({ translated }) => file.startsWith(translated))
  })
}

/** The file that a file translates, or the file itself: links to Markdown files are meant from there. */
export function originalOf(
  file: string,
  config: Parameters<typeof originalPlaces>[1],
  isFile: (path: string) => boolean,
): string {
  const originals = originalPlaces(file, config).map(
    ({ translated, original }) => original + file.slice(translated.length),
  )
  return originals.find(isFile) ?? file
}
