import { makePages } from '../3-pages/make-pages.ts'
import type { SiteLayout } from '../model/page.ts'
import type { SiteContext } from '../model/page-job.ts'
import { knownPage, planKey } from '../3-pages/page-jobs.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import type { PreparedSite } from '../model/prepared-site.ts'
import { pageFiles } from '../text/page-files.ts'
import type { WatchHost } from './watch-host.ts'

/** The pages of a site that changes: made when they are wanted, kept while they are what they would be. */
export interface PageShelf {
  /** The page with its files in the output, made now if need be. */
  take(site: PreparedSite, plan: PagePlan): Promise<MadePage>
  /** What is to be said of the page: its files may be gone or those of an older frame. */
  facts(site: PreparedSite, plan: PagePlan): Promise<MadePage>
  /** The facts, if they are on the shelf. */
  known(site: PreparedSite, plan: PagePlan): MadePage | undefined
  /** Files changed that no plan knows of: pictures, downloads. Nothing is known before its key was looked at again. */
  doubt(): void
}

interface Kept {
  readonly made: MadePage
  readonly context: SiteContext
  /** How often the shelf was doubted before. */
  readonly doubts: number
  /** {@link planKey} without the names of stylesheets and scripts, which change no fact of a page. */
  readonly factsKey: string
  /** True if the files are those of this context. */
  readonly isWritten: boolean
}

/** An empty shelf. */
export function pageShelf(host: WatchHost): PageShelf {
  const shelf = new Map<string, Kept>()
  /** Route → hashes of the files that were written last. */
  const hashes = new Map<string, Readonly<Record<string, string>>>()

  let doubts = 0

  return {
    take,
    facts,
    known,
    doubt() {
      doubts++
    },
  }

  function known(site: PreparedSite, plan: PagePlan): MadePage | undefined {
    const kept = shelf.get(plan.page.route)
    const isSame = kept?.made.plan === plan && kept.context === site.context && kept.doubts === doubts
    return isSame ? kept.made : undefined
  }

  async function take(site: PreparedSite, plan: PagePlan): Promise<MadePage> {
    const kept = shelf.get(plan.page.route)
    const present = presentFiles(site, plan)
    if (kept?.isWritten && known(site, plan) && kept.made.rendered.files.every(({ path }) => path in present))
      return kept.made
    const { value } = await makePages(host, { ...site, plans: [plan], present })
    const [made] = value.pages
    if (!made) throw new Error('a planned page is made')
    hashes.set(plan.page.route, Object.fromEntries(made.rendered.files.map(({ path, hash }) => [path, hash])))
    return keep(site, made, true)
  }

  async function facts(site: PreparedSite, plan: PagePlan): Promise<MadePage> {
    const found = known(site, plan)
    if (found) return found
    const { compiled, linked, remembered } = knownPage(plan, { host, ...site, present: {} })
    if (plan.doc && !compiled) return take(site, plan)
    const kept = shelf.get(plan.page.route)
    const isSame = kept?.factsKey === planKey(plan, { compiled, linked }, frameOf(site.context))
    const rendered = remembered ?? (isSame ? kept?.made.rendered : undefined)
    return rendered ? keep(site, { plan, compiled, linked, rendered }, false) : take(site, plan)
  }

  function keep(site: PreparedSite, made: MadePage, isWritten: boolean): MadePage {
    const factsKey = planKey(made.plan, made, frameOf(site.context))
    shelf.set(made.plan.page.route, { made, context: site.context, doubts, factsKey, isWritten })
    return made
  }

  function presentFiles({ config }: PreparedSite, { page }: PagePlan): Record<string, string> {
    const own = hashes.get(page.route) ?? {}
    const present: Record<string, string> = {}
    for (const path of Object.values(pageFiles(page, config.baseUrl))) {
      const hash = own[path]
      if (hash !== undefined && host.written(path)) present[path] = hash
    }
    return present
  }
}

const frames = new WeakMap<SiteContext, SiteContext>()
const noAssets: SiteLayout['assets'] = { css: [], entry: '', islands: {}, pages: {} }

/** What pages share, but for the names of files that change with every edit of a stylesheet. */
function frameOf(context: SiteContext): SiteContext {
  const known = frames.get(context)
  if (known) return known
  const frame = { ...context, shell: { ...context.layout, assets: noAssets, buildId: '' } }
  frames.set(context, frame)
  return frame
}
