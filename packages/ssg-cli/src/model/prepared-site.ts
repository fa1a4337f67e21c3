import type { ClientBundle } from './bundle.ts'
import type { Asset } from './asset.ts'
import type { Config } from './config.ts'
import type { LayoutLink, SiteGraph } from './site.ts'
import type { PagePlan } from './page-plan.ts'
import type { SiteContext } from './page-job.ts'

/** A site of which every page is known, and none is made yet. */
export interface PreparedSite {
  readonly config: Config
  readonly graph: SiteGraph
  readonly context: SiteContext
  /** Hash of all URLs: links of all docs depend on it. */
  readonly tableHash: string
  /** Hash of what all bodies are compiled with. */
  readonly optionsHash: string
  readonly layoutLinks: readonly LayoutLink[]
  readonly plans: readonly PagePlan[]
  /** Path below the output folder → site-relative file of a static folder. */
  readonly staticFiles: ReadonlyMap<string, string>
  readonly client: ClientBundle
  /** Files that the modules of the site import, and pictures that stand for pages. */
  readonly moduleAssets: readonly Asset[]
  readonly asset: (path: string) => Asset | undefined
  readonly present: Readonly<Record<string, string>>
}
