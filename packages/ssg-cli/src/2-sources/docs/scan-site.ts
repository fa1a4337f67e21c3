import { readText } from '../../text/text-of.ts'
import { joinFolder } from '../../text/resolve-path.ts'
import {
  duplicateCategory,
  invalidConfig,
  noDocs,
  noVersionFolder,
  unreadableFile,
} from '../../diagnostics/catalogue.ts'
import { parseJson } from '../../diagnostics/json-text.ts'
import { locateString } from '../../diagnostics/locate.ts'
import { locatePath, type WrongValue } from '../../diagnostics/locate-path.ts'
import { hashValues } from '../../text/hash.ts'
import { pathFilter } from '../../text/glob.ts'
import type { Host } from '../../host.ts'
import type { CollectionConfig, Config, SidebarsConfig, VersionConfig } from '../../model/config.ts'
import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import { messageOf } from '../../text/message-of.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { parseCategoryFile, type CategoryFile } from './scan/parse-category-file.ts'
import { parseTagsFile } from './scan/parse-tags-file.ts'
import type { TagsFile } from '../../model/tags.ts'
import { scanDoc } from './scan/scan-doc.ts'
import { checkVersionName } from '../../text/version-name.ts'

/** A version's files, heads and sidebars: all that the graph needs of it, and where its bodies are. */
export interface ScannedVersion {
  readonly name: string
  readonly heads: readonly DocHead[]
  readonly categories: Readonly<Record<string, CategoryFile & { readonly source: string }>>
  readonly sidebars: SidebarsConfig | false | undefined
  readonly sidebarsSource: string
  readonly tags?: TagsFile
  /** Every file by its path below the docs folder → site-relative path. Overlays are merged. */
  readonly files: ReadonlyMap<string, string>
}

/** A collection as scanned. */
export interface ScannedCollection {
  readonly config: CollectionConfig
  /** Names of `versions.json`, newest first. */
  readonly versionNames: readonly string[]
  readonly versions: readonly ScannedVersion[]
}

/** Read the heads of all docs. `onNew` is called for each that was not known. */
export async function scanSite(
  host: Host,
  config: Config,
  configSource: string,
  onNew?: () => void,
): Promise<Outcome<readonly ScannedCollection[]>> {
  const diagnostics: Diagnostic[] = []
  const scanned: ScannedCollection[] = []
  for (const collection of config.collections) {
    const found = await scanCollection(host, config, collection, configSource, onNew)
    diagnostics.push(...found.diagnostics)
    scanned.push(found.value)
  }
  const docs = scanned.flatMap(({ versions }) => versions.map(({ heads }) => heads.length))
  const done = docs.reduce((sum, count) => sum + count, 0)
  host.progress({ step: 'scan', done, total: done })
  return outcome(scanned, diagnostics)
}

async function scanCollection(
  host: Host,
  config: Config,
  collection: CollectionConfig,
  configSource: string,
  onNew: (() => void) | undefined,
): Promise<Outcome<ScannedCollection>> {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
  const listed = readVersionNames(host, collection, report)
  const all = [...(collection.includeCurrentVersion ? ['current'] : []), ...listed]
  const isWrong: WrongConfig = ({ path, message, at }) =>
    report(invalidConfig({ file: configSource, path, message, position: positionInConfig(host, configSource, at) }))
  checkConfiguredVersions(collection, all, isWrong)
  const names = collection.onlyIncludeVersions
    ? all.filter((name) => collection.onlyIncludeVersions?.includes(name))
    : all
  // A version that is not there takes no URLs from the others: their links would seem broken.
  const lost = names.filter((name) => listed.includes(name) && isLost(host, collection, name, report))
  const versionNames = listed.filter((name) => !lost.includes(name))
  const folders = new Map<string, ReadonlyMap<string, string>>()
  const versions: ScannedVersion[] = []
  for (const name of names.filter((each) => !lost.includes(each))) {
    const files = await layeredFiles(host, collection, name, folders, all, [], { report, isWrong })
    versions.push(await scanVersion(host, { config, configSource }, collection, name, files, report, onNew))
  }
  return outcome({ config: collection, versionNames, versions }, diagnostics)
}

