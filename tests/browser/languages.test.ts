import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'
import { runWatch, type WatchRun } from '../watched-site.ts'
import { isMarked, journey, markDocument, phone, waitForTitle } from './reader.ts'
import { violations } from './violations.ts'

let site: TemporarySite
let watch: WatchRun

beforeAll(async () => {
  site = temporarySite({
    'docs.config.mjs': configText({
      favicon: '/icon.svg',
      docs: { path: 'docs', routeBasePath: '/', editUrl: 'https://git.example/edit' },
      i18n: { default: 'en', locales: { en: {}, ar: {}, 'zh-Hans': {} } },
      navbar: { title: 'Pumps', items: [{ type: 'localeDropdown', position: 'right' }] },
    }),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Pumps\n\n[Install](./guide/install.md) and [read Arabic](pathname:///ar/guide/install).\n',
    'docs/guide/install.md': '# Install\n\n## The motor\n\nConnect it.\n\n## Safety\n\nWear gloves.\n',
    'docs/guide/why.md': '# Why a pump?\n\n<details>\n<summary>Why not?</summary>\n\nNo water.\n\n</details>\n',
    'i18n/ar/docs/guide/install.md': '# التركيب\n\n## المحرك\n\nصِلْه.\n\n## السلامة\n\nارتدِ القفازات.\n',
    'i18n/zh-Hans/docs/index.md': '---\ntags: [power]\n---\n\n# 水泵\n\n[安装](./guide/install.md)之前请关闭电源。\n',
    'i18n/zh-Hans/docs/guide/only.md': '# 仅此\n',
  })
  watch = await runWatch(site.workDir)
  await vi.waitUntil(() => watch.told().includes('Ready:'), { timeout: 180_000 })
})

afterAll(async () => {
  await watch.stop()
  site.remove()
})

const at = (path: string) => new URL(path, watch.url).href
const language = (page: Page) => page.getAttribute('html', 'lang')

journey('a reader who changes the language stays at the same part of the same page', async ({ reader }) => {
  const page = await reader.open(at('/guide/install?docusaurus-theme=dark#the-motor'))
  await page.click('.dropdown__button')
  await page.click('.dropdown__link[hreflang=ar]')
  await waitForTitle(page, 'التركيب')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?docusaurus-theme=dark#the-motor')
  expect([await language(page), await page.getAttribute('html', 'dir')]).toEqual(['ar', 'rtl'])
})

journey(
  'what nobody translated stands where a translation would, and unfolds as its text is read',
  async ({ reader }) => {
    const page = await reader.open(at('/ar/guide/why'))
    const fold = page.locator('main summary')
    expect(await fold.evaluate((summary) => getComputedStyle(summary, '::before').rotate)).toBe('45deg')
    const left = (selector: string) =>
      page.locator(`.pagination [rel=next] ${selector}`).evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return Math.round(range.getBoundingClientRect().left)
      })
    expect(await left('.pagination__label')).toBeLessThanOrEqual(await left('.pagination__way'))
  },
)

journey('a label that nobody translated is read in its own direction, below all others', async ({ reader }) => {
  const page = await reader.open(at('/ar/guide/why'))
  const label = page.locator('.sidebar a[href="/ar/guide/why"]').first()
  const places = await label.evaluate((link) => {
    const text = link.firstChild
    if (!text?.nodeValue) return undefined
    const left = (from: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, from + 1)
      return range.getBoundingClientRect()
    }
    const box = link.getBoundingClientRect()
    const [first, last] = [left(0), left(text.nodeValue.length - 1)]
    return { isInOrder: first.left < last.left, isAtRight: box.right - last.right < first.left - box.left }
  })
  expect(places).toEqual({ isInOrder: true, isAtRight: true })
})

journey('the menu follows a reader from page to page without a load', async ({ reader }) => {
  const page = await reader.open(at('/'))
  await markDocument(page)
  await page.click('main a[href="/guide/install"]')
  await waitForTitle(page, 'Install')
  expect(await isMarked(page)).toBe(true)
  expect(await page.getAttribute('.dropdown__link[hreflang=ar]', 'href')).toBe('/ar/guide/install')
  expect(await page.getAttribute('.menu__link[hreflang=ar]', 'href')).toBe('/ar/guide/install')
})

journey('a link into another language loads that page, for all around it is another', async ({ reader }) => {
  const page = await reader.open(at('/'))
  await markDocument(page)
  await page.click('main a[href="/ar/guide/install"]')
  await waitForTitle(page, 'التركيب')
  expect(await isMarked(page)).toBe(false)
  expect(await language(page)).toBe('ar')
})

