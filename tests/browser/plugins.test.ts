import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { journey, waitForTitle, type Reader } from './reader.ts'

/** What scripts of other sites do here: they send what they are told to where the real ones do. */
const scripts: Readonly<Record<string, string>> = {
  'https://www.googletagmanager.com/gtag/js?id=G-1':
    "{ const send = () => fetch('https://region1.google-analytics.com/g/collect', { method: 'POST' }); send() }",
  'https://www.googletagmanager.com/gtm.js?id=GTM-1': "fetch('https://www.googletagmanager.com/a', { method: 'POST' })",
  'https://plausible.io/js/script.manual.js': `{
    const { domain } = document.currentScript.dataset
    const send = (name, { u }) => fetch('https://plausible.io/api/event', { method: 'POST', body: [domain, name, u].join(' ') })
    for (const call of window.plausible.q) send(...call)
    window.plausible = send
  }`,
  'https://cloud.umami.is/script.js': `{
    const { hostUrl, websiteId } = document.currentScript.dataset
    const send = (body) => fetch(hostUrl + '/api/send', { method: 'POST', body: Object.values(body).join(' ') })
    window.umami = { track: (change) => send(change({ websiteId })) }
  }`,
  'https://matomo.example.com/m/matomo.js': `{
    const known = new Map()
    const run = ([name, value]) => name === 'trackPageView'
      ? fetch(known.get('setTrackerUrl'), { method: 'POST', body: [known.get('setSiteId'), known.get('setCustomUrl')].join(' ') })
      : known.set(name, value)
    window._paq.forEach(run)
    window._paq = { push: (...commands) => commands.forEach(run) }
  }`,
}

/** Open the site, with other sites that answer; what they are sent comes into a list. */
async function open(reader: Reader, sent: string[], before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { origin } = new URL(inject('sites').plugins)
  return reader.open(`${origin}/`, {
    before: async (page) => {
      await before?.(page)
      await page.route(
        (url) => url.origin !== origin,
        (route) => {
          const request = route.request()
          const body = (request.postData() ?? '').replaceAll(origin, '')
          if (request.method() === 'POST') sent.push(`${request.url()} ${body}`.trim())
          const headers = { 'access-control-allow-origin': '*' }
          return route.fulfill({ contentType: 'text/javascript', body: scripts[request.url()] ?? '', headers })
        },
      )
    },
  })
}

async function goThere(page: Page): Promise<void> {
  await page.waitForFunction(() => 'umami' in window && (window as { steps?: unknown[] }).steps?.length === 1)
  await page.click('main a[href="/second"]')
  await waitForTitle(page, 'Second')
}

journey('code of plugins is told when a reader goes to another page, before and after it shows', async ({ reader }) => {
  const page = await open(reader, [])
  await goThere(page)
  await page.goBack()
  await waitForTitle(page, 'Home')
  await page.waitForFunction(() => (window as unknown as { steps: unknown[] }).steps.length === 7)
  expect(await page.evaluate(() => (window as unknown as { steps: string[] }).steps)).toEqual([
    'sees undefined / Home | Plugins',
    'leaves / /second Home | Plugins',
    'left / /second Second | Plugins',
    'sees / /second Second | Plugins',
    'leaves /second / Second | Plugins',
    'left /second / Home | Plugins',
    'sees /second / Home | Plugins',
  ])
  expect(await page.locator('html').getAttribute('data-inline')).toBe('</script>')
})

