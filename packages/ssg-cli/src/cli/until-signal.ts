import type { ProcessLike } from './process-like.ts'

/** The exit code of the signal that ends a command. The listeners go with the first signal: a second one ends the process at once. */
export function untilSignal(process: Pick<ProcessLike, 'on' | 'off'>): Promise<number> {
  return new Promise((resolve) => {
    const interrupt = () => stop(130)
    const terminate = () => stop(143)
    const stop = (code: number) => {
      process.off('SIGINT', interrupt)
      process.off('SIGTERM', terminate)
      resolve(code)
    }
    process.on('SIGINT', interrupt)
    process.on('SIGTERM', terminate)
  })
}
