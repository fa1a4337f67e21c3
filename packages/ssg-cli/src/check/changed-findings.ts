import type { CheckResult } from '../model/build.ts'
import type { GitChanges, Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { idReader } from '../3-pages/id-reader.ts'
import { decode, routeKey } from '../text/route-key.ts'
import { folderOf, joinPath } from '../text/resolve-path.ts'
import { splitUrl } from '../text/split-url.ts'
import { movedRoute } from './moved-route.ts'

/**
 * The findings that a change is to answer for: those in files that changed, and those elsewhere that it caused, because
 * what a link, an import or a sidebar means was there before.
 *
 * What caused a finding in an untouched file is told from what was removed. When in doubt it is reported: who reviews
 * a change would rather read one line too many than merge a broken link.
 */
export async function changedFindings(
  host: Pick<Host, 'git'>,
  { diagnostics, site }: Pick<CheckResult, 'diagnostics' | 'site'>,
  changes: GitChanges,
): Promise<readonly Diagnostic[]> {
  const gone = [...changes.removed]
  const changedConfig = [...changes.changed].filter((file) =>
    /^docs\.config\.\w+$|sidebars?[\w.-]*\.(?:json|[mc]?[jt]s)$/.test(file),
  )
  const hasCode = [...changes.changed, ...gone].some((file) =>
    /\.(?:[mc]?[jt]sx?|css)$|(?:^|\/)_[^/]*\.mdx?$/.test(file),
  )
  const idsOf = site && idReader(site.config)
  let sources: ReadonlyMap<string, string | undefined> | undefined
  const kept: Diagnostic[] = []
  for (const diagnostic of diagnostics) if (await concerns(diagnostic)) kept.push(diagnostic)
  return kept

  async function concerns(diagnostic: Diagnostic): Promise<boolean> {
    const { file, code, message, url = '' } = diagnostic
    if (file === undefined || changes.changed.has(file)) return true
    // Two files may be in it: the one that changed is named.
    if ([...changes.changed].some((path) => message.includes(`"${path}"`))) return true
    switch (code) {
      case 'removed-route':
      case 'removed-anchor':
        return true
      case 'render-error':
      case 'bundle-error':
      case 'no-default-export':
      case 'unknown-component':
        return hasCode
      case 'broken-markdown-link':
      case 'broken-image':
      case 'broken-import':
        return wasFile(file, url === '' ? quotedIn(message) : url)
      case 'broken-anchor':
        return wasAnchor(diagnostic)
      case 'broken-link':
      case 'invalid-redirect':
        return wasFile(file, url) || wasRoute(url, diagnostic.route ?? '/')
      case 'unknown-doc':
      case 'unknown-sidebar':
        return changedConfig.length > 0 || wasRoute(`/${quotedIn(message)}`, '/')
      default:
        return false
    }
  }

  function wasFile(file: string, url: string): boolean {
    const path = decode(splitUrl(url).path).replace(/^@site\//, '')
    const beside = joinPath(folderOf(file), path)
    const ending = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
    return gone.some(
      (removed) => removed === beside || withoutExtension(removed) === beside || `/${removed}`.endsWith(ending),
    )
  }

  function wasRoute(url: string, route: string): boolean {
    const { pathname } = URL.canParse(url, `http://site${route}`)
      ? new URL(url, `http://site${route}`)
      : { pathname: url }
    const moves = gone.map((from) => ({ from, to: 'gone' }))
    // A URL may come from front matter or the config as well.
    return movedRoute(pathname, moves) !== undefined || changedConfig.length > 0
  }

  async function wasAnchor({ target, url = '' }: Diagnostic): Promise<boolean> {
    const source = sourceOf(target ?? '')
    if (source === undefined) return hasCode
    const before = [...changes.moved].find(([, to]) => to === source)?.[0] ?? source
    if (!changes.changed.has(source)) return hasCode
    const text = await host.git.textAt(changes.commit, before)
    if (text === undefined || !idsOf) return false
    return (await idsOf(text, source)).has(decode(splitUrl(url).hash.slice(1)))
  }

  /** The file of the page at a URL. */
  function sourceOf(url: string): string | undefined {
    const base = site?.config.baseUrl ?? '/'
    sources ??= new Map(site?.routes().map(({ route, source }) => [routeKey(base + route.slice(1)), source]))
    return sources.get(routeKey(url))
  }
}

function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, '')
}

function quotedIn(message: string): string {
  return /"([^"]*)"/.exec(message)?.[1] ?? ''
}
