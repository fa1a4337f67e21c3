import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { journey, type Reader } from './reader.ts'

const chartJs = '/ignition/embr-charts/components/chart-js/'
const apexCharts = '/ignition/next/embr-charts/components/apex-charts/'

const open = (reader: Reader, path: string, options?: BrowserContextOptions) =>
  reader.open(new URL(path, inject('sites').real).href, options)

/** Open a page and wait for its first chart. */
async function openChart(reader: Reader, path: string, options?: BrowserContextOptions) {
  const page = await open(reader, path, { reducedMotion: 'reduce', ...options })
  const chart = page.locator('live-chart').first()
  await chart.scrollIntoViewIfNeeded()
  await page.locator('live-chart[data-drawn]').first().waitFor()
  return { page, chart }
}

const drawn = (page: Page) =>
  page
    .locator('live-chart canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

journey('a chart below what is seen of a page loads no library, which its picture does without', async ({ reader }) => {
  const page = await open(reader, '/ignition/embr-charts/live-data', { viewport: { width: 412, height: 823 } })
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.live-chart__button').count()).toBe(0)
  await page.locator('live-chart').first().scrollIntoViewIfNeeded()
  await page.locator('live-chart[data-drawn]').first().waitFor()
})

journey('the buttons of each chart are a group that has the name of their chart', async ({ reader }) => {
  const { page } = await openChart(reader, '/ignition/embr-charts/live-data')
  const group = page.getByRole('group', { name: /^A line of/ }).first()
  expect(await group.getByRole('button').allInnerTexts()).toEqual(['Start live data', 'Edit', 'Copy properties'])
})

journey('on a phone the buttons of a chart can be pressed: no picture lies over them', async ({ reader }) => {
  const { page, chart } = await openChart(reader, '/ignition/embr-charts/live-data', {
    viewport: { width: 412, height: 823 },
    hasTouch: true,
  })
  await page.waitForLoadState('networkidle')
  await chart.getByRole('button', { name: 'Start live data' }).tap()
  expect(await chart.locator('.zoomable').count()).toBe(0)
})

journey('lines of a configuration stay whole beside their chart, on paper too', async ({ reader }) => {
  const page = await open(reader, chartJs, { viewport: { width: 1280, height: 900 } })
  const wrapped = () =>
    page.locator('live-chart code').evaluateAll((codes) =>
      codes.map((code) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(code)
        const height = code.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
        return Math.round(height / parseFloat(lineHeight)) - (code.textContent ?? '').trim().split('\n').length
      }),
    )
  expect(await wrapped()).toEqual([0, 0, 0, 0])
  // What a sheet of A4 shows between its margins.
  await page.setViewportSize({ width: 680, height: 900 })
  await page.emulateMedia({ media: 'print' })
  expect((await wrapped()).slice(0, 3)).toEqual([0, 0, 0])
})

journey('the configuration of a chart can be edited, and says what is wrong where it is', async ({ reader }) => {
  const { page, chart } = await openChart(reader, chartJs, { permissions: ['clipboard-read', 'clipboard-write'] })
  expect(await chart.getByRole('img', { name: /^Three orange bars/ }).isVisible()).toBe(true)
  const before = await drawn(page)
  await chart.getByRole('button', { name: 'Edit' }).click()
  const field = chart.getByRole('textbox')
  const text = await field.inputValue()
  await field.fill(text.replace('120', '120,'))
  const problem = chart.locator('.live-chart__problem')
  await expect.poll(() => problem.textContent()).toBe('Line 8, column 31: Expected a value.')
  const { mark, line } = await chart.evaluate((host) => ({
    mark: host.querySelector('.live-chart__mark')?.getBoundingClientRect().top ?? 0,
    line: host.querySelector('textarea')?.getBoundingClientRect().top ?? 0,
  }))
  // Seven lines of 22.4 pixels and the padding are above it.
  expect(mark - line).toBeGreaterThan(7 * 22)
  expect(mark - line).toBeLessThan(8 * 22.4)
  expect(await drawn(page)).toBe(before)
  await field.fill(text.replace('"type": "bar"', '"type": "bark"'))
  await expect.poll(() => problem.textContent()).toContain('Line 2, column 11: "bark" is not a registered controller')
  await field.fill(text.replace('"type": "bar"', '"type": "sankey"'))
  await expect
    .poll(() => problem.textContent())
    .toBe('Line 2, column 11: "sankey" is drawn by the module, not by this page.')
  await field.fill(text.replace('120', '20'))
  await expect.poll(() => problem.textContent()).toBe('')
  await expect.poll(() => drawn(page)).not.toBe(before)
  await chart.getByRole('button', { name: 'Copy properties' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text.replace('120', '20'))
  await chart.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => drawn(page)).toBe(before)
})

