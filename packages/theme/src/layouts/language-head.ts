import type { HeadElement, Page, SiteLayout } from 'docs-build/page'

/**
 * Name a page in each language that has it, to search engines and previews. A page that is in one language only, or not for
 * search engines, has nothing to name.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 * @see https://ogp.me/#optional
 */
export function languageHead(layout: SiteLayout, page: Page): readonly HeadElement[] {
  const { languages, locale } = layout
  if (!languages || page.meta.noIndex) return []
  const versions = languages.all.flatMap(({ code, htmlLang, url }) => {
    const href = page.languages?.find((link) => link.code === code)?.href
    return href === undefined ? [] : [{ code, htmlLang, href: new URL(href, url).href }]
  })
  if (versions.length < 2) return []
  const original = versions.find(({ code }) => code === languages.default)
  return [
    ...versions.map(({ htmlLang, href }) => alternate(htmlLang, href)),
    ...(original ? [alternate('x-default', original.href)] : []),
    ...versions.filter(({ code }) => code !== locale.code).map(({ htmlLang }) => previewLanguage(htmlLang)),
  ]
}

function alternate(hreflang: string, href: string): HeadElement {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href }, text: '' }
}

function previewLanguage(htmlLang: string): HeadElement {
  return {
    tag: 'meta',
    attributes: { property: 'og:locale:alternate', content: htmlLang.replaceAll('-', '_') },
    text: '',
  }
}
