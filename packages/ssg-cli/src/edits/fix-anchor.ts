import { nearest } from '../text/nearest.ts'
import { decode, routeKey } from '../text/urls/route-key.ts'
import { splitUrl } from '../text/urls/split-url.ts'
import type { Fixer, FixerSite } from './fixer.ts'
import { renamedId } from './renamed-id.ts'

/** An anchor of a heading that has another name now. */
export const renamedHeading: Fixer = async ({ url, target }, site) => {
  const page = pageAt(site, target)
  const anchor = anchorOf(url)
  const before = await headingsWith(site, page, anchor)
  const now = (page?.compiled?.facts.headings ?? []).map(({ id }) => id)
  const id = before && renamedId(anchor, before, now)
  return id === undefined ? undefined : { after: withAnchor(url, id), reason: 'the heading has another name' }
}

/** An anchor that no heading ever had and that one id of the page is near. */
export const misspeltAnchor: Fixer = async ({ url, target }, site) => {
  const page = pageAt(site, target)
  const anchor = anchorOf(url)
  if (!page || (await headingsWith(site, page, anchor))) return undefined
  const { ids, own = [0, ids.length] } = page.rendered
  const [only, ...others] = nearest(anchor, [...new Set(ids.slice(...own))], 2)
  if (only === undefined || others.length > 0) return undefined
  return { after: withAnchor(url, only), reason: 'no other id is similar' }
}

type Page = FixerSite['pages'][number]

function pageAt({ pages }: FixerSite, route = ''): Page | undefined {
  return pages.find(({ plan }) => routeKey(plan.page.route) === routeKey(route))
}

/** The headings of a page when it last had one with this id. */
async function headingsWith(
  { earlierHeadings }: FixerSite,
  page: Page | undefined,
  id: string,
): Promise<readonly string[] | undefined> {
  const source = page?.plan.source
  if (source === undefined) return undefined
  for await (const headings of earlierHeadings(source)) if (headings.includes(id)) return headings
  return undefined
}

function anchorOf(url: string): string {
  return decode(splitUrl(url).hash.slice(1))
}

function withAnchor(url: string, id: string): string {
  const { path, search } = splitUrl(url)
  return `${path}${search}#${encodeURI(id)}`
}
