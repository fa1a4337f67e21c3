import type { Config } from './config.ts'
import type { Languages } from './languages.ts'
import type { PageMeta } from './page-meta.ts'
import type { PageLanguageLink, Untranslated } from './page-language-link.ts'
import type { NamedFeed } from './feed.ts'
import type { FrontMatter } from './front-matter.ts'
import type { PostPart, PostsContent } from './post.ts'
import type { PrintContent } from './print.ts'
import type { Card, Crumb, NavLink, ShownItem, SidebarItem, TagLink } from './site.ts'
import type { LayoutNavItem, LayoutNavLink } from './layout-nav-item.ts'

export type { LayoutMenuItem, LayoutNavItem, LayoutNavLink } from './layout-nav-item.ts'
export type { DropdownVersion } from './navbar-item.ts'

/** What all pages of a build share. One object per build, so that work on it can be done once. */
export interface SiteLayout {
  readonly title: string
  readonly tagline: string
  readonly url: string
  readonly baseUrl: string
  /** True: the file of a page is named like its URL, `a.html` for `/a`; otherwise it is an `index.html` in a folder. */
  readonly flatFiles?: true
  /** Id of the body, where styles and code of a site look for one. */
  readonly bodyId?: string
  /** Classes of articles by which styles and code of a site find them. */
  readonly articleClasses?: { readonly doc: string; readonly post: string }
  /** Where readers begin: the page at the base URL, or in a site without one the main doc of its first collection. */
  readonly homeHref: string
  readonly favicon?: string
  readonly locale: Config['locale']
  /** The languages of a site that has several. */
  readonly languages?: Pick<Languages, 'all' | 'root' | 'default'>
  /** Translated texts of the site's components by their ids, in another language than the default one. */
  readonly messages?: Readonly<Record<string, string>>
  readonly navbar: {
    readonly title?: string
    readonly logo?: Config['navbar']['logo']
    readonly hideOnScroll: boolean
    readonly style?: 'dark' | 'primary'
    readonly items: readonly LayoutNavItem[]
  }
  readonly footer: {
    readonly columns: readonly {
      readonly title?: string
      readonly className?: string
      readonly links: readonly (LayoutNavLink | { readonly html: string })[]
    }[]
    readonly logo?: Config['navbar']['logo']
    readonly copyright?: string
    readonly style?: 'dark'
  }
  readonly titleDelimiter: string
  readonly announcementBar?: Config['announcementBar']
  readonly colorMode: Config['colorMode']
  readonly toc: Config['toc']
  readonly autoCollapseSidebar: boolean
  /** True: a button hides the sidebar on wide windows. */
  readonly hideableSidebar?: true
  /** True: browsers do not keep the version that a reader chose. */
  readonly forgetsVersion?: true
  /** True: docs link their raw Markdown, and have a button that copies it. */
  readonly markdownLinks?: true
  /** What keeps pages in the reader's browser: URLs (with base URL) of the service worker, and of what can be kept as a whole. */
  readonly offline?: { readonly worker: string; readonly list: string }
  readonly search: LayoutSearch
  /** Versioned collections, for the version dropdown and stored preferences. */
  readonly collections: readonly {
    readonly id: string
    readonly versions: readonly {
      readonly name: string
      readonly label: string
      readonly path: string
      readonly isLast: boolean
      readonly mainHref: string
    }[]
  }[]
  /** HTML that plugins put on every page: at the end of what all heads hold, and at both ends of the body. */
  readonly tags?: { readonly head: string; readonly bodyStart: string; readonly bodyEnd: string }
  /** Of blogs: the head of every page names them. */
  readonly feeds?: readonly NamedFeed[]
  /** URLs (with base URL) of the client bundle; `entry` is an ES module. */
  readonly assets: {
    readonly css: readonly string[]
    readonly entry: string
    readonly islands: Readonly<Record<string, string>>
    readonly pages: Readonly<Record<string, string>>
    /** Module of the component that the site has around all content. */
    readonly root?: string
    /** Stylesheets of the theme by name, for pages that need them: those of `styles` in its `theme.json`. */
    readonly sheets?: Readonly<Record<string, string>>
    /** ES modules of plugins, to be loaded after `entry`. */
    readonly plugins?: readonly string[]
  }
  /** Changes when pages of an older build can't be shown by this client any more. */
  readonly buildId: string
}

/** What a theme needs to offer search. */
export type LayoutSearch = Config['search'] & {
  /** URL of the search page. */
  readonly href: string
  /** Tags that every search includes: pages outside of docs, and docs without versions. */
  readonly tags: readonly string[]
  /** Top categories of the docs that readers meet first: what to propose when nothing was found. */
  readonly sections: readonly NavLink[]
}

