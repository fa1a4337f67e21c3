import type { BodiesAhead } from '../../host.ts'

/** Jobs in one message: enough that messages cost nothing, few enough that threads end together. */
export const batchSize = 8

/**
 * Less than this is compiled on the main thread: each worker loads the compiler and its grammars anew, which takes as long as
 * compiling so many characters.
 */
const worthThreads = 300_000
/** So many bodies are enough for threads that somebody asked for. */
const worthAskedThreads = 24

/** How many threads there may be besides the main one, and whether somebody asked for that number. */
export interface ThreadLimit {
  readonly workers: number
  readonly isAsked: boolean
}

/**
 * The number of threads that bodies are worth.
 *
 *     threadsFor({ count: 40, length: 160_000 }, { workers: 4, isAsked: false })  // → 0
 *     threadsFor({ count: 400, length: 1_600_000 }, { workers: 4, isAsked: false })  // → 4
 */
export function threadsFor({ count, length }: BodiesAhead, { workers, isAsked }: ThreadLimit): number {
  const isWorthIt = isAsked ? count >= worthAskedThreads : length >= worthThreads
  return isWorthIt ? Math.min(workers, Math.ceil(count / batchSize)) : 0
}
