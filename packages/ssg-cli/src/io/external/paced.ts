/** How fast many URLs may be asked for. */
export interface Pace {
  /** At a time, all hosts together. */
  readonly concurrency: number
  /** At a time at one host. */
  readonly perHost: number
  /** Milliseconds between two beginnings at one host. */
  readonly gap: number
}

/**
 * Do a task for each URL, few at a time and fewer at each host, so that no server takes it for an attack.
 *
 * Hosts take turns. `goOn` is asked before each task; when it says no, the tasks that run are the last.
 */
export function paced(
  urls: readonly string[],
  { concurrency, perHost, gap }: Pace,
  task: (url: string) => Promise<void>,
  goOn: () => boolean = () => true,
): Promise<void> {
  const hosts = [...groupByHost(urls).values()]
  let active = 0
  return new Promise((done, fail) => {
    fill()

    function fill(): void {
      const now = Date.now()
      let wait = Infinity
      // Who has waited longest comes first.
      for (const host of [...hosts].sort((left, right) => left.startAt - right.startAt)) {
        while (active < concurrency && host.active < perHost && host.startAt <= now && goOn()) {
          const url = host.urls.shift()
          if (url === undefined) break
          start(host, url)
        }
        if (host.urls.length > 0 && host.active < perHost) wait = Math.min(wait, host.startAt - now)
      }
      if (active === 0 && (!goOn() || hosts.every(({ urls: left }) => left.length === 0))) done()
      else if (active < concurrency && wait > 0 && wait < Infinity && goOn()) setTimeout(fill, wait)
    }

    function start(host: HostQueue, url: string): void {
      active++
      host.active++
      host.startAt = Date.now() + gap
      task(url).then(() => {
        active--
        host.active--
        fill()
      }, fail)
    }
  })
}

interface HostQueue {
  readonly urls: string[]
  active: number
  startAt: number
}

function groupByHost(urls: readonly string[]): ReadonlyMap<string, HostQueue> {
  const hosts = new Map<string, HostQueue>()
  for (const url of urls) {
    const { host } = new URL(url)
    const queue = hosts.get(host) ?? { urls: [], active: 0, startAt: 0 }
    hosts.set(host, queue)
    queue.urls.push(url)
  }
  return hosts
}
