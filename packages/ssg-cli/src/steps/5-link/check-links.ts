import { brokenAnchor, brokenLink, duplicateId } from '../../diagnostics/catalogue.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { LinkFact, ResolvedLink } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { decode, routeKey, type LinkTable } from '../../model/link-table.ts'
import type { LayoutLink } from '../../model/site.ts'
import { isExternal, splitUrl } from './split-url.ts'

/** What a rendered page offers and asks for. */
export interface RenderedFacts {
  readonly route: string
  /** File that the page was made from, if it was. */
  readonly source?: string
  readonly links: readonly LinkFact[]
  readonly resolved: readonly ResolvedLink[]
  /** Every id and anchor name of the HTML, with repeats. */
  readonly ids: readonly string[]
  /** Every href of the article that leads into the site, also those that components made. */
  readonly hrefs: readonly string[]
}

/** The argument of {@link checkLinks}. */
export interface CheckInput {
  readonly pages: readonly RenderedFacts[]
  readonly layoutLinks: readonly LayoutLink[]
  readonly table: LinkTable
}

/** A problem with a target, before it is known where the link stands. */
type Problem =
  | { readonly kind: 'link'; readonly suggestion?: string }
  | { readonly kind: 'anchor'; readonly target: string; readonly anchor: string; readonly suggestion?: string }

/**
 * Check every link of the site against the pages, files and ids that the output holds.
 *
 * A link is reported where its author wrote it. One that only a component produced carries no place;
 * one of the layout is reported once, at its config.
 */
export function checkLinks(input: CheckInput): Diagnostic[] {
  const check = targetChecker(input)
  return [
    ...input.layoutLinks.flatMap((link) => checkLayoutLink(link, check)),
    ...input.pages.flatMap((page) => [...checkPage(page, check), ...repeatedIds(page)]),
  ]
}

type Check = (href: string, route: string) => Problem | undefined

function targetChecker({ pages, table }: CheckInput): Check {
  const idsByRoute = new Map(pages.map((page) => [routeKey(page.route), page.ids]))
  const idSets = new Map<string, ReadonlySet<string>>()
  const routes = Object.values(table.routes)

  return (href, route) => {
    if (isExternal(href)) return undefined
    const { pathname, hash } = new URL(href, `http://site${route}`)
    const key = routeKey(pathname)
    if (table.routes[key] === undefined) {
      return isFile(pathname, table) ? undefined : { kind: 'link', suggestion: nearest(pathname, routes)[0] }
    }
    const anchor = decode(hash.slice(1))
    if (anchor === '' || anchor === 'top') return undefined
    // Redirects have a route but no ids of their own.
    const ids = idsOf(key)
    if (ids === undefined || ids.has(anchor) || ids.has(hash.slice(1))) return undefined
    const near = nearest(anchor, [...ids])[0]
    return { kind: 'anchor', target: table.routes[key], anchor, ...(near !== undefined && { suggestion: `#${near}` }) }
  }

  function idsOf(key: string): ReadonlySet<string> | undefined {
    const known = idSets.get(key)
    if (known) return known
    const ids = idsByRoute.get(key)
    if (!ids) return undefined
    const made = new Set(ids)
    idSets.set(key, made)
    return made
  }
}

function isFile(pathname: string, table: LinkTable): boolean {
  return (
    table.files[pathname] ??
    table.files[decode(pathname)] ??
    table.files[`${decode(pathname).replace(/\/$/, '')}/index.html`] ??
    false
  )
}

function checkLayoutLink(link: LayoutLink, check: Check): Diagnostic[] {
  const problem = check(link.href, '/')
  if (!problem) return []
  const at = { file: link.source, place: link.place, url: link.href }
  return [describe(problem, { ...at, context: link.context })]
}

function checkPage(page: RenderedFacts, check: Check): Diagnostic[] {
  const written = new Set<string>()
  const found: Diagnostic[] = []
  for (const [index, link] of page.links.entries()) {
    const resolved = page.resolved[index]
    if (!resolved || resolved.external) continue
    written.add(resolved.url)
    // Already reported by the link step: a Markdown path to no file, a picture that does not exist.
    if (
      link.url === '' ||
      link.url.startsWith('pathname://') ||
      link.kind === 'image' ||
      isUnresolvedMarkdown(link, resolved)
    )
      continue
    const problem = check(resolved.url, page.route)
    if (problem)
      found.push(describe(problem, { file: link.source, place: link.place, url: link.url, route: page.route }))
  }
  for (const href of new Set(page.hrefs)) {
    if (written.has(href)) continue
    const problem = check(href, page.route)
    if (problem) found.push(describe(problem, { file: page.source ?? page.route, url: href, route: page.route }))
  }
  return found
}

function isUnresolvedMarkdown(link: LinkFact, resolved: ResolvedLink): boolean {
  return link.markdown && link.url === resolved.url && /\.mdx?$/i.test(splitUrl(link.url).path)
}

interface Where {
  readonly file: string
  readonly place?: LinkFact['place']
  readonly url: string
  readonly route?: string
  readonly context?: string
}

function describe(problem: Problem, where: Where): Diagnostic {
  if (problem.kind === 'link') return brokenLink({ ...where, suggestion: problem.suggestion })
  const { target, anchor, suggestion } = problem
  return brokenAnchor({ ...where, target, anchor, suggestion })
}

function repeatedIds(page: RenderedFacts): Diagnostic[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of page.ids) (seen.has(id) ? repeated : seen).add(id)
  return [...repeated].map((id) => duplicateId({ file: page.source ?? page.route, id, route: page.route }))
}
