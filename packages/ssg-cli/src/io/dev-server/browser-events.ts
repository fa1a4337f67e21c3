import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DiagnosticsMessage, UpdateMessage } from '../../watch/browser/messages.ts'
import { eventStreams } from './event-stream.ts'

/** What browsers that listen are told. */
export class BrowserEvents {
  readonly #streams = eventStreams()
  readonly #session = randomUUID().slice(0, 8)
  #revision = 0
  #findings: DiagnosticsMessage | undefined

  /** Id of the update that was told last. It comes back from a browser that lost the connection. */
  get lastId(): string {
    return `${this.#session}-${this.#revision}`
  }

  /** Tell browsers what an edit means for them. */
  update(message: UpdateMessage): void {
    this.#revision++
    this.#streams.send({ name: 'update', id: this.lastId, data: JSON.stringify(message) })
  }

  /** Tell browsers what is wrong, now and when they come. */
  find(message: DiagnosticsMessage): void {
    this.#findings = message
    this.#streams.send({ name: 'findings', data: JSON.stringify(message) })
  }

  /** What a browser missed since it heard an id: nothing, updates of this server, or the end of another server. */
  missedSince(id: string | undefined): 'nothing' | 'updates' | 'another server' {
    if (id === undefined || id === this.lastId) return 'nothing'
    return id.startsWith(`${this.#session}-`) ? 'updates' : 'another server'
  }

  /** Let a browser listen, and tell it first what it missed and what is wrong. */
  open(request: IncomingMessage, response: ServerResponse, missed: UpdateMessage | undefined): void {
    this.#streams.open(request, response, [
      { name: 'hello', id: this.lastId, data: '{}' },
      ...(missed ? [{ name: 'update', id: this.lastId, data: JSON.stringify(missed) }] : []),
      ...(this.#findings ? [{ name: 'findings', data: JSON.stringify(this.#findings) }] : []),
    ])
  }

  close(): void {
    this.#streams.close()
  }
}
