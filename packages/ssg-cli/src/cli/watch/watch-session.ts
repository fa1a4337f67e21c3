import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReportContext } from '../../diagnostics/report.ts'
import { diagnosticBlock } from '../../diagnostics/reporters/diagnostic-block.ts'
import { colorsFor } from '../../diagnostics/colors.ts'
import { serveDev, type DevServer } from '../../io/dev-server.ts'
import type { NodeWatchHost } from '../../io/node-watch-host.ts'
import { watchFiles, type FileWatcher } from '../../io/watch-files.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { baseUrl } from '../../1-config/base-url.ts'
import type { FileChange } from '../../watch/watch-host.ts'
import type { WatchListener } from '../../watch/watched-site.ts'
import { watchSite } from '../../watch.ts'
import { findingsMessage } from './findings-message.ts'
import { updateMessage } from './update-message.ts'
import type { WatchLog } from './watch-log.ts'

/** The argument of {@link watchSession}. */
export interface SessionInput {
  /** Absolute path of the site. */
  readonly dir: string
  readonly host: NodeWatchHost
  readonly flags: { readonly host: string; readonly port: number; readonly baseUrl?: string; readonly drafts: boolean }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log: WatchLog
  readonly context: ReportContext
}

/** A site, its server and its watcher, joined. */
export interface WatchSession {
  serve(): Promise<DevServer>
  /** Read the site and follow its files. */
  begin(): void
  close(): Promise<void>
}

/** The first page goes before everything that nobody waits for, but not for ever. */
const quietMs = 1500
/** Milliseconds after which a file that changed is looked at again: it may have been written in pieces. */
const lookAgain = [40, 250]
/** Milliseconds between two looks for the folder of a site that is gone. */
const missingMs = 300

