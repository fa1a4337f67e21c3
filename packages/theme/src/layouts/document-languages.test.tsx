import type { Page, SiteLayout } from 'docs-build/page'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { examplePage, exampleLayout } from '../testing/example-site.ts'
import { Document } from './document.tsx'

const url = 'https://steam.example'
const all = [
  { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/', url },
  { code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl', baseUrl: '/ar/', url },
  { code: 'zh', label: '简体中文', htmlLang: 'zh-Hans', direction: 'ltr', baseUrl: '/', url: 'https://zh.example' },
] as const
const arabic = { code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl' } as const
const translated = (changes: Partial<SiteLayout> = {}) =>
  exampleLayout({ languages: { all, root: '/', default: 'en' }, ...changes })
const everywhere: Page['languages'] = [
  { code: 'en', href: '/docs/charts/bar' },
  { code: 'ar', href: '/ar/docs/charts/bar' },
  { code: 'zh', href: '/docs/charts/bar' },
]

const html = (page: Page, layout: SiteLayout) =>
  renderToString(<Document layout={layout} page={page} article="<p>Text</p>" />)

describe('the head of a page in several languages', () => {
  test('names the page in each of them, where each is published, and the default one for everybody else', () => {
    expect(html(examplePage({ languages: everywhere }), translated())).toContain(
      '<link rel="alternate" hreflang="en" href="https://steam.example/docs/charts/bar">' +
        '<link rel="alternate" hreflang="ar" href="https://steam.example/ar/docs/charts/bar">' +
        '<link rel="alternate" hreflang="zh-Hans" href="https://zh.example/docs/charts/bar">' +
        '<link rel="alternate" hreflang="x-default" href="https://steam.example/docs/charts/bar">' +
        '<meta property="og:locale:alternate" content="ar"><meta property="og:locale:alternate" content="zh_Hans">',
    )
  })

  test('leaves out a language that lacks the page, and the default one if that lacks it', () => {
    const languages = [{ code: 'en' }, ...everywhere.slice(1)]
    const page = html(examplePage({ languages }), translated())
    expect(page).not.toMatch(/hreflang="(?:en|x-default)"/)
    expect(page).toContain('hreflang="ar"')
  })

  test.each([
    [
      'is in one language only',
      examplePage({ languages: [...everywhere.slice(0, 1), { code: 'ar' }, { code: 'zh' }] }),
    ],
    ['is not for search engines', hidden(examplePage({ languages: everywhere }))],
  ])('names nothing when the page %s', (_, page) => {
    expect(html(page, translated())).not.toMatch(/<link [^>]*hreflang|og:locale:alternate/)
  })
})

describe('the menu of languages', () => {
  test('leads to the page in each of them, under its own name, with the origin where that is another', () => {
    const page = html(examplePage({ languages: everywhere }), translated())
    for (const menu of ['dropdown', 'menu']) {
      expect(page).toContain(
        `<a class="${menu}__link" href="/docs/charts/bar" hrefLang="en" data-language="en" aria-current="true"><span lang="en" dir="ltr">English</span></a>`,
      )
      expect(page).toContain(
        `<a class="${menu}__link" href="/ar/docs/charts/bar" hrefLang="ar" data-language="ar"><span lang="ar" dir="rtl">العربية</span><span class="dropdown__note" hidden="">`,
      )
      expect(page).toContain(`<a class="${menu}__link" href="https://zh.example/docs/charts/bar" hrefLang="zh-Hans"`)
    }
  })

  test('says of a language that it lacks the page, and leads to its home', () => {
    const languages = [...everywhere.slice(0, 1), { code: 'ar' }, ...everywhere.slice(2)]
    const page = html(examplePage({ languages }), translated())
    expect(page).toContain(
      '<a class="dropdown__link" href="/ar/" hrefLang="ar" data-language="ar"><span lang="ar" dir="rtl">العربية</span><span class="dropdown__note">no such page</span></a>',
    )
  })

  test('leads from the page for lost readers to the homes of the others', () => {
    const page = html(examplePage({ content: { type: 'not-found' } }), translated())
    expect(page).toContain('<a class="dropdown__link" href="" hrefLang="en"')
    expect(page).toContain('<a class="dropdown__link" href="/ar/" hrefLang="ar"')
  })
})

describe('a text that is not translated', () => {
  const page = examplePage()
  const untranslated = { htmlLang: 'en', direction: 'ltr', editUrl: 'https://git.example/ar/bar.md' } as const
  const content = page.content.type === 'doc' ? { ...page.content, untranslated } : page.content

  test('is marked with its language, and what is around it is not', () => {
    const shown = html({ ...page, content }, translated({ locale: arabic }))
    expect(shown).toContain('<html lang="ar" dir="rtl"')
    expect(shown).toContain('<h1 lang="en" dir="ltr">')
    expect(shown).toContain('<div lang="en" dir="ltr" class="prose__body">')
    expect(shown.match(/<ul lang="en" dir="ltr" class="toc__list">/g)).toHaveLength(2)
    expect(shown).toContain('<article class="prose" data-article="">')
  })

  test('comes with a note in the language of the page, and a link to where it can be translated', () => {
    const shown = html({ ...page, content }, translated({ locale: arabic }))
    expect(shown).toMatch(
      /لم تُترجم هذه الصفحة بعد\.(?:<!-- -->)? ?<a href="https:\/\/git\.example\/ar\/bar\.md"[^>]*>ساعد في ترجمتها<\/a>/,
    )
    expect(html(page, translated({ locale: arabic }))).not.toContain('لم تُترجم')
  })
})

function hidden(page: Page): Page {
  return { ...page, meta: { ...page.meta, noIndex: true } }
}
