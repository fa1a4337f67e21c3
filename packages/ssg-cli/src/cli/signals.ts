import type { ProcessLike } from './process-like.ts'

/** Exit codes that say which signal ended a command: Ctrl+C, a request to end, a closed terminal. */
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** A signal that asked the command to end. */
export interface EndSignal {
  readonly type: 'signal'
  /** Exit code that says so. */
  readonly code: (typeof codes)[keyof typeof codes]
}

/** Whether an exit code says that a signal ended the command. */
export function isInterrupted(code: number): boolean {
  return Object.values<number>(codes).includes(code)
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
  const listeners = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const listener = () => {
      stop()
      resolve({ type: 'signal', code: codes[signal] })
    }
    return [signal, listener] as const
  })
  const stop = () => {
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
  for (const [signal, listener] of listeners) process.on(signal, listener)
  return { received, stop }
}

/**
 * What work gives, or the exit code of a signal that comes before: 130 for SIGINT, 143 for SIGTERM, 129 for SIGHUP. A
 * second one ends the process at once.
 */
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