/** Join a site that follows its files with what tells it of edits and whom it tells. */
export function watchSession(input: SessionInput): WatchSession {
  const { dir, host, flags, log, context, env } = input
  let server: DevServer | undefined
  let watcher: FileWatcher | undefined
  let diagnostics: readonly Diagnostic[] = []
  let isClosed = false
  let isGone = false
  /** All pages were made once, and what is known of them is on the disk. */
  let isKept = false
  /** When the files of an update were seen to change. */
  const seenAt = new WeakMap<readonly FileChange[], number>()
  /** What the next update is about, while one is under way. */
  let waiting: FileChange[] | undefined
  let startWorking: () => void = () => undefined
  const quiet = new Promise<void>((begun) => {
    startWorking = begun
  })
  const listener: WatchListener = {
    updated: (update) =>
      attempt(async () => {
        const message = await updateMessage(update, (pathname) => site.page(pathname))
        if (message) server?.update(message)
        if (update.changes === 'all' || !message) return
        const pages = message.kind === 'pages' ? message.pages.length : message.kind
        log.rebuilt({
          changes: update.changes,
          pages,
          milliseconds: performance.now() - (seenAt.get(update.changes) ?? 0),
        })
      }),
    broke: log.broke,
    found(now) {
      diagnostics = now.diagnostics
      log.found({ ...now, pages: site.routes().length })
      server?.find(findingsMessage(now, context, (file) => site.routesOf(file)))
      if (!now.isWhole) return
      watcher?.add(outside())
      if (!isKept) host.keep()
      isKept = true
    },
  }
  const site = watchSite(host, { ...flags, quiet }, listener)

  return { serve, begin, close }

  async function serve(): Promise<DevServer> {
    const names = (env['DOCS_BUILD_ALLOWED_HOSTS'] ?? '').split(',').filter(Boolean)
    const words = () =>
      diagnostics
        .map((finding) => diagnosticBlock(finding, { ...context, color: false }, colorsFor(false)))
        .join('\n\n')
    server = await serveDev({
      ...flags,
      site,
      siteDir: dir,
      baseUrl: baseUrl(flags.baseUrl ?? '/'),
      names,
      problems: words,
      onShown: startWorking,
    })
    return server
  }

  function begin(): void {
    attempt(async () => {
      await site.update('all')
      await Promise.race([quiet, pause(quietMs, undefined, { ref: false })])
      startWorking()
      if (!isClosed) watcher = startWatcher()
    })
  }

  async function close(): Promise<void> {
    isClosed = true
    startWorking()
    await watcher?.close()
    await server?.close()
    await site.close()
  }

  function startWatcher(): FileWatcher {
    const polling = pollingMs(env)
    const made = watchFiles({
      siteDir: dir,
      ...(polling !== undefined && { polling }),
      onChanges: changed,
      // What changed since the steps read it, and before the watcher knew it.
      onReady: () => attempt(lookAtAll),
      onExhausted: (setting) =>
        log.say(
          `The system has no file watches left: files are looked at every 400 ms instead. More watches on Linux: sudo sysctl ${setting}`,
        ),
      onFolder: (isThere) => attempt(async () => (isThere ? undefined : awaitFolder())),
    })
    made.add(outside())
    return made
  }

  async function lookAtAll(): Promise<void> {
    changed(host.outdated())
    const polling = pollingMs(env)
    if (polling === undefined) return
    // A poll compares with the look before it, and the first of them comes later than the word of it.
    await pause(2 * polling, undefined, { ref: false })
    changed(host.outdated())
  }

  /** Content beside the site, and code that its bundles were made of. Packages don't change under a running server. */
  function outside(): readonly string[] {
    const code = host.bundled().filter((path) => path.startsWith('../') && !path.includes('node_modules/'))
    return [...site.folders(), ...code].filter((path) => path.startsWith('..'))
  }

  function changed(changes: readonly FileChange[]): void {
    if (changes.length === 0 || isClosed || isGone) return
    if (waiting) return void waiting.push(...changes)
    const mine = [...changes]
    waiting = mine
    seenAt.set(mine, performance.now())
    attempt(async () => {
      await untilWritten(mine)
      await site.update(() => {
        waiting = undefined
        return mine
      })
      await lookOnceMore(mine.map(({ path }) => path))
    })
  }

  /** An editor that empties a file before it writes: nobody wants to see the page without its text. */
  async function untilWritten(changes: readonly FileChange[]): Promise<void> {
    const isEmpty = ({ path }: FileChange) => statSync(resolve(dir, path), { throwIfNoEntry: false })?.size === 0
    for (let look = 0; look < 4 && changes.some(isEmpty); look++) await pause(10, undefined, { ref: false })
  }

  /** A file may be written in pieces, of which the system told only the first. */
  async function lookOnceMore(paths: readonly string[]): Promise<void> {
    for (const after of lookAgain) {
      await pause(after, undefined, { ref: false })
      const late = host.outdated(paths)
      if (late.length > 0) return changed(late)
    }
  }

  async function awaitFolder(): Promise<void> {
    if (isGone || existsSync(dir)) return
    isGone = true
    log.say(`The folder "${context.relative('.')}" is gone. Waiting for it to come back.`)
    await watcher?.close()
    await untilThere()
    if (isClosed) return
    isGone = false
    log.say(`The folder "${context.relative('.')}" is back.`)
    host.reset()
    await site.update('all')
    watcher = startWatcher()
  }

  async function untilThere(): Promise<void> {
    if (isClosed || existsSync(dir)) return
    await pause(missingMs, undefined, { ref: false })
    await untilThere()
  }

  /** What fails here fails in the background: it is told instead of being lost, and the server goes on. */
  function attempt(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => (isClosed ? undefined : log.broke(error)))
  }
}

/** Milliseconds between two looks at each file, if files are to be looked at. */
function pollingMs(env: SessionInput['env']): number | undefined {
  const wanted = Number(env['DOCS_BUILD_POLLING'])
  return wanted > 0 ? wanted : undefined
}
