import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** A browser that did not do what it was asked, in words for the user. */
export class BrowserFailed extends Error {
  override name = 'BrowserFailed'
}

/** What a browser gives back. */
export type Answer = Readonly<Record<string, unknown>>

interface Message {
  readonly id?: number
  readonly method?: string
  readonly result?: Answer
  readonly error?: { readonly message: string }
}

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

const closingMs = 5000

/**
 * A browser without a window and with a profile of its own, which takes orders through a pipe.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
export class DevTools {
  readonly #profile = mkdtempSync(join(tmpdir(), 'docs-build-browser-'))
  readonly #child: ChildProcess
  /** Answers by their number, events by their name. */
  readonly #waiting = new Map<number | string, Waiting>()
  #count = 0
  #said = ''
  #failure: BrowserFailed | undefined

  constructor(program: string) {
    const flags = [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.#profile}`,
      '--disable-gpu',
      '--disable-extensions',
      '--disable-background-networking',
      '--no-first-run',
      // It does not start for root otherwise, as in most containers; what it opens is a site of the user's own.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ]
    this.#child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] })
    this.#child.on('error', (error) => this.#fail(error.message))
    this.#child.on('close', () => this.#fail(`It ended.\n${this.#said.trim()}`.trim()))
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-2000)
    })
    // A browser that ends closes its pipes; that it ended says enough.
    this.#orders.on('error', () => undefined)
    this.#read()
  }

  /** Give an order and wait for its answer. */
  send(method: string, params: Answer = {}, sessionId?: string): Promise<Answer> {
    const id = ++this.#count
    const answer = this.#wait(id)
    if (!this.#failure) this.#orders.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return answer
  }

  /** Wait for an event to come. */
  async event(method: string): Promise<void> {
    await this.#wait(method)
  }

  /** End the browser and delete its profile. */
  async close(): Promise<void> {
    this.#waiting.clear()
    if (!this.#failure) {
      const closed = once(this.#child, 'close')
      const late = setTimeout(() => this.#child.kill('SIGKILL'), closingMs)
      void this.send('Browser.close').catch(() => undefined)
      await closed
      clearTimeout(late)
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  #wait(key: number | string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#failure) reject(this.#failure)
      else this.#waiting.set(key, { resolve, reject })
    })
  }

  #fail(reason: string): void {
    this.#failure ??= new BrowserFailed(reason)
    for (const { reject } of this.#waiting.values()) reject(this.#failure)
    this.#waiting.clear()
  }

  get #orders(): Writable {
    // The fourth pipe is written to, as `stdio` says.
    return this.#child.stdio[3] as Writable
  }

  /** Messages end with a zero byte. A document is one message, in many chunks. */
  #read(): void {
    let parts: Buffer[] = []
    const answers = this.#child.stdio[4] as Readable
    answers.on('data', (chunk: Buffer) => {
      let start = 0
      for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
        const text = Buffer.concat([...parts, chunk.subarray(start, end)]).toString()
        parts = []
        start = end + 1
        // The protocol is the browser's word for what a message is.
        this.#take(JSON.parse(text) as Message)
      }
      parts.push(chunk.subarray(start))
    })
  }

  #take({ id, method = '', result = {}, error }: Message): void {
    const key = id ?? method
    const waiting = this.#waiting.get(key)
    this.#waiting.delete(key)
    if (error) waiting?.reject(new BrowserFailed(error.message))
    else waiting?.resolve(result)
  }
}
