import { invalidConfig, noVersionFolder } from '../../diagnostics/catalogue.ts'
import { isThere } from '../../diagnostics/is-there.ts'
import { quote } from '../../diagnostics/quote.ts'
import { locateString } from '../../diagnostics/locate.ts'
import type { CollectionConfig } from '../../model/config.ts'
import type { Position } from '../../model/diagnostic.ts'
import { positionAt } from '../../text/markdown/position-at.ts'
import { readText } from '../../text/text-of.ts'
import { checkVersionName } from '../../text/version-name.ts'
import { collectionPath, readJson, reportConfig, type SiteScan } from '../scan/site-scan.ts'
import { versionPaths } from './version-paths.ts'

/** Names of the versions of a collection. */
export interface VersionList {
  /** Those that others may lie on, whether they are built or not. */
  readonly all: readonly string[]
  /** Those of `versions.json` that are there, newest first. */
  readonly listed: readonly string[]
  /** Those that are built. */
  readonly built: readonly string[]
}

/** List the versions of a collection, and report those that are named but not there. */
export function versionList(scan: SiteScan, collection: CollectionConfig): VersionList {
  const names = namesInFile(scan, collection)
  // A list that names the current docs says where among the others they stand.
  const all = collection.includeCurrentVersion && !names.includes('current') ? ['current', ...names] : names
  checkConfigured(scan, collection, all)
  const { onlyIncludeVersions = all } = collection
  const wanted = all.filter((name) => onlyIncludeVersions.includes(name))
  // A version that is not there takes no URLs from the others: their links would seem broken.
  const lost = wanted.filter((name) => names.includes(name) && isLost(scan, collection, name))
  return {
    all,
    listed: names.filter((name) => !lost.includes(name)),
    built: wanted.filter((name) => !lost.includes(name)),
  }
}

function namesInFile({ host, report }: SiteScan, collection: CollectionConfig): readonly string[] {
  const { names: file } = versionPaths(collection, 'current')
  if (!collection.versioned || !isThere(host, file, report)) return []
  const bad = (message: string, hint?: string, position?: Position) =>
    report(invalidConfig({ file, path: '', message, ...(hint && { hint }), ...(position && { position }) }))
  const read = readJson(host, file)
  if ('message' in read) {
    bad(read.message, 'Write a list of names: ["8.1", "8.0"]', read.position)
    return []
  }
  const names = read.value
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    const position = firstOther(readText(host, file))
    bad('Unexpected content, expected a JSON list of version names.', '["8.1", "8.0"]', position)
    return []
  }
  return names.filter((name, index) => {
    const problem = checkVersionName(name)
    if (problem !== undefined) bad(problem, undefined, locateString(readText(host, file), name))
    if (names.indexOf(name) === index) return problem === undefined
    const text = readText(host, file)
    const at = positionAt(text, text.lastIndexOf(JSON.stringify(name)) + 1, name.length)
    bad(`Unexpected second version ${quote(name)}, expected each once`, 'Remove one of them.', at)
    return false
  })
}

/** Where JSON begins that is no list of texts, or what in the list is none. */
function firstOther(text: string): Position | undefined {
  const values = text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s[\],"]+|\[/g)
  const [first, ...others] = values
  const found = first?.[0] === '[' ? others.find(([value]) => !value.startsWith('"')) : first
  return found && positionAt(text, found.index, found[0].length)
}

/** True for a version that a list names and that has neither a folder nor something below it; it is reported. */
function isLost({ host, report }: SiteScan, collection: CollectionConfig, name: string): boolean {
  const { git, overlay } = collection.versions[name] ?? {}
  const { docs: dir, names: file } = versionPaths(collection, name)
  if (git || overlay !== undefined || host.files.stat(dir) || host.files.list(dir).files.length > 0) return false
  report(noVersionFolder({ file, position: locateString(readText(host, file), name), version: name, dir }))
  return true
}

function checkConfigured(scan: SiteScan, collection: CollectionConfig, names: readonly string[]): void {
  const { versions, onlyIncludeVersions = [], lastVersion } = collection
  const pathOf = (key: string) => collectionPath(scan, collection, key)
  if (names.length === 0) {
    const message = 'Unexpected false, expected true where there is no other version.'
    reportConfig(scan, { path: pathOf('includeCurrentVersion'), message, at: { path: ['includeCurrentVersion'] } })
  }
  if (collection.onlyIncludeVersions?.length === 0) {
    const message = 'Unexpected empty array, expected the versions to build.'
    reportConfig(scan, { path: pathOf('onlyIncludeVersions'), message, at: { path: ['onlyIncludeVersions'] } })
  }
  const list = names.map((known) => `"${known}"`).join(', ') || 'none'
  const named = [
    ...Object.keys(versions).map((name) => ({ name, at: { path: ['versions', name] } })),
    ...onlyIncludeVersions.map((name, index) => ({ name, at: { path: ['onlyIncludeVersions', index], string: name } })),
    ...(lastVersion ? [{ name: lastVersion, at: { path: ['lastVersion'], string: lastVersion } }] : []),
  ]
  for (const { name, at } of named) {
    const message = `Unexpected version "${name}", expected one of ${list}.`
    const hint = `Write its name into ${quote(versionPaths(collection, name).names)}, the newest first.`
    if (!names.includes(name)) reportConfig(scan, { path: pathOf(String(at.path[0])), message, at, hint })
  }
}