/** The sidebar of a page. */
export interface PageSidebar {
  /** Unique in the site: `default/8.1/ignition_modules`. */
  readonly key: string
  /** Its branch open, closed categories without what they hold, long lists with gaps. Other parts of the sidebar don't change a page. */
  readonly items: readonly ShownItem[]
  /** URL of a JSON file that holds all items, for the client to complete what the HTML leaves out. */
  readonly dataUrl: string
}

/** A sidebar with all that it holds. */
export interface WholeSidebar extends PageSidebar {
  readonly items: readonly SidebarItem[]
}

/** The version that a page belongs to, if its collection has several, or the config wants a badge or banner for the only one. */
export interface PageVersion {
  readonly collection: string
  readonly name: string
  readonly label: string
  readonly badge: boolean
  readonly banner?: {
    readonly kind: 'unreleased' | 'unmaintained'
    /** Same doc in the latest version, or its main doc. */
    readonly latestHref: string
    readonly latestLabel: string
    readonly latestName: string
  }
  /** This page in each version (or that version's main doc), in dropdown order. */
  readonly alternatives: readonly {
    readonly name: string
    readonly label: string
    readonly href: string
    readonly active: boolean
    /** It lacks this page. */
    readonly isMain?: true
  }[]
}

/** An entry of the table of contents, already filtered to the page's levels. */
export interface TocItem {
  readonly id: string
  readonly level: number
  /** Inline HTML. */
  readonly html: string
  readonly children: readonly TocItem[]
}

/** What a doc page shows besides its article. */
export interface DocContent {
  readonly type: 'doc'
  readonly id: string
  readonly title: string
  /** Plain title in an H1 before the article: not when the content has its own or `hide_title` is set. */
  readonly showTitle: boolean
  readonly toc: readonly TocItem[]
  readonly showToc: boolean
  readonly breadcrumbs: readonly Crumb[]
  readonly previous?: NavLink
  readonly next?: NavLink
  readonly editUrl?: string
  /** Links to the pages of its tags. */
  readonly tags?: readonly TagLink[]
  /** ISO date (no time) and author of the last commit. */
  readonly lastUpdated?: { readonly date?: string; readonly author?: string }
  readonly draft: boolean
  readonly unlisted: boolean
  readonly frontMatter: FrontMatter
  /** For components that show cards; empty unless the doc uses one. */
  readonly cards: readonly Card[]
  /** URL of the raw Markdown. */
  readonly markdownUrl: string
  /** URL of the page that shows its whole section. */
  readonly printHref?: string
  /** Set for the post of a blog. */
  readonly post?: PostPart
  /** Of a translation: headings of the text that it translates, whose ids its own headings have where both have the same levels. */
  readonly outline?: readonly { readonly id: string; readonly level: number }[]
  /** Ids of headings that follow from a translated text → those of the text that it translates, which they have instead. */
  readonly originalIds?: Readonly<Record<string, string>>
  /** Set where the text is in another language than the page, because it is not translated. */
  readonly untranslated?: Untranslated
}

/** What the page of a category or tag shows: cards of what is in it. */
export interface GeneratedIndexContent {
  readonly type: 'generated-index'
  readonly title: string
  readonly description: string
  readonly breadcrumbs: readonly Crumb[]
  readonly previous?: NavLink
  readonly next?: NavLink
  readonly cards: readonly Card[]
  /** True for a list of tags: they stand below their first letters. */
  readonly isByLetter?: boolean
  /** True for a list of unlisted docs. */
  readonly unlisted?: true
}

/** A page that a React component of the site makes, which is its article. */
export interface ReactPageContent {
  readonly type: 'react'
  /** Key of `SiteShell.assets.pages`: the component file relative to the pages folder, without extension. */
  readonly component: string
  /** Properties of the component. */
  readonly props?: Readonly<Record<string, unknown>>
}

/** The page for addresses that lead nowhere. */
export interface NotFoundContent {
  readonly type: 'not-found'
}

/** The page on which readers search. The theme brings it, unless the site has a page of its own there. */
export interface SearchContent {
  readonly type: 'search'
}

/** What a page shows, by its kind. */
export type PageContent =
  | DocContent
  | GeneratedIndexContent
  | PostsContent
  | PrintContent
  | ReactPageContent
  | NotFoundContent
  | SearchContent

/** Everything that a page shows. Plain data: its hash is the render step's cache key. */
export interface Page {
  /** URL path with base URL: `/ignition/bartender/`. */
  readonly route: string
  /** File that it is made from, relative to the site folder: for components written for Docusaurus, in such sites alone. */
  readonly source?: string
  readonly meta: PageMeta
  readonly sidebar?: PageSidebar
  readonly version?: PageVersion
  /** Where the page is in each language of the site, in the order of the config; undefined in a site of one language. */
  readonly languages?: readonly PageLanguageLink[]
  readonly content: PageContent
}
