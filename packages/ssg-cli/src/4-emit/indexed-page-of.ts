import type { SectionFact } from '../model/compiled.ts'
import { routeKey } from '../text/urls/route-key.ts'
import type { Config } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { IndexedPage, IndexedSection } from '@docs-build/search/builder'

/** Hits of pages outside of any category stand below this. */
const unplaced = 'Documentation'

/**
 * A page as search sees it, for the embedded index and the records of hosted ones alike.
 *
 * Undefined for what no reader should find: unlisted pages and drafts, what is not for search engines, the page not
 * found, the search page itself, and pages without a title.
 */
export function indexedPageOf(input: {
  readonly page: Page
  readonly sections: readonly SectionFact[]
  readonly locale: Pick<Config['locale'], 'code' | 'htmlLang'>
  readonly baseUrl: string
}): IndexedPage | undefined {
  const { page, sections, locale, baseUrl } = input
  const { content, meta, route } = page
  if (
    meta.noIndex ||
    content.type === 'not-found' ||
    content.type === 'search' ||
    content.type === 'print' ||
    content.type === 'post-list' ||
    content.type === 'post-archive' ||
    content.type === 'post-authors' ||
    routeKey(route) === routeKey(`${baseUrl}search`)
  )
    return undefined
  if (content.type === 'doc' && (content.draft || content.unlisted)) return undefined
  const title = content.type === 'react' ? meta.title : content.title
  if (title === '') return undefined
  const crumbs = content.type === 'react' ? [] : content.breadcrumbs.map(({ label }) => label)
  const textLanguage = (content.type === 'doc' && content.untranslated?.htmlLang) || locale.htmlLang
  return {
    url: route,
    language: locale.code,
    ...(textLanguage !== locale.code && { textLanguage }),
    tag: meta.searchTag,
    lvl0: lvl0Of(page, crumbs),
    title,
    description: meta.description,
    context: [...crumbs.slice(0, -1), lastName(route)],
    ...(meta.keywords.length > 0 && { keywords: meta.keywords }),
    sections: indexedSections(sections),
  }
}

/** What the address calls the page: often a word that its title lacks. */
function lastName(route: string): string {
  return route.split('/').findLast((name) => name !== '') ?? ''
}

/** The top category of the sidebar that the page stands in, or that leads to it. */
function lvl0Of({ route, sidebar }: Page, crumbs: readonly string[]): string {
  if (crumbs.length > 1) return crumbs[0] ?? unplaced
  const own = sidebar?.items.find((item) => item.type === 'category' && item.href === route)
  return own?.type === 'category' ? own.label : unplaced
}

/** Texts before the first heading first, even when there are none. A second title counts as a heading below the first. */
function indexedSections(sections: readonly SectionFact[]): IndexedSection[] {
  const [first] = sections
  const hasIntro = first?.level === 1 && first.anchor === undefined
  const intro = { level: 1, heading: '', texts: hasIntro ? first.texts : [] }
  const rest = (hasIntro ? sections.slice(1) : sections).map(({ level, anchor, heading, texts }) => ({
    level: Math.max(2, level),
    ...(anchor !== undefined && { anchor }),
    heading,
    texts,
  }))
  return [intro, ...rest]
}
