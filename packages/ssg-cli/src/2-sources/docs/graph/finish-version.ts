import { unknownSidebar } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import type {
  Doc,
  GeneratedIndex,
  LayoutLink,
  Placed,
  SidebarCategory,
  SidebarItem,
  Version,
} from '../../../model/site.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { cardMaker, type CardMaker } from './cards.ts'
import { versionPaths } from '../version-paths.ts'
import { editUrl } from '../../urls/edit-url.ts'
import { titlesOf } from '../../titles/titles-of.ts'
import type { GraphInput } from './graph-input.ts'
import { docPagination, neighbours, type PaginationContext } from './pagination.ts'
import type { PlacedDoc } from './place-doc.ts'
import { linkHref } from './sidebar/link-href.ts'
import { pruneItems } from './sidebar/prune-items.ts'
import { resolveItems } from './sidebar/resolve-items.ts'
import type { CategoryNode, LinkNode, SidebarNodes } from './sidebar/sidebar-node.ts'
import { sidebarLocations, type SidebarLocations } from './sidebar/sidebar-locations.ts'
import { tagPages } from './tag-pages.ts'
import type { VersionPlan } from './version-plan.ts'
import { isWebUrl } from '../../../text/urls/split-url.ts'
import { inLanguage } from '../../translated-files.ts'

/** The argument of {@link finishVersion}. */
export interface FinishInput {
  readonly plan: VersionPlan
  readonly config: GraphInput['config']
  /** Docs and categories that lost their URL to another page. */
  readonly lost: ReadonlySet<PlacedDoc | CategoryNode>
  /** Route key of each page of the site → its URL in the form that links use. */
  readonly routes: ReadonlyMap<string, string>
  /** Whether the page at a URL is one of this version's tags. */
  readonly isOwnTag: (href: string) => boolean
  readonly report: (diagnostic: Diagnostic) => void
  readonly addLink: (link: LayoutLink) => void
}

/** What all pages of a version are placed with. */
interface Shared extends PaginationContext {
  readonly config: GraphInput['config']
  readonly plan: VersionPlan
  readonly locations: ReadonlyMap<string, SidebarLocations>
  /** Doc id → name of the last sidebar that lists it. */
  readonly membership: ReadonlyMap<string, string>
  readonly cardsOf: CardMaker
}

/** A category with a page of its own. */
interface IndexCategory {
  readonly sidebar: string
  readonly category: SidebarCategory
  readonly node: CategoryNode
}

/** Turn a plan into a version: sidebars become links, and every page gets its place in them. */
export function finishVersion(input: FinishInput): Version {
  const { plan, report } = input
  const docs = input.lost.size === 0 ? plan.docs : new Map([...plan.docs].filter(([, doc]) => !input.lost.has(doc)))
  const indexes: IndexCategory[] = []
  const sidebars = new Map(
    Array.from(keptSidebars(input), ([name, nodes]): [string, readonly SidebarItem[]] => {
      const onCategory = (category: SidebarCategory, node: CategoryNode) => {
        if (node.indexPermalink !== undefined) indexes.push({ sidebar: name, category, node })
      }
      const hrefOf = (link: LinkNode) => sidebarLink(link, input)
      return [name, resolveItems(nodes, { docs, collection: plan.collection, hrefOf, onCategory, keys: new Set() })]
    }),
  )
  const locations = new Map(Array.from(sidebars, ([name, items]) => [name, sidebarLocations(items)]))
  const shared: Shared = {
    config: input.config,
    plan,
    docs,
    // Docs that lost their URL are no mistake of those who name them.
    hiddenIds: new Set(input.lost.size === 0 ? plan.draftIds : [...plan.draftIds, ...plan.docs.keys()]),
    ids: [...docs.keys()],
    locations,
    membership: membershipOf(locations),
    cardsOf: cardMaker((id) => descriptionOf(docs.get(id))),
    report,
  }
  const inOrder = [...docs.values()]
  const [firstSidebar] = locations.values()
  return {
    ...plan.facts,
    mainDocId: mainDoc(inOrder, firstSidebar?.docIds[0]),
    docs: inOrder.map((doc) => finishDoc(doc, shared)),
    draftIds: plan.draftIds,
    generatedIndexes: [...indexes.map((index) => finishIndex(index, shared)), ...pagesOfTags(input, docs)],
    sidebars: Object.fromEntries(sidebars),
  }
}

function pagesOfTags(
  { plan, config, isOwnTag }: FinishInput,
  docs: ReadonlyMap<string, PlacedDoc>,
): readonly GeneratedIndex[] {
  const { facts, collection, tags, sidebarsSource } = plan
  return tagPages(tags, {
    collection: facts.collection,
    version: facts.name,
    hasBreadcrumbs: collection.breadcrumbs,
    titles: titlesOf(config),
    source: tags.tags[0]?.docs[0]?.head.source ?? sidebarsSource,
    cardOf: (doc) => {
      if (docs.get(doc.id) !== doc) return undefined
      const description = descriptionOf(doc)
      const { title: label, permalink: href } = doc
      return { type: 'doc', label, href, ...(description !== '' && { description }), ...inLanguage(doc.head.lang) }
    },
    isFree: isOwnTag,
  })
}

