import { NeverSettled, TookTooLong } from '../../3-pages/took-too-long.ts'
import { watchThread } from './watched-thread.ts'

/** Milliseconds between two looks at what is waited for. */
const tick = 100

/** Called when nothing is left on this thread that could settle a promise. */
const giveUps = new Set<() => void>()
let listens = false

/** What goes on then may wait for the next such promise: Node asks again only when there was something to do. */
function giveUpAll(): void {
  if (giveUps.size > 0) setImmediate(() => undefined)
  giveUps.forEach((giveUp) => giveUp())
}

/** True while a promise of code of a site is waited for. */
export function waitsForSite(): boolean {
  return giveUps.size > 0
}

/**
 * Wait for a promise of code of a site, no longer than so many seconds, and not at all when nothing is left to be waited for.
 * A loop without an end that begins after it has waited is ended too. Looks are counted, not time: while the thread makes other
 * pages, or waits for a busy machine, nothing can settle.
 *
 * @throws {TookTooLong}
 * @see https://nodejs.org/docs/latest-v20.x/api/process.html#event-beforeexit
 */
export function settledWithin<T>(promise: Promise<T>, seconds: number): Promise<T> {
  if (!listens) process.on('beforeExit', giveUpAll)
  listens = true
  const endWatch = watchThread(seconds)
  const startedAt = performance.now()
  return new Promise<T>((resolve, reject) => {
    let looks = Math.ceil((seconds * 1000) / tick)
    const timer = setInterval(() => --looks <= 0 && end(() => reject(new TookTooLong(seconds))), tick).unref()
    // A loop that was ended leaves nothing to be waited for either.
    const isLate = () => performance.now() - startedAt >= seconds * 1000
    const giveUp = () => end(() => reject(isLate() ? new TookTooLong(seconds) : new NeverSettled()))
    giveUps.add(giveUp)
    promise.then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error)),
    )

    function end(settle: () => void): void {
      clearInterval(timer)
      giveUps.delete(giveUp)
      endWatch()
      settle()
    }
  })
}
