import { afterEach, expect, test, vi } from 'vitest'
import { sampleRecords } from '../../../../tests/search-host/sample-records.ts'
import { startSearchHost, type SearchHost } from '../../../../tests/search-host/search-host.ts'
import { SearchUnreachable, type SearchQuery } from '../search-engine.ts'
import { algoliaSearch } from './algolia-search.ts'

const hosts: SearchHost[] = []

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await Promise.all(hosts.splice(0).map((host) => host.close()))
})

test('the request is the one of the specification, and the credentials are in its address', async () => {
  const [host, engine] = await start(1)
  await engine.search(chart)
  expect(host.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /1/indexes/*/queries'])
  expect(host.requests[0]?.body).toEqual({
    requests: [
      {
        indexName: 'docs',
        query: 'chart',
        attributesToRetrieve: [
          'hierarchy.lvl0',
          'hierarchy.lvl1',
          'hierarchy.lvl2',
          'hierarchy.lvl3',
          'hierarchy.lvl4',
          'hierarchy.lvl5',
          'hierarchy.lvl6',
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [
          'hierarchy.lvl1:10',
          'hierarchy.lvl2:10',
          'hierarchy.lvl3:10',
          'hierarchy.lvl4:10',
          'hierarchy.lvl5:10',
          'hierarchy.lvl6:10',
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        page: 0,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-8.1']],
      },
    ],
  })
  expect(host.requests[0]?.query).toEqual({
    'x-algolia-api-key': 'search-key-0f3c',
    'x-algolia-application-id': 'TESTAPP',
    'x-algolia-agent': expect.stringMatching(/^Algolia for JavaScript \(5\.[\d.]+\); Lite \(5\.[\d.]+\); docs-build$/),
  })
  // A browser asks a host first whether it takes other headers.
  expect(host.requests[0]?.headers['content-type']).toBe('text/plain')
})

test('hits come as data, with what matches', async () => {
  const [, engine] = await start(1)
  const { hits, total } = await engine.search(chart)
  expect(total).toBe(2)
  expect(hits[0]).toEqual({
    objectID: 'pie',
    type: 'lvl1',
    url: 'https://example.com/pie',
    hierarchy: { lvl0: 'Documentation', lvl1: 'Pie chart', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    marked: {
      hierarchy: {
        lvl0: [{ text: 'Documentation', isMatch: false }],
        lvl1: [
          { text: 'Pie ', isMatch: false },
          { text: 'chart', isMatch: true },
        ],
      },
    },
  })
  expect(hits[1]?.marked.content).toEqual([
    { text: '…slice of a ', isMatch: false },
    { text: 'chart', isMatch: true },
    { text: ' takes the next color of the…', isMatch: false },
  ])
})

test('another page of hits is another request, the same one is not', async () => {
  const [host, engine] = await start(1)
  const first = await engine.search({ ...chart, hitsPerPage: 1 })
  const second = await engine.search({ ...chart, hitsPerPage: 1, page: 1 })
  const again = await engine.search({ ...chart, hitsPerPage: 1 })
  expect([first, second, again].map(({ hits }) => hits[0]?.objectID)).toEqual(['pie', 'pie-colors', 'pie'])
  expect(host.requests).toHaveLength(2)
})

test("Algolia's hosts are asked in their order, and when none answers it says so", async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).origin)
    throw new TypeError('Failed to fetch')
  })
  const engine = algoliaSearch({ appId: 'APP', apiKey: 'secret', indexName: 'docs' })
  const origins = [
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ]
  await expect(engine.search(chart)).rejects.toThrow(SearchUnreachable)
  expect(asked).toEqual(origins)
  // All are down: all are asked again.
  await expect(engine.search(chart)).rejects.toThrow('No search host answers; asked https://APP-dsn.algolia.net, ')
  expect(asked).toEqual([...origins, ...origins])
})

test.each([
  ['fails', { type: 'fail', status: 503 }],
  ['ends the connection', { type: 'cut' }],
] as const)('when a host %s the next one is asked, and for 120 s it is asked first', async (_, behaviour) => {
  const [first, engine, second] = await start(2)
  first.behave(behaviour)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  await engine.search({ ...chart, text: 'pie' })
  expect([first.requests.length, second?.requests.length]).toEqual([1, 1])
  vi.setSystemTime(120_000)
  await engine.search({ ...chart, text: 'pie c' })
  expect([first.requests.length, second?.requests.length]).toEqual([1, 2])
  first.behave({ type: 'answer' })
  vi.setSystemTime(120_001)
  await engine.search({ ...chart, text: 'pie ch' })
  expect([first.requests.length, second?.requests.length]).toEqual([2, 2])
})

test('a host that failed is asked all the same when no other answers', async () => {
  const [first, engine, second] = await start(2)
  first.behave({ type: 'fail', status: 503, times: 1 })
  await engine.search({ ...chart, text: 'pie' })
  await second?.refuse()
  expect((await engine.search(chart)).total).toBe(2)
  expect(first.requests).toHaveLength(2)
})

test('a host that stands alone is asked twice', async () => {
  const [host, engine] = await start(1)
  host.behave({ type: 'cut', times: 1 })
  expect((await engine.search(chart)).total).toBe(2)
  host.behave({ type: 'cut' })
  await expect(engine.search({ ...chart, text: 'pie' })).rejects.toThrow(SearchUnreachable)
  expect(host.requests).toHaveLength(4)
})

test('a host that refuses connections is passed over', async () => {
  const [first, engine, second] = await start(2)
  await first.refuse()
  expect((await engine.search(chart)).total).toBe(2)
  expect(second?.requests).toHaveLength(1)
})

test.each([
  ['1 s for an answer to begin', { type: 'stall', ms: 10_000 }, 1000],
  ['2 s for it to end', { type: 'drip', ms: 10_000 }, 2000],
] as const)('a host has %s, then the next one is asked', async (_, behaviour, ms) => {
  const [first, engine] = await start(2)
  first.behave(behaviour)
  const started = performance.now()
  expect((await engine.search(chart)).total).toBe(2)
  const waited = performance.now() - started
  expect(waited).toBeGreaterThan(ms - 20)
  expect(waited).toBeLessThan(ms + 6000)
})

test('over a slow link the second host gets more time than the first', async () => {
  const [first, engine, second] = await start(2)
  first.behave({ type: 'stall', ms: 10_000 })
  second?.behave({ type: 'stall', ms: 1500 })
  expect((await engine.search(chart)).total).toBe(2)
})

test.each([
  [
    'a wrong key',
    { type: 'fail', status: 403, message: 'Invalid Application-ID or API key' },
    'refuses application id or search key',
  ],
  ['an absent index', { type: 'fail', status: 404 }, 'has no index "docs"'],
  ['too many searches', { type: 'rate-limit', retryAfter: 3600 }, 'come faster than its host allows'],
  ['a wrong request', { type: 'fail', status: 400, message: 'Unknown parameter' }, '(400): Unknown parameter'],
  ['a login page in between', { type: 'babble' }, "gave an answer that can't be read"],
  ['a key in the words of the host', { type: 'fail', status: 400, message: 'No search-key-0f3c' }, '(400): No …'],
] as const)('%s ends the search at once, in words for the console', async (_, behaviour, words) => {
  const [host, engine] = await start(2)
  host.behave(behaviour)
  const error = await engine.search(chart).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SearchUnreachable)
  expect(String(error)).toContain(words)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('search-key-0f3c')
})

test('a search that nobody waits for any more ends with the reason, and its request too', async () => {
  const [host, engine] = await start(2)
  host.behave({ type: 'stall', ms: 10_000, times: 1 })
  const stale = new AbortController()
  const search = engine.search(chart, stale.signal)
  await vi.waitFor(() => expect(host.requests).toHaveLength(1), { timeout: 15_000 })
  stale.abort(new Error('stale'))
  await expect(search).rejects.toThrow('stale')
  // The host is not to blame: it is asked first again.
  expect((await engine.search(chart)).total).toBe(2)
  expect(host.requests).toHaveLength(2)
  await expect(engine.search(chart, stale.signal)).rejects.toThrow('stale')
})

const chart: SearchQuery = {
  text: 'chart',
  language: 'en',
  tags: ['default', 'docs-default-8.1'],
  page: 0,
  hitsPerPage: 20,
  snippetWords: 10,
}

/** An engine with so many hosts of its own: the first host, the engine, the second host. */
async function start(count: number) {
  const started = await Promise.all(
    Array.from({ length: count }, () => startSearchHost({ indices: { docs: sampleRecords } })),
  )
  hosts.push(...started)
  const [first, second] = started
  if (!first) throw new RangeError('At least one host is needed.')
  const { appId, searchKey: apiKey } = first
  const engine = algoliaSearch({ appId, apiKey, indexName: 'docs', hosts: started.map(({ origin }) => origin) })
  return [first, engine, second] as const
}
