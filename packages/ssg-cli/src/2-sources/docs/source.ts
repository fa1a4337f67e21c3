import type { Config } from '../../model/config.ts'
import { outcome } from '../../model/outcome.ts'
import type { SourceFiles } from '../../model/planned-site.ts'
import { joinPath } from '../../text/urls/resolve-path.ts'
import { leadsOut } from '../scan/named-file.ts'
import type { PageSource, SourcePlan } from '../source.ts'
import { graphSite } from './graph/graph-site.ts'
import { docPages, sidebarsOf } from './place-docs.ts'
import { scanSite, type ScannedCollection } from './scan-site.ts'

/** Collections of docs in Markdown, with versions and sidebars. */
export const docsSource: PageSource<readonly ScannedCollection[]> = {
  id: 'docs',
  read: (reading) => scanSite(reading),
  place(scanned, { config, configSource, drafts }) {
    const { value: graph, diagnostics } = graphSite({ config, configSource, drafts, collections: scanned })
    const plan: SourcePlan = {
      pages: docPages(graph, scanned, config),
      sidebars: sidebarsOf(graph),
      sidebarLinks: graph.layoutLinks,
      collections: graph.collections,
      files: filesOf(scanned),
      ...originalsOf(scanned),
      history: historyFolders(scanned),
      watched: watchedFolders(scanned, config),
    }
    return outcome(plan, diagnostics)
  },
}

function filesOf(scanned: readonly ScannedCollection[]): SourceFiles {
  return new Map(
    scanned.flatMap(({ config, versions }) =>
      versions.map(({ name, files }) => [`${config.id}/${name}`, files] as const),
    ),
  )
}

function originalsOf(scanned: readonly ScannedCollection[]): Pick<SourcePlan, 'originals'> {
  const all = scanned.flatMap(({ originals }) => [...originals])
  return all.length > 0 ? { originals: Object.fromEntries(all) } : {}
}

/** Folders of versions whose docs show when they were changed. */
function historyFolders(scanned: readonly ScannedCollection[]): readonly string[] {
  const shown = scanned.filter(({ config: { lastUpdated } }) => lastUpdated.date || lastUpdated.author)
  const sources = shown.flatMap(({ versions }) => versions.flatMap(({ files }) => [...files.values()]))
  return [...new Set(sources.map(topFolder))].sort()
}

/** The folder to ask git about: the path up to the first part that is not `..`. */
function topFolder(path: string): string {
  const parts = path.split('/')
  const first = parts.findIndex((part) => part !== '..')
  return parts.slice(0, Math.min(first + 1, parts.length - 1)).join('/') || '.'
}

function watchedFolders(scanned: readonly ScannedCollection[], { collections, languages }: Config): readonly string[] {
  const named = collections.flatMap(({ path, versionsDir, versions, sidebars, tags }) => [
    path,
    versionsDir,
    ...Object.values(versions).flatMap(({ dir }) => dir ?? []),
    ...(typeof sidebars === 'string' ? [sidebars] : []),
    ...(leadsOut(tags) ? [joinPath(path, tags)] : []),
  ])
  // A sidebar of a version lies in a folder that only the version knows.
  return [
    ...named,
    ...(languages?.folder === undefined ? [] : [languages.folder]),
    ...scanned.flatMap(({ versions }) => versions.map(({ sidebarsSource }) => sidebarsSource)),
  ]
}
