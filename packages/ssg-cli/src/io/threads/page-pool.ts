import { setFlagsFromString } from 'node:v8'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setImmediate } from 'node:timers/promises'
import { hashValues } from '../../text/hash.ts'
import type { BodiesAhead, PagePool } from '../../host.ts'
import type { PageJob, SiteContexts } from '../../model/page-job.ts'
import type { PluginModules } from '../../model/plugin-info.ts'
import type { CompileOptions } from '../../model/compile.ts'
import { outOfMemory } from '../../3-pages/given-up.ts'
import { Pace } from './pace.ts'
import { pageTools, type PageFolders } from './page-tools.ts'
import { endThread, nothingLeft, ofSlowPages, runThread, type Batches, type Left } from './run-thread.ts'
import { batchSize, threadsFor, type ThreadLimit } from './threads-for.ts'
import { startThread, threadMemory, type Thread } from './thread.ts'

/** Fewer pages of which the bodies are known are made on the main thread: starting workers takes as long. */
const rendersWorthThreads = 120
/** Milliseconds after which the main thread looks up from making pages. */
const pauseEvery = 100
/** Milliseconds of CPU that the pages that are left must take, by what those before took, for threads to be started after all. */
const worthThreadsLate = 4000

/**
 * Heaps of a site with so many pages grow by 40 % before V8 looks for garbage, which else lets them double: 20,000 pages take
 * a quarter less memory for 6 % more work. Smaller sites do not come near what a machine has.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/v8.html#v8setflagsfromstringflags
 */
const manyBodies = 10_000
const tightHeaps = '--heap-growing-percent=40'

type OnResult = Parameters<PagePool['run']>[2]

/** What never comes to an end. */
const never = new Promise<never>(() => undefined)

/** The options of a {@link NodePagePool}. */
export interface PoolOptions extends ThreadLimit {
  readonly folders: Omit<PageFolders, 'packName' | 'plugins'>
  /** Part of the names of packs, unique to this build. */
  readonly runId: string
}

/** Makes pages on worker threads, or on the main thread when there are few. */
export class NodePagePool implements PagePool {
  readonly #input: PoolOptions
  readonly #script = workerScript()
  readonly #threads: Thread[] = []
  /** Threads that were told to end. */
  readonly #ending: Promise<unknown>[] = []
  #plugins: PluginModules | undefined
  #packs = 0
  #options: CompileOptions | undefined
  #contexts: SiteContexts | undefined
  // A build that was stopped must not go on to replace the output.
  #isClosed = false

  constructor(input: PoolOptions) {
    this.#input = input
  }

  plugins(modules: PluginModules | undefined): void {
    this.#plugins = modules
  }

  start(options: CompileOptions, bodies: BodiesAhead): void {
    const before = this.#options
    // A build that came to an end before its pages leaves threads that wait for other pages.
    if (before && before !== options && hashValues(before) !== hashValues(options)) this.#dismiss()
    this.#options = options
    if (bodies.count > manyBodies) setFlagsFromString(tightHeaps)
    this.#startThreads(options, 'compile', threadsFor(bodies, this.#input))
  }

