import { afterEach, expect, test, vi } from 'vitest'
import { sampleRecord, sampleRecords } from '../../../../tests/search-host/sample-records.ts'
import { startSearchHost, type SearchHost, type SearchHostOptions } from '../../../../tests/search-host/search-host.ts'
import { replaceIndex } from '@docs-build/search/push'
import { hostedIndex } from './hosted-index.ts'

let host: SearchHost | undefined

afterEach(() => host?.close())

test('readers find the old records until all new ones are there', async () => {
  const { index, writer } = await start({ indices: { docs: sampleRecords }, polls: 1 })
  const seen: (readonly string[])[] = []
  await replaceIndex(writer, {
    index: 'docs',
    temporary: 'docs_tmp_1',
    batches: [[sampleRecord({ objectID: 'a' })], [sampleRecord({ objectID: 'b' })]],
    progress: () => seen.push(index('docs')),
  })
  const old = sampleRecords.map(({ objectID }) => objectID)
  expect(seen).toEqual([old, old, old])
  expect(index('docs')).toEqual(['a', 'b'])
  expect([...(host?.indices.keys() ?? [])]).toEqual(['docs'])
})

test('settings of the index stay, but for those that records need', async () => {
  const { writer } = await start({ indices: { docs: sampleRecords } })
  await writer.configure('docs', { distinct: false, stopWords: ['the'] })
  await replaceIndex(writer, { index: 'docs', temporary: 'docs_tmp_1', batches: [], progress: () => undefined })
  expect(host?.indices.get('docs')?.settings).toMatchObject({
    stopWords: ['the'],
    distinct: true,
    attributeForDistinct: 'url',
    attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', 'filterOnly(type)'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  })
  expect(host?.indices.get('docs')?.settings['searchableAttributes']).toContain('unordered(hierarchy.lvl1)')
})

test('an index that does not exist yet is made', async () => {
  const { index, writer } = await start({})
  const batches = [[sampleRecord({ objectID: 'a' })]]
  await replaceIndex(writer, { index: 'docs', temporary: 'docs_tmp_1', batches, progress: () => undefined })
  expect(index('docs')).toEqual(['a'])
})

test('a failure on the way leaves the index as it was', async () => {
  const { index, writer } = await start({ indices: { docs: sampleRecords } })
  host?.behave({ type: 'fail', status: 400, message: 'Bad', on: /POST .*batch/ })
  const batches = [[sampleRecord({ objectID: 'a' })]]
  await expect(
    replaceIndex(writer, { index: 'docs', temporary: 'docs_tmp_1', batches, progress: () => undefined }),
  ).rejects.toThrow('Bad')
  expect(index('docs')).toHaveLength(sampleRecords.length)
})

test('the key is in the head of requests, never in their address', async () => {
  const { writer } = await start({})
  await writer.configure('docs', {})
  expect(host?.requests[0]?.headers['x-algolia-api-key']).toBe(host?.adminKey)
  expect(JSON.stringify(host?.requests.map(({ query }) => query))).not.toContain(host?.adminKey)
})

test('a host that limits the rate is waited for as long as it says', async () => {
  const { writer, waits } = await start({})
  host?.behave({ type: 'rate-limit', retryAfter: 1, times: 1 })
  const started = performance.now()
  await writer.configure('docs', { distinct: true })
  expect(waits).toEqual([1])
  expect(performance.now() - started).toBeGreaterThan(990)
  expect(host?.indices.get('docs')?.settings).toEqual({ distinct: true })
})

test('an interrupted write ends at once', async () => {
  const interrupted = new AbortController()
  const { writer } = await start({}, interrupted.signal)
  host?.behave({ type: 'stall', ms: 20_000 })
  const write = writer.configure('docs', {})
  await vi.waitFor(() => expect(host?.requests).toHaveLength(1), { timeout: 15_000 })
  interrupted.abort(new Error('interrupted'))
  await expect(write).rejects.toThrow('interrupted')
})

async function start(options: SearchHostOptions, signal?: AbortSignal) {
  const started = await startSearchHost(options)
  host = started
  const waits: number[] = []
  const { appId, adminKey, origin } = started
  const onWait = (seconds: number) => waits.push(seconds)
  const writer = hostedIndex({ appId, adminKey, hosts: [origin], onWait, ...(signal ? { signal } : {}) })
  return { writer, waits, index: (name: string) => [...(started.indices.get(name)?.records.keys() ?? [])] }
}
