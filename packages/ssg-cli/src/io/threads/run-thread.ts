import type { PagePool } from '../../host.ts'
import type { PageJob } from '../../model/page-job.ts'
import { errorOf } from './thread-failure.ts'
import { ThreadCaught, ThreadOutOfMemory, type Thread } from './thread.ts'
import { batchSize } from './threads-for.ts'

type OnResult = Parameters<PagePool['run']>[2]

/** What a thread that was ended had not made. */
export interface Left {
  readonly open: readonly PageJob[]
  /** True when it had no memory left, false when it was caught in a loop. */
  readonly isFull: boolean
}

/** Batches that a thread has at a time, so that it never waits for the next. */
const batchesAhead = 2

/** How many pages a thread is given at a time, and how many times before it has made the first. */
export interface Batches {
  readonly most: number
  readonly ahead: number
}

/** For pages of which each takes so long that messages cost nothing: threads end together. */
export const ofSlowPages: Batches = { most: 1, ahead: batchesAhead }

/** Of a thread that made all that it was given. */
export const nothingLeft: Left = { open: [], isFull: false }

/** Let a thread make pages until there are no more, in batches of at most so many. It waits for others then. */
export function runThread(
  thread: Thread,
  queue: Iterator<PageJob>,
  onResult: OnResult,
  { most, ahead }: Batches = { most: batchSize, ahead: batchesAhead },
): Promise<Left> {
  const open = new Map<number, PageJob>()
  const made = new Promise<Left>((resolve, reject) => {
    let busy = 0
    const feed = () => {
      const batch = take(queue, most)
      if (batch.length > 0) {
        busy++
        for (const job of batch) open.set(job.index, job)
        thread.post({ type: 'pages', jobs: batch })
      } else if (busy === 0) resolve(nothingLeft)
    }
    thread.onMessage((message) => {
      if (message.type === 'failed') return reject(errorOf(message.failure))
      if (message.type !== 'results') return
      try {
        busy--
        for (const result of message.results) {
          open.delete(result.index)
          onResult(result)
        }
        feed()
      } catch (error) {
        reject(error)
      }
    })
    for (let index = 0; index < ahead; index++) feed()
  })
  return Promise.race([made, thread.ended]).catch((error: unknown) => {
    if (error instanceof ThreadOutOfMemory) return { open: [...open.values()], isFull: true }
    if (error instanceof ThreadCaught) return { open: [...open.values()].map(marked(error)), isFull: false }
    throw error
  })
}

/** Let a thread end that waits for pages: it closes what it wrote. One that dies of what a page left has made all of its pages. */
export async function endThread(thread: Thread): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    thread.onMessage(({ type }) => {
      if (type === 'ended') resolve()
    })
  })
  thread.post({ type: 'end' })
  await Promise.race([closed, thread.ended]).catch((error: unknown) => {
    if (!(error instanceof ThreadOutOfMemory || error instanceof ThreadCaught)) throw error
  })
}

/** Mark the job that caught a thread: what it waits for is not waited for as long again. */
function marked({ at }: ThreadCaught): (job: PageJob) => PageJob {
  return (job) => (at.task > 0 && job.index === at.job ? { ...job, caughtAt: at.task } : job)
}

function take(queue: Iterator<PageJob>, most: number): readonly PageJob[] {
  const batch: PageJob[] = []
  while (batch.length < most) {
    const job = queue.next()
    if (job.done) break
    batch.push(job.value)
  }
  return batch
}
