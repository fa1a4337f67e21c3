import { generatedFiles } from '../4-emit/generated-files.ts'
import { duplicateRoute, lostList } from '../diagnostics/catalogue.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LinkTable } from '../model/link-table.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { withBase } from '../text/urls/base-url.ts'
import { markdownUrl } from '../text/urls/page-files.ts'
import { decode, routeKey } from '../text/urls/route-key.ts'
import type { SourcePage, SourcePlan } from './source.ts'

/** The argument of {@link linkTable}. */
export interface LinkTableInput {
  readonly config: Config
  readonly plans: readonly SourcePlan[]
  /** Paths below the output folder of the files in the static folders. */
  readonly staticFiles: Iterable<string>
}

/** All URLs that a site has. Of two pages at one route the first has it; `report` is told of the second. */
export function linkTable(input: LinkTableInput, report: (diagnostic: Diagnostic) => void): LinkTable {
  const { baseUrl, redirects, languages } = input.config
  const root = siteRoot(input.config)
  const routes: Record<string, string> = {}
  const owners: Record<string, SourcePage> = {}
  const docs: Record<string, string> = {}
  const sources: Record<string, string> = {}
  const files: Record<string, true> = {}
  const pages = input.plans.flatMap((plan) => plan.pages).filter(({ isFallback }) => !isFallback)
  const [own, brought] = [pages.filter(({ source }) => source !== undefined), pages.filter(({ source }) => !source)]

  const originals = Object.assign({}, ...input.plans.map((plan) => plan.originals ?? {})) as Record<string, string>
  for (const each of own) {
    const { page, source = '', body, standsFor } = each
    claim(each)
    if (standsFor !== undefined) sources[standsFor] = page.route
    if (!body) continue
    const { collection, version, file } = body.linkBase
    docs[`${collection}/${version}/${file}`] = page.route
    for (const path of [source, originals[source] ?? source])
      if (body.isLatest || sources[path] === undefined) sources[path] = page.route
    files[decode(markdownUrl(page.route, baseUrl))] = true
  }
  for (const { from } of redirects) routes[routeKey(withBase(from, baseUrl))] ??= withBase(from, baseUrl)
  for (const { page } of brought) routes[routeKey(page.route)] ??= page.route
  for (const { href } of input.plans.flatMap(({ feeds = [] }) => feeds)) files[decode(href)] = true
  for (const path of input.staticFiles) files[decode(root) + path] = true
  for (const path of generatedFiles(input.config)) files[decode(baseUrl) + path] = true
  return {
    baseUrl,
    routes,
    files,
    docs,
    sources,
    ...(languages && { root, originals, otherBases: otherBases(input.config) }),
  }

  function claim(page: SourcePage): void {
    const { source = '', module, body, listTitle: list } = page
    const { route } = page.page
    const key = routeKey(route)
    const lower = key.toLowerCase()
    const owner = owners[lower]
    const isOne = module !== undefined || body?.head.part !== undefined
    const { source: first = '', listTitle: other } = owner ?? {}
    const isSame = owner !== undefined && routeKey(owner.page.route) === key
    if (owner && list !== undefined && (isSame || (other === undefined && first !== source)))
      report(lostList({ file: first, route, list, other }))
    // A doc may be there in several versions, and bring lists of tags; a component at one URL twice is a mistake.
    else if (owner && (first !== source || isOne)) report(duplicateRoute({ route, first, second: source }))
    owners[lower] ??= page
    routes[key] ??= route
  }
}

/** Base URLs of other languages: what begins with one is no path of this language. */
function otherBases({ baseUrl, languages }: Config): readonly string[] {
  const bases = languages?.all.map((language) => language.baseUrl) ?? []
  return bases.filter((other) => other !== baseUrl && other !== languages?.root)
}

/** Each route once: the page that claimed it first, those without a file last. Two were reported with the link table. */
export function firstOfEachRoute(plans: readonly SourcePlan[]): readonly SourcePage[] {
  const taken = new Set<string>()
  const pages = plans.flatMap((plan) => plan.pages)
  const own = new Set(pages.flatMap(({ page, source }) => (source === undefined ? [] : [page.route])))
  return pages.filter(({ page, source }) => {
    const isFirst = !taken.has(page.route) && (source !== undefined || !own.has(page.route))
    taken.add(page.route)
    return isFirst
  })
}
