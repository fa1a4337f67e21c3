import type { Host } from '../../host.ts'
import type { CollectionConfig, Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { routeKey } from '../../text/route-key.ts'
import type { ScannedVersion } from '../../2-sources/docs/scan-version.ts'
import { versionPaths } from '../../2-sources/docs/version-paths.ts'
import { comingPaths, comingVersions } from './coming-versions.ts'
import type { FreezeKind, FreezePlan } from './freeze-plan.ts'
import { difference, frozenFile } from './frozen-files.ts'
import { linkOut, linksBetween } from './leaving-links.ts'
import type { Move } from './move-specifier.ts'
import { scanCurrent, type CurrentDocs } from './scan-current.ts'

/** What to freeze, as what. */
export interface FreezeInput {
  readonly config: Config
  readonly configSource: string
  readonly collection: CollectionConfig
  readonly name: string
  readonly kind: FreezeKind
  /** For `git`: where the docs are in history. `dir` is relative to the repository. */
  readonly git?: { readonly ref: string; readonly dir: string }
}

/** Why nothing can be frozen: a sentence and the file that it is about, or diagnostics of the content. */
export type FreezeRefusal =
  { readonly problem: string; readonly file?: string } | { readonly diagnostics: readonly Diagnostic[] }

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
  const current = await scanCurrent(host, config, input.configSource, { ...collection, versions: others })
  if ('diagnostics' in current) return current
  const { files: docs, version, scanned } = current
  const { versionNames } = scanned
  const below = others['current']?.overlay ?? (kind === 'overlay' ? versionNames[0] : undefined)
  const base = scanned.versions.find((other) => other.name === below)
  const refusal = refusalOf(host, input, current, base)
  if (refusal) return refusal

  const own = versionPaths(collection, name)
  const laid = difference(host, docs, kind === 'copy' ? undefined : base)
  const move: Move = {
    files: docs.files,
    bySource: new Map([...docs.files].map(([file, source]) => [source, file])),
    byRoute: new Map(version.docs.map(({ permalink, file }) => [routeKey(permalink), file])),
    baseUrl: config.baseUrl,
    folder: own.docs,
    exists: (path) => host.files.stat(path)?.isFile === true,
  }
  const wanted = kind === 'git' ? [] : [...laid.own]
  const frozen = {
    files: wanted.map(([file, from]) => frozenFile(host, file, from, move)),
    sidebars: sidebarsFile(docs, own.sidebars),
  }
  const paths = comingPaths(config.baseUrl, collection, [name, ...versionNames])
  const permalinks = version.docs.map(({ permalink }) => permalink)
  const before = paths.latest === name ? versionNames[0] : undefined
  const plan: FreezePlan = {
    folder: kind === 'git' ? undefined : own.docs,
    ...frozen,
    names: { path: own.names, text: `${JSON.stringify([name, ...versionNames], null, 2)}\n` },
    versions: comingVersions({ ...input, below, removed: laid.removed, configured }, others),
    ...linksBetween(host, { docs, permalinks, baseUrl: config.baseUrl, path: paths.current, frozen }),
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
  base: ScannedVersion | undefined,
): FreezeRefusal | undefined {
  const own = versionPaths(collection, name)
  if (versionNames.includes(name)) return { problem: `The version "${name}" exists already.`, file: own.names }
  const taken = [...(kind === 'git' ? [] : [own.docs]), own.sidebars].find((path) => host.files.stat(path))
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
