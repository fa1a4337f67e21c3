import type { ProcessLike } from './process-like.ts'

/** Resolves with the exit code of an interrupted program when a signal comes: 130 for SIGINT, 143 for SIGTERM. */
export function interruption(process: Pick<ProcessLike, 'on'>): Promise<number> {
  return new Promise((done) => {
    process.on('SIGINT', () => done(130))
    process.on('SIGTERM', () => done(143))
  })
}
