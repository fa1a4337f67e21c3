import type { GlobalData } from '../model/sourced.ts'
import type { Host } from '../host.ts'
import type { Asset } from '../model/asset.ts'
import type { Config } from '../model/config.ts'
import type { Position } from '../model/diagnostic.ts'
import type { Feed } from '../model/feed.ts'
import type { DocHead } from '../model/head.ts'
import type { Outcome } from '../model/outcome.ts'
import type { LinkBase } from '../model/page-job.ts'
import type { Page } from '../model/page.ts'
import type { SourceFiles } from '../model/planned-site.ts'
import type { Collection, LayoutLink, SidebarItem } from '../model/site.ts'

/**
 * Where pages come from: docs, React pages, what the theme brings. A source reads what decides which pages there are,
 * and places them; everything after it (links, search, route lock, rendering) is the same for pages of all sources.
 *
 * Sources know nothing of each other. The list of them is in `sources.ts`.
 */
export interface PageSource<Heads> {
  readonly id: string
  /** Read everything that decides which pages there are: heads, no bodies. */
  read(reading: Reading): Promise<Outcome<Heads>>
  /** Give each page its URL, its neighbours and its sidebar. Pure: equal heads give equal plans. */
  place(heads: Heads, placing: Placing): Outcome<SourcePlan>
}

/** What a source is given to read with. */
export interface Reading {
  readonly host: Host
  readonly config: Config
  /** The config file, relative to the site folder. */
  readonly configSource: string
  /** Whether drafts are part of the site. */
  readonly drafts?: boolean
  /** Called for each body that was not known: threads start up meanwhile. */
  readonly onNew?: (length: number) => void
}

/** What a source is given to place its pages with. */
export interface Placing {
  readonly config: Config
  readonly configSource: string
  /** Whether drafts are part of the site. */
  readonly drafts: boolean
  /** The URLs that static files, redirects and earlier sources have. */
  readonly taken: () => TakenUrls
}

/** The URLs that static files, redirects and earlier sources have. */
export interface TakenUrls {
  /** Route keys of pages and redirects. */
  readonly routes: Iterable<string>
  /** URLs of files. */
  readonly files: ReadonlySet<string>
}

/** The pages of a source and what belongs to them. Plain data. */
export interface SourcePlan {
  /** In the order in which they claim their routes: of two at one route the first stays. */
  readonly pages: readonly SourcePage[]
  /** Key of a sidebar, unique in the site → its items. */
  readonly sidebars?: Readonly<Record<string, readonly SidebarItem[]>>
  /** Links that sidebars contain and that are no ids, and pictures of authors. */
  readonly sidebarLinks?: readonly LayoutLink[]
  /** Versions and docs, for the items of the layout that name them. */
  readonly collections?: readonly Collection[]
  readonly files?: SourceFiles
  /** Translation → the file that it stands for. Paths are relative to the site folder. */
  readonly originals?: Readonly<Record<string, string>>
  /** Pictures that pages show besides those of their bodies. */
  readonly assets?: readonly Asset[]
  /** What programs that follow the site read. */
  readonly feeds?: readonly Feed[]
  /** What code of a Docusaurus site finds in a folder of all that is generated: name of the folder → path → text. */
  readonly generated?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What code of a Docusaurus site may ask for on all pages. */
  readonly globalData?: readonly GlobalData[]
  /** Folders whose commits date pages, relative to the site folder. */
  readonly history?: readonly string[]
  /** Folders and files from which the pages come, relative to the site folder: watch looks at them. */
  readonly watched?: readonly string[]
}

/** A page as its source places it: whole but for what only the site knows. */
export interface SourcePage {
  /** Without sidebar, social image and date; the search page is one whose content says so. */
  readonly page: Page
  /** File that the page comes from. A page without one yields to all others. */
  readonly source?: string
  /** File that the page stands for, though others show its parts: links to it lead here. */
  readonly standsFor?: string | undefined
  readonly sidebarKey?: string
  readonly body?: SourceBody
  /** Routes of posts whose beginnings the page shows, in their order. */
  readonly shows?: readonly string[]
  /** Title of a list that is made of other pages: `source` is one of these, and not to blame for its URL. */
  readonly listTitle?: string
  /** The module whose default export is the page's component: its file, and the name of its chunk. */
  readonly module?: { readonly file: string; readonly name: string }
  /** The picture that stands for the page where it is shared, as the author wrote it. */
  readonly image?: { readonly url: string; readonly position?: Position }
  /** What is to be told of the last change; `own` is what the author wrote about it. */
  readonly lastUpdated?: { readonly date: boolean; readonly author: boolean; readonly own?: LastUpdate }
  /** True for what answers where there is no page: no link leads to its route. */
  readonly isFallback?: true
}

/** When a page was last changed, and by whom. */
export interface LastUpdate {
  readonly date?: string
  readonly author?: string
}

/** The body of a page: where its text is, and how links and imports in it are resolved. */
export interface SourceBody {
  readonly head: DocHead
  readonly linkBase: LinkBase
  /** True in the version that readers meet first: links to the file lead to this page. */
  readonly isLatest: boolean
}