type Report = (diagnostic: Diagnostic) => void

/** Tells what is wrong in the config file, and with which of its values. */
type WrongConfig = (problem: { readonly path: string; readonly message: string; readonly at: WrongValue }) => void

function positionInConfig(host: Host, source: string, at: WrongValue): Position | undefined {
  return host.files.stat(source)?.isFile ? locatePath(readText(host, source), at) : undefined
}

function readVersionNames(host: Host, collection: CollectionConfig, report: Report): readonly string[] {
  if (!collection.versioned) return []
  const source = joinFolder(collection.versionsDir, `${filePrefix(collection)}versions.json`)
  if (!host.files.stat(source)?.isFile) return []
  const bad = (message: string, hint?: string, position?: Position) =>
    report(invalidConfig({ file: source, path: '', message, ...(hint && { hint }), ...(position && { position }) }))
  const read = readJson(host, source)
  if ('message' in read) {
    bad(read.message, 'Write a list of names: ["8.1", "8.0"]', read.position)
    return []
  }
  const names = read.value
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    bad('Unexpected content, expected a JSON list of version names.', '["8.1", "8.0"]')
    return []
  }
  for (const name of names) {
    const problem = checkVersionName(name)
    if (problem !== undefined) bad(problem)
  }
  return names.filter((name) => checkVersionName(name) === undefined)
}

/** True for a version that a list names and that has neither a folder nor something below it; it is reported. */
function isLost(host: Host, collection: CollectionConfig, name: string, report: Report): boolean {
  const { git, overlay } = collection.versions[name] ?? {}
  const dir = docsFolder(collection, name)
  if (git || overlay !== undefined || host.files.stat(dir) || host.files.list(dir).files.length > 0) return false
  const file = versionPaths(collection, name).names
  report(noVersionFolder({ file, position: locateString(readText(host, file), name), version: name, dir }))
  return true
}

function checkConfiguredVersions(
  { id, versions, onlyIncludeVersions = [], lastVersion }: CollectionConfig,
  names: readonly string[],
  isWrong: WrongConfig,
): void {
  const list = names.map((known) => `"${known}"`).join(', ') || 'none'
  const named = [
    ...Object.keys(versions).map((name) => ({ name, at: { path: ['versions', name] } })),
    ...onlyIncludeVersions.map((name, index) => ({ name, at: { path: ['onlyIncludeVersions', index], string: name } })),
    ...(lastVersion ? [{ name: lastVersion, at: { path: ['lastVersion'], string: lastVersion } }] : []),
  ]
  for (const { name, at } of named)
    if (!names.includes(name))
      isWrong({
        path: `collections.${id}.versions`,
        message: `Unexpected version "${name}", expected one of ${list}.`,
        at,
      })
}

/** The files of a version: of its folder or git ref, on top of the version it overlays. */
async function layeredFiles(
  host: Host,
  collection: CollectionConfig,
  name: string,
  known: Map<string, ReadonlyMap<string, string>>,
  names: readonly string[],
  above: readonly string[],
  tell: { readonly report: Report; readonly isWrong: WrongConfig },
): Promise<ReadonlyMap<string, string>> {
  const done = known.get(name)
  if (done) return done
  const version = collection.versions[name] ?? {}
  const files = new Map<string, string>()
  const path = `collections.${collection.id}.versions.${name}`
  if (version.overlay !== undefined) {
    const at = { path: ['versions', name, 'overlay'], string: version.overlay }
    if (!names.includes(version.overlay)) {
      const message = `Unexpected version "${version.overlay}", expected one of ${names.map((own) => `"${own}"`).join(', ')}.`
      tell.isWrong({ path: `${path}.overlay`, message, at })
    } else if (version.overlay === name || above.includes(version.overlay)) {
      const message = `Unexpected circle of overlays: ${[...above, name, version.overlay].join(' → ')}.`
      tell.isWrong({ path: `${path}.overlay`, message, at })
    } else {
      const below = await layeredFiles(host, collection, version.overlay, known, names, [...above, name], tell)
      for (const [file, source] of below) files.set(file, source)
    }
    for (const [index, removed] of (version.remove ?? []).entries()) {
      if (files.delete(removed)) continue
      const message = `Unexpected file "${removed}", expected a file of version "${version.overlay}".`
      tell.isWrong({
        path: `${path}.remove`,
        message,
        at: { path: ['versions', name, 'remove', index], string: removed },
      })
    }
  }
  const folder = await versionFolder(host, collection, name, version, tell.isWrong)
  if (folder !== undefined) {
    const listing = host.files.list(folder)
    for (const { path: file } of listing.files) files.set(file, joinFolder(folder, file))
    for (const problem of listing.problems)
      tell.report(unreadableFile({ file: joinFolder(folder, problem.path), message: problem.message }))
  }
  known.set(name, files)
  return files
}

