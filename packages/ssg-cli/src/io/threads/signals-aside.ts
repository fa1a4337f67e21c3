import { setImmediate } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

let uses = 0
let putBack = () => undefined as void

/**
 * Run code of a site that may loop without an end on the main thread, such that Ctrl+C, SIGTERM and SIGHUP end the process meanwhile.
 * Listeners are told of a signal by the thread that such code holds; without any, the system ends the process itself. The
 * lock of a process that is gone counts for nothing, and what it left is cleared away by the next one.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/process.html#signal-events
 */
export async function withSignalsAside<T>(run: () => T | Promise<T>): Promise<T> {
  if (!isMainThread) return run()
  // A signal that came already would be forgotten with its listener. It is told when the loop asks the system next, which
  // comes after the first turn where this is called by what the system answered before.
  for (let turn = 0; turn < 2; turn++) await setImmediate()
  if (uses++ === 0) putBack = takeListeners()
  try {
    return await run()
  } finally {
    if (--uses === 0) putBack()
  }
}

function takeListeners(): () => void {
  const taken = signals.map((signal) => ({ signal, listeners: process.listeners(signal) }))
  for (const { signal, listeners } of taken) for (const listener of listeners) process.off(signal, listener)
  return () => {
    for (const { signal, listeners } of taken) for (const listener of listeners) process.on(signal, listener)
  }
}
