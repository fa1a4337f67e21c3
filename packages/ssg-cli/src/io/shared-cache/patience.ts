import { setMaxListeners } from 'node:events'

/** Milliseconds after which it is seen whether the machine keeps up. */
const tick = 50

/**
 * How long a command waits for a store: so many milliseconds in all, and as long again as its answers spare. A store
 * that is slow, hangs or has nothing costs no more than that. What a machine takes that has more to do does not count:
 * answers that came are not looked at either while it has no time.
 */
export class Patience {
  readonly #over = new AbortController()
  readonly #now: () => number
  readonly #mostMs: number
  #leftMs: number
  /** When the present wait ends. */
  #deadline = 0
  /** When it was looked at last, and what has been added to the deadline since then. */
  #lookedAt = 0
  #addedMs = 0

  constructor(mostMs: number, now: () => number = () => performance.now()) {
    this.#mostMs = mostMs
    this.#leftMs = mostMs
    this.#now = now
    // Each request listens.
    setMaxListeners(0, this.#over.signal)
  }

  /** Aborted when there is none left. */
  get signal(): AbortSignal {
    return this.#over.signal
  }

  /** Add what an answer is worth. */
  earn(ms: number): void {
    this.#deadline = Math.min(this.#deadline + ms, this.#now() + this.#mostMs)
  }

  /** Do what the store is not to blame for, if it takes long. */
  aside<T>(work: () => T): T {
    const begun = this.#now()
    try {
      return work()
    } finally {
      const ms = this.#now() - begun
      this.#deadline += ms
      this.#addedMs += ms
    }
  }

  /** Have none left. */
  end(): void {
    this.#over.abort()
  }

  /** Wait for a work, which stops when {@link Patience.signal} says so. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#lookedAt = this.#now()
    this.#addedMs = 0
    this.#deadline = this.#lookedAt + this.#leftMs
    const timer = setInterval(() => this.#look(), tick)
    try {
      return await work()
    } finally {
      clearInterval(timer)
      this.#leftMs = Math.max(0, this.#deadline - this.#now())
    }
  }

  #look(): void {
    const now = this.#now()
    this.#deadline += Math.max(0, now - this.#lookedAt - tick - this.#addedMs)
    this.#lookedAt = now
    this.#addedMs = 0
    if (now >= this.#deadline) this.end()
  }
}
