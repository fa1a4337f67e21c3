import type { SearchEngine, SearchQuery, SearchResults } from '@docs-build/search'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleHit } from '../testing/example-hit.ts'
import { searchSession } from './search-session.ts'

/** An engine that answers when it is told to. */
function slowEngine() {
  const asked: { query: SearchQuery; answer: (results: SearchResults) => void; fail: (error: Error) => void }[] = []
  const engine: SearchEngine = {
    indexName: 'docs',
    prepare: () => Promise.resolve(),
    search: (query) => new Promise((answer, fail) => asked.push({ query, answer, fail })),
  }
  return { engine, asked }
}

const request = (text: string) => ({ text, language: 'en', tags: ['default'], snippetWords: 10 })
const results = (...ids: string[]): SearchResults => ({
  hits: ids.map((objectID) => exampleHit({ objectID })),
  total: 42,
})
const turn = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a search is idle, loading, and stalled after 300 ms', async () => {
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  expect(session.state().status).toBe('idle')
  session.ask(request('a'))
  expect(session.state().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(299)
  expect(session.state().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(session.state().status).toBe('stalled')
  asked[0]?.answer(results('1'))
  await turn()
  expect(session.state()).toMatchObject({ status: 'idle', found: { text: 'a', total: 42 }, seen: ['Guide'] })
})

test('an answer that comes after the next question is dropped', async () => {
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  session.ask(request('a'))
  session.ask(request('ab'))
  asked[1]?.answer(results('2'))
  await turn()
  asked[0]?.answer(results('1'))
  await turn()
  expect(session.state().found?.text).toBe('ab')
})

test('the same question is asked once', () => {
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  session.ask(request('a'))
  session.ask(request('a'))
  expect(asked).toHaveLength(1)
})

test('an empty question ends the search and asks nobody', async () => {
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  session.ask(request('a'))
  session.ask(request(''))
  asked[0]?.answer(results('1'))
  await turn()
  expect(session.state()).toEqual({ status: 'idle', seen: [] })
})

test('pages of hits follow each other, each hit once', async () => {
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  session.ask(request('a'))
  asked[0]?.answer(results('1', '2'))
  await turn()
  session.more()
  session.more()
  asked[1]?.answer(results('2', '3'))
  await turn()
  expect(asked.map(({ query }) => [query.page, query.hitsPerPage])).toEqual([
    [0, 20],
    [1, 20],
  ])
  expect(session.state().found?.hits.map(({ objectID }) => objectID)).toEqual(['1', '2', '3'])
})

test('as many pages as a reader had before come at once, and more follow them', async () => {
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  session.ask(request('a'), 3)
  asked[0]?.answer(results('1', '2'))
  await turn()
  expect(session.state().found).toMatchObject({ pages: 3, hits: [{ objectID: '1' }, { objectID: '2' }] })
  session.more()
  asked[1]?.answer(results('3'))
  await turn()
  expect(asked.map(({ query }) => [query.page, query.hitsPerPage])).toEqual([
    [0, 60],
    [3, 20],
  ])
  expect(session.state().found).toMatchObject({ pages: 4, hits: { length: 3 } })
})

test('a failure is an error, logged, and can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  session.ask(request('a'))
  asked[0]?.fail(new Error('no host'))
  await turn()
  expect(session.state()).toEqual({ status: 'error', seen: [] })
  expect(warn).toHaveBeenCalledOnce()
  session.retry()
  asked[1]?.answer(results('1'))
  await turn()
  expect(session.state().status).toBe('idle')
  warn.mockRestore()
})

test('a page of hits that fails leaves those before it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { engine, asked } = slowEngine()
  const session = searchSession(engine)
  session.ask(request('a'))
  asked[0]?.answer(results('1'))
  await turn()
  session.more()
  asked[1]?.fail(new Error('no host'))
  await turn()
  expect(session.state()).toMatchObject({ status: 'error', found: { hits: [{ objectID: '1' }] } })
  warn.mockRestore()
})
