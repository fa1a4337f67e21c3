import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A store of answers that can be looked into, and told to be bad. */
export interface AnswerServer {
  readonly url: string
  readonly answers: Map<string, Buffer>
  /** How many answers were asked for, and put. */
  readonly counts: { get: number; put: number }
  readonly close: () => void
}

/** What a store does with a request instead of answering it; false: it answers. */
export type Badness = (request: IncomingMessage, response: ServerResponse, answers: Map<string, Buffer>) => boolean

/** Start a store on this machine that keeps answers in memory. */
export async function answerServer(isBad: Badness = () => false): Promise<AnswerServer> {
  const answers = new Map<string, Buffer>()
  const counts = { get: 0, put: 0 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? ''
    if (request.method === 'PUT') counts.put++
    else counts.get++
    if (isBad(request, response, answers)) return
    if (request.method === 'PUT') {
      answers.set(path, Buffer.concat(parts))
      response.writeHead(201).end()
      return
    }
    const known = answers.get(path)
    response.writeHead(known ? 200 : 404).end(known)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/docs`,
    answers,
    counts,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
