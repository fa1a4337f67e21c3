import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setImmediate } from 'node:timers/promises'
import { hashValues } from '../text/hash.ts'
import type { PagePool } from '../host.ts'
import type { PageJob, PageResult, SiteContext } from '../model/page-job.ts'
import type { PageMaker } from '../3-pages/page-maker.ts'
import type { CompileOptions } from '../model/compile.ts'
import { pageTools, type PageFolders } from './page-tools.ts'
import { startThread, type Thread } from './thread.ts'

/** Jobs in one message: enough that messages cost nothing, few enough that threads end together. */
const batchSize = 8
/** Batches that a worker has at a time, so that it never waits for the next. */
const ahead = 2
/**
 * Fewer pages than this are made on the main thread: starting a worker takes as long as making them. A page of which
 * the body is known takes a fraction of the time.
 */
const worthThreads = { compile: 24, render: 120 }
/** Milliseconds after which the main thread looks up from making pages. */
const pauseEvery = 100

/** The options of {@link nodePagePool}. */
export interface PoolOptions {
  readonly folders: Omit<PageFolders, 'packName'>
  /** Part of the names of packs, unique to this build. */
  readonly runId: string
  /** Number of threads besides the main one; 0 makes all pages on the main thread. */
  readonly workers: number
}

/** Makes pages on worker threads, or on the main thread when there are few. Threads end with the run that they were started for. */
export function nodePagePool({ folders, runId, workers: count }: PoolOptions): PagePool {
  const script = workerScript()
  const threads: Thread[] = []
  /** Threads that were told to end. */
  const ending: Promise<unknown>[] = []
  let packs = 0
  let options: CompileOptions | undefined
  let context: SiteContext | undefined
  // A build that was stopped must not go on to replace the output.
  let closed = false
  const never = new Promise<void>(() => undefined)

  return {
    start(given, bodies) {
      // A build that came to an end before its pages leaves threads that wait for other pages.
      if (options && options !== given && hashValues(options) !== hashValues(given)) dismiss()
      options = given
      startThreads(given, 'compile', bodies)
    },
    site(given) {
      context = given
      for (const thread of threads) thread.post({ type: 'site', site: given })
    },
    async run(jobs, pages, onResult): Promise<void> {
      if (!options) throw new Error('the pool is started before it runs')
      if (closed) return never
      startThreads(options, 'render', pages)
      const queue = jobs[Symbol.iterator]()
      try {
        if (threads.length === 0) await runHere(queue, options, onResult)
        else await Promise.all(threads.map((thread) => runThread(thread, queue, onResult)))
      } finally {
        // The next run is of another site, or of this one after a change.
        context = undefined
        dismiss()
      }
    },
    async close() {
      closed = true
      dismiss()
      await Promise.all(ending)
    },
  }

  function dismiss(): void {
    for (const thread of threads.splice(0)) ending.push(thread.terminate())
  }

  /** A pack is written by one thread in one run: offsets of a second writer would be wrong. */
  function packName(): string {
    return `${runId}-${packs++}.pack`
  }

  async function runHere(
    queue: Iterator<PageJob>,
    given: CompileOptions,
    onResult: (result: PageResult) => void,
  ): Promise<void> {
    // What renders is loaded when something is to be made: with a warm cache nothing is.
    const { pageMaker } = await import('../3-pages/page-maker.ts')
    let maker: PageMaker | undefined
    let tools: ReturnType<typeof pageTools> | undefined
    let pausedAt = performance.now()
    try {
      for (let job = queue.next(); !job.done; job = queue.next()) {
        if (!context) throw new Error('the site is known before pages are made here')
        tools ??= pageTools({ ...folders, packName: packName() })
        maker ??= pageMaker(given, Promise.resolve(context), tools)
        onResult(await maker.make(job.value))
        // A page takes the thread for itself: without a break no signal would be heard until the last one.
        if (performance.now() - pausedAt > pauseEvery) {
          await setImmediate()
          pausedAt = performance.now()
          if (closed) return never
        }
      }
    } finally {
      tools?.close()
    }
  }

  /** Start as many threads as so many pages are worth, besides those that are there. */
  function startThreads(given: CompileOptions, purpose: keyof typeof worthThreads, pages: number): void {
    if (script === undefined || closed || pages < worthThreads[purpose]) return
    const wanted = Math.min(count, Math.ceil(pages / batchSize))
    while (threads.length < wanted) {
      const thread = startThread(script, {
        folders: { ...folders, packName: packName() },
        options: given,
        compiles: purpose === 'compile',
      })
      threads.push(thread)
      if (context) thread.post({ type: 'site', site: context })
    }
  }
}

/** The worker's script, beside the bundled command line. Sources have none: tests use one thread. */
function workerScript(): string | undefined {
  const script = fileURLToPath(new URL('./worker.js', import.meta.url))
  return existsSync(script) ? script : undefined
}

function runThread(thread: Thread, queue: Iterator<PageJob>, onResult: (result: PageResult) => void): Promise<void> {
  const made = new Promise<void>((resolve, reject) => {
    let busy = 0
    const feed = () => {
      const batch = take(queue)
      if (batch.length > 0) {
        busy++
        thread.post({ type: 'pages', jobs: batch })
      } else if (busy === 0) thread.post({ type: 'end' })
    }
    thread.onMessage((message) => {
      if (message.type === 'ended') return resolve()
      if (message.type === 'failed') return reject(Object.assign(new Error(message.message), { stack: message.stack }))
      try {
        busy--
        for (const result of message.results) onResult(result)
        feed()
      } catch (error) {
        reject(error)
      }
    })
    for (let index = 0; index < ahead; index++) feed()
  })
  return Promise.race([made, thread.ended])
}

function take(queue: Iterator<PageJob>): readonly PageJob[] {
  const batch: PageJob[] = []
  while (batch.length < batchSize) {
    const job = queue.next()
    if (job.done) break
    batch.push(job.value)
  }
  return batch
}
