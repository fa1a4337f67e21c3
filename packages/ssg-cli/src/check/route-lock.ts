import { unreadableFile } from '../diagnostics/catalogue.ts'
import { isThere } from '../diagnostics/is-there.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { messageOf } from '../text/message-of.ts'
import type { Site } from '../model/planned-site.ts'
import { readText } from '../text/text-of.ts'
import { checkRoutesLock } from './check-routes-lock.ts'
import { movedRoute } from './moved-route.ts'
import { parseRoutesLock } from './parse-routes-lock.ts'
import type { TargetCheck } from './target-check.ts'
import { withoutBase } from '../text/urls/base-url.ts'

/** File in the site folder that lists the URLs and anchors that readers may rely on. */
export const routesLock = 'routes.lock'

/** Compare the site with what `routes.lock` lists, if there is one. Git is asked only when a URL is gone. */
export async function checkRouteLock(host: Host, { config, context }: Site, check: TargetCheck): Promise<Diagnostic[]> {
  const found: Diagnostic[] = []
  if (!isThere(host, routesLock, (diagnostic) => found.push(diagnostic))) return found
  let text: string
  try {
    text = readText(host, routesLock)
  } catch (error) {
    return [unreadableFile({ file: routesLock, message: messageOf(error) })]
  }
  const { value: locked, diagnostics: unread } = parseRoutesLock(text, routesLock)
  const input = { file: routesLock, locked, baseUrl: config.baseUrl, check }
  const diagnostics = checkRoutesLock({ ...input, movedTo: () => undefined })
  if (!diagnostics.some(({ code }) => code === 'removed-route')) return [...unread, ...diagnostics]

  const changes = await host.git.changes({ lastCommitOf: routesLock })
  const moves = ('moved' in changes ? [...changes.moved] : []).flatMap(([from, to]) => {
    const url = context.table.sources[to]
    return url === undefined ? [] : [{ from, to: withoutBase(url, config.baseUrl) }]
  })
  return [...unread, ...checkRoutesLock({ ...input, movedTo: (route) => movedRoute(route, moves) })]
}