journey('a reader who chose a language is offered its pages, until he declines', async ({ reader }) => {
  const page = await reader.open(at('/guide/install'))
  const offer = page.locator('.language-offer')
  await page.click('.dropdown__button')
  await page.click('.dropdown__link[hreflang=ar]')
  await waitForTitle(page, 'التركيب')
  // Nothing is offered in the language that was chosen.
  expect(await offer.count()).toBe(0)
  await page.goto(at('/guide/install#safety'))
  await offer.waitFor()
  expect([await offer.getAttribute('lang'), await offer.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  await offer.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' }).click()
  await waitForTitle(page, 'التركيب')
  expect(new URL(page.url()).hash).toBe('#safety')
  await page.goto(at('/guide/install'))
  await offer.getByRole('button', { name: 'إغلاق' }).press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await page.goto(at('/guide/install'))
  await page.waitForLoadState('networkidle')
  expect(await offer.count()).toBe(0)
})

journey('a browser in another language is offered what is translated, and nothing else', async ({ reader }) => {
  const page = await reader.open(at('/guide/install'), { locale: 'ar-EG' })
  const offer = page.locator('.language-offer')
  await offer.waitFor()
  // It lies above the page: nothing of that is elsewhere without it.
  const places = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      ...Array.from(
        document.querySelectorAll('header, main, main :is(h1, h2, p)'),
        (part) => part.getBoundingClientRect().y,
      ),
    ])
  const withOffer = await places()
  const display = (value: string) => offer.evaluate((element, set) => (element.style.display = set), value)
  await display('none')
  expect(await places()).toEqual(withOffer)
  await display('')
  await page.getByRole('link', { name: 'Pumps' }).first().click()
  await waitForTitle(page, 'Pumps')
  expect(await offer.count()).toBe(0)
  const chinese = await reader.open(at('/guide/install'), { locale: 'zh-CN' })
  await chinese.waitForLoadState('networkidle')
  expect(await chinese.locator('.language-offer').count()).toBe(0)
})

journey('the languages can be changed without a script', async ({ reader }) => {
  const page = await reader.open(at('/guide/install'), { javaScriptEnabled: false })
  await page.click('.dropdown__button')
  await page.click('.dropdown__link[hreflang=zh-Hans]')
  expect(await language(page)).toBe('zh-Hans')
})

journey('a phone changes the language in the drawer', async ({ reader }) => {
  const page = await reader.open(at('/ar/guide/install'), phone)
  await page.click('.navbar__menu')
  await page.click('.drawer__docs .drawer__switch')
  await page.click('.menu__group[data-locale] summary')
  expect(await violations(page)).toEqual([])
  await page.click('.menu__link[hreflang=en]')
  await waitForTitle(page, 'Install')
  expect(await language(page)).toBe('en')
})

journey('a page that is not translated says so, and marks what is in another language', async ({ reader }) => {
  const page = await reader.open(at('/zh-Hans/guide/install'))
  expect(await page.innerText('.page-state')).toContain('此页面尚未翻译。')
  expect(await page.getAttribute('.prose__body', 'lang')).toBe('en')
})

journey('a watched site has what its pages need in each language', async ({ reader }) => {
  const page = await reader.open(at('/zh-Hans/guide/install'))
  const answers = await page.evaluate(() => {
    const { sidebar } = JSON.parse(document.getElementById('_state')?.textContent ?? '').page
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    return Promise.all([sidebar.dataUrl, icon?.href].map(async (url) => (await fetch(url)).status))
  })
  expect(answers).toEqual([200, 200])
})

journey('a reader of Chinese finds pages by words within their text', async ({ reader }) => {
  const page = await reader.open(at('/zh-Hans/'))
  await page.keyboard.press('/')
  await page.waitForSelector('.search__foot', { state: 'attached' })
  await page.keyboard.type('关闭电源')
  const found = page.locator('.search__option').first()
  expect(await found.innerText()).toContain('水泵')
  await page.keyboard.press('Enter')
  await waitForTitle(page, '水泵')
  expect(new URL(page.url()).pathname).toBe('/zh-Hans/')
})

journey('the menu says which languages lack a page, and leads to their homes', async ({ reader }) => {
  const page = await reader.open(at('/zh-Hans/tags/power'))
  await page.click('.dropdown__button')
  const english = page.locator('.dropdown__link[hreflang=en]')
  expect(await english.innerText()).toMatch(/English\s+无此页面/)
  await english.click()
  await waitForTitle(page, 'Pumps')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await language(page)).toBe('en')
})

journey('an address that leads nowhere is answered in its language', async ({ reader }) => {
  reader.expectsComplaint(/404/)
  const page = await reader.open(at('/ar/guide/absent'))
  expect(await language(page)).toBe('ar')
})

journey.for([
  ['/guide/install', { locale: 'ar' }],
  ['/guide/install?docusaurus-theme=dark', { ...phone, locale: 'ar' }],
  ['/ar/', {}],
  ['/zh-Hans/guide/install', phone],
  ['/ar/guide/install?docusaurus-theme=dark', phone],
  ['/ar/?docusaurus-theme=dark', {}],
] as const)('everybody can use the menu, the note and the offer at %s', async ([path, options], { reader }) => {
  const page = await reader.look(at(path), options)
  const button = page.locator('.dropdown__button')
  if (await button.isVisible()) await button.click()
  if ('locale' in options) await page.waitForSelector('.language-offer')
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

journey('an address that has no page names those of its language', async ({ reader }) => {
  reader.expectsComplaint(/404/)
  for (const base of ['/zh-Hans/', '/']) {
    const page = await reader.open(at(`${base}guide/instal`))
    await page.waitForSelector('.not-found__near a')
    const paths = await page
      .locator('.not-found__near a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual([`${base}guide/install`])
  }
})