journey('what a library refuses is told, and the last good chart stays', async ({ reader }) => {
  const { page, chart } = await openChart(reader, chartJs)
  await chart.getByRole('button', { name: 'Edit' }).click()
  const field = chart.getByRole('textbox')
  const text = await field.inputValue()
  await field.fill(text.replace('120', '20'))
  const problem = chart.locator('.live-chart__problem')
  await expect.poll(() => chart.getByRole('img', { name: 'The chart of your properties' }).count()).toBe(1)
  const good = await drawn(page)
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  const data = { labels: ['A', 'B'], datasets: [{ data: [1, 2] }] }
  const options = (json: string) => `{ "type": "line", "data": ${JSON.stringify(data)}, "options": ${json} }`
  for (const [json, told] of [
    // Refused when it is made, and when it is drawn.
    ['{ "scales": { "y": { "type": "furlong" } } }', '"furlong" is not a registered scale'],
    ['{ "borderDash": 5, "scales": { "y": { "border": { "dash": 5 } } } }', 'setLineDash'],
  ] as const) {
    await field.fill(options(json))
    await expect.poll(() => problem.textContent()).toContain(told)
    expect(await drawn(page)).toBe(good)
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await expect.poll(() => drawn(page)).not.toBe(good)
  await expect.poll(() => problem.textContent()).toContain('setLineDash')
  await field.fill(options('{}'))
  await expect.poll(() => problem.textContent()).toBe('')
  expect(wrong).toEqual([])
})

journey.for([
  [1280, 'beside'],
  [768, 'beside'],
  [390, 'above'],
] as const)(
  'at a width of %d a chart stands %s its configuration, while it is edited too',
  async ([width, place], { reader }) => {
    const { chart } = await openChart(reader, chartJs, { viewport: { width, height: 800 } })
    const placeOf = async (of: string) => {
      const [stage, text] = await Promise.all(
        ['.live-chart__stage', of].map((part) => chart.locator(part).boundingBox()),
      )
      if (!stage || !text) throw new Error('Unexpected chart, expected both')
      if (text.x >= stage.x + stage.width) return text.y === stage.y ? 'beside' : 'askew'
      return text.y >= stage.y + stage.height ? 'above' : 'over'
    }
    expect(await placeOf('.code-block')).toBe(place)
    await chart.getByRole('button', { name: 'Edit' }).click()
    expect(await placeOf('textarea')).toBe(place)
  },
)

journey('functions are options, under a policy that forbids code of texts', async ({ reader }) => {
  const { chart } = await openChart(reader, `${chartJs}scriptable-options`)
  await chart.locator('canvas').click()
  await expect
    .poll(() => chart.locator('.live-chart__told').textContent())
    .toBe('In a session: perspective.sendMessage("chart-clicked", {"chart":"halls"}, "view")')
  const { chart: apex } = await openChart(reader, `${apexCharts}scriptable-options`)
  await expect.poll(() => apex.locator('svg').first().textContent()).toContain('Supply: 64')
})

journey('what a function of the options throws is told where it stands', async ({ reader }) => {
  const { chart } = await openChart(reader, `${chartJs}scriptable-options`)
  await chart.getByRole('button', { name: 'Edit' }).click()
  const field = chart.getByRole('textbox')
  const text = await field.inputValue()
  const problem = chart.locator('.live-chart__problem')
  await field.fill(text.replace(/"\(context\).*"/, '"(context) => context.colour.red"'))
  await expect.poll(() => problem.textContent()).toMatch(/^Line 8, column 28: .*red/)
  await field.fill(text.replace(/"\(context\).*"/, '"() => { while (true) {} }"'))
  await expect.poll(() => problem.textContent()).toBe('Line 8, column 28: Expected an end within a second.')
  await field.fill(text)
  await expect.poll(() => problem.textContent()).toBe('')
})

journey('plugins of the library draw where options name them', async ({ reader }) => {
  const { page } = await openChart(reader, `${chartJs}plugin-support`)
  await page.locator('live-chart').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('live-chart[data-drawn]').count()).toBe(2)
})

journey('live data comes when it is started, and stops', async ({ reader }) => {
  const { page, chart } = await openChart(reader, '/ignition/embr-charts/live-data')
  const before = await drawn(page)
  await chart.getByRole('button', { name: 'Start live data' }).click()
  await expect.poll(() => drawn(page)).not.toBe(before)
  await chart.getByRole('button', { name: 'Stop live data' }).click()
  expect(await chart.getByRole('button', { name: 'Start live data' }).isVisible()).toBe(true)
})

journey('the place of charts is kept, in both colors', async ({ reader }) => {
  const height = (page: Page) => page.locator('article').evaluate((element) => element.getBoundingClientRect().height)
  const page = await reader.open(new URL(apexCharts, inject('sites').real).href, {
    reducedMotion: 'reduce',
    before: (opened) =>
      opened.addInitScript(() => {
        const { observe } = IntersectionObserver.prototype
        IntersectionObserver.prototype.observe = function (element) {
          if (element.localName !== 'live-chart') return observe.call(this, element)
          addEventListener('release', () => observe.call(this, element))
        }
      }),
  })
  const kept = await height(page)
  await page.evaluate(() => dispatchEvent(new Event('release')))
  for (const chart of await page.locator('live-chart').all()) {
    await chart.scrollIntoViewIfNeeded()
    await chart.locator('svg').first().waitFor()
  }
  expect(await page.locator('live-chart[data-drawn]').count()).toBe(5)
  expect(await height(page)).toBe(kept)
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await page.locator('live-chart .apexcharts-theme-dark').first().waitFor({ state: 'attached' })
})

