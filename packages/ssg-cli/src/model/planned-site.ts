import type { AskedFunctions } from './asked-functions.ts'
import type { Asset } from './asset.ts'
import type { ClientBundle, ServerBundle } from './bundle.ts'
import type { Config } from './config.ts'
import type { Feed } from './feed.ts'
import type { PagePlan } from './page-plan.ts'
import type { SiteContext } from './page-job.ts'
import type { Collection, LayoutLink } from './site.ts'

/** A site of which every page is planned, and none is made yet. A value: it holds no host. */
export interface Site {
  readonly config: Config
  /** The config file, relative to the site folder. */
  readonly configSource: string
  /** What all pages share, as threads get it: those of the language that the site is written in. */
  readonly context: SiteContext
  /** The same for each further language, by its code. Their pages are among those of the site. */
  readonly translations?: Readonly<Record<string, Site>>
  /** Functions of a config of Docusaurus that are asked for files when all pages are made. */
  readonly asked?: AskedFunctions
  /** Collections of docs, for lists of versions. */
  readonly collections: readonly Collection[]
  /** Undefined without any. */
  readonly feeds?: readonly Feed[]
  /** Hash of all URLs: links of all bodies depend on it. */
  readonly tableHash: string
  /** Hash of what all bodies are compiled with. */
  readonly optionsHash: string
  /** Links of the layout and of sidebars, to be checked once each. */
  readonly layoutLinks: readonly LayoutLink[]
  /** Those of sidebars alone. */
  readonly sidebarLinks: readonly LayoutLink[]
  /** In the order of their sources, each route once. */
  readonly plans: readonly PagePlan[]
  /** `collection/version` → path below its folder → site-relative path: files that bodies may show, link and import. */
  readonly files: SourceFiles
  /** Path below the output folder → site-relative file of a static folder. */
  readonly staticFiles: ReadonlyMap<string, string>
  readonly client: ClientBundle
  /** Islands, by their names. */
  readonly islands: ServerBundle['islands']
  /** Files that the modules of the site import, and pictures that stand for pages. */
  readonly moduleAssets: readonly Asset[]
}

/** See {@link Site.files}. */
export type SourceFiles = ReadonlyMap<string, ReadonlyMap<string, string>>
