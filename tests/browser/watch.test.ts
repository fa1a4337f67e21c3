import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'
import { runWatch, type WatchRun } from '../watched-site.ts'
import { isMarked, journey as test, markDocument, scrollPosition, scrollTo, type Reader } from './reader.ts'
import { violations } from './violations.ts'

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index} of a text that is long enough to scroll.`).join(
  '\n\n',
)
/** A plugin whose script runs in browsers, and loads what it shows. */
const greeter = { name: 'greeter', client: ['greeter.js'] }
const config = (more: object = {}) =>
  configText({
    favicon: 'icon.svg',
    theme: { css: ['site.css'] },
    navbar: { title: 'Manual' },
    plugins: [greeter],
    ...more,
  })
const files = {
  'docs.config.mjs': config(),
  'site.css': '@layer site { .prose h1 { color: rgb(1, 2, 3); } }\n',
  'greeter.js':
    "import('./greeting.js').then(({ greeting }) => { document.documentElement.dataset.greeting = greeting })\n",
  'greeting.js': "export const greeting = 'one'\n",
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'components/Box.jsx':
    'export default function Box({ children }) { return <aside className="box">first {children}</aside> }\n',
  'components/Counter.jsx':
    "'use client'\nimport { useState } from 'react'\nexport default function Counter() { const [count, setCount] = useState(0); return <button id=\"counter\" onClick={() => setCount(count + 1)}>Count {count}</button> }\n",
  'docs/index.md': '# Home\n\nWelcome.\n',
  'docs/long.mdx': `---\ntitle: Long\n---\n\n<Tabs>\n<TabItem value="a" label="First">\n\nText of the first tab.\n\n</TabItem>\n<TabItem value="b" label="Second">\n\nText of the second tab.\n\n</TabItem>\n</Tabs>\n\n<Details summary="More">\n\nHidden text.\n\n</Details>\n\n## Part\n\n${lines}\n`,
  'docs/parts.mdx':
    "# Parts\n\nimport Box from '@site/components/Box'\nimport Counter from '@site/components/Counter'\n\n<Box>box</Box>\n\n<Counter />\n\nText below.\n",
  'docs/faulty.md': '# Faulty\n\nAll is well.\n',
  'docs/leaving.md': '# Leaving\n\nStill here.\n',
  'docs/saved.md': '# Saved\n\nOnce.\n',
}

let site: TemporarySite
let watch: WatchRun

beforeAll(async () => {
  site = temporarySite(files)
  watch = await runWatch(site.workDir)
  await vi.waitUntil(() => watch.told().includes('Ready:'), { timeout: 180_000 })
})

afterAll(async () => {
  await watch.stop()
  site.remove()
})

const open = (reader: Reader, path: string) => reader.open(new URL(path, watch.url).href)
const read = (path: string) => readFileSync(join(site.dir, path), 'utf8')
const edit = (path: string, from: string, to: string) => site.write({ [path]: read(path).replace(from, to) })
const seen = (page: Page, text: string) => page.getByText(text).first().waitFor()
const overlay = (page: Page) => page.locator('docs-build-overlay')

test('what a script of a plugin loads is edited: it runs anew', async ({ reader }) => {
  const page = await open(reader, '/long')
  await page.waitForSelector('html[data-greeting="one"]')
  edit('greeting.js', 'one', 'two')
  await page.waitForSelector('html[data-greeting="two"]')
})

