import type { ClientOptions } from './lite-client.ts'

/** What sends one request to one host for the client. */
export type Requester = NonNullable<ClientOptions['requester']>

/**
 * Send requests by `fetch`, in browsers and Node alike. It never rejects for a host that does not answer: status 0 makes
 * the client ask the next one. It rejects with the signal's reason when nobody waits for the answer any more.
 *
 * The timeout for connecting ends with the head of the answer: pages can't see when a connection stands.
 */
export function fetchRequester(signal?: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      signal?.throwIfAborted()
      const request = new AbortController()
      const stop = () => request.abort()
      signal?.addEventListener('abort', stop)
      let timer = setTimeout(stop, connectTimeout)
      try {
        const sent = typeof data === 'string' ? { body: data } : {}
        const response = await fetch(url, { method, headers, ...sent, signal: request.signal, credentials: 'omit' })
        clearTimeout(timer)
        timer = setTimeout(stop, responseTimeout)
        const content = await response.text()
        return { status: response.status, headers: Object.fromEntries(response.headers), content, isTimedOut: false }
      } catch (error) {
        signal?.throwIfAborted()
        return { status: 0, content: String(error), isTimedOut: request.signal.aborted }
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      }
    },
  }
}
