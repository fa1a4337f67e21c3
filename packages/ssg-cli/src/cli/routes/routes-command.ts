import { join } from 'node:path'
import { visible } from '../../diagnostics/visible.ts'
import { check } from '../../check.ts'
import { codeOf, reasonOf } from '../../io/files/node-files.ts'
import { replaceFiles } from '../../io/files/replace-files.ts'
import { nodeHost } from '../../io/node-host.ts'
import { routesLock } from '../../check/route-lock.ts'
import type { SiteRoute } from '../../model/site-route.ts'
import { parseRoutesLock } from '../../check/parse-routes-lock.ts'
import { routesLockText } from '../../4-emit/routes-lock-text.ts'
import { checkSession } from '../check/check-session.ts'
import { UsageError, type ProcessLike } from '../process-like.ts'
import { shownPath } from '../report/report-context.ts'
import { exitCodeOf, writeReport } from '../report/write-report.ts'
import { cacheVersion } from '../tool-version.ts'
import { readFile } from '../../io/files/read-file.ts'

/** Flags of `docs-build routes`. */
export interface RoutesFlags {
  readonly update: boolean
  readonly json: boolean
}

/** Print the URLs of a site, or write those that readers may rely on to `routes.lock`. Returns the exit code. */
export function routesCommand(named: string | undefined, flags: RoutesFlags, process: ProcessLike): Promise<number> {
  return checkSession(named, process, async (session) => {
    const { site, outDir, cwd, folders, progress } = session
    const host = nodeHost({
      siteDir: site,
      outDir,
      version: cacheVersion,
      cache: 'use',
      progress,
      ...folders.host,
    })
    try {
      const result = await check(host, { drafts: false, strict: false })
      session.clear()
      // What a broken page offers is unknown: a lock without its anchors would forget them.
      const gone = result.diagnostics.filter(({ code }) => code !== 'removed-route' && code !== 'removed-anchor')
      if (!result.site || gone.some(({ severity }) => severity === 'error')) {
        const failed = { ...result, diagnostics: gone, command: 'routes', durationMs: session.elapsed() }
        writeReport({ ...failed, state: 'failed' }, { reporter: 'pretty', strict: false }, session, process)
        return exitCodeOf({ state: result.state === 'invalid' ? 'invalid' : 'failed' })
      }
      if (flags.update) process.stderr.write(update(join(site, routesLock), result.site.routes(), cwd))
      else process.stdout.write(flags.json ? jsonOf(result.site.routes()) : listOf(result.site.routes()))
      return 0
    } finally {
      await host.close()
    }
  })
}

function listOf(routes: readonly SiteRoute[]): string {
  return routes.map(({ route }) => `${route}\n`).join('')
}

function jsonOf(routes: readonly SiteRoute[]): string {
  return `${JSON.stringify(routes.map(({ route, anchors, isPublic, source }) => ({ route, anchors, public: isPublic, source })))}\n`
}

/** Write the lock and say what became different. The file appears as a whole. */
function update(file: string, all: readonly SiteRoute[], cwd: string): string {
  const routes = all.filter(({ isPublic }) => isPublic)
  const text = routesLockText(routes)
  const name = shownPath(cwd, file)
  const before = read(file)
  const old = new Set(parseRoutesLock(before, routesLock).value.map(({ route }) => route))
  const now = new Set(parseRoutesLock(text, routesLock).value.map(({ route }) => route))
  const added = [...now].filter((route) => !old.has(route)).length
  const removed = [...old].filter((route) => !now.has(route)).length
  if (before === text) return `${name}: ${now.size} URLs, nothing changed.\n`
  replaceFiles([{ path: file, content: text }])
  return `${name}: ${now.size} URLs, ${added} added, ${removed} removed.\n`
}

function read(file: string): string {
  try {
    return readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw new UsageError(`Unable to read "${visible(file)}". ${reasonOf(error)}`)
  }
}
