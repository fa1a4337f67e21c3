import { afterAll, beforeAll, expect, vi } from 'vitest'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'
import { runWatch, type WatchRun } from '../watched-site.ts'
import { isMarked, journey, markDocument, phone, waitForTitle } from './reader.ts'
import { violations } from './violations.ts'

let site: TemporarySite
let watch: WatchRun

const post = (number: number) =>
  `---\ntitle: Post ${number}\nauthors: ada\ntags: [news]\n---\n\nThe beginning of ${number}.\n\n## Why\n\n<!-- truncate -->\n\nThe rest.\n`

const changelog = `# Changelog

## [1.1.0] - 2026-02-01

### Added

- A boiler.

### Fixed

- A leak.

## [1.0.0] - 2026-01-01

### Fixed

- Noise.
`

beforeAll(async () => {
  const files = Array.from({ length: 5 }, (_, at) => [`blog/2026-02-0${at + 1}-post.md`, post(at + 1)] as const)
  site = temporarySite({
    'docs.config.mjs': configText({ favicon: '/icon.svg', blog: [{ postsPerPage: 2 }, { changelog: 'CHANGELOG.md' }] }),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'blog/authors.yml': 'ada:\n  name: Ada\n  title: Engineer\n  page: true\n  socials: { github: ada }\n',
    'CHANGELOG.md': changelog,
    ...Object.fromEntries(files),
  })
  watch = await runWatch(site.workDir)
  await vi.waitUntil(() => watch.told().includes('Ready:'), { timeout: 180_000 })
})

afterAll(async () => {
  await watch.stop()
  site.remove()
})

const posts = ['/blog', '/blog/2026/02/01/post', '/blog/archive', '/blog/tags', '/blog/tags/news', '/blog/authors']
const versions = ['/changelog', '/changelog/1.1.0', '/changelog/kinds/fixed']

journey.for([...posts, '/blog/authors/ada', ...versions])(
  'the page %s of a blog can be used by everybody, on a phone and in the dark',
  async (path, { reader }) => {
    for (const [query, options] of [
      ['', {}],
      ['?docusaurus-theme=dark', phone],
    ] as const) {
      const page = await reader.look(new URL(`${path}${query}`, watch.url).href, options)
      expect(await violations(page)).toEqual([])
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

journey('a reader sees what was fixed, version by version, and reads on about one', async ({ reader }) => {
  const page = await reader.open(new URL('/changelog', watch.url).href)
  await markDocument(page)
  await page.getByRole('main').getByRole('link', { name: 'Fixed', exact: true }).focus()
  await page.keyboard.press('Enter')
  await waitForTitle(page, 'Changelog: Fixed')
  expect(await page.locator('.post').allInnerTexts()).toEqual([
    expect.stringMatching(/^1\.1\.0\s+February 1, 2026\s+A leak\.$/),
    expect.stringMatching(/^1\.0\.0\s+January 1, 2026\s+Noise\.$/),
  ])
  expect(await page.locator('.posts__links [aria-current]').innerText()).toBe('Fixed')
  await page.getByRole('main').getByRole('link', { name: '1.1.0' }).click()
  await waitForTitle(page, 'Changelog: 1.1.0')
  expect(await page.locator('article h2').allInnerTexts()).toEqual(['Added', 'Fixed'])
  expect(await isMarked(page)).toBe(true)
})

journey('a reader of feeds finds those of a blog and a changelog on any page, and they are XML', async ({ reader }) => {
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
    ['rss', 2],
    ['feed', 2],
  ])
})