journey('a type that ApexCharts does not have is told where it stands', async ({ reader }) => {
  const { chart } = await openChart(reader, apexCharts)
  await chart.getByRole('button', { name: 'Edit' }).click()
  const field = chart.getByRole('textbox')
  await field.fill((await field.inputValue()).replace(/"type": "\w+"/, '"type": "bark"'))
  const problem = chart.locator('.live-chart__problem')
  await expect.poll(() => problem.textContent()).toMatch(/^Line \d+, column 11: "bark" is not a type of ApexCharts\.$/)
})

journey('a chart without annotations draws on beside one that has some', async ({ reader }) => {
  const { page } = await openChart(reader, '/ignition/embr-charts/components/chart-js/plugin-support')
  const charts = page.locator('live-chart')
  // Whichever is drawn first: the plugin comes with one of them, and is there for all.
  for (const chart of await charts.all()) await chart.scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('live-chart[data-drawn]').count()).toBe(await charts.count())
  for (const chart of await charts.all()) await chart.locator('canvas').hover()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  for (const chart of await charts.all()) await chart.locator('canvas').hover()
})

journey('without JavaScript a picture of the chart stands in its place', async ({ reader }) => {
  const page = await open(reader, chartJs, { javaScriptEnabled: false })
  const picture = page.locator('live-chart img:visible').first()
  expect(await picture.getAttribute('alt')).toMatch(/^Three orange bars/)
  expect(await page.locator('.live-chart__tools:visible').count()).toBe(0)
})

journey('stand-ins do what the components of Periscope do, and say that they are stand-ins', async ({ reader }) => {
  const periscope = '/ignition/embr-periscope/'
  const repeater = await open(reader, `${periscope}components/flex-repeater-plus/`)
  const standIn = (page: Page) => page.locator('stand-in')
  await standIn(repeater).scrollIntoViewIfNeeded()
  await standIn(repeater).getByRole('button', { name: 'Add instance' }).click()
  expect(await standIn(repeater).getByRole('region').textContent()).toMatch(/Equipment\/Tank.*Tank 4$/)
  expect(await standIn(repeater).textContent()).toContain('Stand-in: drawn by this page, without Perspective')
  await standIn(repeater).getByRole('button', { name: 'Remove the last' }).click()
  expect(await standIn(repeater).getByRole('status').textContent()).toBe('self.popInstance()')
  const swiper = await open(reader, `${periscope}components/swiper/`, { reducedMotion: 'reduce' })
  await standIn(swiper).scrollIntoViewIfNeeded()
  await standIn(swiper).getByRole('button', { name: 'Next slide' }).click()
  const slides = standIn(swiper).getByRole('region')
  await expect.poll(() => slides.evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))).toBe(1)
  const toast = await open(reader, `${periscope}javascript/periscope/toast/`)
  await standIn(toast).scrollIntoViewIfNeeded()
  await standIn(toast).getByRole('button', { name: 'Run the script' }).click()
  await standIn(toast).getByText('Batch 42 is complete').first().waitFor()
  await standIn(toast).getByRole('button', { name: 'Close' }).click()
  expect(await standIn(toast).getByRole('status').textContent()).toBe('')
})

journey.for([
  ['in English', '', 'This part of the page could not be loaded.', 'Load the page again'],
  ['in the language of the page', '/de', 'Dieser Teil der Seite konnte nicht geladen werden.', 'Seite neu laden'],
] as const)('a chart whose library does not load says so %s', async ([, language, text, again], { reader }) => {
  reader.expectsComplaint(/Failed to load resource/)
  const page = await reader.open(new URL(`${language}${chartJs}`, inject('sites').real).href, {
    before: (opened) =>
      // What draws, which is many times as large as what shows the editor.
      opened.route('**/assets/chunk-*.js', async (route) => {
        const response = await route.fetch()
        const size = (await response.body()).length
        return size > 100_000 ? route.abort() : route.fulfill({ response })
      }),
  })
  const chart = page.locator('live-chart').first()
  await chart.scrollIntoViewIfNeeded()
  const told = chart.getByRole('alert')
  await expect.poll(() => told.count()).toBe(1)
  expect((await told.innerText()).split(/\n+/)).toEqual([text, again])
  expect(await chart.locator('.live-chart__tools').textContent()).toBe('')
  // The picture stays.
  expect(await chart.locator('img:visible').count()).toBe(1)
})

journey('properties are copied where the clipboard is closed to scripts', async ({ reader }) => {
  const { page, chart } = await openChart(reader, chartJs, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // As on a site without HTTPS.
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: undefined }))
  await chart.getByRole('button', { name: 'Copy properties' }).click()
  await expect.poll(() => chart.getByRole('status').textContent()).toBe('Copied.')
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ type: 'bar' })
})
