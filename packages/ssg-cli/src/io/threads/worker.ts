/** A worker thread: makes the pages that the main thread sends, a batch at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import type { PageJob, PageResult, SiteContexts } from '../../model/page-job.ts'
import { pageMaker } from '../../3-pages/page-maker.ts'
import type { CompileOptions } from '../../model/compile.ts'
import { keepFromSites } from './keep-from-sites.ts'
import { isKnownFailure } from '../packages/native-import.ts'
import { pageTools, type PageFolders } from './page-tools.ts'
import { failureOf, type ThreadFailure } from './thread-failure.ts'
import { beatInto, type Beats } from './watched-thread.ts'

/** What a worker starts with. */
export interface WorkerStart {
  readonly folders: PageFolders
  readonly options: CompileOptions
  /** Bodies will be compiled: what that needs can be loaded at once. */
  readonly compiles: boolean
  /** By which the main thread sees that this one is not caught in a loop. */
  readonly beats: Beats
}

/** What the main thread sends. */
export type ToWorker =
  | { readonly type: 'site'; readonly site: SiteContexts }
  | { readonly type: 'pages'; readonly jobs: readonly PageJob[] }
  | { readonly type: 'end' }

/** What a worker answers: a batch of results, or what ended it. */
export type FromWorker =
  | { readonly type: 'results'; readonly results: readonly PageResult[] }
  | { readonly type: 'failed'; readonly failure: ThreadFailure }
  /** An error that came when nobody waited for it: this thread goes on. */
  | { readonly type: 'late'; readonly failure: ThreadFailure }
  | { readonly type: 'ended' }

/**
 * Make the pages that the main thread asks for, until it asks for no more.
 *
 * @param atEnd called when the last page is made, before the main thread is told: it may end this thread then
 */
export function work(atEnd: () => void): void {
  // Set by the pool, which starts this thread and nothing else does.
  const { folders, options, compiles, beats } = workerData as WorkerStart
  keepFromSites()
  beatInto(beats)
  const port = parentPort
  if (!port) throw new Error('the worker runs as a worker thread')
  const send = (message: FromWorker) => port.postMessage(message)
  process.on('uncaughtException', (error) => {
    if (!isKnownFailure(error)) send({ type: 'late', failure: failureOf(error) })
  })

  let announce: (site: SiteContexts) => void = () => undefined
  const site = new Promise<SiteContexts>((resolve) => {
    announce = resolve
  })
  const tools = pageTools(folders)
  const maker = pageMaker(options, site, tools)
  // What fails here fails again with the first body, and is told then.
  if (compiles) void maker.warmUp().catch(() => undefined)

  port.on('message', (message: ToWorker) => {
    if (message.type === 'site') announce(message.site)
    else if (message.type === 'pages') void makeBatch(message.jobs)
    else {
      tools.close()
      atEnd()
      send({ type: 'ended' })
      port.close()
    }
  })

  async function makeBatch(jobs: readonly PageJob[]): Promise<void> {
    try {
      const results = folders.profile ? await oneByOne(jobs) : await together(jobs)
      // A thread that is ended leaves what it told of.
      tools.blobs.flush()
      send({ type: 'results', results })
    } catch (error) {
      send({ type: 'failed', failure: failureOf(error) })
    }
  }

  function together(jobs: readonly PageJob[]): Promise<PageResult[]> {
    return Promise.all(jobs.map((job) => maker.make(job)))
  }

  /** No page's time holds that of another. */
  async function oneByOne(jobs: readonly PageJob[]): Promise<PageResult[]> {
    const results: PageResult[] = []
    for (const job of jobs) results.push(await maker.make(job))
    return results
  }
}
