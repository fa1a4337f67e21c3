import { unreadableFile } from './diagnostics/catalogue.ts'
import type { Host } from './host.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { messageOf } from './model/message-of.ts'
import type { PreparedSite } from './prepare-site.ts'
import { readText } from './scan-site.ts'
import { checkRoutesLock } from './steps/5-link/check-routes-lock.ts'
import { movedRoute } from './steps/5-link/moved-route.ts'
import { parseRoutesLock } from './steps/5-link/parse-routes-lock.ts'
import type { TargetCheck } from './steps/5-link/target-check.ts'

/** File in the site folder that lists the URLs and anchors that readers may rely on. */
export const routesLock = 'routes.lock'

/** Compare the site with what `routes.lock` promises, if there is one. Git is asked only when a URL is gone. */
export async function keptPromises(
  host: Host,
  { config, context }: PreparedSite,
  check: TargetCheck,
): Promise<Diagnostic[]> {
  if (!host.files.stat(routesLock)?.isFile) return []
  let text: string
  try {
    text = readText(host, routesLock)
  } catch (error) {
    return [unreadableFile({ file: routesLock, message: messageOf(error) })]
  }
  const { value: locked, diagnostics } = parseRoutesLock(text, routesLock)
  const input = { file: routesLock, locked, baseUrl: config.baseUrl, check }
  const found = checkRoutesLock({ ...input, movedTo: () => undefined })
  if (!found.some(({ code }) => code === 'removed-route')) return [...diagnostics, ...found]

  const changes = await host.git.changes({ lastCommitOf: routesLock })
  const moves = ('moved' in changes ? [...changes.moved] : []).flatMap(([from, to]) => {
    const url = context.table.sources[to]
    return url === undefined ? [] : [{ from, to: `/${url.slice(config.baseUrl.length)}` }]
  })
  return [...diagnostics, ...checkRoutesLock({ ...input, movedTo: (route) => movedRoute(route, moves) })]
}
