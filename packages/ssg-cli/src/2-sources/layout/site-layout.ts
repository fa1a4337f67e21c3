import { isExternal } from '../../text/urls/split-url.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { Collection, LayoutLink } from '../../model/site.ts'
import type { LayoutNavItem, SiteLayout } from '../../model/page.ts'
import { offlineListName, offlineWorkerPath } from '../../model/offline-files.ts'
import { siteRoot } from '../../text/urls/site-root.ts'
import { withBase } from '../../text/urls/base-url.ts'
import { hrefOf } from '../docs/doc-page.ts'
import { blockedByPolicy, navbarItem } from '../../diagnostics/catalogue.ts'
import { locateString } from '../../diagnostics/locate.ts'
import { defaultTheme } from '../../model/default-theme.ts'
import { componentForm } from '../../text/modules/component-name.ts'
import { scanHtml } from '../../3-pages/render/scan-html.ts'
import { withSiteLinks } from '../../3-pages/render/html-links.ts'
import { layoutSearch } from './layout-search.ts'
import { tagsHtml } from './tags-html.ts'
import { extrasOf } from './link-look.ts'
import { latest, navItem, type MakeLink, type NavInput } from './nav-items.ts'

/** The argument of {@link siteLayout}. */
export interface LayoutInput extends NavInput {
  readonly config: Config
  readonly assets: SiteLayout['assets']
  readonly feeds?: SiteLayout['feeds']
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

/** The way around the check of links: a file, or an application beside the site. It opens a new tab. */
const unchecked = 'pathname://'

/** The top of the page, whichever that is. It also stands for an unsafe URL, which was told. */
const top = '#'

/** Build the layout: every id in navbar and footer becomes a link, or a diagnostic that lists what exists. */
export function siteLayout(input: LayoutInput): Outcome<LayoutOutcome> {
  const { config, collections, configSource } = input
  const diagnostics: Diagnostic[] = []
  const links: LayoutLink[] = []
  const link = linkMaker(input, links)
  const html = (text: string, context: LayoutLink['context']) => {
    diagnostics.push(...scanHtml(text).handlers.map((name) => blockedByPolicy({ file: configSource, name })))
    return withSiteLinks(text, input.resolve, {
      link: (href) => links.push({ href, source: configSource, context }),
      picture: (href) => links.push({ href, source: configSource, context, isPicture: true }),
    })
  }
  const picture = (url: string, context: LayoutLink['context']) => {
    if (isExternal(url) || url === top) return url
    const href = input.resolve(url)
    links.push({ href, source: configSource, context, isPicture: true, written: url })
    return href
  }
  diagnostics.push(...hiddenItems(input))
  const items = config.navbar.items.flatMap((item): LayoutNavItem[] => {
    const found = navItem(item, input, { link, html })
    diagnostics.push(...found.diagnostics)
    return found.value ? [found.value] : []
  })
  const logo = (own: Config['navbar']['logo'], context: LayoutLink['context']) =>
    own && {
      ...own,
      src: picture(own.src, context),
      ...(own.srcDark !== undefined && { srcDark: picture(own.srcDark, context) }),
      ...(own.href !== undefined && { href: link({ label: '', href: own.href }, context).href }),
    }
  if (config.image !== undefined) picture(config.image, 'head')
  const tags = tagsHtml(config.everyPage?.head ?? [])
  const layout: SiteLayout = {
    title: config.title,
    titleDelimiter: config.titleDelimiter,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    ...(config.trailingSlash === false && { flatFiles: true }),
    homeHref: input.hasHome ? config.baseUrl : (firstDoc(collections) ?? config.baseUrl),
    favicon: config.favicon === undefined ? undefined : picture(config.favicon, 'head'),
    locale: config.locale,
    ...layoutLanguages(config),
    navbar: {
      title: config.navbar.title,
      logo: logo(config.navbar.logo, 'navbar'),
      hideOnScroll: config.navbar.hideOnScroll,
      ...(config.navbar.style && { style: config.navbar.style }),
      items,
    },
    footer: {
      columns: config.footer.links.map(({ title, className, items: own }) => ({
        title,
        ...(className !== undefined && { className }),
        links: own.map((item) =>
          'html' in item ? { html: html(item.html, 'footer') } : { ...link(item, 'footer'), ...extrasOf(item) },
        ),
      })),
      ...(config.footer.logo && { logo: logo(config.footer.logo, 'footer') }),
      ...(config.footer.style && { style: config.footer.style }),
      copyright: config.footer.copyright === undefined ? undefined : html(config.footer.copyright, 'footer'),
    },
    announcementBar: config.announcementBar && {
      ...config.announcementBar,
      html: html(config.announcementBar.html, 'announcement bar'),
    },
    ...layoutOptions(config),
    ...offlineUrls(config),
    search: layoutSearch(config, collections, input.searchHref),
    collections: collections.filter(({ versions }) => versions.length > 1).map(layoutCollection),
    ...(tags && { tags }),
    ...(input.feeds && input.feeds.length > 0 && { feeds: input.feeds }),
    assets: input.assets,
    buildId: input.buildId,
  }
  return outcome({ layout, links }, diagnostics)
}

/** Items that a component of the site shows, where the site has none: our theme shows nothing in its place. */
function hiddenItems({
  config: { navbar, theme },
  configSource: file,
  configText,
}: LayoutInput): readonly Diagnostic[] {
  const isShown = Object.keys(theme.components).some((name) => componentForm(name) === componentForm('NavbarExtra'))
  if (isShown || theme.package !== defaultTheme) return []
  return navbar.items.flatMap((item) => {
    if (item.type !== 'component') return []
    const message = 'Unexpected item that nothing shows, expected "NavbarExtra" in "theme.components"'
    const position = configText === undefined ? undefined : locateString(configText, item.name, 'name')
    return navbarItem({ file, item: item.name, message, position })
  })
}

/** Makes links of the layout, and notes those that are to be checked. */
function linkMaker({ config, configSource, resolve }: LayoutInput, links: LayoutLink[]): MakeLink {
  return (item, context) => {
    const { label, to, href: address = '/', target } = item
    const written = to ?? address
    if (written === top) return { label, href: top, external: false }
    if (written.startsWith(unchecked)) {
      const href = withBase(written.slice(unchecked.length), config.baseUrl)
      return { label, href, external: target !== '_self' }
    }
    const isElsewhere = to === undefined && isExternal(written)
    const href = isElsewhere ? written : resolve(written)
    if (!isElsewhere) links.push({ href, source: configSource, context })
    return { label, href, external: target === undefined ? isElsewhere : target === '_blank' }
  }
}

function offlineUrls(config: Config): Pick<SiteLayout, 'offline'> {
  if (!config.offline) return {}
  return { offline: { worker: siteRoot(config) + offlineWorkerPath, list: config.baseUrl + offlineListName } }
}

/** What pages tell of the languages of their site. */
function layoutLanguages({ languages }: Config): Pick<SiteLayout, 'languages' | 'messages'> {
  if (!languages) return {}
  const { all, root, messages } = languages
  return { languages: { all, root, default: languages.default }, ...(messages && { messages }) }
}

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

/** The doc that a reader of a site without a home page begins with. */
function firstDoc(collections: readonly Collection[]): string | undefined {
  const version = collections.map(latest).find((found) => found !== undefined && found.docs.length > 0)
  return version && (hrefOf(version, version.mainDocId) ?? version.docs[0]?.permalink)
}

/** What readers can do that a config says as true or false. */
function layoutOptions({
  colorMode,
  toc,
  autoCollapseSidebar,
  hideableSidebar,
  forgetsVersion,
  markdownLinks,
  theme,
}: Config): Pick<
  SiteLayout,
  | 'colorMode'
  | 'toc'
  | 'autoCollapseSidebar'
  | 'bodyId'
  | 'articleClasses'
  | 'hideableSidebar'
  | 'forgetsVersion'
  | 'markdownLinks'
> {
  return {
    colorMode,
    toc,
    autoCollapseSidebar,
    ...(hideableSidebar && { hideableSidebar }),
    ...(forgetsVersion && { forgetsVersion }),
    ...(markdownLinks && { markdownLinks }),
    // Docusaurus names what it renders, and what it renders into, so: stylesheets and client modules count on it.
    ...(theme.infima && {
      bodyId: '__docusaurus',
      articleClasses: { doc: 'theme-doc-markdown markdown', post: 'markdown' },
    }),
  }
}
