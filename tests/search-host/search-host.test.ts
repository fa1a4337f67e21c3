import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleRecord, sampleRecords } from './sample-records.ts'
import { startSearchHost, type SearchHost } from './search-host.ts'

let host: SearchHost

beforeEach(async () => {
  host = await startSearchHost({ indices: { docs: sampleRecords }, polls: 1, maxRecord: 1000 })
})

afterEach(() => host.close())

test.each([
  ['finds the beginnings of words', { query: 'pi cha' }, ['pie', 'pie-next', 'kuchen', 'pie-colors']],
  ['finds nothing unless all words match', { query: 'pie zebra' }, []],
  ['finds all records for no words', { query: '' }, ['pie', 'pie-next', 'kuchen', 'about', 'pie-colors']],
  ['keeps to all filters', { query: 'pie', facetFilters: ['language:de'] }, ['kuchen']],
  [
    'keeps to one filter of a list',
    { query: 'pie', facetFilters: ['language:en', ['docusaurus_tag:none', 'docusaurus_tag:docs-default-current']] },
    ['pie-next'],
  ],
  ['turns pages', { query: 'pie', hitsPerPage: 2, page: 1 }, ['kuchen', 'pie-colors']],
])('a search %s', async (_, request, ids) => {
  const { json } = await ask('POST', '*/queries', { requests: [{ indexName: 'docs', ...request }] }, host.searchKey)
  expect(json).toMatchObject({ results: [{ hits: ids.map((objectID) => ({ objectID })) }] })
})

test('a hit has the attributes asked for, marks and a snippet', async () => {
  const request = {
    indexName: 'docs',
    query: 'color',
    attributesToRetrieve: ['hierarchy.lvl1', 'hierarchy.lvl2', 'url'],
    attributesToSnippet: ['content:3'],
    highlightPreTag: '<b>',
    highlightPostTag: '</b>',
  }
  const { json } = await ask('POST', '*/queries', { requests: [request] }, host.searchKey)
  expect(json).toMatchObject({ results: [{ nbHits: 1, nbPages: 1 }] })
  const [result] = (json as { results: readonly { readonly hits: readonly object[] }[] }).results
  expect(result?.hits[0]).toEqual({
    objectID: 'pie-colors',
    url: 'https://example.com/pie#colors',
    hierarchy: { lvl1: 'Pie chart', lvl2: 'Colors' },
    _highlightResult: expect.objectContaining({
      hierarchy: expect.objectContaining({
        lvl2: { value: '<b>Color</b>s', matchLevel: 'full', matchedWords: ['color'] },
      }),
    }),
    _snippetResult: { content: { value: '…next <b>color</b> of…', matchLevel: 'full', matchedWords: ['color'] } },
  })
})

test.each([
  ['no key', '', 403, 'Invalid Application-ID or API key'],
  ['a wrong key', 'x', 403, 'Invalid Application-ID or API key'],
  ['a key that may only search', 'search-key-0f3c', 403, 'Method not allowed with this API key'],
])('%s does not write', async (_, key, status, message) => {
  expect(await ask('DELETE', 'docs', undefined, key)).toEqual({ status, json: { message, status } })
  expect(host.indices.has('docs')).toBe(true)
})

test('a batch is seen when its task is done, and a move takes its index along', async () => {
  const record = sampleRecord({ objectID: 'new' })
  const batch = await ask('POST', 'next/batch', { requests: [{ action: 'addObject', body: record }] })
  const move = await ask('POST', 'next/operation', { operation: 'move', destination: 'docs' })
  expect([...host.indices.keys()]).toEqual(['docs'])
  expect(await isDone('next', batch)).toEqual([false, true])
  expect([...host.indices.keys()]).toEqual(['docs', 'next'])
  expect(await isDone('next', move)).toEqual([false, true])
  expect([...(host.indices.get('docs')?.records.keys() ?? [])]).toEqual(['new'])
  expect(host.indices.has('next')).toBe(false)
})

test('a copy of settings leaves the records', async () => {
  await ask('PUT', 'docs/settings', { distinct: true })
  const copy = await ask('POST', 'docs/operation', { operation: 'copy', destination: 'next', scope: ['settings'] })
  await isDone('next', copy)
  expect(host.indices.get('next')).toMatchObject({ settings: { distinct: true }, records: new Map() })
})

test('a record that is too big is refused with its place', async () => {
  const record = sampleRecord({ objectID: 'big', content: 'x'.repeat(1000) })
  const { status, json } = await ask('POST', 'docs/batch', { requests: [{ action: 'addObject', body: record }] })
  expect(status).toBe(400)
  expect(json).toMatchObject({ position: 0, objectID: 'big', message: expect.stringContaining('/1000 bytes') })
})

test('a behaviour is met by requests that match it, as often as it says', async () => {
  host.behave({ type: 'fail', status: 503, on: /GET .*settings/, times: 1 })
  expect((await ask('POST', 'docs/batch', { requests: [] })).status).toBe(200)
  expect((await ask('GET', 'docs/settings')).status).toBe(503)
  expect((await ask('GET', 'docs/settings')).status).toBe(200)
  host.behave({ type: 'cut' })
  await expect(ask('GET', 'docs/settings')).rejects.toThrow()
  await host.refuse()
  await expect(ask('GET', 'docs/settings')).rejects.toThrow()
  await host.listen()
  host.behave({ type: 'rate-limit', retryAfter: 7 })
  const response = await fetch(`${host.origin}/1/indexes/docs/settings`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
})

async function ask(method: string, path: string, body?: unknown, key = host.adminKey) {
  const response = await fetch(`${host.origin}/1/indexes/${path}`, {
    method,
    headers: { 'x-algolia-application-id': host.appId, 'x-algolia-api-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, json: (await response.json()) as unknown }
}

/** What the task answers, asked twice. */
async function isDone(index: string, { json }: { readonly json: unknown }): Promise<readonly boolean[]> {
  const { taskID } = json as { readonly taskID: number }
  const answers = [await ask('GET', `${index}/task/${taskID}`), await ask('GET', `${index}/task/${taskID}`)]
  return answers.map((answer) => (answer.json as { readonly status: string }).status === 'published')
}
