import { navbarItem, unknownDoc, unknownSidebar } from '../../diagnostics/catalogue.ts'
import type { Config, NavbarItem } from '../../model/config.ts'
import { locateString } from '../../diagnostics/locate.ts'
import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { Collection, LayoutLink, SidebarItem, SiteGraph, Version } from '../../model/site.ts'
import type { LayoutNavItem, SiteLayout } from '../../model/page.ts'
import { hrefOf } from '../docs/doc-page.ts'
import { withSiteLinks } from '../../3-pages/render/html-links.ts'
import { layoutSearch } from './layout-search.ts'
import { isExternal } from '../../text/split-url.ts'

/** The argument of {@link siteLayout}. */
export interface LayoutInput {
  readonly config: Config
  readonly configSource: string
  /** Text of the config file, for the positions of findings. */
  readonly configText?: string
  readonly graph: SiteGraph
  readonly assets: SiteLayout['assets']
  readonly buildId: string
  /** Says whether there is something at the base URL. */
  readonly hasHome: boolean
  /** URL of the page to search on. */
  readonly searchHref: string
  /** Give a link its base URL and its one form. */
  readonly resolve: (url: string) => string
}

/** The layout that all pages share, and the links in it that are to be checked. */
export interface LayoutOutcome {
  readonly layout: SiteLayout
  readonly links: readonly LayoutLink[]
}

/** Build the layout: every id in navbar and footer becomes a link, or a finding that lists what exists. */
export function siteLayout(input: LayoutInput): Outcome<LayoutOutcome> {
  const { config, graph, configSource } = input
  const diagnostics: Diagnostic[] = []
  const links: LayoutLink[] = []
  const link = (item: LinkLike, context: LayoutLink['context']) => {
    const external = item.to === undefined && isExternal(item.href ?? '')
    const href = external ? (item.href ?? '') : input.resolve(item.to ?? item.href ?? '/')
    if (!external) links.push({ href, source: configSource, context })
    return { label: item.label, href, external }
  }
  const html = (text: string, context: LayoutLink['context']) =>
    withSiteLinks(text, input.resolve, (href) => links.push({ href, source: configSource, context }))
  const items = config.navbar.items.flatMap((item): LayoutNavItem[] => {
    if (item.type === 'html') return [{ type: 'html', position: item.position, html: html(item.value, 'navbar') }]
    const found = navItem(item, input, link)
    diagnostics.push(...found.diagnostics)
    return found.value ? [found.value] : []
  })
  const { logo } = config.navbar
  const layout: SiteLayout = {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    homeHref: input.hasHome ? config.baseUrl : (firstDoc(graph) ?? config.baseUrl),
    favicon: config.favicon === undefined ? undefined : input.resolve(config.favicon),
    locale: config.locale,
    navbar: {
      title: config.navbar.title,
      logo: logo && {
        ...logo,
        src: input.resolve(logo.src),
        ...(logo.srcDark !== undefined && { srcDark: input.resolve(logo.srcDark) }),
      },
      hideOnScroll: config.navbar.hideOnScroll,
      items,
    },
    footer: {
      columns: config.footer.links.map(({ title, items: own }) => ({
        title,
        links: own.map((item) => link(item, 'footer')),
      })),
      copyright: config.footer.copyright === undefined ? undefined : html(config.footer.copyright, 'footer'),
    },
    announcementBar: config.announcementBar && {
      ...config.announcementBar,
      html: html(config.announcementBar.html, 'announcement bar'),
    },
    colorMode: config.colorMode,
    toc: config.toc,
    autoCollapseSidebar: config.autoCollapseSidebar,
    search: layoutSearch(config, graph, input.searchHref),
    collections: graph.collections.filter(({ versions }) => versions.length > 1).map(layoutCollection),
    assets: input.assets,
    buildId: input.buildId,
  }
  return outcome({ layout, links }, diagnostics)
}

interface LinkLike {
  readonly label: string
  readonly to?: string
  readonly href?: string
}
type MakeLink = (item: LinkLike, context: LayoutLink['context']) => { label: string; href: string; external: boolean }

function layoutCollection({ id, versions }: Collection): SiteLayout['collections'][number] {
  return {
    id,
    versions: versions.map((version) => ({
      name: version.name,
      label: version.label,
      path: version.path,
      isLast: version.isLast,
      mainHref: hrefOf(version, version.mainDocId) ?? version.path,
    })),
  }
}

