import { Script } from 'node:vm'
import type { RunWithin } from '../../3-pages/compile/types.ts'
import { TookTooLong } from '../../3-pages/took-too-long.ts'
import { BuiltInChanged, restoredBuiltIn } from './built-ins.ts'
import { settledWithin } from './settled-within.ts'
import { beat, isWatchedByParent, watchThread } from './watched-thread.ts'

// What the script calls is put there right before it runs, and is done when it ends.
const slot = Symbol.for('docs-build.task')
const script = new Script("globalThis[Symbol.for('docs-build.task')]()")

/**
 * Run a task on this thread, and end it when it takes too long, be it in an endless loop. On the main thread the engine does
 * that, for scripts and all that they call: it starts a thread for each, which costs a tenth of a millisecond. A thread for
 * pages is ended as a whole by who started it. A promise that the task gives is waited for as long. Functions that all code
 * shares are put back when it changed them, unless it is the tool's own.
 *
 * @throws {TookTooLong}
 * @throws {BuiltInChanged}
 * @see https://nodejs.org/docs/latest-v20.x/api/vm.html#scriptruninthiscontextoptions
 */
export const runWithin: RunWithin = <T>(task: () => T, seconds: number, isOurs = false): T => {
  const ended = isWatchedByParent() ? runWatched(task, seconds) : runByClock(task, seconds)
  beat()
  const value = isOurs ? valueOf(ended) : valueOf(unlessChanged(ended))
  // It is a promise of what the task promises.
  return value instanceof Promise ? (waitFor(value, seconds) as T) : value
}

/** Run a task by the engine's clock. */
function runByClock<T>(task: () => T, seconds: number): Ended<T> {
  const shared = globalThis as { [slot]?: (() => unknown) | undefined }
  const around = shared[slot]
  shared[slot] = task
  try {
    // The script gives what the task gives.
    return { value: script.runInThisContext({ timeout: Math.ceil(seconds * 1000), displayErrors: false }) as T }
  } catch (error) {
    return { error: isTimeout(error) ? new TookTooLong(seconds) : error }
  } finally {
    shared[slot] = around
  }
}

/** Run a task while this thread is watched: one that takes too long ends with it. */
function runWatched<T>(task: () => T, seconds: number): Ended<T> {
  const endWatch = watchThread(seconds)
  try {
    return { value: task() }
  } catch (error) {
    return { error }
  } finally {
    endWatch()
  }
}

type Ended<T> = { readonly value: T } | { readonly error: unknown }

/** Wait for a promise of code of a site as {@link runWithin} does. */
export async function waitFor<T>(promise: Promise<T>, seconds: number): Promise<T> {
  let ended: Ended<T>
  try {
    ended = { value: await settledWithin(promise, seconds) }
  } catch (error) {
    ended = { error }
  }
  return valueOf(unlessChanged(ended))
}

/** What a changed function made fail is not what is wrong. */
function unlessChanged<T>(ended: Ended<T>): Ended<T> {
  const changed = restoredBuiltIn()
  return changed === undefined ? ended : { error: new BuiltInChanged(changed) }
}

const evaluated = Symbol.for('docs-build.evaluated')
Object.assign(globalThis, { [evaluated]: () => valueOf(unlessChanged({ value: undefined })) })

/**
 * The last line of a bundle with code of a site: what it changed is put back before other pages go on, which may be long before
 * its import ends.
 */
export const lastLine = `globalThis[Symbol.for('docs-build.evaluated')]?.()`

function valueOf<T>(ended: Ended<T>): T {
  if ('error' in ended) throw ended.error
  return ended.value
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
