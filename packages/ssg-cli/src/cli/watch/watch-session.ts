import { setTimeout as pause } from 'node:timers/promises'
import { baseUrl } from '../../1-config/base-url.ts'
import { colorsFor } from '../../diagnostics/colors.ts'
import type { ReportContext } from '../../diagnostics/report.ts'
import { diagnosticBlock } from '../../diagnostics/reporters/diagnostic-block.ts'
import { serveDev, type DevServer } from '../../io/dev-server.ts'
import type { NodeWatchHost } from '../../io/node-watch-host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { watchSite } from '../../watch.ts'
import type { WatchedSite, WatchListener } from '../../watch/watched-site.ts'
import { allowedNames } from '../allowed-names.ts'
import { FileFollower } from './file-follower.ts'
import { diagnosticsMessage } from './diagnostics-message.ts'
import { updateMessage } from './update-message.ts'
import type { WatchLog } from './watch-log.ts'

/** What a {@link WatchSession} joins. */
export interface SessionInput {
  /** Absolute path of the site. */
  readonly dir: string
  readonly host: NodeWatchHost
  readonly flags: {
    readonly host: string
    readonly port: number
    readonly baseUrl?: string
    readonly locale?: readonly string[]
    readonly drafts: boolean
  }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log: WatchLog
  readonly context: ReportContext
}

type Updated = Parameters<WatchListener['updated']>[0]
type Found = Parameters<WatchListener['found']>[0]

/** The first page goes before everything that nobody waits for, but not for ever. */
const quietMs = 1500

/** A site that follows its files, joined with what tells it of edits and whom it tells. */
export class WatchSession {
  readonly #input: SessionInput
  readonly #site: WatchedSite
  readonly #follower: FileFollower
  /** Until a browser shows the first page. */
  readonly #quiet: Promise<void>
  #endQuiet: () => void = () => undefined
  #server: DevServer | undefined
  #diagnostics: readonly Diagnostic[] = []
  #isClosed = false
  /** All pages were made once, and what is known of them is on the disk. */
  #isKept = false

  constructor(input: SessionInput) {
    const { dir, host, flags, log, context, env } = input
    this.#input = input
    this.#quiet = new Promise<void>((ended) => {
      this.#endQuiet = ended
    })
    this.#site = watchSite(
      host,
      { ...flags, quiet: this.#quiet },
      {
        updated: (update) => this.#attempt(() => this.#updated(update)),
        found: (found) => this.#found(found),
        broke: (error) => log.broke(error),
      },
    )
    this.#follower = new FileFollower({
      dir,
      name: context.relative('.'),
      host,
      site: this.#site,
      polling: pollingMs(env),
      say: (words) => log.say(words),
      attempt: (work) => this.#attempt(work),
    })
  }

  async serve(): Promise<DevServer> {
    const { dir, flags, env } = this.#input
    this.#server = await serveDev({
      ...flags,
      site: this.#site,
      siteDir: dir,
      baseUrl: baseUrl(flags.baseUrl ?? '/'),
      names: allowedNames(env),
      problems: () => this.#problems(),
      onShown: () => this.#endQuiet(),
    })
    return this.#server
  }

  /** Read the site and follow its files. */
  begin(): void {
    this.#attempt(async () => {
      await this.#site.update('all')
      await Promise.race([this.#quiet, pause(quietMs, undefined, { ref: false })])
      this.#endQuiet()
      this.#follower.start()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#endQuiet()
    await this.#follower.close()
    await this.#server?.close()
    await this.#site.close()
  }

  async #updated(update: Updated): Promise<void> {
    const message = await updateMessage(update, (route) => this.#site.page(route))
    if (message) this.#server?.update(message)
    if (update.changes === 'all' || !message) return
    this.#input.log.rebuilt({
      changes: update.changes,
      pages: message.kind === 'pages' ? message.pages.length : message.kind,
      milliseconds: performance.now() - this.#follower.seenAt(update.changes),
    })
  }

  #found(found: Found): void {
    const { host, log, context } = this.#input
    this.#diagnostics = found.diagnostics
    log.found({ ...found, pages: this.#site.routes().length })
    this.#server?.find(diagnosticsMessage(found, context, (file) => this.#site.routesOf(file)))
    if (!found.isWhole) return
    this.#follower.followOutside()
    if (!this.#isKept) host.keep()
    this.#isKept = true
  }

  /** Why there is no site to show. */
  #problems(): string {
    const context = { ...this.#input.context, color: false }
    return this.#diagnostics.map((finding) => diagnosticBlock(finding, context, colorsFor(false))).join('\n\n')
  }

  /** What fails here fails in the background: it is told instead of being lost, and the server goes on. */
  #attempt(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => (this.#isClosed ? undefined : this.#input.log.broke(error)))
  }
}

/** Milliseconds between two looks at each file, if files are to be looked at. */
function pollingMs(env: SessionInput['env']): number | undefined {
  const wanted = Number(env['DOCS_BUILD_POLLING'])
  return wanted > 0 ? wanted : undefined
}
