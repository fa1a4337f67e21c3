import type { FrontMatter } from './front-matter.ts'
import type { Position } from './diagnostic.ts'

/** A link to a page with the words to show. `href` holds the base URL. */
export interface NavLink {
  readonly label: string
  readonly href: string
  /** Language of the label (BCP 47), where that is another one than the page's: nobody has translated it. */
  readonly lang?: string
}

/** A link to the page of a tag. */
export interface TagLink extends NavLink {
  /** What the tag is about, where a `tags.yml` says it. */
  readonly description?: string
}

/** An item of a sidebar, resolved: every id is a link. Ids in it are of docs in the same version. */
export type SidebarItem = SidebarDoc | SidebarCategory | SidebarLink | SidebarHtml

/** A sidebar's link to a doc. */
export interface SidebarDoc {
  readonly type: 'doc'
  readonly docId: string
  readonly label: string
  readonly href: string
  /** Language of the label (BCP 47), where that is another one than the page's: nobody has translated it. */
  readonly lang?: string
  readonly className?: string
  readonly unlisted?: boolean
  /** `ref` items link to a doc that does not belong to this sidebar. */
  readonly isRef?: boolean
  readonly customProps?: Readonly<Record<string, unknown>>
}

/** A group of a sidebar's items, which readers open and close. */
export interface SidebarCategory {
  readonly type: 'category'
  /** Unique and stable within a sidebar: labels joined with `/`. */
  readonly key: string
  readonly label: string
  /** Language of the label (BCP 47), where that is another one than the page's: nobody has translated it. */
  readonly lang?: string
  /** Page of the category: a doc or a generated index. */
  readonly href?: string
  /** Where a category without a page leads to: the first link in what it holds. */
  readonly firstHref?: string
  readonly docId?: string
  readonly description?: string
  readonly collapsed: boolean
  readonly collapsible: boolean
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  readonly items: readonly SidebarItem[]
}

/** A sidebar's link to anything but a doc of its version. */
export interface SidebarLink {
  readonly type: 'link'
  readonly label: string
  /** Language of the label (BCP 47), where that is another one than the page's: nobody has translated it. */
  readonly lang?: string
  readonly href: string
  readonly description?: string
  readonly className?: string
}

/** HTML among the items of a sidebar, as its author wrote it. */
export interface SidebarHtml {
  readonly type: 'html'
  readonly html: string
  readonly defaultStyle: boolean
  readonly className?: string
}

/** An item of a sidebar as one page shows it. */
export type ShownItem = SidebarDoc | ShownCategory | SidebarLink | SidebarHtml | SidebarGap

/** A category as one page shows it: closed ones hold nothing. */
export interface ShownCategory extends Omit<SidebarCategory, 'items'> {
  readonly items: readonly ShownItem[]
}

/** Stands for the items of a long list that a page leaves out. */
export interface SidebarGap {
  readonly type: 'gap'
  /** The page that shows the whole list. */
  readonly href?: string
}

/** A breadcrumb; the last one is the page itself and has no href, nor have categories without a page. */
export interface Crumb {
  readonly label: string
  readonly href?: string
  /** Language of the label (BCP 47), where that is another one than the page's: nobody has translated it. */
  readonly lang?: string
}

/** A card of a DocCardList. */
export interface Card {
  readonly type: 'doc' | 'category' | 'link'
  readonly label: string
  /** Language of the texts (BCP 47), where that is another one than the page's: nobody has translated them. */
  readonly lang?: string
  readonly href: string
  readonly description?: string
  /** Number of items, for categories without a description. */
  readonly count?: number
}

/** What docs and generated category indexes have in common: a page with a place in a version. */
export interface Placed {
  readonly collection: string
  readonly version: string
  /** URL with base URL, in the one form that links use: `/ignition/bartender/`, `/ignition/bartender/installation`. */
  readonly permalink: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly image?: string
  /** Name of the displayed sidebar, undefined for none. */
  readonly sidebar?: string
  readonly breadcrumbs: readonly Crumb[]
  readonly previous?: NavLink
  readonly next?: NavLink
  /** Cards for DocCardList: the children of the page's category, or its siblings. */
  readonly cards: readonly Card[]
}

/** A doc with its place in the site. */
export interface Doc extends Placed {
  readonly type: 'doc'
  readonly id: string
  /** Path below the version's docs folder. */
  readonly file: string
  /** Path relative to the site folder. */
  readonly source: string
  readonly format: 'md' | 'mdx'
  readonly frontMatter: FrontMatter
  readonly draft: boolean
  readonly unlisted: boolean
  readonly editUrl?: string
  /** Links to the pages of its tags. */
  readonly tags?: readonly TagLink[]
}

/** A page that lists the items of a category, made from `link: {type: 'generated-index'}`, or the docs of a tag. */
export interface GeneratedIndex extends Placed {
  readonly type: 'generated-index'
  /** File of the category, of the sidebar or of a doc with the tag, relative to the site folder. */
  readonly source: string
  /** Of pages of tags, what crawlers file them under. */
  readonly listTag?: 'doc_tags_list' | 'doc_tag_doc_list'
  /** True for a list of tags: they stand below their first letters. */
  readonly isByLetter?: boolean
  /** True for a list of unlisted docs. */
  readonly unlisted?: true
}

/** A version of a collection. */
export interface Version {
  readonly collection: string
  /** `current` or a name of `versions.json`. */
  readonly name: string
  readonly label: string
  /** URL path with base URL, without a final slash unless it is the root: `/ignition/next`. */
  readonly path: string
  readonly isLast: boolean
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  readonly badge: boolean
  readonly noIndex: boolean
  readonly className: string
  readonly mainDocId: string
  readonly docs: readonly Doc[]
  readonly draftIds: readonly string[]
  readonly generatedIndexes: readonly GeneratedIndex[]
  /** By name, in the order of the sidebar file. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
}

/** A folder of docs with one or more versions. */
export interface Collection {
  readonly id: string
  /** In the order of the version dropdown: current first, then as in `versions.json`. */
  readonly versions: readonly Version[]
}

/** Where a link of the layout (navbar, footer, sidebar file) was written, so that it is checked once. */
export interface LayoutLink {
  readonly href: string
  /** Config or sidebar file, relative to the site folder. */
  readonly source: string
  readonly position?: Position
  readonly context: 'navbar' | 'footer' | 'sidebar' | 'announcement bar' | 'head' | 'picture of an author'
  /** True: it has to be a file that is shown, and no page. */
  readonly isPicture?: boolean
  /** As it stands in the source, where that is not what {@link href} is without the base URL. */
  readonly written?: string
}

/** The whole site without its bodies. */
export interface SiteGraph {
  readonly collections: readonly Collection[]
  /** Links that sidebars contain and that are no doc ids. */
  readonly layoutLinks: readonly LayoutLink[]
}
