import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** A store on a server, and what to do with it. */
async function atServer(answer: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.each([301, 302, 307, 308])('an answer is put where the store sends it with %i', async (status) => {
  const kept = new Map<string, string>()
  const answer: RequestListener = (request, response) => {
    if (!request.url?.startsWith('/new')) {
      request.resume().on('end', () => response.writeHead(status, { location: `/new${request.url}` }).end())
      return
    }
    let text = ''
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    request.on('end', () => {
      kept.set(`${request.method} ${request.url}`, text)
      response.end()
    })
  }
  await atServer(answer, (url) => httpStore(url, {}).put('a', Buffer.from('bytes'), signal))
  expect([...kept]).toEqual([['PUT /new/ac/a', 'bytes']])
})

test('an answer that is put nowhere, for the store asks to get something else, is told', async () => {
  const answer: RequestListener = (request, response) => {
    if (request.method === 'PUT') response.writeHead(303, { location: '/other' })
    response.end()
  }
  await atServer(answer, async (url) => {
    await expect(httpStore(url, {}).put('a', Buffer.from('bytes'), signal)).rejects.toThrow(
      'it refuses answers with 303',
    )
  })
})
