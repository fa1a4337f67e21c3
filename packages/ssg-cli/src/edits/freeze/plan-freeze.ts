import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { withBase, withoutBase } from '../../text/urls/base-url.ts'
import { isTranslation } from '../../2-sources/translated-files.ts'
import { joinPath } from '../../text/urls/resolve-path.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import type { ScannedVersion } from '../../2-sources/docs/scan-version.ts'
import { versionPaths } from '../../2-sources/docs/version-paths.ts'
import { comingPaths, comingVersions } from './coming-versions.ts'
import type { FreezeInput, FreezePlan } from './freeze-plan.ts'
import { difference, frozenFile } from './frozen-files.ts'
import { frozenLabels, frozenTranslations, translatedDocs, translationsIn } from './frozen-translations.ts'
import { linkOut, linksBetween } from './leaving-links.ts'
import { copiesIn, type Move } from './move-specifier.ts'
import { scanCurrent, type CurrentDocs } from './scan-current.ts'

/** Why nothing can be frozen: a sentence and the file that it is about, or diagnostics of the content. */
export type FreezeRefusal =
  | { readonly problem: string; readonly file?: string }
  | { readonly diagnostics: readonly Diagnostic[] }

/**
 * Say what freezing the current docs of a collection writes. The current docs are taken as they are shown: when they are
 * an overlay, a copy holds what lies below too.
 *
 * @see https://docusaurus.io/docs/versioning#tagging-a-new-version
 */
export async function planFreeze(
  host: Host,
  input: FreezeInput,
): Promise<{ readonly plan: FreezePlan } | FreezeRefusal> {
  const { name, kind, collection, config } = input
  // The version is not there yet, whatever the config says of it already.
  const { [name]: configured, ...others } = collection.versions
  const until = { ...collection, versions: others }
  const current = await scanCurrent(host, config, input.configSource, until)
  if ('diagnostics' in current) return current
  const { files: docs, version, scanned } = current
  const { versionNames } = scanned
  const below = others['current']?.overlay ?? (kind === 'overlay' ? versionNames[0] : undefined)
  const base = scanned.versions.find((other) => other.name === below)
  const onBase = kind === 'copy' ? undefined : base
  const laid = difference(host, docs.files, onBase?.files)
  const languages = await translatedDocs(
    host,
    { ...input, collection: until },
    ['current', ...versionNames],
    onBase?.name,
  )
  // What differs in one language only lies in the version too: a translation needs its original.
  const wanted = new Set(kind === 'git' ? [] : [...laid.own, ...languages.flatMap(({ own: files }) => files)])

  const own = versionPaths(collection, name)
  const move: Move = {
    files: docs.files,
    copies: copiesIn(own.docs, docs.files),
    byRoute: new Map(version.docs.map(({ permalink, file }) => [routeKey(permalink), joinPath(own.docs, file)])),
    baseUrl: config.baseUrl,
    folder: own.docs,
    exists: (path) => host.files.stat(path)?.isFile === true,
  }
  const translations = languages.flatMap((language) => frozenTranslations(host, input, language, { wanted, move }))
  const labels = languages.flatMap((language) => frozenLabels(host, input, language))
  const refusal = refusalOf(host, input, current, { base, translations, labels })
  if (refusal) return refusal

  const frozen = {
    files: [...docs.files].flatMap(([file, from]) => (wanted.has(file) ? [frozenFile(host, file, from, move)] : [])),
    sidebars: sidebarsFile(docs, own.sidebars),
  }
  const { baseUrl } = config
  const paths = comingPaths(baseUrl, collection, [name, ...versionNames])
  const permalinks = version.docs.map(({ permalink }) => permalink)
  const isLatest = paths.latest === 'current'
  const before = paths.latest === name ? versionNames[0] : undefined
  const frozenDocs = { files: docs.files, copies: frozen.files, sidebars: frozen.sidebars }
  const plan: FreezePlan = {
    folder: kind === 'git' ? undefined : own.docs,
    ...frozen,
    translations,
    labels,
    untranslated: kind === 'git' ? translationsIn(languages) : 0,
    names: { path: own.names, text: `${JSON.stringify([name, ...versionNames], null, 2)}\n` },
    versions: comingVersions({ ...input, below, removed: laid.removed, configured }, others),
    ...linksBetween(host, [
      { ...frozenDocs, baseUrl, permalinks, path: paths.current, isLatest },
      ...languages.map(({ config: language, files }) => ({
        files: [...files].filter(([, source]) => isTranslation(source, language)),
        copies: translations.flatMap(({ files: copies }) => copies),
        baseUrl: language.baseUrl,
        permalinks: permalinks.map((url) => withBase(withoutBase(url, baseUrl), language.baseUrl)),
        path: comingPaths(language.baseUrl, collection, [name, ...versionNames]).current,
        isLatest,
      })),
    ]),
    path: paths.names[name] ?? '/',
    moves: before === undefined ? undefined : { name: before, path: paths.names[before] ?? '/' },
  }
  return { plan }
}

/** Why the current docs can't be frozen as it is asked. */
function refusalOf(
  host: Host,
  { name, kind, collection }: FreezeInput,
  { files: docs, scanned: { versionNames } }: CurrentDocs,
  {
    base,
    translations,
    labels,
  }: Pick<FreezePlan, 'translations' | 'labels'> & {
    readonly base: ScannedVersion | undefined
  },
): FreezeRefusal | undefined {
  const own = versionPaths(collection, name)
  if (versionNames.includes(name)) return { problem: `The version "${name}" exists already.`, file: own.names }
  const written = [...translations.map(({ folder }) => folder), ...labels.map(({ path }) => path)]
  const taken = [...(kind === 'git' ? [] : [own.docs]), own.sidebars, ...written].find((path) => host.files.stat(path))
  if (taken !== undefined)
    return { problem: `Files of version "${name}" exist already. Move them away first.`, file: taken }
  const out = kind === 'git' ? linkOut(host, docs) : undefined
  if (out)
    return {
      problem: `A git ref holds the docs folder alone, but "${out.url}" leads out of it. Write it with @site/, or freeze with --as copy.`,
      file: `${out.file}:${out.line}:${out.column}`,
    }
  if (kind === 'overlay' && !base)
    return {
      problem: 'There is no version yet that an overlay could differ from. Freeze the first one with --as copy.',
    }
  return undefined
}

/** The sidebars at this moment: what the config says later is of the current docs. */
function sidebarsFile({ sidebars }: ScannedVersion, path: string): FreezePlan['sidebars'] {
  const written = sidebars ?? { defaultSidebar: [{ type: 'autogenerated', dirName: '.' }] }
  if (written === false || Object.keys(written).length === 0) return undefined
  return { path, text: `${JSON.stringify(written, null, 2)}\n` }
}