async function versionFolder(
  host: Host,
  collection: CollectionConfig,
  name: string,
  version: VersionConfig,
  isWrong: WrongConfig,
): Promise<string | undefined> {
  if (version.git) {
    const checkout = await host.git.checkout(version.git.ref, version.git.dir)
    if ('folder' in checkout) return checkout.folder
    const at = { path: ['versions', name, 'git', 'ref'], string: version.git.ref }
    isWrong({ path: `collections.${collection.id}.versions.${name}.git`, message: checkout.error, at })
    return undefined
  }
  return docsFolder(collection, name)
}

function docsFolder(collection: CollectionConfig, name: string): string {
  const { dir, git } = collection.versions[name] ?? {}
  if (git) return git.dir
  if (dir !== undefined) return dir
  if (name === 'current') return collection.path
  return joinFolder(collection.versionsDir, `${filePrefix(collection)}versioned_docs/version-${name}`)
}

async function scanVersion(
  host: Host,
  { config, configSource }: { readonly config: Config; readonly configSource: string },
  collection: CollectionConfig,
  name: string,
  files: ReadonlyMap<string, string>,
  report: Report,
  onNew: (() => void) | undefined,
): Promise<ScannedVersion> {
  const isDoc = pathFilter(collection.include, collection.exclude)
  const heads: DocHead[] = []
  const categories: Record<string, CategoryFile & { source: string }> = {}
  for (const [file, source] of files) {
    if (isDoc(file)) {
      const head = readHead(host, config, file, source, report, onNew)
      if (head) heads.push(head)
    } else if (/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)) {
      const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
      const used = categories[folder]?.source
      if (used !== undefined) {
        report(duplicateCategory({ file: source, used }))
        continue
      }
      const category = readCategory(host, file, source, report)
      if (category) categories[folder] = { ...category, source }
    }
  }
  if (heads.length === 0) report(noDocs({ version: name, dir: docsFolder(collection, name) }))
  const tags = readTags(host, collection, files, report)
  return {
    name,
    heads,
    categories,
    files,
    ...(tags && { tags }),
    ...(await readSidebars(host, collection, name, configSource, report)),
  }
}

/** The head of a doc, from the cache if the file is as it was. */
export function readHead(
  host: Host,
  config: Config,
  file: string,
  source: string,
  report: Report,
  onNew?: () => void,
): DocHead | undefined {
  try {
    const key = hashValues(file, source, host.files.hash(source), config.markdown.format)
    const known = host.cache.get<Outcome<DocHead>>('scan', key)
    const scanned =
      known ?? scanDoc({ file, source, text: readText(host, source), markdownFormat: config.markdown.format })
    if (!known) {
      host.cache.set('scan', key, scanned)
      onNew?.()
    }
    for (const diagnostic of scanned.diagnostics) report(diagnostic)
    return scanned.value
  } catch (error) {
    report(unreadableFile({ file: source, message: messageOf(error) }))
    return undefined
  }
}

