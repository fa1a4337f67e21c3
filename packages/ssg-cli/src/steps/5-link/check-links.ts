import { brokenAnchor, brokenImage, brokenLink, duplicateId } from '../../diagnostics/catalogue.ts'
import type { HeadingFact, LinkFact, ResolvedLink } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { decode } from '../../model/link-table.ts'
import type { LayoutLink } from '../../model/site.ts'
import { splitUrl } from './split-url.ts'
import type { TargetCheck, TargetProblem } from './target-check.ts'

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
  /** What made some of them: URL → pieces of JSX or expressions, each as often as it makes the link. */
  readonly makers?: Readonly<Record<string, readonly Maker[]>>
  /** Headings of the page's source, for the places of their ids. */
  readonly headings?: readonly WrittenId[]
  /** Where other ids are written. */
  readonly idPlaces?: readonly WrittenId[]
}

type WrittenId = Pick<HeadingFact, 'id' | 'source' | 'place'>

/** What made a link that nobody wrote as such. */
interface Maker {
  readonly file: string
  readonly place: LinkFact['place']
  readonly around: LinkFact['place']
}

/** The argument of {@link checkLinks}. */
export interface CheckInput {
  readonly pages: readonly RenderedFacts[]
  readonly layoutLinks: readonly LayoutLink[]
  readonly check: TargetCheck
  /** What layout and components add to the URLs that authors write. */
  readonly baseUrl?: string
}

/**
 * Check every link of the site against the pages, files and ids that the output holds.
 *
 * A link is reported where its author wrote it. One that only a component produced carries no place;
 * one of the layout is reported once, at its config.
 */
export function checkLinks({ pages, layoutLinks, check, baseUrl = '/' }: CheckInput): Diagnostic[] {
  const written = (url: string) => (url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url)
  return [
    ...layoutLinks.flatMap((link) => checkLayoutLink(link, check, written)),
    ...pages.flatMap((page) => [...checkPage(page, check, written), ...repeatedIds(page)]),
  ]
}

type Written = (url: string) => string

function checkLayoutLink(link: LayoutLink, check: TargetCheck, written: Written): Diagnostic[] {
  const problem = check(link.href, '/')
  if (!problem) return []
  const at = { file: link.source, place: link.place, url: written(link.href) }
  return [describe(problem, { ...at, context: link.context })]
}

function checkPage(page: RenderedFacts, check: TargetCheck, written: Written): Diagnostic[] {
  const known = new Set<string>()
  const found: Diagnostic[] = []
  for (const [index, link] of page.links.entries()) {
    const resolved = page.resolved[index]
    // Of a prop counts what its component makes of it.
    if (!resolved || resolved.external || link.isProp) continue
    known.add(resolved.url)
    // Already reported by the link step: a Markdown path to no file, a picture that does not exist.
    if (
      link.url === '' ||
      link.url.startsWith('pathname://') ||
      link.kind === 'image' ||
      isUnresolvedMarkdown(link, resolved)
    )
      continue
    const problem = check(resolved.url, page.route)
    if (!problem) continue
    const at = { file: link.source, place: link.place, url: link.url, route: page.route }
    found.push(link.kind === 'asset' && problem.kind === 'link' ? brokenImage(at) : describe(problem, at))
  }
  for (const href of new Set(page.hrefs)) {
    const makers = page.makers?.[href] ?? (known.has(href) ? [] : [undefined])
    const problem = makers.length > 0 && check(href, page.route)
    if (!problem) continue
    for (const maker of makers) {
      const file = maker?.file ?? page.source ?? page.route
      found.push(describe(problem, { ...maker, file, url: written(href), route: page.route }))
    }
  }
  return found
}

function isUnresolvedMarkdown(link: LinkFact, resolved: ResolvedLink): boolean {
  return link.markdown && decode(link.url) === decode(resolved.url) && /\.mdx?$/i.test(splitUrl(link.url).path)
}

interface Where {
  readonly file: string
  readonly place?: LinkFact['place']
  readonly around?: LinkFact['place']
  readonly url: string
  readonly route?: string
  readonly context?: string
}

function describe(problem: TargetProblem, where: Where): Diagnostic {
  if (problem.kind === 'link') return brokenLink({ ...where, suggestion: problem.suggestion })
  const { target, anchor, suggestion } = problem
  return brokenAnchor({ ...where, target, anchor, suggestion })
}

function repeatedIds(page: RenderedFacts): Diagnostic[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of page.ids) (seen.has(id) ? repeated : seen).add(id)
  return [...repeated].map((id) => repeatedId(id, page))
}

function repeatedId(id: string, { headings = [], idPlaces = [], source, route }: RenderedFacts): Diagnostic {
  const ofHeadings = headings.filter((heading) => heading.id === id)
  const [first, second] = [...ofHeadings, ...idPlaces.filter((written) => written.id === id)].sort(inOrder)
  const shown = second ?? first
  return duplicateId({
    file: shown?.source ?? source ?? route,
    place: shown?.place,
    id,
    route,
    first: second && first?.source === second.source ? first.place : undefined,
    of: ofHeadings.some((heading) => heading === shown) ? 'heading' : 'other',
  })
}

function inOrder(a: WrittenId, b: WrittenId): number {
  if (a.source !== b.source) return a.source < b.source ? -1 : 1
  return a.place.line - b.place.line || a.place.column - b.place.column
}