function navItem(
  item: Exclude<NavbarItem, { type: 'html' }>,
  input: LayoutInput,
  link: MakeLink,
): Outcome<LayoutNavItem | undefined> {
  const { position } = item
  switch (item.type) {
    case 'link':
      return outcome({ type: 'link', position, ...link(item, 'navbar') })
    case 'dropdown':
      return outcome({
        type: 'dropdown',
        position,
        label: item.label,
        items: item.items.map((own) => link(own, 'navbar')),
      })
    case 'doc':
      return docItem(item, input)
    case 'docSidebar':
      return sidebarItem(item, input)
    case 'docsVersionDropdown':
      return inCollection(item.type, item.collection, input, () =>
        outcome({ type: item.type, position, collection: item.collection }),
      )
    case 'search':
    case 'localeDropdown':
      return outcome({ type: item.type, position })
  }
}

function inCollection(
  name: string,
  id: string,
  input: LayoutInput,
  make: (collection: Collection) => Outcome<LayoutNavItem | undefined>,
): Outcome<LayoutNavItem | undefined> {
  const collection = input.graph.collections.find((known) => known.id === id)
  if (collection) return make(collection)
  const known = input.graph.collections.map((own) => `"${own.id}"`).join(', ')
  return outcome(undefined, [
    navbarItem({
      file: input.configSource,
      item: name,
      position: positionOf(id, input),
      message: `Unexpected collection "${id}", expected one of ${known}`,
    }),
  ])
}

/** The doc that a reader of a site without a home page begins with. */
function firstDoc({ collections }: SiteGraph): string | undefined {
  const version = collections.map(latest).find((found) => found !== undefined && found.docs.length > 0)
  return version && (hrefOf(version, version.mainDocId) ?? version.docs[0]?.permalink)
}

/** The version whose pages a navbar item leads to, from pages of none: the latest, for it is the one that readers come for. */
function latest({ versions }: Collection): Version | undefined {
  return versions.find(({ isLast }) => isLast) ?? versions[0]
}

function docItem(item: NavbarItem & { type: 'doc' }, input: LayoutInput): Outcome<LayoutNavItem | undefined> {
  return inCollection(item.docId, item.collection, input, (collection) => {
    const version = latest(collection)
    const doc = version?.docs.find(({ id }) => id === item.docId)
    if (doc)
      return outcome({
        type: 'link',
        position: item.position,
        label: item.label ?? doc.title,
        href: doc.permalink,
        external: false,
        ...inVersions(collection, (other) => hrefOf(other, item.docId)),
      })
    if (version?.draftIds.includes(item.docId)) return outcome(undefined)
    const available = version?.docs.map(({ id }) => id) ?? []
    return outcome(undefined, [
      unknownDoc({
        file: input.configSource,
        position: positionOf(item.docId, input),
        id: item.docId,
        available,
        context: 'the navbar',
      }),
    ])
  })
}

function sidebarItem(
  item: NavbarItem & { type: 'docSidebar' },
  input: LayoutInput,
): Outcome<LayoutNavItem | undefined> {
  return inCollection(item.sidebarId, item.collection, input, (collection) => {
    const sidebars = latest(collection)?.sidebars ?? {}
    const items = sidebars[item.sidebarId]
    if (!items)
      return outcome(undefined, [
        unknownSidebar({
          file: input.configSource,
          position: positionOf(item.sidebarId, input),
          id: item.sidebarId,
          available: Object.keys(sidebars),
          context: 'the navbar',
        }),
      ])
    const first = firstLink(items)
    if (!first)
      return outcome(undefined, [
        navbarItem({
          file: input.configSource,
          item: item.sidebarId,
          position: positionOf(item.sidebarId, input),
          message: `Unexpected sidebar "${item.sidebarId}" without links, expected one that leads to a page`,
        }),
      ])
    return outcome({
      type: 'link',
      position: item.position,
      label: item.label ?? first.label,
      href: first.href,
      external: false,
      ...inVersions(collection, ({ sidebars: own }) => firstLink(own[item.sidebarId] ?? [])?.href),
    })
  })
}

/** Where an item leads in each version of a collection that has several. */
function inVersions(
  { id, versions }: Collection,
  hrefIn: (version: Version) => string | undefined,
): Pick<LayoutNavItem & { type: 'link' }, 'versions'> {
  if (versions.length < 2) return {}
  const found = versions.flatMap((version) => {
    const href = hrefIn(version)
    return href === undefined ? [] : [[version.name, href] as const]
  })
  return { versions: { collection: id, hrefs: Object.fromEntries(found) } }
}

function positionOf(id: string, { configText }: LayoutInput): Position | undefined {
  return configText === undefined ? undefined : locateString(configText, id)
}

function firstLink(items: readonly SidebarItem[]): { label: string; href: string } | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.href !== undefined) return { label: item.label, href: item.href }
    const inner = item.type === 'category' ? firstLink(item.items) : undefined
    if (inner) return inner
  }
  return undefined
}
