/** A site with `offline: 'cache'`: what readers have read stays readable when its server is away. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { root } from '../run-cli.ts'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'
import { isMarked, journey, markDocument, waitForTitle } from './reader.ts'
import { violations } from './violations.ts'

const kept = configText({ offline: 'cache', favicon: '/mark.svg' })
let site: TemporarySite
let port = 0
let server: ChildProcess | undefined

beforeAll(async () => {
  site = temporarySite({
    'docs.config.mjs': kept,
    'docs/index.md': '# Home\n\n[Pumps](./pumps.md) and [valves](./valves.md)\n\n![A mark](/mark.svg)\n',
    'docs/pumps.md': '# Pumps\n\nA pump of 1998.\n',
    'docs/valves.md': '# Valves\n\nA valve.\n',
    'docs/yard/fence.md': '# Fence\n\nFar from the first pages, and not loaded ahead with them.\n',
    'static/mark.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>\n',
  })
})
afterAll(async () => {
  await stop()
  site.remove()
})

async function deploy(files: Readonly<Record<string, string>> = {}): Promise<void> {
  site.write(files)
  expect((await site.build()).stderr).toMatch(/^Built /m)
  if (!server) await start()
}

/** Serve the output, where it was served before. */
async function start(): Promise<void> {
  const args = ['serve', '--out-dir', join(site.dir, 'dist'), '--port', String(port)]
  server = spawn(process.execPath, [join(root, 'bin/docs-build.js'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [told] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  port = Number(new URL(told.toString().trim()).port)
}

async function stop(): Promise<void> {
  if (!server) return
  const ended = once(server, 'exit')
  server.kill()
  server = undefined
  await ended
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`
const text = (page: Page) => page.locator('main').innerText()
const offer = (page: Page) => page.locator('.keep-offline')
/** Wait until the page and what it loaded are kept. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async (wanted) => (await fetch(wanted, { cache: 'only-if-cached', mode: 'same-origin' })).status,
        path,
      ),
    )
    .toBe(200)

journey(
  'a page that was read is there without its server, of its day; another one says that it is not',
  async ({ reader }) => {
    await deploy({ 'docs.config.mjs': kept, 'docs/pumps.md': '# Pumps\n\nA pump of 1998.\n' })
    const page = await reader.open(url('/'))
    await offer(page).getByRole('button').waitFor()
    await isKept(page, '/')
    // It was loaded before there was a worker, which then loads it once more.
    await isKept(page, '/mark.svg')
    await page.goto(url('/pumps'))
    await isKept(page, '/pumps')
    expect(await page.locator('.offline-note').count()).toBe(0)

    await page.waitForLoadState('networkidle')
    await stop()
    await page.goto(url('/pumps'))
    expect(await text(page)).toContain('A pump of 1998.')
    const day = new Date().toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' })
    expect(await page.locator('.offline-note').innerText()).toBe(`You are offline. This is the page as of ${day}.`)
    expect(await violations(page)).toEqual([])
    await page.goto(url('/'))
    expect(await page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9)
    await page.goto(url('/yard/fence'))
    expect(await text(page)).toContain('this page is not kept on this device')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: /^Pumps/ }).click()
    await page.waitForURL(url('/pumps'))

    // Who is back reads what is new, at once.
    await deploy({ 'docs/pumps.md': '# Pumps\n\nA pump of 2026.\n' })
    await page.goto(url('/pumps'))
    expect(await text(page)).toContain('A pump of 2026.')
    await expect.poll(() => page.locator('.offline-note').count()).toBe(0)
  },
)

journey('an address without a page is asked for once', async ({ reader }) => {
  reader.expectsComplaint(/404/)
  await deploy({ 'docs.config.mjs': kept })
  const page = await reader.open(url('/'))
  // A page that is left earlier has no worker yet, nor has the next one.
  await offer(page).getByRole('button').waitFor()
  await isKept(page, '/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url() === url('/nobody')) asked.push(request.resourceType())
  })
  await Promise.all([page.waitForResponse(url('/offline.json')), page.goto(url('/nobody'))])
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['document'])
})

journey('a button keeps the whole version, says its size before, and follows the next deploy', async ({ reader }) => {
  await deploy({ 'docs.config.mjs': kept, 'docs/pumps.md': '# Pumps\n\nA pump of 1998.\n' })
  const page = await reader.open(url('/'))
  const button = offer(page).getByRole('button')
  await expect.poll(() => button.innerText()).toMatch(/^Keep “Site” for reading offline \(\d+(\.\d)? MB\)$/)
  await button.click()
  await expect.poll(() => offer(page).innerText()).toMatch(/“Site” is kept for reading offline, as of/)

  await page.waitForLoadState('networkidle')
  await deploy({ 'docs/valves.md': '# Valves\n\nA valve of 2026.\n' })
  await page.goto(url('/pumps'))
  await expect
    .poll(() =>
      page.evaluate(async () => (await fetch('/valves', { cache: 'only-if-cached', mode: 'same-origin' })).text()),
    )
    .toContain('A valve of 2026.')
  await expect.poll(() => offer(page).innerText()).toMatch(/is kept for reading offline/)
  await page.waitForLoadState('networkidle')

  await stop()
  await page.goto(url('/valves'))
  expect(await text(page)).toContain('A valve of 2026.')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('pump')
  await page.locator('dialog [role=option]').first().waitFor()
  await page.goto(url('/pumps'))
  await offer(page).getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(() => offer(page).innerText()).toMatch(/^Keep “Site”/)
})

journey(
  'by keys: what could not be kept is tried again, and let go, at the button that has the focus',
  async ({ reader }) => {
    await deploy({ 'docs.config.mjs': kept })
    const page = await reader.open(url('/'))
    const button = offer(page).getByRole('button')
    const isFocused = () => button.evaluate((each) => each === document.activeElement)
    await button.waitFor()
    await isKept(page, '/')
    await stop()
    await button.focus()
    reader.expectsComplaint(/Failed to load resource/)
    await page.keyboard.press('Enter')
    await expect.poll(() => offer(page).innerText()).toMatch(/^Not all of it could be kept. Try again.\sKeep/)
    await expect.poll(isFocused).toBe(true)
    await start()
    await page.keyboard.press('Enter')
    await expect.poll(() => button.innerText()).toBe('Remove it')
    await expect.poll(isFocused).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => button.innerText()).toMatch(/^Keep/)
    await expect.poll(isFocused).toBe(true)
  },
)

journey('what a tab has read before is new there too, once the kept version is', async ({ reader }) => {
  await deploy({ 'docs.config.mjs': kept, 'docs/pumps.md': '# Pumps\n\nA pump of 1998.\n' })
  const page = await reader.open(url('/'))
  await offer(page).getByRole('button').click()
  await expect.poll(() => offer(page).innerText()).toMatch(/is kept for reading offline/)
  const go = async (link: string, title: string) => {
    await page.click(`#_sidebar >> text=${link}`)
    await waitForTitle(page, title)
  }
  await go('Pumps', 'Pumps')
  await go('Valves', 'Valves')

  await page.waitForLoadState('networkidle')
  await deploy({ 'docs/pumps.md': '# Pumps\n\nA pump of 2026.\n' })
  await markDocument(page)
  await go('Home', 'Home')
  await expect
    .poll(() =>
      page.evaluate(async () => (await fetch('/pumps', { cache: 'only-if-cached', mode: 'same-origin' })).text()),
    )
    .toContain('A pump of 2026.')
  await expect.poll(() => offer(page).innerText()).toMatch(/is kept for reading offline/)
  await go('Pumps', 'Pumps')
  expect(await text(page)).toContain('A pump of 2026.')
  expect(await isMarked(page)).toBe(true)
})

journey('a site that asks for it no longer takes its worker and its copies away', async ({ reader }) => {
  await deploy({ 'docs.config.mjs': kept })
  const page = await reader.open(url('/'))
  await isKept(page, '/')
  await deploy({ 'docs.config.mjs': configText({ favicon: '/mark.svg' }) })
  await page.reload()
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.startsWith('docs-build')).length,
    ])
  await expect.poll(left).toEqual([0, 0])
})
