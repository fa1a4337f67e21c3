import { duplicateCategory, noDocs } from '../../diagnostics/catalogue.ts'
import type { CollectionConfig } from '../../model/config.ts'
import type { DocHead } from '../../model/head.ts'
import type { TagsFile } from '../../model/tags.ts'
import { pathFilter } from '../../text/glob.ts'
import { folderOf } from '../../text/resolve-path.ts'
import type { Messages } from '../scan/messages-of.ts'
import { readHead } from '../scan/read-head.ts'
import { inheritedFrom, otherLanguage } from '../translated-files.ts'
import { parseCategoryFile, type CategoryFile } from './scan/parse-category-file.ts'
import { parseTagsFile } from '../scan/parse-tags-file.ts'
import { readSource, type SiteScan } from '../scan/site-scan.ts'
import type { VersionFiles } from './version-files.ts'
import { versionMessages } from './version-messages.ts'
import { versionPaths } from './version-paths.ts'
import { versionSidebars, type VersionSidebars } from './version-sidebars.ts'

/** A version's files, heads and sidebars: all that the graph needs of it, and where its bodies are. */
export interface ScannedVersion extends VersionSidebars {
  readonly name: string
  readonly heads: readonly DocHead[]
  /** By folder. */
  readonly categories: Readonly<Record<string, SourcedCategory>>
  readonly tags?: TagsFile
  /** Translated labels of its sidebars and of itself; undefined where there are none. */
  readonly messages?: Messages
  /** Every file, those of overlays merged. */
  readonly files: VersionFiles
}

type SourcedCategory = CategoryFile & { readonly source: string }

type FileEntry = readonly [file: string, source: string]

/** A version as it is asked for. */
interface NamedVersion {
  readonly collection: CollectionConfig
  readonly name: string
  readonly files: VersionFiles
  /** Translation → the file that it stands for. */
  readonly originals: Readonly<Record<string, string>>
}

/** Read what the files of a version say of its pages: heads, categories, tags, sidebars. */
export async function scanVersion(scan: SiteScan, version: NamedVersion): Promise<ScannedVersion> {
  const { collection, name, files, originals } = version
  const isDoc = pathFilter(collection.include, collection.exclude)
  const docs: FileEntry[] = []
  const others: FileEntry[] = []
  for (const entry of files) (isDoc(entry[0]) ? docs : others).push(entry)
  const known = (path: string) => ({ original: inheritedFrom(path, originals), lang: otherLanguage(path, scan.config) })
  const heads = docs.flatMap(([file, source]) => readHead(scan, file, source, known(source)) ?? [])
  const categories = readCategories(scan, others, originals)
  if (heads.length === 0) scan.report(noDocs({ version: name, dir: versionPaths(collection, name).docs }))
  const tags = readTags(scan, version)
  const messages = versionMessages(scan, collection, name)
  const sidebars = await versionSidebars(scan, collection, name)
  return { name, heads, categories, files, ...(tags && { tags }), ...(messages && { messages }), ...sidebars }
}

function readCategories(
  scan: SiteScan,
  files: readonly FileEntry[],
  originals: Readonly<Record<string, string>>,
): Readonly<Record<string, SourcedCategory>> {
  const categories: Record<string, SourcedCategory> = {}
  for (const [file, source] of files) {
    const [, ending] = /(?:^|\/)_category_\.(json|ya?ml)$/.exec(file) ?? []
    if (ending === undefined) continue
    const folder = folderOf(file)
    const used = categories[folder]?.source
    if (used !== undefined) {
      scan.report(duplicateCategory({ file: source, used }))
      continue
    }
    const category = readCategory(scan, source)
    const original = inheritedFrom(source, originals)
    // What is wrong in it is told in its own language.
    const before = original === undefined ? undefined : readCategory({ ...scan, report: () => undefined }, original)
    if (category) categories[folder] = { ...before, ...category, ...partsOf(category, before), source }
  }
  return categories
}

function readCategory(scan: SiteScan, source: string): CategoryFile | undefined {
  const kind = source.endsWith('.json') ? 'json' : 'yaml'
  return readSource(scan, source, (text) => parseCategoryFile({ source, text, kind }))
}

/** What of a translated category follows from both: an index has the URL of its original unless it says another one. */
function partsOf(
  { link }: CategoryFile,
  before: CategoryFile | undefined,
): Pick<CategoryFile, 'link' | 'originalLabel'> {
  const isIndex = link?.type === 'generated-index' && before?.link?.type === 'generated-index'
  return {
    ...(isIndex && { link: { ...before.link, ...link } }),
    ...(before && { originalLabel: before.label ?? '' }),
  }
}

function readTags(scan: SiteScan, { collection: { tags }, files }: NamedVersion): TagsFile | undefined {
  const source = tags === false ? undefined : files.get(tags)
  return source === undefined ? undefined : readSource(scan, source, (text) => parseTagsFile({ source, text }))
}
