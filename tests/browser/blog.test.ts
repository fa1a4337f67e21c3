import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'
import { runWatch, type WatchRun } from '../watched-site.ts'
import { isMarked, journey, markDocument, phone, waitForTitle } from './reader.ts'

let site: TemporarySite
let watch: WatchRun

const post = (number: number) =>
  `---\ntitle: Post ${number}\nauthors: ada\ntags: [news]\n---\n\nThe beginning of ${number}.\n\n## Why\n\n<!-- truncate -->\n\nThe rest.\n`

beforeAll(async () => {
  const posts = Array.from({ length: 5 }, (_, at) => [`blog/2026-02-0${at + 1}-post.md`, post(at + 1)] as const)
  site = temporarySite({
    'docs.config.mjs': configText({ favicon: '/icon.svg', blog: { postsPerPage: 2 } }),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'blog/authors.yml': 'ada:\n  name: Ada\n  title: Engineer\n  page: true\n  socials: { github: ada }\n',
    ...Object.fromEntries(posts),
  })
  watch = await runWatch(site.workDir)
  await vi.waitUntil(() => watch.told().includes('Ready:'), { timeout: 60_000 })
})

afterAll(async () => {
  await watch.stop()
  site.remove()
})

journey.for(['', '/2026/02/01/post', '/archive', '/tags', '/tags/news', '/authors', '/authors/ada'])(
  'the page /blog%s of a blog can be used by everybody, on a phone and in the dark',
  async (path, { reader }) => {
    for (const [query, options] of [
      ['', {}],
      ['?docusaurus-theme=dark', phone],
    ] as const) {
      const page = await reader.open(new URL(`/blog${path}${query}`, watch.url).href, options)
      const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).setLegacyMode(true).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  },
)

journey('a reader pages through a blog with the keyboard, without a load', async ({ reader }) => {
  const page = await reader.open(new URL('/blog', watch.url).href)
  await markDocument(page)
  await page.locator('a[rel=next]').focus()
  await page.keyboard.press('Enter')
  await waitForTitle(page, 'Blog (2)')
  expect(await page.locator('.post__title').allTextContents()).toEqual(['Post 3', 'Post 2'])
  await page.locator('a[rel=prev]').focus()
  await page.keyboard.press('Enter')
  await waitForTitle(page, 'Blog |')
  expect(await page.locator('.post__title').allTextContents()).toEqual(['Post 5', 'Post 4'])
  expect(await isMarked(page)).toBe(true)
})

journey('a reader of feeds finds those of the blog on any page, and they are XML', async ({ reader }) => {
  const page = await reader.open(new URL('/', watch.url).href)
  const found = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][type*=xml]')]
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    const documents = texts.map((text) => new DOMParser().parseFromString(text, 'application/xml'))
    return documents.map((xml) => [xml.documentElement.tagName, xml.querySelectorAll('item, entry').length])
  })
  expect(found).toEqual([
    ['rss', 5],
    ['feed', 5],
  ])
})
