import type { ServerResponse } from 'node:http'
import { contentType } from '../servers/content-type.ts'

/** What to answer with. */
export interface Answer {
  readonly status: number
  /** Its ending tells the type. */
  readonly name: string
  readonly content: string | Uint8Array
  /** Cache-Control; by default nothing is kept. */
  readonly cache?: string
}

/** Send an answer, or only its headers when no more was asked for. */
export function send(response: ServerResponse, { status, name, content, cache = 'no-store' }: Answer): void {
  response.statusCode = status
  response.setHeader('Content-Type', contentType(name))
  response.setHeader('Content-Length', Buffer.byteLength(content))
  response.setHeader('Cache-Control', cache)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.end(response.req.method === 'HEAD' ? undefined : content)
}

/** Answer in a sentence. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, { status, name: 'answer.txt', content: text })
}
