import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest'
import { root } from '../run-cli.ts'
import { temporarySite, type TemporarySite } from '../temporary-site.ts'
import { runWatch, type WatchRun } from '../watched-site.ts'
import { journey, type Reader } from './reader.ts'

const folder = join(root, 'tests/browser/policy-site')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** What other sites answer. */
const others: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'https://fonts.example.com/fonts.css': [
    'text/css',
    '@font-face { font-family: A; src: url(https://files.example.com/a.woff2) }',
  ],
  'https://cdn.example.com/head.js': ['text/javascript', "document.documentElement.dataset.loaded = 'ran'"],
  'http://pictures.example.com/a.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  ],
  'https://player.example.com/embed': ['text/html', '<p>Player</p>'],
  'https://api.example.com/': ['application/json', '{}'],
}

function open(reader: Reader, url: string): Promise<Page> {
  return reader.open(url, {
    before: (page) =>
      page.route(/^https?:\/\/[a-z]+\.example\.com\//, (route) => {
        const [contentType, body] = others[route.request().url()] ?? ['text/plain', '']
        return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
      }),
  })
}

async function showsEverything(page: Page): Promise<void> {
  await page.frameLocator('#player').getByText('Player').waitFor()
  expect(await page.locator('#colored').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
  expect(await page.locator('#styled').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(4, 5, 6)')
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#picture')?.naturalWidth === 8)
}

describe('under the policy of a site', () => {
  journey('everything that a page holds is shown and runs, without a word of the browser', async ({ reader }) => {
    const page = await open(reader, new URL('/everything', inject('sites').policy).href)
    await showsEverything(page)
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      inline: 'ran',
      loaded: 'ran',
    })
    expect(await page.evaluate(() => fetch('https://api.example.com/').then(({ ok }) => ok))).toBe(true)
  })

  journey('it is shown after a navigation without a load, too', async ({ reader }) => {
    const page = await open(reader, new URL('/', inject('sites').policy).href)
    await page.click('main >> text=one that holds everything')
    await showsEverything(page)
  })

  journey('a script that somebody put in does not run, nor may one ask another site', async ({ reader }) => {
    reader.expectsComplaint(/Content Security Policy/)
    const page = await open(reader, new URL('/everything', inject('sites').policy).href)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = "document.documentElement.dataset.injected = 'ran'"
      document.body.append(script)
      document.body.insertAdjacentHTML(
        'beforeend',
        `<img src="data:image/png,x" onerror="document.documentElement.dataset.injected = 'ran'">`,
      )
    })
    await page.waitForTimeout(300)
    expect(await page.getAttribute('html', 'data-injected')).toBeNull()
    expect(
      await page.evaluate(() =>
        fetch('https://evil.example.com/').then(
          () => true,
          () => false,
        ),
      ),
    ).toBe(false)
  })

  describe('that is watched', () => {
    let site: TemporarySite
    let watch: WatchRun

    beforeAll(async () => {
      const [index, everything] = [read('docs/index.mdx'), read('docs/everything.mdx')]
      const config = read('docs.config.ts').replace(/^import.*/, 'const defineConfig = (config) => config')
      site = temporarySite({ 'docs.config.mjs': config, 'docs/index.mdx': index, 'docs/everything.mdx': everything })
      watch = await runWatch(site.workDir)
      await vi.waitUntil(() => watch.told().includes('Ready:'), { timeout: 180_000 })
    })

    afterAll(async () => {
      await watch.stop()
      site.remove()
    })

    journey('everything is shown there, and what an edit brings', async ({ reader }) => {
      const page = await open(reader, new URL('/everything', watch.url).href)
      await showsEverything(page)
      site.write({
        'docs/everything.mdx': `${read('docs/everything.mdx')}\n<p id="new" style={{ color: 'rgb(7, 8, 9)' }}>New.</p>\n`,
      })
      await page.locator('#new').waitFor()
      expect(await page.locator('#new').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(7, 8, 9)')
    })

    journey('a script may ask no other site than in a build', async ({ reader }) => {
      reader.expectsComplaint(/Content Security Policy/)
      const page = await open(reader, watch.url)
      expect(
        await page.evaluate(() =>
          fetch('https://evil.example.com/').then(
            () => true,
            () => false,
          ),
        ),
      ).toBe(false)
    })
  })
})
