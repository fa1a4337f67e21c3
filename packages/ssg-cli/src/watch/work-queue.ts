/** What comes first when several things are to be done: an author's save, a browser's request, what nobody waits for. */
export type Urgency = 'edit' | 'request' | 'idle'

/** Does one thing at a time. */
export interface WorkQueue {
  run<T>(urgency: Urgency, task: () => Promise<T>): Promise<T>
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
  return {
    run: (urgency, task) =>
      new Promise((resolve, reject) => {
        tasks[urgency].push(() => task().then(resolve, reject))
        if (!isBusy) void work()
      }),
  }

  async function work(): Promise<void> {
    isBusy = true
    for (let urgency = next(); urgency; urgency = next()) {
      // Events are heard between idle tasks: that is how anything more urgent gets into the queue.
      if (urgency === 'idle') {
        await pause()
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
