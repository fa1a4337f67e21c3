import { Script } from 'node:vm'
import { TookTooLong } from '../3-pages/took-too-long.ts'

// What the script calls is put there right before it runs, and is done when it ends.
const slot = Symbol.for('docs-build.task')
const script = new Script("globalThis[Symbol.for('docs-build.task')]()")

/**
 * Run a task on this thread, and end it when it takes too long, be it in an endless loop. Only the engine can do that, and it
 * does it for scripts and all that they call. What waits for a promise is not ended. Costs a tenth of a millisecond.
 *
 * @throws {TookTooLong}
 * @see https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptruninthiscontextoptions
 */
export function runWithin<T>(task: () => T, seconds: number): T {
  const shared = globalThis as { [slot]?: (() => unknown) | undefined }
  const around = shared[slot]
  shared[slot] = task
  try {
    // The script gives what the task gives.
    return script.runInThisContext({ timeout: seconds * 1000 }) as T
  } catch (error) {
    throw isTimeout(error) ? new TookTooLong(seconds) : error
  } finally {
    shared[slot] = around
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
