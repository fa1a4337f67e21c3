import type { ProcessLike } from './process-like.ts'

/** A signal that asked the command to end. */
export interface EndSignal {
  readonly type: 'signal'
  /** Exit code that says so. */
  readonly code: 130 | 143
}

/**
 * Wait for the first signal to end. The listeners go with it: a second one ends the process at once. `stop` ends the wait.
 */
export function firstSignal(process: Pick<ProcessLike, 'on' | 'off'>): {
  readonly received: Promise<EndSignal>
  stop(): void
} {
  let resolve: (signal: EndSignal) => void = () => undefined
  const received = new Promise<EndSignal>((done) => (resolve = done))
  const end = (code: EndSignal['code']) => {
    stop()
    resolve({ type: 'signal', code })
  }
  const interrupt = () => end(130)
  const terminate = () => end(143)
  const stop = () => {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', terminate)
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', terminate)
  return { received, stop }
}

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
