import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { journey, phone } from './reader.ts'
import { violations } from './violations.ts'
import { keepSearches, openDialog, searchFor } from './search-reader.ts'

interface State {
  readonly name: string
  readonly path: string
  readonly site?: 'sample' | 'real'
  readonly options?: BrowserContextOptions
  readonly complaint?: RegExp
  /** Whether it is only reached where nothing of the site has been loaded before. */
  readonly isFirst?: boolean
  /** What the reader does before it is looked at. */
  readonly reach?: (page: Page) => Promise<unknown>
}

const dark = '?docusaurus-theme=dark'
/** What the search loads can fail there without anything else that fails. */
const withoutComponents = '/docs/guides/start'
const apexCharts = '/ignition/embr-charts/components/apex-charts/'
const density = '/ignition/embr-thermodynamics/scripting/thermo/system-thermo-if97-density'

const states: readonly State[] = [
  { name: 'a doc', path: '/docs/everything' },
  { name: 'a dark doc', path: `/docs/everything${dark}` },
  { name: 'a doc on a phone', path: '/docs/everything', options: phone },
  { name: 'a doc on a phone, dark', path: `/docs/everything${dark}`, options: phone },
  {
    name: 'another tab',
    path: '/docs/everything',
    reach: (page) => page.getByRole('tab', { name: 'Linux' }).first().click(),
  },
  { name: 'open details', path: '/docs/everything', reach: (page) => page.click('text=Why these limits?') },
  {
    name: 'wrapped code',
    path: '/docs/everything',
    reach: async (page) => {
      await page.hover('.code-block:has-text("Gateway script")')
      await page.locator('[aria-label="Toggle word wrap"]:visible').first().click()
    },
  },
  { name: 'a zoomed image', path: '/docs/everything', reach: (page) => page.getByLabel('Zoom image').click() },
  { name: 'the open drawer', path: '/docs/guides/start', options: phone, reach: (page) => page.tap('.navbar__menu') },
  {
    name: 'the main menu in the drawer, dark',
    path: `/docs/guides/start${dark}`,
    options: phone,
    reach: async (page) => {
      await page.tap('.navbar__menu')
      await page.tap('text=Back to main menu')
    },
  },
  { name: 'an open dropdown', path: '/docs/guides/start', reach: (page) => page.click('.navbar summary >> nth=0') },
  {
    name: 'an open dropdown, dark',
    path: `/docs/guides/start${dark}`,
    reach: (page) => page.click('.navbar summary >> nth=1'),
  },
  { name: 'a page that greets', path: '/landing' },
  { name: 'a page that greets, dark', path: `/landing${dark}` },
  { name: 'a page that greets, on a phone', path: '/landing', options: phone },
  { name: 'a long sidebar', path: '/docs/part-sixty' },
  { name: 'the unreleased version', path: '/docs/next/guides/start' },
  { name: 'the unreleased version, dark', path: `/docs/next/guides/start${dark}` },
  { name: 'a page without its announcement', path: '/', reach: (page) => page.click('[data-announcement-close]') },
  { name: 'an unlisted doc', path: '/docs/hidden/drafty' },
  { name: 'a generated index', path: '/docs/reference/' },
  { name: 'a React page', path: '/counter' },
  { name: 'the not-found page', path: '/nowhere', complaint: /404/ },
  { name: 'the not-found page, dark', path: `/nowhere${dark}`, complaint: /404/ },
  {
    name: 'the crash page',
    path: '/crash',
    complaint: /could not go on/,
    reach: (page) => page.waitForSelector('.crash'),
  },
  {
    name: 'the crash page, dark',
    path: `/crash${dark}`,
    complaint: /could not go on/,
    reach: (page) => page.waitForSelector('.crash'),
  },
  { name: 'the home page', path: '/', site: 'real' },
  { name: 'the dark home page', path: `/${dark}`, site: 'real' },
  { name: 'the home page on a phone', path: '/', site: 'real', options: phone },
  {
    name: 'a function',
    path: '/ignition/embr-thermodynamics/scripting/thermo/system-thermo-if97-specificEnthalpy',
    site: 'real',
  },
  {
    name: 'a function, dark',
    path: `/ignition/embr-thermodynamics/scripting/thermo/system-thermo-if97-specificEnthalpy${dark}`,
    site: 'real',
  },
  { name: 'a service', path: '/services/calibrations', site: 'real' },
  {
    name: 'the search dialog before a search',
    path: `/docs/everything`,
    reach: (page) => openDialog(page),
  },
  {
    name: 'the search dialog with hits',
    path: `/docs/everything`,
    reach: (page) => searchFor(page, 'seal'),
  },
  {
    name: 'the search dialog with hits, dark',
    path: `/docs/everything${dark}`,
    reach: (page) => searchFor(page, 'seal'),
  },
  {
    name: 'the search dialog with hits, on a phone',
    path: `/docs/everything`,
    options: phone,
    reach: (page) => searchFor(page, 'seal'),
  },
  {
    name: 'the search dialog with kept searches',
    path: `/docs/everything`,
    reach: (page) => keepSearches(page),
  },
  {
    name: 'the search dialog with kept searches, dark',
    path: `/docs/everything${dark}`,
    reach: (page) => keepSearches(page),
  },
  {
    name: 'the search dialog without hits',
    path: `/docs/everything`,
    reach: (page) => searchFor(page, 'qqzzqq'),
  },
  {
    name: 'the search dialog without hits, dark',
    path: `/docs/everything${dark}`,
    reach: (page) => searchFor(page, 'qqzzqq'),
  },
  {
    name: 'the search dialog without a network',
    path: '/docs/everything',
    complaint: /Failed to load resource/,
    reach: async (page) => {
      await page.route('**/search-index.json', (route) => route.abort())
      await openDialog(page)
      await page.keyboard.type('seal')
      await page.getByText('Unable to fetch results').waitFor()
    },
  },
  {
    name: 'the search dialog on its way',
    path: withoutComponents,
    isFirst: true,
    reach: async (page) => {
      await page.route('**/assets/chunk-*.js', () => undefined)
      await page.keyboard.press('Control+k')
      await page.getByText('Loading search…').waitFor()
    },
  },
  {
    name: 'the search dialog that does not load',
    path: withoutComponents,
    complaint: /Failed to load resource/,
    reach: async (page) => {
      await page.route('**/assets/chunk-*.js', (route) => route.abort())
      await page.keyboard.press('Control+k')
      await page.getByRole('button', { name: 'Retry' }).waitFor()
    },
  },
  { name: 'the search page', path: '/search' },
  {
    name: 'the search page with hits',
    path: '/search?q=seal',
    reach: (page) => page.waitForSelector('.search-page__hits'),
  },
  {
    name: 'the search page with hits, dark, on a phone',
    path: `/search${dark}&q=seal`,
    options: phone,
    reach: (page) => page.waitForSelector('.search-page__hits'),
  },
  {
    name: 'the search page without hits',
    path: '/search?q=qqzzqq',
    reach: (page) => page.waitForSelector('.search__proposals'),
  },
  {
    name: 'a page with formulas, dark, on a phone',
    path: `/ignition/embr-thermodynamics/background${dark}`,
    site: 'real',
    options: phone,
  },
  {
    name: 'a calculator with a result',
    path: `${density}?p=2+bar&h=2000+kJ/kg`,
    site: 'real',
    reach: (page) => reachCalculator(page, '.if97__result strong'),
  },
  {
    name: 'a calculator out of range, dark, on a phone',
    path: `${density}${dark}&p=2e9&t=300`,
    site: 'real',
    options: phone,
    reach: (page) => reachCalculator(page, '.if97__problem:not(:empty)'),
  },
  {
    name: 'the calculator of all functions',
    path: '/ignition/embr-thermodynamics/calculator',
    site: 'real',
    reach: (page) => reachCalculator(page, '.if97__result strong'),
  },
  {
    name: 'the calculator of all functions, dark, on a phone',
    path: `/ignition/embr-thermodynamics/calculator${dark}`,
    site: 'real',
    options: phone,
    reach: (page) => reachCalculator(page, '.if97__result strong'),
  },
  {
    name: 'a toast of a stand-in, dark, on a phone',
    path: `/ignition/embr-periscope/javascript/periscope/toast/${dark}`,
    site: 'real',
    options: phone,
    reach: async (page) => {
      await page.locator('stand-in').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Run the script' }).click()
    },
  },
  { name: 'charts', path: apexCharts, site: 'real', reach: (page) => reachChart(page) },
  {
    name: 'a chart whose properties are wrong, dark, on a phone',
    path: `${apexCharts}${dark}`,
    site: 'real',
    options: phone,
    reach: async (page) => {
      await reachChart(page)
      await page.getByRole('button', { name: 'Edit' }).first().click()
      await page.getByRole('textbox').fill('{ type }')
      await page.locator('.live-chart__go').waitFor()
    },
  },
  {
    name: 'a chart that is edited while its data is live',
    path: '/ignition/embr-charts/live-data',
    site: 'real',
    reach: async (page) => {
      await reachChart(page)
      await page.getByRole('button', { name: 'Start live data' }).click()
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('textbox').waitFor()
    },
  },
  {
    name: 'a chart that does not load, in German and dark',
    path: `/de/ignition/embr-charts/live-data${dark}`,
    site: 'real',
    complaint: /Failed to load resource/,
    reach: async (page) => {
      await page.route('**/assets/chunk-*.js', async (route) => {
        const response = await route.fetch()
        // The library, and nothing that the page needs to say so.
        return (await response.body()).length > 100_000 ? route.abort() : route.fulfill({ response })
      })
      await page.reload()
      await page.locator('live-chart').scrollIntoViewIfNeeded()
      await page.locator('live-chart .load-error').waitFor()
    },
  },
  {
    name: 'a stand-in of a swiper',
    path: '/ignition/embr-periscope/components/swiper/',
    site: 'real',
    reach: async (page) => {
      await page.locator('stand-in').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Next slide' }).click()
    },
  },
  {
    name: 'a stand-in of a repeater with one more instance, dark, on a phone',
    path: `/ignition/embr-periscope/components/flex-repeater-plus/${dark}`,
    site: 'real',
    options: phone,
    reach: async (page) => {
      await page.locator('stand-in').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Add instance' }).click()
    },
  },
  {
    name: 'an enlarged diagram',
    path: '/ignition/embr-core/',
    site: 'real',
    reach: async (page) => {
      await page.locator('.mermaid__enlarge').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the menu of languages, dark',
    path: `/ignition/bartender/${dark}`,
    site: 'real',
    reach: (page) => page.click('.navbar summary:has-text("English")'),
  },
  { name: 'a page that is not translated, on a phone', path: `/es${density}`, site: 'real', options: phone },
  { name: 'release notes', path: '/releases', site: 'real' },
  {
    name: 'a release, dark, on a phone',
    path: `/releases/2025/08/18/embr-charts-3.1.0${dark}`,
    site: 'real',
    options: phone,
  },
  { name: 'the modules of release notes', path: '/releases/modules', site: 'real' },
  {
    name: 'the home page at four times its size',
    path: '/',
    site: 'real',
    options: { viewport: { width: 320, height: 256 } },
  },
  {
    name: 'a calculator in the colors of the system',
    path: `${density}?p=2e9&t=300`,
    site: 'real',
    options: { forcedColors: 'active' },
    reach: (page) => reachCalculator(page, '.if97__problem:not(:empty)'),
  },
  {
    name: 'a video before it is played, and a page of files, steps and columns, at four times their size',
    path: '/landing',
    options: { viewport: { width: 320, height: 256 } },
  },
  {
    name: 'the search page of one version, on a phone',
    path: '/search?q=pump',
    options: phone,
    reach: async (page) => {
      await page.waitForSelector('.search-page__hits')
      await page.locator('.search-page select').first().selectOption({ index: 1 })
      await page.waitForLoadState('networkidle')
    },
  },
]

async function reachChart(page: Page): Promise<void> {
  await page.locator('live-chart').first().scrollIntoViewIfNeeded()
  await page.locator('live-chart[data-drawn]').first().waitFor()
}

async function reachCalculator(page: Page, shown: string): Promise<void> {
  await page.locator('if97-calculator').scrollIntoViewIfNeeded()
  await page.locator(shown).waitFor()
}

journey.for(states)(
  'axe finds nothing on $name',
  async ({ path, site = 'sample', options, complaint, isFirst = complaint !== undefined, reach }, { reader }) => {
    if (complaint) reader.expectsComplaint(complaint)
    // Axe is a script of its own, which the policy of the site forbids.
    const looks = { ...options, bypassCSP: true, reducedMotion: 'reduce' } as const
    const page = await reader[isFirst ? 'open' : 'look'](inject('sites')[site] + path, looks)
    // What waits for an idle moment has had one, as soon as pages take one where browsers see none.
    await page.evaluate(() => {
      const timeout = 2000
      return new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, { timeout }), { timeout }))
    })
    await reach?.(page)
    // Colours are looked at when they have arrived.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
    )
    expect(await violations(page)).toEqual([])
  },
)
