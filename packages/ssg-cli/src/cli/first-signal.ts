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
  const { promise, resolve } = withResolver()
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
  return { received: promise, stop }
}

function withResolver() {
  let resolve: (signal: EndSignal) => void = () => undefined
  const promise = new Promise<EndSignal>((done) => (resolve = done))
  return { promise, resolve }
}
