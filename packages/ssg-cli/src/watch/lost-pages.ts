import { nearest } from '../text/nearest.ts'
import { routeKey } from '../text/urls/route-key.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { SiteState } from './site-state.ts'

/** What became of the page at a URL that leads nowhere. */
export interface LostPage {
  /** The page's URL now: its slug or its file's name changed. */
  readonly moved?: string
  /** The file that was the page, if there was one while the site was watched. */
  readonly source?: string
  /** URLs of pages that may be meant. */
  readonly near: readonly string[]
}

/** Remembers pages that edits took away, so that whoever has one open is led on. */
export interface LostPages {
  /** Keep the pages that are not there any more. */
  follow(before: SiteState, after: SiteState): void
  find(pathname: string, now: SiteState): LostPage
}

interface Gone {
  readonly plan: PagePlan
  /** Files that were pages beside it: none of them is the file with a new name. */
  readonly beside: ReadonlySet<string | undefined>
}

/** No page is lost yet. */
export function lostPages(): LostPages {
  const lost = new Map<string, Gone>()
  return {
    follow(before, after) {
      const present = new Set(after.site.plans.map(({ page }) => page.route))
      const gone = before.site.plans.filter(({ page }) => !present.has(page.route))
      if (gone.length === 0) return
      const beside = new Set(before.site.plans.map(({ source }) => source))
      for (const plan of gone) lost.set(routeKey(plan.page.route), { plan, beside })
    },
    find(pathname, { site }) {
      const gone = lost.get(routeKey(pathname))
      const moved = gone && successor(gone, site.plans)?.page.route
      const source = gone?.plan.source
      const near = moved === undefined ? nearPages(pathname, site.plans) : []
      return { ...(moved !== undefined && { moved }), ...(source !== undefined && { source }), near }
    },
  }
}

function successor({ plan, beside }: Gone, plans: readonly PagePlan[]): PagePlan | undefined {
  const same = plans.find(({ source }) => source !== undefined && source === plan.source)
  if (same) return same
  const head = headHash(plan)
  if (head === undefined) return undefined
  const [renamed, ...others] = plans.filter((other) => !beside.has(other.source) && headHash(other) === head)
  return others.length === 0 ? renamed : undefined
}

/** What a renamed file keeps; undefined when that is too little to know it by. */
function headHash({ body }: PagePlan): string | undefined {
  if (!body) return undefined
  const { frontMatter, contentTitle, excerpt } = body.head
  const { title = contentTitle, description = excerpt } = frontMatter
  return (title ?? description) === undefined ? undefined : JSON.stringify([title, description])
}

function nearPages(pathname: string, plans: readonly PagePlan[]): readonly string[] {
  const routes = plans.filter(({ page }) => page.content.type !== 'not-found').map(({ page }) => page.route)
  const wanted = routeKey(pathname)
  const above = routes
    .filter((route) => wanted.startsWith(`${routeKey(route)}/`.replace('//', '/')))
    .sort((a, b) => b.length - a.length)
  const byKey = new Map(routes.map((route) => [routeKey(route), route]))
  const near = nearest(wanted, [...byKey.keys()], 3).flatMap((key) => byKey.get(key) ?? [])
  return [...new Set([...near, ...above.slice(0, 1)])]
}
