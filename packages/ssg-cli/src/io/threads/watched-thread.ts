import { writeSync } from 'node:fs'
import { isMainThread, Worker } from 'node:worker_threads'

/** Milliseconds between two beats, and between two looks at them. */
const tick = 250
/** Milliseconds that a thread is granted beyond what its tasks may take: they are ended by its own clock if it is heard. */
const grace = 2000

/** Milliseconds after which it is said what is waited for, unless that may take less than twice as long. */
const longMs = 10_000

/**
 * What another thread sees of one that runs code of a site: a number that goes up while the thread is free now and then,
 * the milliseconds that it may be silent, 0 while it waits for no such code, and the page that is at work: the index of its
 * job, and the number of its task, 0 for none. The last one is 1 where it was said what is waited for.
 */
export type Beats = Int32Array<SharedArrayBuffer>

/** Beats of a thread that is to be started. */
export function newBeats(): Beats {
  return new Int32Array(new SharedArrayBuffer(20))
}

let own: Beats | undefined
const allowed: number[] = []

/** Beat from now on, so that who looks can tell that this thread is not caught in a loop. */
export function beatInto(beats: Beats): void {
  own = beats
  setInterval(beat, tick).unref()
}

/** Whether who started this thread ends it when it is silent for longer than {@link watchThread} allows. */
export function isWatchedByParent(): boolean {
  return own !== undefined && !isMainThread
}

/** This thread is free. */
export function beat(): void {
  if (own) Atomics.add(own, 0, 1)
}

/**
 * Let this thread be watched until the function is called that it returns: nothing on a thread ends a loop that begins after
 * it has waited. Threads for pages are watched by who started them. The main one is by a thread of its own, which ends what
 * runs there as the button of a debugger does: what is waited for then never comes, and the thread is free.
 *
 * @param seconds that a task may take at once
 * @see https://nodejs.org/docs/latest-v20.x/api/inspector.html#sessionconnecttomainthread
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-terminateExecution
 */
export function watchThread(seconds: number): () => void {
  if (!own && isMainThread) watchMainThread()
  const milliseconds = seconds * 1000 + grace
  allowed.push(milliseconds)
  tell()
  return () => {
    allowed.splice(allowed.indexOf(milliseconds), 1)
    tell()
  }
}

/** Say which page this thread is at work for, until the function is called that it returns. */
export function markTask(job: number, task: number): () => void {
  if (!own) return () => undefined
  const beats = own
  const before = taskIn(beats)
  set(job, task)
  return () => set(before.job, before.task)

  function set(of: number, at: number): void {
    Atomics.store(beats, 2, of)
    Atomics.store(beats, 3, at)
  }
}

/** The page that a thread is at work for; task 0 when it is for none. */
export function taskIn(beats: Beats): { readonly job: number; readonly task: number } {
  return { job: Atomics.load(beats, 2), task: Atomics.load(beats, 3) }
}

function tell(): void {
  if (own) Atomics.store(own, 1, Math.max(0, ...allowed))
}

/** Look at the beats of a thread until the function is called that it returns. `onCaught` is called when it is caught in a loop. */
export function lookAt(beats: Beats, onCaught: () => void): () => void {
  const timer = setInterval(looker(beats, tick, onCaught), tick).unref()
  return () => clearInterval(timer)
}

// Its text runs on a thread without modules. Looks are counted, not time: a machine may have slept.
function looker(beats: Beats, every: number, onCaught: () => void): () => void {
  let last = -1
  let silent = 0
  return () => {
    const now = Atomics.load(beats, 0)
    const most = Atomics.load(beats, 1)
    silent = now === last && most > 0 ? silent + every : 0
    last = now
    if (most === 0 || silent <= most) return
    silent = 0
    onCaught()
  }
}

/**
 * Say after a while what this thread waits for, until the function is called that it returns: a loop without an end in the config
 * would look like a build that does nothing. In a loop the thread that watches says it.
 *
 * @param what that runs, in words
 * @param most seconds that it may take
 */
export function sayWhenLong(what: string, most: number): () => void {
  if (!isMainThread) return () => undefined
  if (!own) watchMainThread()
  const beats = own
  const after = Math.min(longMs, most * 500)
  // A terminal shows there which step is at work.
  const start = process.stderr.isTTY ? '\r\u001B[K' : ''
  const words = `${start}Waiting for ${what}, which has been running for ${after / 1000} s. It is ended after ${most} s.\n`
  const wait = { words, after }
  waits.push(wait)
  if (beats) Atomics.store(beats, 4, 0)
  watching?.postMessage(wait)
  const say = () => beats && Atomics.exchange(beats, 4, 1) === 0 && writeSync(2, words)
  const timer = setTimeout(say, after).unref()
  return () => {
    clearTimeout(timer)
    waits.splice(waits.indexOf(wait), 1)
    watching?.postMessage(waits.at(-1))
  }
}

let watching: Worker | undefined
const waits: { readonly words: string; readonly after: number }[] = []

// Connected only for as long as it takes: Node waits for the end of a connection before it ends the process, and says so.
const watchman = `
const { parentPort, workerData: beats } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const { Session } = require('node:inspector')
const end = () => {
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.terminateExecution', () => session.disconnect())
}
setInterval((${looker.toString()})(beats, ${tick}, end), ${tick})
let wait
let last = -1
let silent = 0
parentPort.on('message', (next) => {
  wait = next
  silent = 0
})
setInterval(() => {
  const now = Atomics.load(beats, 0)
  silent = now === last ? silent + ${tick} : 0
  last = now
  if (wait && silent >= wait.after && Atomics.exchange(beats, 4, 1) === 0) writeSync(2, wait.words)
}, ${tick})
`

function watchMainThread(): void {
  beatInto(newBeats())
  // Without an inspector in this Node, nobody watches.
  watching = new Worker(watchman, { eval: true, workerData: own }).on('error', () => undefined)
  watching.unref()
}
