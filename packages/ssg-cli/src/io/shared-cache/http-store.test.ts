import { expect, test } from 'vitest'
import { mostAnswerBytes } from './answer-store.ts'
import { httpStore } from './http-store.ts'

const { signal } = new AbortController()

function storeOf(response: () => Response) {
  return httpStore('http://cache.example/docs', {}, () => Promise.resolve(response()))
}

test('an answer without end is no longer read once it is longer than any', async () => {
  let given = 0
  let isEnded = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1 << 20
      controller.enqueue(new Uint8Array(1 << 20))
    },
    cancel() {
      isEnded = true
    },
  })
  await expect(storeOf(() => new Response(body)).get('a', signal)).rejects.toThrow('it gives more bytes')
  expect(isEnded).toBe(true)
  expect(given).toBeLessThan(mostAnswerBytes + (4 << 20))
})

test.each([
  [200, Buffer.from('bytes')],
  [404, undefined],
  [410, undefined],
])('an answer with %i is what it holds, or none', async (status, expected) => {
  expect(await storeOf(() => new Response('bytes', { status })).get('a', signal)).toEqual(expected)
})

test('a refusal is told', async () => {
  const store = storeOf(() => new Response('', { status: 507 }))
  await expect(store.put('a', Buffer.from('bytes'), signal)).rejects.toThrow('it refuses answers with 507')
  await expect(store.get('a', signal)).rejects.toThrow('it answers with 507')
})
