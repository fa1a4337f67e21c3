import type { Host } from '../../host.ts'
import { routeKey } from '../../text/route-key.ts'
import type { ScannedVersion } from '../../2-sources/docs/scan-version.ts'
import type { FreezePlan } from './freeze-plan.ts'
import { leavingLinks, type LeavingLink } from './leaving-links.ts'
import { textOf } from '../../text/text-of.ts'

/** The argument of {@link linksBetween}. */
export interface LinksBetweenInput {
  readonly docs: ScannedVersion
  /** URLs of the current docs until now. */
  readonly permalinks: readonly string[]
  readonly baseUrl: string
  /** URL path of the current docs once the version is there. */
  readonly path: string | undefined
  readonly frozen: Pick<FreezePlan, 'files' | 'sidebars'>
}

/**
 * The links by URL between a version and the docs that it is made from: those of the version that lead to the current
 * docs, and those of the current docs that lead to the version, because their URLs are now its own.
 */
export function linksBetween(
  host: Pick<Host, 'files'>,
  { docs, permalinks, baseUrl, path, frozen }: LinksBetweenInput,
): Pick<FreezePlan, 'leaving' | 'astray'> {
  if (path === undefined) return { leaving: [], astray: [] }
  const texts = new Map(frozen.files.map(({ path: file, text }) => [file, text]))
  const isCurrent = (route: string) => route === path || route.startsWith(`${path}/`)
  const until = new Set(permalinks.map(routeKey))
  const isNoMore = (route: string) => until.has(route) && !isCurrent(route)
  const leaving: LeavingLink[] = []
  const astray: LeavingLink[] = []
  for (const [file, source] of docs.files) {
    const text = /\.mdx?$/.test(file) ? textOf(host, source) : undefined
    if (text === undefined) continue
    const own = { file: source, format: 'markdown', baseUrl } as const
    leaving.push(...leavingLinks(texts.get(file) ?? text, { ...own, isElsewhere: isCurrent }))
    astray.push(...leavingLinks(text, { ...own, isElsewhere: isNoMore }))
  }
  const { sidebars } = frozen
  if (sidebars)
    leaving.push(
      ...leavingLinks(sidebars.text, { file: sidebars.path, format: 'json', baseUrl, isElsewhere: isCurrent }),
    )
  return { leaving, astray }
}
