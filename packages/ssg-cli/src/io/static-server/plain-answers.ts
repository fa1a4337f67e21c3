import type { IncomingMessage, ServerResponse } from 'node:http'

/** Cache-Control of what may be another thing after the next build. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Cache-Control of files whose names hold a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** Send the reader on. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.statusCode = status
  response.setHeader('Location', location)
  response.setHeader('Content-Length', 0)
  response.setHeader('Cache-Control', revalidate)
  response.end()
}

/** Say where the site is to somebody who is beside it. */
export function sendExternal(request: IncomingMessage, response: ServerResponse, baseUrl: string): void {
  const href = baseUrl.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><p>Nothing is here. The site is at <a href='${href}'>${href}</a>.</p></html>\n`
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  send(request, response, 404, html)
}

/** Say that the server only gives. */
export function sendNotAllowed(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD')
  sendText(request, response, 405, 'Method not allowed. Use GET or HEAD.\n')
}

/** Answer in a sentence. */
export function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  send(request, response, status, text)
}

function send(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.setHeader('Cache-Control', revalidate)
  response.end(request.method === 'HEAD' ? undefined : text)
}
