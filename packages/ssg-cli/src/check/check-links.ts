import { byOrder } from '../text/by-order.ts'
import {
  brokenAnchor,
  brokenFile,
  brokenImage,
  brokenLink,
  debugLink,
  duplicateId,
  hiddenLink,
  mildImage,
  mildLink,
} from '../diagnostics/catalogue.ts'
import type { LinkFact, ResolvedLink, WrittenId } from '../model/compiled.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LayoutLink } from '../model/site.ts'
import { hrefKey } from '../text/urls/href-key.ts'
import type { TargetCheck, TargetProblem } from './target-check.ts'
import { withoutBase } from '../text/urls/base-url.ts'

/** What a rendered page offers and asks for. */
export interface RenderedFacts {
  readonly route: string
  /** Of a doc or post: URL of its raw Markdown. */
  readonly markdownUrl?: string | undefined
  /** File that the page was made from, if it was. */
  readonly source?: string | undefined
  /** What its author wrote. It is asked for when something is wrong, for it may have to be read. */
  readonly written: () => WrittenFacts
  /** Where written links lead that are not among the hrefs. */
  readonly targets: readonly string[]
  /** Every id and anchor name of the HTML, with repeats. */
  readonly ids: readonly string[]
  /** Every href of the article that leads into the site, also those that components made. */
  readonly hrefs: readonly string[]
  /** Set where nobody rendered the page: all links of its body are on it, and none is among the hrefs. */
  readonly isUnrendered?: true | undefined
  /** Of a site of Docusaurus: those of them that its `Link` made. */
  readonly linkUrls?: readonly string[] | undefined
  /** Pictures on it from the root of the host, but for those whose names the build made. */
  readonly pictures?: readonly string[] | undefined
  /** What made some of them: URL → pieces of JSX or expressions, each as often as it makes the link. */
  readonly makers?: Readonly<Record<string, readonly Maker[]>> | undefined
}

/** The links and ids of a page as they are written. */
export interface WrittenFacts {
  readonly links: readonly LinkFact[]
  readonly resolved: readonly ResolvedLink[]
  /** Headings of the page's source, for the positions of their ids. */
  readonly headings?: readonly WrittenId[] | undefined
  /** Where other ids are written. */
  readonly idPositions?: readonly WrittenId[] | undefined
}

/** What made a link that nobody wrote as such. */
interface Maker {
  readonly file: string
  readonly position: LinkFact['position']
  readonly around: LinkFact['position']
}

/** The argument of {@link checkLinks}. */
export interface CheckInput {
  readonly pages: readonly RenderedFacts[]
  readonly layoutLinks: readonly LayoutLink[]
  readonly check: TargetCheck
  /** What layout and components add to the URLs that authors write. */
  readonly baseUrl?: string
  /** True for a site of Docusaurus, which checks its `Link` and never an `<a>`. */
  readonly yields?: boolean
}

/**
 * Check every link of the site against the pages, files and ids that the output holds.
 *
 * A link is reported where its author wrote it. One that only a component produced carries no position;
 * one of the layout is reported once, at its config.
 */
export function checkLinks({ pages, layoutLinks, check, baseUrl = '/', yields = false }: CheckInput): Diagnostic[] {
  const written = (url: string) => withoutBase(url, baseUrl)
  // What all pages show is said by the config, which the links of the navbar and the footer name.
  const config = layoutLinks.find(({ context }) => context !== 'sidebar' && context !== 'picture of an author')?.source
  const shared = config === undefined ? new Set<string>() : sharedRepeats(pages)
  return [
    ...layoutLinks.flatMap((link) => checkLayoutLink(link, { check, written, yields })),
    ...repeatedOnAll(shared, config ?? ''),
    ...pages.flatMap((page) => [
      ...checkPage(page, { check, written, yields }),
      ...repeatedIds(page, { shared, yields }),
    ]),
  ]
}

type Written = (url: string) => string

interface HowToCheck {
  readonly check: TargetCheck
  readonly written: Written
  readonly yields: boolean
}

function checkLayoutLink(link: LayoutLink, { check, written, yields }: HowToCheck): Diagnostic[] {
  const problem = check(link.href, '/')
  if (!problem) return []
  const at = { file: link.source, position: link.position, url: link.written ?? written(link.href) }
  if (link.isPicture) {
    const broken = brokenImage({ ...at, context: link.context })
    // Docusaurus looks for pictures of docs only.
    return [yields ? { ...broken, severity: 'warning', isMild: true } : broken]
  }
  return [describe(problem, { ...at, context: link.context })]
}