test('an edit shows in place: the reader keeps scroll, tab and open details', async ({ reader }) => {
  const page = await open(reader, '/long')
  await markDocument(page)
  await page.getByRole('tab', { name: 'Second' }).click()
  await page.getByText('More', { exact: true }).click()
  await scrollTo(page, 700)
  edit('docs/long.mdx', 'Line 30 of', 'Changed line 30 of')
  await seen(page, 'Changed line 30 of')
  expect(await scrollPosition(page)).toBe(700)
  expect(await page.getByText('Text of the second tab.').isVisible()).toBe(true)
  expect(await page.getByText('Hidden text.').isVisible()).toBe(true)
  edit('docs/long.mdx', 'Text of the second', 'New text of the second')
  await seen(page, 'New text of the second tab.')
  edit('docs/long.mdx', '## Part', '## Renamed part')
  await page.locator('.toc').getByText('Renamed part').waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('a title that changes changes in head, sidebar and page', async ({ reader }) => {
  const page = await open(reader, '/long')
  await markDocument(page)
  edit('docs/long.mdx', 'title: Long', 'title: Longer')
  await page.waitForFunction(() => document.title.startsWith('Longer'))
  await page.locator('#_sidebar').getByText('Longer').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Longer' }).waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('a search that is being typed stays while the page below it changes', async ({ reader }) => {
  const page = await open(reader, '/saved')
  await markDocument(page)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox')
  await box.fill('hea')
  edit('docs/saved.md', '\n\n', '\n\nBelow. ')
  await page.getByText('Below.').waitFor({ state: 'attached' })
  await page.keyboard.type('t')
  expect(await box.inputValue()).toBe('heat')
  expect(await isMarked(page)).toBe(true)
})

test('a doc that is added comes into the sidebar of an open page', async ({ reader }) => {
  const page = await open(reader, '/long')
  await markDocument(page)
  site.write({ 'docs/added.md': '# Brand new\n' })
  await page.locator('#_sidebar').getByText('Brand new').click()
  await seen(page, 'Brand new')
  expect(await isMarked(page)).toBe(true)
})

test('styles are exchanged without a reload', async ({ reader }) => {
  const page = await open(reader, '/')
  await markDocument(page)
  edit('site.css', 'rgb(1, 2, 3)', 'rgb(9, 8, 7)')
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('h1') ?? document.body).color === 'rgb(9, 8, 7)',
  )
  await page.waitForFunction(() => document.querySelector('link[data-leaving]') === null)
  expect(await isMarked(page)).toBe(true)
})

test('components change in place, and an island begins anew only when it is its own code', async ({ reader }) => {
  const page = await open(reader, '/parts')
  await markDocument(page)
  const counter = page.locator('#counter')
  // A click may come before the island listens, and several may be answered at once.
  const count = (text: RegExp) =>
    expect
      .poll(async () => {
        await counter.click()
        return counter.textContent()
      })
      .toMatch(text)
  await count(/^Count [1-9]/)
  const counted = await counter.textContent()
  edit('docs/parts.mdx', 'Text below.', 'Other text below.')
  await seen(page, 'Other text below.')
  expect(await counter.textContent()).toBe(counted)
  edit('components/Box.jsx', 'first', 'second')
  await seen(page, 'second box')
  expect(await counter.textContent()).toBe(counted)
  edit('components/Counter.jsx', 'Count {count}', 'Number {count}')
  await expect.poll(() => counter.textContent()).toBe('Number 0')
  await count(/^Number [1-9]/)
  expect(await isMarked(page)).toBe(true)
})

test('an error covers the page with its place and code, and goes when it is repaired', async ({ reader }) => {
  const page = await open(reader, '/faulty')
  await markDocument(page)
  edit('docs/faulty.md', 'All is well.', 'A [way](/longr) out.')
  const panel = overlay(page).getByRole('region', { name: 'What is wrong with the site' })
  await panel.getByText('site/docs/faulty.md:3:').waitFor()
  expect(await panel.textContent()).toContain('> 3 | A [way](/longr) out.')
  expect(await panel.textContent()).toContain('Did you mean "/long"?')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await overlay(page).getByRole('button').textContent()).toBe('1 error')
  expect(watch.told()).toContain('site/docs/faulty.md:3:')
  edit('docs/faulty.md', 'A [way](/longr) out.', 'A [way](/long#nowhere) out.')
  await overlay(page).getByText('1 warning').waitFor()
  expect(await panel.count()).toBe(0)
  edit('docs/faulty.md', 'A [way](/long#nowhere) out.', 'All is well again.')
  await overlay(page).waitFor({ state: 'detached' })
  expect(await isMarked(page)).toBe(true)
})

test('the overlay is accessible in both colour modes, open and closed', async ({ reader }) => {
  edit('docs/faulty.md', '# Faulty', '# Faulty\n\n[Nowhere](/nowhere)')
  for (const mode of ['light', 'dark']) {
    // Axe is a script of its own, which the policy of the site forbids.
    const page = await reader.open(new URL(`/faulty?docusaurus-theme=${mode}`, watch.url).href, { bypassCSP: true })
    await overlay(page).locator('.panel').waitFor()
    expect(await violations(page, 'docs-build-overlay')).toEqual([])
    await page.keyboard.press('Escape')
    await overlay(page).locator('.badge').waitFor()
    expect(await violations(page, 'docs-build-overlay')).toEqual([])
  }
  edit('docs/faulty.md', '\n\n[Nowhere](/nowhere)', '')
})

