import type { IncomingMessage, ServerResponse } from 'node:http'

/** Browsers that listen. */
export interface EventStreams {
  /** Keep an answer open, and say something to this browser first. */
  open(request: IncomingMessage, response: ServerResponse, first: readonly StreamEvent[]): void
  send(event: StreamEvent): void
  close(): void
}

/** What is told. The id comes back from a browser that lost the connection. */
export interface StreamEvent {
  readonly name: string
  readonly id?: string
  /** A JSON text. */
  readonly data: string
}

/** A comment keeps proxies and sleeping laptops from taking the connection for dead. */
const heartbeatMs = 15_000

/**
 * Tell browsers what happens, by server-sent events.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStreams(): EventStreams {
  const streams = new Set<ServerResponse>()
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.write(': still here\n\n')
  }, heartbeatMs)
  heartbeat.unref()
  return {
    open(request, response, first) {
      request.socket.setNoDelay(true)
      request.socket.setKeepAlive(true)
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      })
      // Milliseconds after which a browser that lost the connection tries again.
      response.write('retry: 500\n\n')
      for (const event of first) response.write(textOf(event))
      streams.add(response)
      response.on('close', () => streams.delete(response))
    },
    send(event) {
      const text = textOf(event)
      for (const stream of streams) stream.write(text)
    },
    close() {
      clearInterval(heartbeat)
      for (const stream of streams) stream.end()
      streams.clear()
    },
  }
}

function textOf({ name, id, data }: StreamEvent): string {
  // JSON has no raw line breaks, so one data line holds it.
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
}
