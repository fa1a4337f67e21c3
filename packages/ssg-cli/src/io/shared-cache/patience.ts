import { setMaxListeners } from 'node:events'

/**
 * How long a command waits for a store: so many milliseconds in all, and as long again as its answers spare. A store
 * that is slow, hangs or has nothing costs no more than that.
 */
export class Patience {
  readonly #over = new AbortController()
  readonly #now: () => number
  readonly #mostMs: number
  #leftMs: number
  /** When the present wait ends. */
  #deadline = 0

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
      this.#deadline += this.#now() - begun
    }
  }

  /** Have none left. */
  end(): void {
    this.#over.abort()
  }

  /** Wait for a work, which stops when {@link Patience.signal} says so. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#deadline = this.#now() + this.#leftMs
    let timer: NodeJS.Timeout
    const look = () => {
      const left = this.#deadline - this.#now()
      if (left <= 0) this.end()
      else timer = setTimeout(look, left)
    }
    timer = setTimeout(look, this.#leftMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      this.#leftMs = Math.max(0, this.#deadline - this.#now())
    }
  }
}
