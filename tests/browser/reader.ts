import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
  type Page,
} from 'playwright-core'
import { test as base, expect, inject } from 'vitest'

/** A reader of the sites: opens pages, each as a visitor of its own, and takes note of whatever the browser complains of. */
export interface Reader {
  /** Open a path of the sample site (or a full URL) in a new context. */
  open(
    path: string,
    options?: BrowserContextOptions & { readonly before?: (page: Page) => Promise<unknown> },
  ): Promise<Page>
  /**
   * Open a path in the tab in which an earlier journey of the same options looked at another one, where nothing is stored any
   * more: axe, which is most of the work, is compiled there. For journeys that do little but look.
   */
  look(path: string, options?: BrowserContextOptions): Promise<Page>
  /** Complaints that belong to the journey; each must have come up at its end. */
  expectsComplaint(pattern: RegExp): void
}

/** A phone with a touch screen. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions

const desktop = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions
let browser: Promise<Browser> | undefined
/** Tabs in which later journeys look at pages, by their options. */
const tabs = new Map<string, Page>()

/**
 * A journey in a real browser. It fails when the browser reports an error, be it of a script or of the
 * Content-Security-Policy, that the journey does not expect.
 */
export const journey = base.extend<{ reader: Reader }>({
  reader: async ({ task }, use) => {
    browser ??= chromium.connect(inject('sites').browser)
    const connected = await browser
    const complaints: string[] = []
    const expected: RegExp[] = []
    const looking = new Map<string, Page>()
    const newPage = async (options: BrowserContextOptions) => {
      const context = await connected.newContext({ ...desktop, ...options })
      // What is waited for comes, but not at once on a machine that has much to do.
      context.setDefaultTimeout(30_000)
      return context.newPage()
    }
    const listen = (context: BrowserContext) => {
      context.on('console', (message) => complaints.push(...complaintOf(message)))
      context.on('weberror', (error) => complaints.push(String(error.error())))
    }
    const goTo = async (page: Page, path: string, { javaScriptEnabled }: BrowserContextOptions) => {
      await page.goto(new URL(path, inject('sites').sample).href)
      if (javaScriptEnabled !== false) await waitUntilLive(page)
      return page
    }
    await use({
      async open(path, { before, ...options } = {}) {
        const page = await newPage(options)
        listen(page.context())
        await before?.(page)
        return goTo(page, path, options)
      },
      async look(path, options = {}) {
        const key = JSON.stringify(options)
        const page = looking.get(key) ?? tabs.get(key) ?? (await newTab(await newPage(options)))
        tabs.delete(key)
        if (!looking.has(key)) listen(page.context())
        looking.set(key, page)
        return goTo(page, path, options)
      },
      expectsComplaint: (pattern) => expected.push(pattern),
    })
    // A journey that failed is tried again in a tab of its own.
    if (!task.result?.errors?.length) for (const [key, page] of looking) tabs.set(key, await leave(page))
    const kept = new Set([...tabs.values()].map((page) => page.context()))
    await Promise.all(
      connected
        .contexts()
        .filter((context) => !kept.has(context))
        .map((context) => context.close()),
    )
    const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
    expect(unexpected, `what the browser complained of in "${task.name}"`).toEqual([])
    for (const pattern of expected) expect(complaints.join('\n')).toMatch(pattern)
  },
})

/** Each page of a tab begins with nothing stored. */
async function newTab(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    if (window !== top || !location.protocol.startsWith('http')) return
    localStorage.clear()
    sessionStorage.clear()
  })
  return page
}

/** Leave a tab to the journeys that come. */
async function leave(page: Page): Promise<Page> {
  await page.mouse.move(0, 0)
  await page.goto('about:blank')
  page.context().removeAllListeners('console').removeAllListeners('weberror')
  return page
}

function complaintOf(message: ConsoleMessage): string[] {
  return message.type() === 'error' ? [`${message.text()} ${message.location().url}`] : []
}

/** Wait until the client has taken the page over. */
export async function waitUntilLive(page: Page): Promise<void> {
  // What Playwright finds elements with costs as much as half of the page, and journeys that only measure do without it.
  const isLive = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const look = () => document.documentElement.hasAttribute('data-live') && done(true)
        new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['data-live'] })
        setTimeout(() => done(false), 10_000)
        look()
      }),
  )
  // A page that leads to another one at once takes the question along.
  if (!(await isLive.catch(() => false))) await page.waitForSelector('html[data-live]')
}

/** Mark the document: client navigation keeps the mark, a load does not. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

/** Says whether it is still the document that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

/** Wait until the reader sees a page with this title. */
export async function waitForTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction((text) => document.title.startsWith(text), title)
}

/** Scroll at once, and let the page follow. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, top)
}

/** Point at a link until the page behind it has arrived, and what shows pages, which comes with the first link that is pointed at. */
export async function pointAt(page: Page, link: Locator): Promise<void> {
  const path = await link.evaluate((element: HTMLAnchorElement) => element.pathname)
  const arrives = [/\/assets\/chunk-[^/]+\.js$/, new RegExp(`${path}/?$`)].map((url) =>
    page.waitForEvent('requestfinished', (request) => url.test(request.url())),
  )
  await Promise.all([...arrives, link.hover()])
}

/** How far the page is scrolled. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** The accessible name or text of what has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })
}

/** Go through the page with the Tab key until something of this name has the focus. */
export async function tabTo(page: Page, name: string, most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === name) return
  }
  throw new Error(`The Tab key did not come to "${name}" in ${most} presses.`)
}

/** Do what opens another tab or window, and wait until that is at a path. */
export async function opens(page: Page, act: () => Promise<void>, path: string): Promise<void> {
  const [other] = await Promise.all([page.context().waitForEvent('page'), act()])
  // It begins empty, and may have navigated before it is listened to: it is asked itself.
  await expect.poll(() => other.evaluate('location.pathname').catch(String)).toBe(path)
}
