import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { serveStatic, type StaticServer } from '../../packages/ssg-cli/src/io/static-server.ts'
import { runCli } from '../run-cli.ts'
import { indexStore } from '../search-host/index-store.ts'
import { startSearchHost, type SearchHost } from '../search-host/search-host.ts'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'
import { journey, phone } from './reader.ts'

let site: TemporarySite
let server: StaticServer
/** The host that is asked first, and the one that stands in for it. */
let near: SearchHost
let far: SearchHost
/** Searches that came before the journey. */
let earlier: readonly [number, number]

const docs = {
  'docs/index.md': '# Start\n\nThe first page of these docs.\n',
  'docs/pie.md':
    '# Pie chart\n\nShares of a whole.\n\n## Colors of slices\n\nEach slice of the pie takes the next color of the list, and after the last one it begins anew. `List<T>` & co.\n',
  'static/favicon.ico': '',
  'docs/bar.md': '# Bar chart\n\nBars side by side.\n',
}

beforeAll(async () => {
  const store = indexStore({}, 0)
  near = await startSearchHost({ store })
  far = await startSearchHost({ store })
  const { appId, searchKey: apiKey } = near
  const algolia = { appId, apiKey, indexName: 'docs', hosts: [near.origin, far.origin] }
  site = temporarySite({
    ...docs,
    'docs.config.mjs': configText({
      search: { provider: 'algolia', algolia },
      navbar: { items: [{ type: 'search' }] },
    }),
  })
  expect(await site.build()).toMatchObject({ code: 0 })
  const env = { DOCS_ALGOLIA_ADMIN_KEY: near.adminKey }
  expect(await runCli(['search', 'push', 'site'], { cwd: site.workDir, env })).toMatchObject({ code: 0 })
  server = await serveStatic({ dir: join(site.dir, 'dist'), host: '127.0.0.1', port: 0, baseUrl: '/' })
})

beforeEach(async () => {
  await Promise.all([near, far].map((host) => host.listen()))
  for (const host of [near, far]) host.behave({ type: 'answer' })
  earlier = [searchesOf(near).length, searchesOf(far).length]
})

afterAll(async () => {
  await Promise.all([near?.close(), far?.close(), server?.close()])
  site?.remove()
})