function membershipOf(locations: ReadonlyMap<string, SidebarLocations>): ReadonlyMap<string, string> {
  const membership = new Map<string, string>()
  for (const [name, { docIds }] of locations) for (const id of docIds) membership.set(id, name)
  return membership
}

/** The sidebars without what lost its URL. Nearly always, that is nothing. */
function keptSidebars({ plan, lost }: FinishInput): SidebarNodes {
  if (lost.size === 0) return plan.sidebars
  const keepsDoc = (id: string) => {
    const doc = plan.docs.get(id)
    return doc !== undefined && !lost.has(doc)
  }
  const keepsIndex = (category: CategoryNode) => !lost.has(category)
  return new Map(Array.from(plan.sidebars, ([name, items]) => [name, pruneItems(items, { keepsDoc, keepsIndex })]))
}

function sidebarLink(link: LinkNode, { plan, config, routes, addLink }: FinishInput): ReturnType<typeof linkHref> {
  const { baseUrl, trailingSlash } = config
  const found = linkHref({ href: link.href, addBaseUrl: link.addBaseUrl, baseUrl, trailingSlash, routes })
  // Links out of the site too: `check --external` asks for them. `pathname://` is not to be checked.
  if (found.isInternal || isWebUrl(found.href))
    addLink({ href: found.href, source: plan.sidebarsSource, context: 'sidebar' })
  return found
}

function finishDoc(doc: PlacedDoc, shared: Shared): Doc {
  const { head, id, permalink, title, unlisted } = doc
  const { frontMatter, file, source, format } = head
  const {
    plan,
    config: { asked, locale },
  } = shared
  const sidebar = displayedSidebar(doc, shared)
  const locations = sidebar === undefined ? undefined : shared.locations.get(sidebar)
  const { facts, collection, gitFolders, originals } = plan
  const folder = versionPaths(collection, facts.name).docs
  const given = { version: facts.name, versionDocsDirPath: folder, docPath: file, permalink }
  const edit = editUrl(head, {
    collection,
    gitFolders,
    original: originals?.get(source),
    asked: { by: asked, given, locale: locale.code },
  })
  const tags = plan.tags.ofDoc.get(doc) ?? []
  return {
    type: 'doc',
    id,
    file,
    source,
    format,
    frontMatter,
    draft: frontMatter.draft === true,
    unlisted,
    ...(edit !== undefined && { editUrl: edit }),
    ...(tags.length > 0 && { tags }),
    ...placed({ permalink, title, sidebar, locations }, shared),
    description: descriptionOf(doc),
    keywords: frontMatter.keywords ?? [],
    ...(frontMatter.image !== undefined && { image: frontMatter.image }),
    ...docPagination(doc, locations, shared),
  }
}

function finishIndex({ sidebar, category, node }: IndexCategory, shared: Shared): GeneratedIndex {
  const link = node.link?.type === 'generated-index' ? node.link : undefined
  const permalink = node.indexPermalink ?? ''
  const locations = shared.locations.get(sidebar)
  return {
    type: 'generated-index',
    source: node.source,
    ...placed({ permalink, title: link?.title ?? category.label, sidebar, locations }, shared),
    description: link?.description ?? '',
    keywords: link?.keywords ?? [],
    ...(link?.image !== undefined && { image: link.image }),
    ...neighbours(permalink, locations, shared.docs),
  }
}

/** What docs and pages of categories have in common. */
interface PlacedPage {
  readonly permalink: string
  readonly title: string
  readonly sidebar: string | undefined
  readonly locations: SidebarLocations | undefined
}

function placed(
  { permalink, title, sidebar, locations }: PlacedPage,
  { plan, cardsOf }: Shared,
): Pick<Placed, 'collection' | 'version' | 'permalink' | 'title' | 'sidebar' | 'breadcrumbs' | 'cards'> {
  const location = locations?.byHref.get(permalink)
  return {
    collection: plan.facts.collection,
    version: plan.facts.name,
    permalink,
    title,
    ...(sidebar !== undefined && { sidebar }),
    breadcrumbs: plan.collection.breadcrumbs ? breadcrumbs(location) : [],
    cards: locations ? cardsOf(location?.around ?? locations.items) : [],
  }
}

function displayedSidebar({ head, id }: PlacedDoc, { locations, membership, report }: Shared): string | undefined {
  const own = head.frontMatter.displayed_sidebar
  if (own === null || (own === undefined && head.frontMatter.layout === 'splash')) return undefined
  if (own === undefined || locations.has(own)) return own ?? membership.get(id)
  const context = 'front matter key "displayed_sidebar"'
  const position = head.positions['displayed_sidebar']
  report(unknownSidebar({ file: head.source, position, id: own, available: [...locations.keys()], context }))
  return membership.get(id)
}

function descriptionOf(doc: PlacedDoc | undefined): string {
  return doc?.head.frontMatter.description ?? doc?.head.excerpt ?? ''
}

/** The doc that stands for a version: the one at its root, else the first of its first sidebar, else the first. */
function mainDoc(docs: readonly PlacedDoc[], firstInSidebar: string | undefined): string {
  const atRoot = docs.find(({ slug }) => slug === '/')
  return atRoot?.id ?? firstInSidebar ?? docs[0]?.id ?? ''
}