function readCategory(host: Host, file: string, source: string, report: Report): CategoryFile | undefined {
  try {
    const { value, diagnostics } = parseCategoryFile({
      source,
      text: readText(host, source),
      kind: file.endsWith('.json') ? 'json' : 'yaml',
    })
    for (const diagnostic of diagnostics) report(diagnostic)
    return value
  } catch (error) {
    report(unreadableFile({ file: source, message: messageOf(error) }))
    return undefined
  }
}

function readTags(
  host: Host,
  { tags }: CollectionConfig,
  files: ReadonlyMap<string, string>,
  report: Report,
): TagsFile | undefined {
  const source = tags === false ? undefined : files.get(tags)
  if (source === undefined) return undefined
  try {
    const { value, diagnostics } = parseTagsFile({ source, text: readText(host, source) })
    for (const diagnostic of diagnostics) report(diagnostic)
    return value
  } catch (error) {
    report(unreadableFile({ file: source, message: messageOf(error) }))
    return undefined
  }
}

async function readSidebars(
  host: Host,
  collection: CollectionConfig,
  name: string,
  configSource: string,
  report: Report,
): Promise<{ sidebars: SidebarsConfig | false | undefined; sidebarsSource: string }> {
  const cut = joinFolder(
    collection.versionsDir,
    `${filePrefix(collection)}versioned_sidebars/version-${name}-sidebars.json`,
  )
  if (name !== 'current') {
    if (host.files.stat(cut)?.isFile) return { sidebars: await importSidebars(host, cut, report), sidebarsSource: cut }
    // A copied folder without a sidebar file has no sidebars; other kinds of versions follow the current ones.
    const version = collection.versions[name]
    if (!version?.git && !version?.overlay && version?.dir === undefined && collection.sidebars !== undefined)
      return { sidebars: false, sidebarsSource: cut }
  }
  if (typeof collection.sidebars !== 'string') return { sidebars: collection.sidebars, sidebarsSource: configSource }
  return { sidebars: await importSidebars(host, collection.sidebars, report), sidebarsSource: collection.sidebars }
}

async function importSidebars(host: Host, source: string, report: Report): Promise<SidebarsConfig | false> {
  const fail = (message: string, position?: Position) => {
    report(invalidConfig({ file: source, path: '', message, ...(position && { position }) }))
    return false as const
  }
  if (!host.files.stat(source)?.isFile) return fail('No file found, expected the sidebars of this collection.')
  let value: unknown
  if (source.endsWith('.json')) {
    const read = readJson(host, source)
    if ('message' in read) return fail(read.message, read.position)
    value = read.value
  } else {
    const module = await host.bundler.importModule(source)
    for (const diagnostic of module.diagnostics) report({ ...diagnostic, code: 'invalid-config' })
    if (module.diagnostics.length > 0) return false
    value = module.value
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('Unexpected value, expected an object of sidebars: { name: [items] }.')
  // Names are strings by nature; the graph step checks every item.
  return value as SidebarsConfig
}

/** The value of a JSON file, or what is wrong with it. */
function readJson(
  host: Host,
  path: string,
): { readonly value: unknown } | { readonly message: string; readonly position?: Position } {
  try {
    return parseJson(readText(host, path))
  } catch (error) {
    return { message: `Unexpected content, expected JSON: ${messageOf(error)}` }
  }
}

/** Where the parts of a version are, relative to the site folder. */
export interface VersionPaths {
  readonly docs: string
  readonly sidebars: string
  /** The list of all versions. */
  readonly names: string
}

/**
 * Where a collection keeps a version.
 *
 * @see https://docusaurus.io/docs/versioning#directory-structure
 */
export function versionPaths(collection: CollectionConfig, name: string): VersionPaths {
  const beside = (path: string) => joinFolder(collection.versionsDir, filePrefix(collection) + path)
  return {
    docs: docsFolder(collection, name),
    sidebars: beside(`versioned_sidebars/version-${name}-sidebars.json`),
    names: beside('versions.json'),
  }
}

function filePrefix(collection: CollectionConfig): string {
  return collection.id === 'default' ? '' : `${collection.id}_`
}
