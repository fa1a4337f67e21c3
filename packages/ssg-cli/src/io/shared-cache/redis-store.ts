import { createClient, RESP_TYPES } from '@redis/client'
import type { AnswerStore } from './answer-store.ts'

/** Seconds that an answer stays: of what was made a month ago little is asked for. */
const lifetime = 30 * 24 * 3600

/**
 * A Redis, or what speaks as one: `redis://user:password@host:6379/0`, `rediss://` over TLS.
 *
 * @see https://redis.io/docs/latest/commands/set/
 */
export async function redisStore(url: string, signal: AbortSignal): Promise<AnswerStore> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: false },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  // Without a listener it would end the process. Who waits for an answer is told too.
  client.on('error', () => undefined)
  const close = () => client.destroy()
  await unless(signal, client.connect(), close)
  const keyOf = (name: string) => `docs-build:${name}`
  return {
    async get(name, aborted) {
      const bytes = await unless(aborted, client.get(keyOf(name)))
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    async put(name, bytes, aborted) {
      await unless(aborted, client.set(keyOf(name), bytes, { expiration: { type: 'EX', value: lifetime } }))
    },
    close() {
      if (client.isOpen) close()
    },
  }
}

/** A promise that is not waited for any longer when a signal comes: the client itself can't be stopped. */
function unless<T>(signal: AbortSignal, promise: Promise<T>, stop: () => void = () => undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      stop()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
