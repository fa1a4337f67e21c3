import { firstSignal } from './first-signal.ts'
import type { ProcessLike } from './process-like.ts'

/** What work gives, or the exit code of a signal that comes before: 130 for SIGINT, 143 for SIGTERM. A second one ends the process at once. */
export async function unlessInterrupted<T>(
  work: Promise<T>,
  process: Pick<ProcessLike, 'on' | 'off'>,
): Promise<T | number> {
  const signals = firstSignal(process)
  try {
    return await Promise.race([work, signals.received.then(({ code }) => code)])
  } finally {
    signals.stop()
  }
}
