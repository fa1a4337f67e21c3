import { Worker } from 'node:worker_threads'
import { codeOf } from '../files/node-files.ts'
import { errorOf } from './thread-failure.ts'
import { lookAt, newBeats, taskIn } from './watched-thread.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker.ts'

/**
 * Memory of a thread. With 64 MB for what is young, V8 looks for garbage two thirds as often as with 32: a build takes a
 * tenth less time, for 25 MB a thread. From 2,048 MB for what is old on, it lets a heap grow to four times what is in use
 * before it looks, below to twice: of a site of 4,000 pages, more than a quarter of the memory was garbage.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/worker_threads.html#new-workerfilename-options
 */
const memory = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 2000 }

/** What may be old on a thread, in megabytes: a page that takes more is given up. */
export const threadMemory = memory.maxOldGenerationSizeMb

/** A thread was ended, since it was caught in a loop. */
export class ThreadCaught extends Error {
  /** The page that it was at work for, if it was for one. */
  readonly at: ReturnType<typeof taskIn>

  constructor(at: ReturnType<typeof taskIn>) {
    super('a thread was caught in a loop')
    this.at = at
  }
}

/** A thread was ended, since it had no memory left. */
export class ThreadOutOfMemory extends Error {}

type Answer = Exclude<FromWorker, { readonly type: 'late' }>

/** A thread that makes pages. */
export interface Thread {
  readonly post: (message: ToWorker) => void
  /** Hear what it answers from now on: one listener at a time. */
  readonly onMessage: (listener: (message: Answer) => void) => void
  /** Rejects when it ends, with what it died of. A thread that was told to end is asked for nothing more. */
  readonly ended: Promise<never>
  readonly terminate: () => Promise<unknown>
}

/** Start a thread. It may die long before it is asked for pages: who asks then is told. */
export function startThread(script: string, start: Omit<WorkerStart, 'beats'>): Thread {
  const beats = newBeats()
  const workerData: WorkerStart = { ...start, beats }
  const worker = new Worker(script, { workerData, resourceLimits: memory })
  const ended = new Promise<never>((_, reject) => {
    const endLook = lookAt(beats, () => {
      reject(new ThreadCaught(taskIn(beats)))
      void worker.terminate()
    })
    worker.on('error', (error) =>
      reject(codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadOutOfMemory() : error),
    )
    worker.on('exit', (code) => {
      endLook()
      reject(new Error(`A worker ended with code ${code}`))
    })
  })
  ended.catch(() => undefined)
  let heard: (message: Answer) => void = () => undefined
  worker.on('message', (message: FromWorker) => {
    if (message.type !== 'late') return heard(message)
    // Nobody waits for it here either: it is thrown as on this thread.
    setImmediate(() => {
      throw errorOf(message.failure)
    })
  })
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => {
      heard = listener
    },
    ended,
    terminate: () => worker.terminate(),
  }
}