  site(contexts: SiteContexts): void {
    this.#contexts = contexts
    for (const thread of this.#threads) thread.post({ type: 'site', site: contexts })
  }

  async run(jobs: Iterable<PageJob>, pages: number, onResult: OnResult): Promise<void> {
    const options = this.#options
    if (!options) throw new Error('the pool is started before it runs')
    if (this.#isClosed) return never
    const wanted = pages < rendersWorthThreads ? 0 : Math.min(this.#input.workers, Math.ceil(pages / batchSize))
    this.#startThreads(options, 'render', wanted)
    const queue = jobs[Symbol.iterator]()
    try {
      let batches: Batches | undefined
      if (this.#threads.length === 0 && this.#input.workers > 1) {
        const left = await this.#runHere(queue, options, onResult, pages)
        this.#startThreads(options, 'compile', Math.min(this.#input.workers, left))
        batches = ofSlowPages
      }
      if (this.#threads.length === 0) await this.#runHere(queue, options, onResult)
      else {
        const left = await Promise.all(this.#threads.map((thread) => this.#runOn(thread, queue, onResult, batches)))
        // What caught a thread, or took its memory, is found where pages are made one by one.
        await this.#runApart(
          left.flatMap(({ open, isFull }) => (isFull ? open : [])),
          options,
          onResult,
        )
        const caught = left.flatMap(({ open, isFull }) => (isFull ? [] : open))
        await this.#runHere(joined(caught, queue), options, onResult)
      }
    } catch (error) {
      this.#dismiss()
      throw error
    }
  }

  async end(): Promise<void> {
    // The next pages are of another site, or of this one after a change.
    this.#contexts = undefined
    await Promise.all(this.#threads.map(endThread))
    this.#dismiss()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#dismiss()
    await Promise.all(this.#ending)
  }

  #dismiss(): void {
    for (const thread of this.#threads.splice(0)) this.#ending.push(thread.terminate())
  }

  /** Let a thread make pages. One that was ended makes no others. */
  async #runOn(thread: Thread, queue: Iterator<PageJob>, onResult: OnResult, batches?: Batches): Promise<Left> {
    const left = await runThread(thread, queue, onResult, batches)
    if (left.open.length > 0) this.#threads.splice(this.#threads.indexOf(thread), 1)
    return left
  }

  /** A pack is written by one thread: offsets of a second writer would be wrong. */
  #folders(): PageFolders {
    const { folders, runId } = this.#input
    return { ...folders, plugins: this.#plugins, packName: `${runId}-${this.#packs++}.pack` }
  }

  /** Make pages on the main thread: all, or those of `pages` after which the rest is worth threads. Gives how many are left. */
  async #runHere(queue: Iterator<PageJob>, options: CompileOptions, onResult: OnResult, pages = 0): Promise<number> {
    let job = queue.next()
    if (job.done) return 0
    // What renders is loaded when something is to be made: with a warm cache nothing is.
    const { pageMaker } = await import('../../3-pages/page-maker.ts')
    if (!this.#contexts) throw new Error('the site is known before pages are made here')
    const tools = pageTools(this.#folders())
    const maker = pageMaker(options, Promise.resolve(this.#contexts), tools)
    const pace = new Pace(pages)
    const begun = process.cpuUsage()
    let pausedAt = performance.now()
    try {
      for (; !job.done; job = queue.next()) {
        onResult(await maker.make(job.value))
        pace.made++
        // A page takes the thread for itself: without a break no signal would be heard until the last one.
        if (performance.now() - pausedAt <= pauseEvery) continue
        await setImmediate()
        pausedAt = performance.now()
        if (this.#isClosed) return never
        const { user, system } = process.cpuUsage(begun)
        if (pace.millisecondsLeft((user + system) / 1000) > worthThreadsLate) return pace.left
      }
      return 0
    } finally {
      tools.close()
    }
  }

  /** Make pages one by one on a thread that may come to the end of its memory: the page that it makes then is given up. */
  async #runApart(jobs: readonly PageJob[], options: CompileOptions, onResult: OnResult): Promise<void> {
    const queue = jobs[Symbol.iterator]()
    for (let isLeft = jobs.length > 0; isLeft && !this.#isClosed;) {
      const thread = this.#startThread(options, 'render')
      const { open, isFull } =
        (thread && (await this.#runOn(thread, queue, onResult, { most: 1, ahead: 1 }))) ?? nothingLeft
      if (isFull) for (const job of open) onResult(outOfMemory(job, threadMemory))
      else await this.#runHere(open[Symbol.iterator](), options, onResult)
      isLeft = open.length > 0
    }
  }

  /** Start threads until there are as many as are wanted. */
  #startThreads(options: CompileOptions, purpose: 'compile' | 'render', wanted: number): void {
    while (this.#threads.length < wanted && this.#startThread(options, purpose) !== undefined);
  }

  #startThread(options: CompileOptions, purpose: 'compile' | 'render'): Thread | undefined {
    if (this.#script === undefined || this.#isClosed) return undefined
    const thread = startThread(this.#script, { folders: this.#folders(), options, compiles: purpose === 'compile' })
    this.#threads.push(thread)
    if (this.#contexts) thread.post({ type: 'site', site: this.#contexts })
    return thread
  }
}

/** The worker's script, beside the bundled command line. Sources have none: tests use one thread. */
function workerScript(): string | undefined {
  const script = fileURLToPath(new URL('./worker.js', import.meta.url))
  return existsSync(script) ? script : undefined
}

function* joined(first: readonly PageJob[], then: Iterator<PageJob>): Generator<PageJob> {
  yield* first
  for (let job = then.next(); !job.done; job = then.next()) yield job.value
}
