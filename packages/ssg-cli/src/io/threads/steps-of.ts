import type { RunWithin } from '../../3-pages/compile/types.ts'
import { TookTooLong } from '../../3-pages/took-too-long.ts'
import type { PageJob } from '../../model/page-job.ts'
import { runWithin } from './run-within.ts'
import { markTask } from './watched-thread.ts'

/** Seconds that a task is granted which had caught a thread in a loop: enough for one that was slow because of others. */
const again = 1

/**
 * Run the tasks of one page, which this thread is marked with while one is at work. The one that caught another thread has had
 * its time there: it is ended soon, and told as having taken all of it.
 */
export function stepsOf({ index, caughtAt }: Pick<PageJob, 'index' | 'caughtAt'>): RunWithin {
  let tasks = 0
  return <T>(task: () => T, seconds: number, isOurs?: boolean): T => {
    const endMark = markTask(index, ++tasks)
    const limit = tasks === caughtAt ? Math.min(seconds, again) : seconds
    const tell = (error: unknown): never => {
      throw error instanceof TookTooLong && limit < seconds ? new TookTooLong(seconds, error.culprit) : error
    }
    try {
      const made = runWithin(task, limit, isOurs)
      // It is a promise of what the task promises.
      return made instanceof Promise ? (made.catch(tell) as T) : made
    } catch (error) {
      return tell(error)
    } finally {
      endMark()
    }
  }
}
