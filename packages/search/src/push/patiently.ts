import { stringAt } from '../string-at.ts'

/** How to wait. */
export interface Patience {
  readonly wait: (ms: number) => Promise<void>
  /** Told of before each wait. */
  readonly onWait: (seconds: number) => void
}

const attempts = 7
const longest = 60

/**
 * Call until the host no longer says that it is asked too often: after 1, 2, 4 … seconds, or after as many as it names, up
 * to a minute each.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6585#section-4
 */
export async function patiently<Value>(call: () => Promise<Value>, { wait, onWait }: Patience): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call()
    } catch (error) {
      if (Object(error).status !== 429 || attempt === attempts) throw error
      const seconds = Math.min(longest, Math.max(2 ** (attempt - 1), askedFor(error)))
      onWait(seconds)
      await wait(seconds * 1000)
    }
  }
}

/** Seconds that the host's last answer names. */
function askedFor(error: unknown): number {
  const trace: unknown = Object(error).stackTrace
  const header = stringAt(Array.isArray(trace) ? trace.at(-1) : undefined, 'response', 'headers', 'retry-after')
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : 0
}
