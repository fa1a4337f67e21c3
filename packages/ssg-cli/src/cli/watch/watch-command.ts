import { colorsFor } from '../../diagnostics/colors.ts'
import { nodeWatchHost } from '../../io/node-watch-host.ts'
import { openBrowser } from '../../io/servers/open-browser.ts'
import { listenProblem } from '../listen-problem.ts'
import type { ProcessLike } from '../process-like.ts'
import { reportContext } from '../report/report-context.ts'
import { firstSignal } from '../signals.ts'
import { siteDir } from '../site-dir.ts'
import { cacheVersion } from '../tool-version.ts'
import { watchLog } from './watch-log.ts'
import { WatchSession } from './watch-session.ts'

/** Flags of `docs-build watch`. */
export interface WatchFlags {
  readonly baseUrl?: string
  readonly port: number
  readonly host: string
  readonly open: boolean
  readonly locale?: readonly string[]
  readonly drafts: boolean
}

/** Serve a site and follow its files until a signal comes. Returns the exit code. */
export async function watchCommand(
  named: string | undefined,
  flags: WatchFlags,
  process: ProcessLike,
): Promise<number> {
  const dir = siteDir(named, process.cwd())
  const say = (words: string) => void process.stderr.write(`${words}\n`)
  const host = nodeWatchHost({ siteDir: dir, version: cacheVersion, say })
  const signals = firstSignal(process)
  const context = reportContext(host, dir, process)
  const log = watchLog({ write: (text) => void process.stderr.write(text), colors: colorsFor(context.color), context })
  const session = new WatchSession({ dir, host, flags, log, context, env: process.env })
  try {
    const server = await session.serve()
    host.tell(server.url)
    if (flags.port !== 0 && server.port !== flags.port) log.say(`Port ${flags.port} is taken, using ${server.port}.`)
    process.stdout.write(`${server.url}\n`)
    log.say(`Watching ${watchedName(context.relative('.'), dir)}. Press Ctrl+C to stop.`)
    session.begin()
    if (flags.open && !(await openBrowser(server.url))) log.say('There is no program to open a browser with.')
    return (await signals.received).code
  } catch (error) {
    const problem = listenProblem(error, flags)
    if (problem === undefined) throw error
    process.stderr.write(`${problem}\n`)
    return 2
  } finally {
    signals.stop()
    await session.close()
    await host.close()
  }
}

/** The folder as its path from here, unless that leads up or is no more than a dot. */
function watchedName(shown: string, dir: string): string {
  return shown.startsWith('.') ? dir : shown
}
