import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { NodeWatchHost } from '../../io/node-watch-host.ts'
import { watchFiles, type FileWatcher } from '../../io/watching/watch-files.ts'
import { watchPackages, type PackageWatcher } from '../../io/watching/watch-packages.ts'
import type { FileChange } from '../../watch/watch-host.ts'
import type { WatchedSite } from '../../watch/watched-site.ts'
import { statOf } from '../../io/files/stat-of.ts'

/** What is followed, and who is told of it. */
export interface FollowerInput {
  /** Absolute path of the site. */
  readonly dir: string
  /** What the user calls it. */
  readonly name: string
  readonly host: NodeWatchHost
  readonly site: Pick<WatchedSite, 'update' | 'folders' | 'expectEdit'>
  /** Milliseconds between two looks at each file, if files are to be looked at. */
  readonly polling: number | undefined
  /** Tell the user. */
  readonly say: (words: string) => void
  /** Do something in the background, where nobody waits for it. */
  readonly attempt: (work: () => Promise<unknown>) => void
}

/** Milliseconds from the first word of a file to its edit, at most. */
const untilEdit = 30
/** Milliseconds after which a file that changed is looked at again: it may have been written in pieces. */
const lookAgain = [40, 250]
/** Milliseconds between two looks for the folder of a site that is gone. */
const missingMs = 300

/** Follows the files of a site, and brings the site to what they are. */
export class FileFollower {
  readonly #input: FollowerInput
  #watcher: FileWatcher | undefined
  #packages: PackageWatcher | undefined
  readonly #told = new Set<string>()
  #isClosed = false
  #isGone = false
  /** What the next update is about, while one is under way. */
  #waiting: FileChange[] | undefined
  readonly #seenAt = new WeakMap<readonly FileChange[], number>()

  constructor(input: FollowerInput) {
    this.#input = input
  }

  /** Begin to follow, unless it is closed meanwhile. */
  start(): void {
    if (this.#isClosed) return
    const { dir, host, site, polling, say, attempt } = this.#input
    this.#watcher = watchFiles({
      siteDir: dir,
      ...(polling !== undefined && { polling }),
      onChanges: (changes) => this.#changed(changes),
      onWord: () => site.expectEdit(rest(untilEdit)),
      onTouched: (paths) => this.#changed(host.outdated(paths)),
      // What changed since the steps read it, and before the watcher knew it.
      onReady: () => attempt(() => this.#lookAtAll()),
      onExhausted: (setting) =>
        say(
          `The system has no file watches left: files are looked at every 400 ms instead. More watches on Linux: sudo sysctl ${setting}`,
        ),
      onFolder: (isThere) => attempt(async () => (isThere ? undefined : this.#awaitFolder())),
    })
    this.#packages = watchPackages({ isPolling: polling !== undefined, onTouched: () => this.#lookAtPackages() })
    this.followOutside()
  }

  /** Follow content beside the site, code that its bundles were made of, and commits. */
  followOutside(): void {
    const { host, site } = this.#input
    const code = host.bundled().filter((path) => path.startsWith('../') && !path.includes('node_modules/'))
    this.#watcher?.add([...site.folders(), ...code].filter((path) => path.startsWith('..')))
    this.#followPackages()
  }

  #followPackages(): void {
    const { host } = this.#input
    this.#packages?.follow(host.packageFiles())
    // Also what was committed before it was followed.
    this.#changed(host.committed())
  }

  /** When the files of an update were seen to change, as `performance.now` tells it. */
  seenAt(changes: readonly FileChange[]): number {
    return this.#seenAt.get(changes) ?? 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#packages?.close()
    await this.#watcher?.close()
  }

  #changed(changes: readonly FileChange[]): void {
    if (changes.length === 0 || this.#isClosed || this.#isGone) return
    if (this.#waiting) return void this.#waiting.push(...changes)
    const mine = [...changes]
    this.#waiting = mine
    this.#seenAt.set(mine, performance.now())
    this.#input.attempt(() => this.#update(mine))
  }

  async #update(mine: readonly FileChange[]): Promise<void> {
    try {
      await this.#untilWritten(mine)
      await this.#input.site.update(() => {
        this.#waiting = undefined
        return mine
      })
    } finally {
      // Whatever failed, the next edit is to be heard.
      if (this.#waiting === mine) this.#waiting = undefined
    }
    await this.#lookOnceMore(mine.map(({ path }) => path))
  }

  /** An editor that empties a file before it writes: nobody wants to see the page without its text. */
  async #untilWritten(changes: readonly FileChange[]): Promise<void> {
    const { dir } = this.#input
    const isEmpty = ({ path }: FileChange) => statOf(resolve(dir, path))?.size === 0
    for (let look = 0; look < 4 && changes.some(isEmpty); look++) await rest(10)
  }

  /** A file may be written in pieces, of which the system told only the first. */
  async #lookOnceMore(paths: readonly string[]): Promise<void> {
    for (const after of lookAgain) {
      await rest(after)
      const late = this.#input.host.outdated(paths)
      if (late.length > 0) return this.#changed(late)
    }
  }

  async #lookAtAll(): Promise<void> {
    const { host, polling } = this.#input
    this.#changed(host.outdated())
    if (polling === undefined) return
    // A poll compares with the look before it, and the first of them comes later than the word of it.
    await rest(2 * polling)
    this.#changed(host.outdated())
  }

  #lookAtPackages(): void {
    if (this.#isClosed || this.#isGone) return
    const { host, say } = this.#input
    const { changes, loaded } = host.outdatedPackages()
    for (const name of loaded) {
      if (!this.#told.has(name))
        say(`The package "${name}" changed. The config and plugins go on with what they loaded: stop and start again.`)
      this.#told.add(name)
    }
    this.#changed(changes)
    this.#followPackages()
  }

  async #awaitFolder(): Promise<void> {
    const { dir, name, host, site, say } = this.#input
    if (this.#isGone || existsSync(dir)) return
    this.#isGone = true
    say(`The folder "${name}" is gone. Waiting for it to come back.`)
    this.#packages?.close()
    await this.#watcher?.close()
    while (!this.#isClosed && !existsSync(dir)) await rest(missingMs)
    if (this.#isClosed) return
    this.#isGone = false
    say(`The folder "${name}" is back.`)
    host.reset()
    await site.update('all')
    this.start()
  }
}

/** A wait that keeps no process alive. */
function rest(milliseconds: number): Promise<void> {
  return pause(milliseconds, undefined, { ref: false })
}