test('a page that is deleted is told to be missing, and comes back', async ({ reader }) => {
  reader.expectsComplaint(/404/)
  const page = await open(reader, '/leaving')
  const text = read('docs/leaving.md')
  rmSync(join(site.dir, 'docs/leaving.md'))
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await overlay(page).getByText('gone with its file docs/leaving.md').waitFor()
  await overlay(page).getByRole('link', { name: '/' }).waitFor()
  site.write({ 'docs/leaving.md': text })
  await seen(page, 'Still here.')
  await overlay(page).waitFor({ state: 'detached' })
})

test('a page whose address changes takes its readers along', async ({ reader }) => {
  reader.expectsComplaint(/404/)
  const page = await open(reader, '/leaving#still')
  const text = read('docs/leaving.md')
  site.write({ 'docs/leaving.md': `---\nslug: /arriving\n---\n\n${text}` })
  await page.waitForURL('**/arriving#still')
  renameSync(join(site.dir, 'docs/leaving.md'), join(site.dir, 'docs/left.md'))
  site.write({ 'docs/left.md': text })
  await page.waitForURL('**/left#still')
  await seen(page, 'Still here.')
  renameSync(join(site.dir, 'docs/left.md'), join(site.dir, 'docs/leaving.md'))
  await page.waitForURL('**/leaving#still')
})

test('a file that an editor saves by renaming is seen, each time', async ({ reader }) => {
  const page = await open(reader, '/saved')
  await markDocument(page)
  for (const word of ['Twice.', 'Three times.', 'Four times.']) {
    site.write({ 'docs/.saved.md.swap': `# Saved\n\n${word}\n` })
    renameSync(join(site.dir, 'docs/.saved.md.swap'), join(site.dir, 'docs/saved.md'))
    await seen(page, word)
  }
  expect(await isMarked(page)).toBe(true)
})

test('hundreds of files at once are one rebuild', async () => {
  const before = watch.told().length
  site.write(
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`docs/many/page-${index}.md`, `# Page ${index}\n`])),
  )
  const pages = Array.from({ length: 300 }, (_, index) => new URL(`/many/page-${index}`, watch.url).href)
  const isThere = async (url: string) => (await fetch(url)).ok
  await expect.poll(() => isThere(pages[299] ?? ''), { timeout: 60_000 }).toBe(true)
  expect(await Promise.all(pages.map(isThere))).not.toContain(false)
  // On a busy machine the first files may come before the others; a rebuild that finds nothing new is not told.
  const rebuilds = () =>
    [
      ...watch
        .told()
        .slice(before)
        .matchAll(/\d+ files? →/g),
    ].length
  await expect.poll(rebuilds, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(rebuilds()).toBeLessThanOrEqual(3)
})

test('a config that breaks is told in the open page, and one that is repaired loads the page again', async ({
  reader,
}) => {
  const page = await open(reader, '/')
  await markDocument(page)
  site.write({ 'docs.config.mjs': 'export default { titel: 1 }' })
  await overlay(page).getByText('invalid-config').first().waitFor()
  expect(await isMarked(page)).toBe(true)
  site.write({ 'docs.config.mjs': config({ navbar: { title: 'Handbook' } }) })
  await page.locator('.navbar').getByText('Handbook').waitFor()
  await overlay(page).waitFor({ state: 'detached' })
  expect(await isMarked(page)).toBe(false)
})

test('a browser that lost the server finds its successor', async ({ reader }) => {
  reader.expectsComplaint(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE|ERR_EMPTY/)
  const page = await open(reader, '/saved')
  const { port } = watch
  const missed = page.waitForEvent('requestfailed', (request) =>
    Boolean(request.url().includes('@docs-build/events') && request.failure()?.errorText.includes('REFUSED')),
  )
  await watch.stop()
  await missed
  edit('docs/saved.md', '\n\n', '\n\nMeanwhile. ')
  watch = await runWatch(site.workDir, { port })
  await seen(page, 'Meanwhile.')
})
