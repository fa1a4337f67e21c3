/** What comes first when several things are to be done: an author's save, a browser's request, what nobody waits for. */
export type Urgency = 'edit' | 'request' | 'idle'

/** Does one thing at a time. */
export interface WorkQueue {
  run<T>(urgency: Urgency, task: () => Promise<T>): Promise<T>
  /** Something urgent is on its way: the next idle task waits until it comes, or until it is not expected any more. */
  expect(over: Promise<unknown>): void
}

const order = ['edit', 'request', 'idle'] as const

/**
 * A queue in which the more urgent task goes first. Tasks are never interrupted, so idle ones are to be short.
 *
 * One at a time, because a page must not be made half from the site before an edit and half from the site after it.
 */
export function workQueue(pause: () => Promise<void>): WorkQueue {
  const tasks: Record<Urgency, (() => Promise<void>)[]> = { edit: [], request: [], idle: [] }
  let isBusy = false
  let expected: Promise<unknown> | undefined
  let arrived: () => void = () => undefined
  return {
    run: (urgency, task) =>
      new Promise((resolve, reject) => {
        tasks[urgency].push(() => task().then(resolve, reject))
        if (urgency !== 'idle') arrived()
        if (!isBusy) void work()
      }),
    expect(over) {
      expected ??= Promise.race([over, new Promise<void>((done) => (arrived = done))])
    },
  }

  async function work(): Promise<void> {
    isBusy = true
    for (let urgency = next(); urgency; urgency = next()) {
      // Events are heard between idle tasks: that is how anything more urgent gets into the queue.
      if (urgency === 'idle') {
        await pause()
        await expected
        expected = undefined
        urgency = next() ?? urgency
      }
      await tasks[urgency].shift()?.()
    }
    isBusy = false
  }

  function next(): Urgency | undefined {
    return order.find((urgency) => tasks[urgency].length > 0)
  }
}
