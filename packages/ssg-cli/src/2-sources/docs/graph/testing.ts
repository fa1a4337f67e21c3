/** What the tests of the graph share: small trees of docs as literals. */
import type { CollectionConfig, SidebarsConfig } from '../../../model/config.ts'
import type { FrontMatter } from '../../../model/front-matter.ts'
import type { DocHead } from '../../../model/head.ts'
import type { TagsFile } from '../../../model/tags.ts'
import type { Outcome } from '../../../model/outcome.ts'
import type { SiteGraph, Version } from '../../../model/site.ts'
import type { CollectionInput, GraphInput } from './graph-input.ts'
import { graphSite } from './graph-site.ts'
import type { PlacedCategoryFile } from '../../../model/category-file.ts'

/** Front matter by file; a text stands for the title. */
export type Files = Readonly<Record<string, FrontMatter | string>>

/** A small collection. */
export interface SmallSite {
  readonly files?: Files
  readonly categories?: Readonly<Record<string, Omit<PlacedCategoryFile, 'source'>>>
  readonly sidebars?: SidebarsConfig | false
  readonly tags?: TagsFile['tags']
  readonly collection?: Partial<CollectionConfig>
  /** Files of further versions, newest first. */
  readonly versions?: Readonly<Record<string, Files>>
  readonly baseUrl?: string
  readonly trailingSlash?: boolean
  readonly drafts?: boolean
}

const locale = { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' } as const

/** The config of a collection at `/docs`. */
export const smallCollection: CollectionConfig = {
  id: 'default',
  path: 'docs',
  routeBasePath: 'docs',
  versionsDir: '.',
  versioned: true,
  includeCurrentVersion: true,
  versions: {},
  include: [],
  exclude: [],
  tags: 'tags.yml',
  tagsBasePath: 'tags',
  numberPrefixes: true,
  breadcrumbs: true,
  sidebarCollapsed: true,
  sidebarCollapsible: true,
  lastUpdated: { date: false, author: false },
}

/** Heads of files in a folder. */
export function headsOf(files: Files, folder = 'docs'): readonly DocHead[] {
  return Object.entries(files).map(([file, head]) => ({
    file,
    source: `${folder}/${file}`,
    format: 'mdx',
    frontMatter: typeof head === 'string' ? { title: head } : head,
    positions: {},
    imports: [],
  }))
}

/** The input of the graph for a small site. */
export function smallInput(site: SmallSite): GraphInput {
  const categories = Object.entries(site.categories ?? {}).map(([folder, category]) => {
    return [folder, { ...category, source: `docs/${folder}/_category_.json` }] as const
  })
  const shared = {
    categories: Object.fromEntries(categories),
    sidebars: site.sidebars,
    sidebarsSource: 'sidebars.ts',
    ...(site.tags && { tags: { source: 'docs/tags.yml', tags: site.tags } }),
  }
  const released = Object.entries(site.versions ?? {})
  const collection: CollectionInput = {
    config: { ...smallCollection, ...site.collection },
    versionNames: released.map(([name]) => name),
    versions: [
      ...(site.files ? [{ name: 'current', heads: headsOf(site.files), ...shared }] : []),
      ...released.map(([name, files]) => ({
        name,
        heads: headsOf(files, `versioned_docs/version-${name}`),
        ...shared,
      })),
    ],
  }
  const { baseUrl = '/', trailingSlash } = site
  return {
    config: { baseUrl, locale, ...(trailingSlash !== undefined && { trailingSlash }) },
    configSource: 'docs.config.ts',
    drafts: site.drafts ?? false,
    collections: [collection],
  }
}

/** The graph of a small site. */
export function graph(site: SmallSite): Outcome<SiteGraph> {
  return graphSite(smallInput(site))
}

/** The first version of a small site. */
export function version(site: SmallSite): Version {
  const found = graph(site).value.collections[0]?.versions[0]
  if (!found) throw new Error('the site has a version')
  return found
}

/** What is said about a small site. */
export function findings(site: SmallSite): readonly string[] {
  return graph(site).diagnostics.map(({ code, file, message }) => `${code} ${file ?? ''}: ${message}`)
}