function checkPage(page: RenderedFacts, { check, written, yields }: HowToCheck): Diagnostic[] {
  const leads = (url: string) => check(url, page.route) === undefined
  if (page.hrefs.every(leads) && page.targets.every(leads)) return []
  const known = new Set<string>()
  const shown = new Set(page.hrefs.map(hrefKey))
  const diagnostics: Diagnostic[] = []
  const { links, resolved: all } = page.written()
  const linked = new Set(page.linkUrls?.map(hrefKey))
  const isMild = (href: string) => yields && !linked.has(hrefKey(href))
  const weighed = (broken: Diagnostic, href: string, isPlain: boolean) => {
    if (yields && written(href).startsWith('/__docusaurus/')) return debugLink(broken)
    if (yields && !isPlain && !page.isUnrendered && !shown.has(hrefKey(href))) return hiddenLink(broken)
    return isPlain && isMild(href) ? mildLink(broken) : broken
  }
  for (const [index, link] of links.entries()) {
    const resolved = all[index]
    // Of a prop counts what its component makes of it.
    if (!resolved || resolved.external || (link.isProp && !resolved.refused)) continue
    // Of a link that a component of the site shows counts what that makes of it.
    if (resolved.given !== undefined && !page.isUnrendered && !shown.has(hrefKey(resolved.url))) continue
    known.add(hrefKey(resolved.url))
    // Already reported by the link step: a Markdown path to no file, a picture that does not exist, a file outside.
    if (
      resolved.refused ||
      link.url === '' ||
      link.isUnchecked ||
      link.url.startsWith('pathname://') ||
      link.kind === 'image' ||
      resolved.isReported
    )
      continue
    const found = check(resolved.url, page.route)
    if (!found) continue
    const problem = { ...found, ...(resolved.near !== undefined && { suggestion: resolved.near }) }
    const at = { file: link.source, position: link.position, url: link.url, route: page.route }
    const broken = link.kind === 'asset' && problem.kind === 'link' ? missing(link, at) : describe(problem, at)
    const isOfElement = yields && link.kind === 'asset' && !link.markdown && !link.isPlain
    const isPlain = link.isPlain === true || resolved.given !== undefined
    diagnostics.push(isOfElement ? mildImage(broken) : weighed(broken, resolved.url, isPlain))
  }
  for (const href of new Set(page.hrefs)) {
    const makers = page.makers?.[href] ?? (known.has(hrefKey(href)) ? [] : [undefined])
    const problem = makers.length > 0 && check(href, page.route)
    if (!problem) continue
    for (const maker of makers) {
      const file = maker?.file ?? page.source ?? page.route
      const broken = describe(problem, { ...maker, file, url: written(href), route: page.route })
      diagnostics.push(weighed(broken, href, true))
    }
  }
  return diagnostics
}

function missing({ tag, position }: LinkFact, at: Where): Diagnostic {
  return tag === undefined ? brokenImage(at) : brokenFile({ ...at, position, tag })
}

interface Where {
  readonly file: string
  readonly position?: LinkFact['position']
  readonly around?: LinkFact['position']
  readonly url: string
  readonly route?: string
  readonly context?: string
}

function describe(problem: TargetProblem, where: Where): Diagnostic {
  if (problem.kind === 'link') return brokenLink({ ...where, suggestion: problem.suggestion })
  const { target, anchor, suggestion } = problem
  return brokenAnchor({ ...where, target, anchor, suggestion })
}

/** Ids that each page has twice though no author wrote them: those of the layout. */
function sharedRepeats(pages: readonly RenderedFacts[]): ReadonlySet<string> {
  const [first, ...others] = pages
  if (!first || others.length === 0) return new Set()
  const isShared = (id: string) =>
    repeatedId(id, first).line === undefined &&
    others.every((page) => page.ids.indexOf(id) !== page.ids.lastIndexOf(id))
  return new Set([...repeats(first)].filter(isShared))
}

function repeatedOnAll(ids: ReadonlySet<string>, file: string): Diagnostic[] {
  return [...ids].map((id) => duplicateId({ file, id, of: 'layout' }))
}

function repeatedIds(page: RenderedFacts, { shared, yields }: { shared: ReadonlySet<string>; yields: boolean }) {
  const told = [...repeats(page)].filter((id) => !shared.has(id) && !(yields && isNameOfHeading(id, page)))
  return told.map((id) => repeatedId(id, page))
}

/** `## <a name="install"></a>Install`: both ids are at one place, so that links reach it. Docusaurus says nothing of it. */
function isNameOfHeading(id: string, { written, ids }: RenderedFacts): boolean {
  if (ids.filter((other) => other === id).length > 2) return false
  const { headings = [], idPositions = [] } = written()
  const [heading, name] = [headings, idPositions].map((list) => list.find((other) => other.id === id))
  return heading !== undefined && heading.source === name?.source && heading.position.line === name.position.line
}

function repeats({ ids }: RenderedFacts): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of ids) (seen.has(id) ? repeated : seen).add(id)
  return repeated
}

function repeatedId(id: string, { written, source, route }: RenderedFacts): Diagnostic {
  const { headings = [], idPositions = [] } = written()
  const ofHeadings = headings.filter((heading) => heading.id === id)
  const others = idPositions.filter((other) => other.id === id)
  const sure = [...ofHeadings, ...others.filter(({ isGiven }) => !isGiven)]
  const [first, second] = (sure.length > 1 ? sure : [...ofHeadings, ...others]).sort(inOrder)
  const shown = second ?? first
  return duplicateId({
    file: shown?.source ?? source ?? route,
    position: shown?.position,
    id,
    route,
    first: second && first?.source === second.source ? first.position : undefined,
    of: ofHeadings.some((heading) => heading === shown) ? 'heading' : 'other',
  })
}

function inOrder(a: WrittenId, b: WrittenId): number {
  return byOrder(a.source, b.source) || a.position.line - b.position.line || a.position.column - b.position.column
}
