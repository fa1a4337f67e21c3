import { parseJson } from '../../diagnostics/json-text.ts'
import { configsOfLanguages } from '../../1-config/languages/configs-of-languages.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import { isObject } from '../../text/is-object.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { textOf } from '../../text/text-of.ts'
import { foreignVersion } from '../../2-sources/docs/foreign-version.ts'
import { versionFiles, type VersionFiles } from '../../2-sources/docs/version-files.ts'
import { versionPaths } from '../../2-sources/docs/version-paths.ts'
import { readableFiles } from '../../2-sources/readable-files.ts'
import { isInForeignFolder, isPage, isTranslation, translationPath } from '../../2-sources/translated-files.ts'
import type { FreezeInput, FrozenTranslations, TextFile } from './freeze-plan.ts'
import { difference, frozenFile } from './frozen-files.ts'
import { copiesIn, type Move } from './move-specifier.ts'

/** The current docs in a language that has a folder of translations. */
export interface TranslatedDocs {
  /** The config of the language. */
  readonly config: Config
  readonly files: VersionFiles
  /** Files that the version below has not, or otherwise; without one all. */
  readonly own: readonly string[]
}

/** Look the current docs up in each language. `names` are those of versions, `below` that which the frozen one is to lie on. */
export async function translatedDocs(
  host: Host,
  { config, configSource, collection }: FreezeInput,
  names: readonly string[],
  below: string | undefined,
): Promise<readonly TranslatedDocs[]> {
  const { value } = configsOfLanguages(host, config)
  const translated: TranslatedDocs[] = []
  for (const language of [value.config, ...(value.translations ?? [])]) {
    if (language.languages?.folder === undefined) continue
    // What is wrong in a translation is told by builds, and keeps no version from being made.
    const scan = { host, config: language, configSource, report: () => undefined }
    const layers = { scan, collection, names, gitFolders: [], known: new Map(), originals: new Map() }
    const files = await versionFiles(layers, 'current')
    const base = below === undefined ? undefined : await versionFiles(layers, below)
    translated.push({ config: language, files, own: difference(host, files, base).own })
  }
  return translated
}

/**
 * Say where the translations of the wanted files go: into the folders of the version, of our own or of Docusaurus, as
 * they are in those of the current docs. What only translations show goes with them.
 *
 * @see https://docusaurus.io/docs/i18n/introduction#translation-files-location
 */
export function frozenTranslations(
  host: Pick<Host, 'files'>,
  { collection, name }: FreezeInput,
  { config, files }: TranslatedDocs,
  { wanted, move }: { readonly wanted: ReadonlySet<string>; readonly move: Move },
): readonly FrozenTranslations[] {
  const placesOf = (version: string) => [
    translationPath(versionPaths(collection, version).docs, config) ?? '',
    joinFolder(config.languages?.folder ?? '', foreignVersion(collection, version)),
  ]
  const shown = [...files].filter(([file, source]) => wanted.has(file) && isTranslation(source, config))
  const places = placesOf(name).map((folder, index) => {
    const own = shown.filter(([, source]) => isInForeignFolder(source) === (index === 1))
    return { folder, translated: [...own, ...alone(placesOf('current')[index] ?? '')] }
  })
  const copies = new Map(move.copies)
  for (const { folder, translated } of places)
    for (const [source, copy] of copiesIn(folder, translated)) copies.set(source, copy)
  return places
    .map(({ folder, translated }) => {
      const ofLanguage: Move = { ...move, files, copies, folder, originals: move }
      const frozen = translated.map(([file, source]) => frozenFile(host, file, source, ofLanguage))
      return { folder, files: frozen }
    })
    .filter((place) => place.files.length > 0)

  /** What is there for translations alone. Where docs lie in the site folder itself, all translations are beside them. */
  function alone(place: string): readonly (readonly [file: string, source: string])[] {
    if (place === config.languages?.folder || wanted.size === 0) return []
    return readableFiles(host, place, config, () => undefined)
      .filter(({ path }) => !files.has(path) && !isPage(path))
      .map(({ path }) => [path, joinFolder(place, path)])
  }
}

/** How many files are translated, in all languages together. */
export function translationsIn(languages: readonly TranslatedDocs[]): number {
  return languages.flatMap(({ config, files }) => [...files.values()].filter((source) => isTranslation(source, config)))
    .length
}

/** The translated labels of sidebars for the version. Its own label is none of the current docs. */
export function frozenLabels(
  host: Pick<Host, 'files'>,
  { collection, name }: FreezeInput,
  { config: { languages } }: TranslatedDocs,
): readonly TextFile[] {
  const file = (version: string) => `${joinFolder(languages?.folder ?? '', foreignVersion(collection, version))}.json`
  if (!host.files.stat(file('current'))?.isFile) return []
  const parsed = parseJson(textOf(host, file('current')) ?? '')
  if (!('value' in parsed) || !isObject(parsed.value)) return []
  const { 'version.label': _, ...labels } = parsed.value
  if (Object.keys(labels).length === 0) return []
  return [{ path: file(name), text: `${JSON.stringify(labels, null, 2)}\n` }]
}