journey('each service is told of the first page and of the next one, and the policy lets it', async ({ reader }) => {
  const sent: string[] = []
  const page = await open(reader, sent)
  await goThere(page)
  await expect.poll(() => sent.length).toBe(8)
  expect(sent.toSorted()).toEqual([
    'https://api-gateway.umami.dev/api/send u / Home | Plugins',
    expect.stringMatching(/^https:\/\/api-gateway\.umami\.dev\/api\/send u \/second Second \| Plugins/),
    'https://matomo.example.com/m/matomo.php 3 /',
    'https://matomo.example.com/m/matomo.php 3 /second',
    'https://plausible.io/api/event plugins.example.com pageview /',
    'https://plausible.io/api/event plugins.example.com pageview /second',
    'https://region1.google-analytics.com/g/collect',
    'https://www.googletagmanager.com/a',
  ])
  const layer = await page.evaluate(() => (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer)
  // Commands of gtag are `arguments`; entries of the tag manager are objects.
  expect(JSON.stringify(layer).match(/"page_title":"\w+/g)).toEqual([
    '"page_title":"Home',
    '"page_title":"Second',
    '"page_title":"Second',
  ])
})

journey('for a reader who does not want to be tracked nothing is loaded', async ({ reader }) => {
  const sent: string[] = []
  const page = await open(reader, sent, (fresh) =>
    fresh.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })),
  )
  await page.click('main a[href="/second"]')
  await waitForTitle(page, 'Second')
  await page.waitForFunction(() => (window as { steps?: unknown[] }).steps?.length === 4)
  expect([sent, await page.locator('script[src^="http"]').count()]).toEqual([[], 0])
})

journey('an item of the bar that keeps state wakes up, and stays awake on the next page', async ({ reader }) => {
  const page = await open(reader, [])
  await page.click('[data-place="bar"]')
  await page.getByText('4 stars').waitFor()
  await goThere(page)
  await page.click('[data-place="bar"]')
  await page.getByText('5 stars').waitFor()
})

journey(
  'a component that fails when it wakes up shows what was rendered, code and its buttons too',
  async ({ reader }) => {
    reader.expectsComplaint(/no pump here/)
    const page = await open(reader, [])
    await page.goto(new URL('/third', page.url()).href)
    await page.waitForFunction(() => document.querySelectorAll('[data-fragile] .code-block__tools').length === 2)
    expect(await page.locator('[data-fragile]').allInnerTexts()).toEqual(['start(pump)', 'start(pump)'])
    expect(await page.locator('.crash').count()).toBe(0)
  },
)

journey('components that MDX declares keep their state, and those without any cost no script', async ({ reader }) => {
  const page = await open(reader, [])
  await page.goto(new URL('/fourth', page.url()).href)
  await page.waitForSelector('html[data-live]')
  await page.click('text=Count 0 >> nth=0')
  await page.waitForSelector('article docs-island >> text=Count 2')
  await page.click('p:has-text("Both") >> text=Count 0')
  await page.waitForSelector('p:has-text("Both") >> text=Count 2')
  const islands = await page
    .locator('article docs-island')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['island']))
  expect(islands).toEqual(['docs/fourth.mdx?code#Counter', 'docs/fourth.mdx?code#Pair', 'src/Fragile.jsx'])
  expect(await page.innerText('em')).toBe('Step 2')
})

journey('a component shows and hides what stands between its tags, which lives on its own', async ({ reader }) => {
  const page = await open(reader, [])
  await page.goto(new URL('/fifth', page.url()).href)
  await page.waitForSelector('html[data-live]')
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true })
  // A click on what is not alive yet is lost, and a busy machine is slow to bring it to life.
  const isAlive = () =>
    button('valves 0').evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive).toBe(true)
  await button('valves 0').click()
  await button('valves 1').waitFor()
  expect(await page.locator('main .fold').count()).toBe(1)

  for (const count of ['pumps 0', 'pumps 0']) {
    await button('Shut').click()
    expect(await page.locator('main').innerText()).toContain('Text in Markdown')
    await button(count).click()
    await button('pumps 1').waitFor()
    // Code that is shown later has its buttons too.
    await page.locator('main .fold .code-block__tools').waitFor()
    await button('Shut').click()
    await page.locator('main').getByText('Text in Markdown').waitFor({ state: 'detached' })
  }

  await button('Within').click()
  await page.getByText('The innermost text.').waitFor()
  await button('Open').click()
  await page.getByText('The innermost text.').waitFor({ state: 'detached' })
  await button('Open').click()
  await button('valves 0').waitFor()
  await button('Within').click()
  await page.getByText('The innermost text.').waitFor()
  expect(await page.locator('main template').count()).toBe(0)
})
