import type { Page, SiteLayout } from 'docs-build/page'
import { pageVersions, type VersionChoice } from '../components/page-versions.ts'
import { languageLinks, type LanguageLink } from '../html/language-links.ts'
import { searchSite, type SearchSite } from '../search/search-site.ts'
import type { ClientWords, Words } from '../words/words.ts'
import { frameId } from './own-frame.ts'
import { clientWords, layoutWords } from '../words/layout-words.ts'
import { speaks, wordsOf } from '../words/words-of.ts'

/** What the client has to know about a page besides its HTML. */
export interface PageState {
  readonly route: string
  readonly sidebar?: { readonly key: string; readonly dataUrl: string }
  /** Collection id → the page in each version, for the version dropdowns. */
  readonly versions: Readonly<Record<string, readonly VersionChoice[]>>
  /** Collection and name of the version that the page belongs to. */
  readonly version?: { readonly collection: string; readonly name: string }
  /** Names of the islands on the page → their modules. */
  readonly islands?: Readonly<Record<string, string>>
  /** Module of a React page. */
  readonly module?: string
  /** Module of the component that the site has around all content, where something on the page asks for it. */
  readonly root?: string
  /** Code of each language → the page in it, in a site of several. */
  readonly languages?: Readonly<Record<string, LanguageChoice>>
  /** What components say and ask in the language of the page, where some come to life in a site of several languages. */
  readonly language?: PageLanguage
}

/** A page in a language, or the language's home where it lacks the page. */
export interface LanguageChoice {
  readonly href: string
  readonly isMissing?: true
  /** The page is there in that language, text and all. */
  readonly isTranslated?: true
}

/** What offers a page in another language, said in that language. */
export interface LanguageOffer {
  /** Tag of the language (BCP 47). */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly text: string
  /** Name of the button that declines. */
  readonly close: string
}

/** What the client has to know about the site. */
export interface SiteState {
  readonly baseUrl: string
  /** True: `/a` is the file `a.html`, and no folder. */
  readonly flatFiles?: true
  readonly buildId: string
  readonly colorMode: SiteLayout['colorMode']
  readonly autoCollapse: boolean
  /** The version that a reader chose is not kept. */
  readonly forgetsVersion?: true
  readonly announcement?: string
  /** What scripts say in another language than English, which they have themselves. */
  readonly words?: ClientWords
  readonly search?: SearchSite
  /** What keeps pages for reading without a network, and what is said of it. */
  readonly offline?: NonNullable<SiteLayout['offline']> & { readonly words: Words['offline']; readonly name: string }
  /** Code of each other language → how it is offered. */
  readonly offers?: Readonly<Record<string, LanguageOffer>>
  /** Base URLs of other languages: their pages are of another document. */
  readonly otherBases?: readonly string[]
  /** Collection id → its versions. */
  readonly versions: Readonly<
    Record<string, readonly { readonly name: string; readonly label: string; readonly isLast: boolean }[]>
  >
}

/** What `docs-build/translate` and hooks of the site look for. */
interface PageLanguage {
  readonly code: string
  readonly messages: Readonly<Record<string, string>>
  readonly site: Pick<SiteLayout, 'title' | 'tagline' | 'url' | 'baseUrl' | 'locale'> & {
    readonly languages: NonNullable<SiteLayout['languages']>['all']
    readonly defaultLanguage: string
  }
}

function pageLanguage({
  title,
  tagline,
  url,
  baseUrl,
  locale,
  messages = {},
  languages = { all: [], default: locale.code, root: baseUrl },
}: SiteLayout): PageLanguage {
  const site = { title, tagline, url, baseUrl, locale, languages: languages.all, defaultLanguage: languages.default }
  return { code: locale.htmlLang, messages, site }
}

/**
 * Gather what the client has to know about a page.
 *
 * @param shown HTML in which islands and menus of versions may stand
 */
export function pageState(layout: SiteLayout, page: Page, shown: string): PageState {
  const { route, sidebar, version, content } = page
  const { languages, assets } = layout
  const { root } = assets
  const links = languageLinks(layout, page)
  const islands = usedIslands(layout, shown)
  const module = content.type === 'react' ? assets.pages[content.component] : undefined
  const inBar = layout.navbar.items.flatMap((item) => (item.type === 'docsVersionDropdown' ? [item.collection] : []))
  const elsewhere = Array.from(shown.matchAll(/ data-versions="([^"]*)"/g), ([, id = '']) => id)
  const collections = new Set([...inBar, ...elsewhere])
  return {
    route,
    ...(sidebar && { sidebar: { key: sidebar.key, dataUrl: sidebar.dataUrl } }),
    versions: Object.fromEntries([...collections].map((id) => [id, pageVersions(layout, version, id)])),
    ...(version && { version: { collection: version.collection, name: version.name } }),
    ...(links.length > 0 && { languages: Object.fromEntries(links.map((link) => [link.code, choice(link)])) }),
    ...(islands && { islands }),
    ...(module !== undefined && { module }),
    ...(root !== undefined && (islands || module !== undefined || shown.includes(' data-root=')) && { root }),
    ...((islands || module !== undefined) && languages && { language: pageLanguage(layout) }),
  }
}

/** Gather what the client has to know about the site. */
export function siteState(layout: SiteLayout, page: Page): SiteState {
  const search = searchSite(layout)
  const words = clientWords(layout)
  return {
    baseUrl: layout.baseUrl,
    ...(layout.flatFiles && { flatFiles: true }),
    buildId: frameId(layout, page),
    colorMode: layout.colorMode,
    autoCollapse: layout.autoCollapseSidebar,
    ...(layout.forgetsVersion && { forgetsVersion: true }),
    ...(layout.announcementBar?.closeable && { announcement: layout.announcementBar.id }),
    ...(search && { search }),
    ...(layout.offline && {
      offline: { ...layout.offline, words: layoutWords(layout).offline, name: layout.title },
    }),
    ...(words && { words }),
    ...(layout.languages && { otherBases: otherBases(layout), offers: offers(layout) }),
    versions: Object.fromEntries(
      layout.collections.map(({ id, versions }) => [
        id,
        versions.map(({ name, label, isLast }) => ({ name, label, isLast })),
      ]),
    ),
  }
}

function choice({ href, isMissing, isTranslated }: LanguageLink): LanguageChoice {
  return { href, ...(isMissing && { isMissing }), ...(isTranslated && { isTranslated }) }
}

function offers({ languages, locale }: SiteLayout): NonNullable<SiteState['offers']> {
  const others = languages?.all.filter(({ code }) => code !== locale.code) ?? []
  return Object.fromEntries(
    others.map(({ code, label, htmlLang, direction }) => {
      const { readInLanguage, close } = wordsOf(htmlLang).page
      // A language that the theme does not speak says its name.
      const text = speaks(htmlLang) ? readInLanguage : label
      return [code, { tag: htmlLang, direction, text, close }]
    }),
  )
}

function otherBases({ languages, locale, url }: SiteLayout): readonly string[] {
  const others = languages?.all.filter((language) => language.code !== locale.code && language.url === url)
  return (others ?? []).map(({ baseUrl }) => baseUrl)
}

/** Only the islands that the page holds: the list of all would grow with the site. */
function usedIslands(layout: SiteLayout, html: string): Readonly<Record<string, string>> | undefined {
  if (!html.includes('data-island=')) return undefined
  const used = [...html.matchAll(/ data-island="([^"]*)"/g)].flatMap(([, name = '']) => {
    const url = layout.assets.islands[name]
    return url === undefined ? [] : [[name, url] as const]
  })
  return Object.fromEntries(used)
}