describe('the dialog', () => {
  journey('shows what the hosted index finds, by one request for each text', async ({ reader }) => {
    const page = await openDialog(await reader.open(server.url))
    await page.fill('dialog input', 'pie')
    const options = page.locator('dialog [role="option"]')
    await expect.poll(() => options.allInnerTexts()).toHaveLength(2)
    expect(await options.first().getAttribute('href')).toBe('/pie')
    expect(await page.locator('dialog mark').allInnerTexts()).toEqual(expect.arrayContaining(['Pie']))
    expect(since(near)).toEqual([
      expect.objectContaining({
        query: 'pie',
        indexName: 'docs',
        hitsPerPage: 20,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:13', 'content:13']),
      }),
    ])
    // Taking back a letter asks nobody.
    await page.fill('dialog input', 'pie c')
    await expect.poll(() => since(near)).toHaveLength(2)
    await page.fill('dialog input', 'pie')
    await expect.poll(() => options.count()).toBe(2)
    expect(since(near)).toHaveLength(2)
  })

  journey('asks for shorter snippets on a phone', async ({ reader }) => {
    const page = await openDialog(await reader.open(server.url, phone))
    await page.fill('dialog input', 'color')
    await expect.poll(() => page.locator('dialog [role="option"]').count()).toBeGreaterThan(0)
    expect(since(near)[0]).toMatchObject({ attributesToSnippet: expect.arrayContaining(['content:5']) })
  })

  journey('shows markup of an index as the text that it is', async ({ reader }) => {
    const page = await openDialog(await reader.open(server.url))
    await page.fill('dialog input', 'anew')
    await expect.poll(() => page.locator('dialog').innerText()).toContain('List<T>')
  })

  journey('shows results although the first host fails', async ({ reader }) => {
    reader.expectsComplaint(/503/)
    near.behave({ type: 'fail', status: 503 })
    const page = await openDialog(await reader.open(server.url))
    await page.fill('dialog input', 'bar')
    await expect.poll(() => page.locator('dialog [role="option"]').count()).toBe(1)
    await page.fill('dialog input', 'bar c')
    await expect.poll(() => since(far)).toHaveLength(2)
    // A host that failed is left in peace for two minutes.
    expect(since(near)).toHaveLength(1)
  })

  journey('says after 300 ms that it takes longer, and asks the next host after a second', async ({ reader }) => {
    near.behave({ type: 'stall', ms: 20_000 })
    const page = await openDialog(await reader.open(server.url))
    // It is only shown until the next host has answered.
    const stalled = page.waitForSelector('dialog [data-stalled]')
    const typed = Date.now()
    await page.fill('dialog input', 'bar')
    await stalled
    expect(Date.now() - typed).toBeGreaterThan(250)
    await expect.poll(() => page.locator('dialog [role="option"]').count()).toBe(1)
    expect(Date.now() - typed).toBeGreaterThan(950)
    expect(await page.locator('dialog [data-stalled]').count()).toBe(0)
  })

  journey('never shows the answer to what is no longer asked', async ({ reader }) => {
    // Half of the time after which the other host is asked.
    near.behave({ type: 'stall', ms: 500, times: 1 })
    const page = await openDialog(await reader.open(server.url))
    await page.fill('dialog input', 'pie')
    await expect.poll(() => since(near)).toHaveLength(1)
    await page.fill('dialog input', 'bar')
    const options = page.locator('dialog [role="option"]')
    await expect.poll(() => options.allInnerTexts()).toEqual([expect.stringContaining('Bar chart')])
    await page.waitForTimeout(600)
    expect(await options.allInnerTexts()).toEqual([expect.stringContaining('Bar chart')])
    expect(since(far)).toEqual([])
  })

  journey('says when no host can be reached, and searches when one can again', async ({ reader }) => {
    reader.expectsComplaint(/ERR_CONNECTION_REFUSED/)
    const page = await openDialog(await reader.open(server.url))
    await Promise.all([near.refuse(), far.refuse()])
    await page.fill('dialog input', 'bar')
    await page.waitForSelector('dialog :text("Unable to fetch results")')
    expect(await page.locator('dialog').innerText()).toContain('You might want to check your network connection.')
    await near.listen()
    await page.click('dialog :text("Try again")')
    await expect.poll(() => page.locator('dialog [role="option"]').count()).toBe(1)
  })

  journey.for([
    [
      'refuses the key',
      { type: 'fail', status: 403, message: 'Invalid Application-ID or API key' },
      /403/,
      'refuses application id',
    ],
    ['has no such index', { type: 'fail', status: 404 }, /404/, 'has no index "docs"'],
    ['limits the rate', { type: 'rate-limit', retryAfter: 60 }, /429/, 'come faster than its host allows'],
  ] as const)(
    'shows the error screen when a host %s, and the console says why',
    async ([, behaviour, complaint, words], { reader }) => {
      reader.expectsComplaint(complaint)
      near.behave(behaviour)
      const page = await reader.open(server.url)
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await openDialog(page)
      await page.fill('dialog input', 'bar')
      await page.waitForSelector('dialog :text("Unable to fetch results")')
      expect(said.join('\n')).toContain(words)
      expect(said.filter((text) => text.includes('The search failed')).join('\n')).not.toContain(near.searchKey)
      expect(since(far)).toEqual([])
    },
  )
})

describe('the search page', () => {
  journey('shows what the hosted index finds', async ({ reader }) => {
    const page = await reader.open(`${server.url}search?q=chart`)
    await expect.poll(() => page.locator('main ol > li').count()).toBe(3)
    expect(await page.title()).toContain('chart')
  })

  journey('says when no host can be reached', async ({ reader }) => {
    reader.expectsComplaint(/503/)
    for (const host of [near, far]) host.behave({ type: 'fail', status: 503 })
    const page = await reader.open(`${server.url}search?q=chart`)
    await page.waitForSelector('main :text("Unable to fetch results")')
    for (const host of [near, far]) host.behave({ type: 'answer' })
    await page.click('main :text("Try again")')
    await expect.poll(() => page.locator('main ol > li').count()).toBe(3)
  })
})

async function openDialog(page: Page): Promise<Page> {
  await page.keyboard.press('Control+k')
  await page.waitForSelector('dialog [role="combobox"]')
  return page
}

function searchesOf(host: SearchHost): readonly unknown[] {
  return host.requests.flatMap(({ path, body }) =>
    path === '/1/indexes/*/queries' ? (body as { readonly requests: readonly unknown[] }).requests : [],
  )
}

/** Searches that a host was asked for in this journey. */
function since(host: SearchHost): readonly unknown[] {
  return searchesOf(host).slice(earlier[host === near ? 0 : 1])
}
