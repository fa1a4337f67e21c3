import type { ScannedVersion } from '../../2-sources/docs/scan-version.ts'
import type { Host } from '../../host.ts'
import { withBase } from '../../text/urls/base-url.ts'
import { positionsIn } from '../../text/markdown/position-at.ts'
import { folderOf, joinPath } from '../../text/urls/resolve-path.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import { isExternal, splitUrl } from '../../text/urls/split-url.ts'
import { textOf } from '../../text/text-of.ts'
import type { FreezePlan, FrozenFile, LeavingLink, TextFile } from './freeze-plan.ts'
import { specifierSpans } from './specifier-spans.ts'

/** The current docs in one language. */
export interface LinkingDocs {
  /** Path below the docs folder → where the file is now. */
  readonly files: Iterable<readonly [file: string, source: string]>
  /** What their copies hold. */
  readonly copies: readonly Pick<FrozenFile, 'from' | 'text'>[]
  readonly baseUrl: string
  /** URLs of the current docs until now. */
  readonly permalinks: readonly string[]
  /** URL path of the current docs once the version is there. */
  readonly path: string | undefined
  /** Whether that is the path of the latest version, below which others lie, and at the top of the site everything. */
  readonly isLatest: boolean
  readonly sidebars?: TextFile
}

/**
 * The links by URL between a version and the docs that it is made from, in all their languages: those of the version that
 * lead to the current docs, and those of the current docs that lead to the version, because their URLs are now its own.
 */
export function linksBetween(
  host: Pick<Host, 'files'>,
  languages: readonly LinkingDocs[],
): Pick<FreezePlan, 'leaving' | 'astray'> {
  const found = languages.map((docs) => linksIn(host, docs))
  return { leaving: found.flatMap(({ leaving }) => leaving), astray: found.flatMap(({ astray }) => astray) }
}

function linksIn(
  host: Pick<Host, 'files'>,
  { files, copies, baseUrl, permalinks, path, isLatest, sidebars }: LinkingDocs,
): Pick<FreezePlan, 'leaving' | 'astray'> {
  if (path === undefined) return { leaving: [], astray: [] }
  const texts = new Map(copies.map(({ from, text }) => [from, text]))
  const until = new Set(permalinks.map(routeKey))
  const isCurrent = (route: string) => (isLatest ? until.has(route) : route === path || route.startsWith(`${path}/`))
  const isNoMore = (route: string) => until.has(route) && !isCurrent(route)
  const leaving: LeavingLink[] = []
  const astray: LeavingLink[] = []
  for (const [file, source] of files) {
    const text = /\.mdx?$/.test(file) ? textOf(host, source) : undefined
    if (text === undefined) continue
    const own = { file: source, format: 'markdown', baseUrl } as const
    leaving.push(...linksTo(texts.get(source) ?? text, { ...own, isElsewhere: isCurrent }))
    astray.push(...linksTo(text, { ...own, isElsewhere: isNoMore }))
  }
  if (sidebars)
    leaving.push(...linksTo(sidebars.text, { file: sidebars.path, format: 'json', baseUrl, isElsewhere: isCurrent }))
  return { leaving, astray }
}

/** The links of a text by URL that lead elsewhere than a reader would expect. */
function linksTo(
  text: string,
  where: {
    readonly file: string
    readonly format: 'markdown' | 'json'
    readonly baseUrl: string
    /** By {@link routeKey}. */
    readonly isElsewhere: (route: string) => boolean
  },
): readonly LeavingLink[] {
  const { file, format, baseUrl, isElsewhere } = where
  const positionOf = positionsIn(text)
  return specifierSpans(text, format).flatMap(({ kind, value, start }) => {
    if ((kind !== 'link' && kind !== 'attribute') || !value.startsWith('/') || isExternal(value)) return []
    if (!isElsewhere(routeKey(withBase(splitUrl(value).path, baseUrl)))) return []
    const { line, column } = positionOf(start, start)
    return [{ file, line, column, url: value }]
  })
}

/** The first path in the docs that leads out of their folder, to a file that is not there when git holds the folder alone. */
export function linkOut(host: Pick<Host, 'files'>, current: ScannedVersion): LeavingLink | undefined {
  for (const [file, source] of current.files) {
    const text = /\.(?:mdx?|[cm]?[jt]sx?)$/.test(file) ? textOf(host, source) : undefined
    if (text === undefined) continue
    const positionOf = positionsIn(text)
    for (const { kind, value, start } of specifierSpans(text, /\.mdx?$/.test(file) ? 'markdown' : 'code')) {
      if (!value.startsWith('.') || !joinPath(folderOf(file), value).startsWith('..')) continue
      const isFile = () => host.files.stat(joinPath(folderOf(source), splitUrl(value).path))?.isFile
      // A relative link without a file behind it is one between URLs.
      if (kind !== 'import' && kind !== 'code' && !isFile()) continue
      const { line, column } = positionOf(start, start)
      return { file: source, line, column, url: value }
    }
  }
  return undefined
}
