import { idReader } from '../3-pages/id-reader.ts'
import type { GitChanges, Host } from '../host.ts'
import type { CheckResult } from '../model/build.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { withBase } from '../text/urls/base-url.ts'
import { folderOf, joinPath } from '../text/urls/resolve-path.ts'
import { decode, routeKey } from '../text/urls/route-key.ts'
import { splitUrl } from '../text/urls/split-url.ts'
import { movedRoute } from './moved-route.ts'

/**
 * The diagnostics that concern a change: those in files that changed, and those elsewhere that it caused, because what a
 * link, an import or a sidebar means was there before.
 *
 * What caused a diagnostic in an untouched file is told from what was removed. When it is uncertain it is reported: who
 * reviews a change would rather read one line too many than merge a broken link.
 */
export async function changedDiagnostics(
  host: Pick<Host, 'git'>,
  { diagnostics, site }: Pick<CheckResult, 'diagnostics' | 'site'>,
  changes: GitChanges,
): Promise<readonly Diagnostic[]> {
  const change = changeOf(host, site, changes)
  const kept: Diagnostic[] = []
  for (const diagnostic of diagnostics) if (await concerns(change, diagnostic)) kept.push(diagnostic)
  return kept
}

/** A change, as the rules ask for it. */
interface Change extends GitChanges {
  readonly git: Host['git']
  /** A config or a file of sidebars changed. */
  readonly hasConfig: boolean
  /** Code, styles or a partial changed, which any page may show. */
  readonly hasCode: boolean
  /** Of plugins that made docs from a file that changed: below which URLs these docs are. */
  readonly made: readonly string[]
  /** The file of the page at a URL. */
  readonly sourceOf: (url: string) => string | undefined
  readonly idsOf: ReturnType<typeof idReader> | undefined
}

/** Whether a change caused a diagnostic in a file that it did not touch. */
type Rule = (change: Change, diagnostic: Diagnostic, file: string) => boolean | Promise<boolean>

const ofCode: Rule = ({ hasCode }) => hasCode
const ofFile: Rule = (change, { url = '', message }, file) =>
  wasFile(change, url === '' ? quotedIn(message) : url, file)
const ofLink: Rule = (change, { url = '', route = '/' }, file) =>
  wasFile(change, url, file) || wasRoute(change, url, route) || wasMade(change, pathOf(url, route))
const ofSidebar: Rule = (change, { message }) => wasRoute(change, `/${quotedIn(message)}`, '/')

/** Diagnostics of other codes follow from their file alone. */
const rules: Readonly<Partial<Record<Diagnostic['code'], Rule>>> = {
  'removed-route': () => true,
  'removed-anchor': () => true,
  'render-error': ofCode,
  'bundle-error': ofCode,
  'missing-use-client': ofCode,
  'no-default-export': ofCode,
  'unknown-component': ofCode,
  'broken-markdown-link': ofFile,
  'broken-image': ofFile,
  'broken-file': ofFile,
  'broken-import': ofFile,
  'outside-file': ofFile,
  'broken-anchor': wasAnchor,
  'broken-link': ofLink,
  'invalid-redirect': ofLink,
  'unknown-doc': ofSidebar,
  'unknown-sidebar': ofSidebar,
}

function concerns(change: Change, diagnostic: Diagnostic): boolean | Promise<boolean> {
  const { file, code, message } = diagnostic
  if (file === undefined || change.changed.has(file)) return true
  // Two files may be in it: the one that changed is named.
  if ([...change.changed].some((path) => message.includes(`"${path}"`))) return true
  return rules[code]?.(change, diagnostic, file) ?? false
}

function changeOf({ git }: Pick<Host, 'git'>, site: CheckResult['site'], changes: GitChanges): Change {
  const { changed, removed } = changes
  const base = site?.config.baseUrl ?? '/'
  let sources: ReadonlyMap<string, string | undefined> | undefined
  return {
    ...changes,
    git,
    hasConfig: [...changed].some((file) => /^docs\.config\.\w+$|sidebars?[\w.-]*\.(?:json|[mc]?[jt]s)$/.test(file)),
    hasCode: [...changed, ...removed].some((file) => /\.(?:[mc]?[jt]sx?|css)$|(?:^|\/)_[^/]*\.mdx?$/.test(file)),
    made: madeOf(site?.config, [...changed, ...removed]),
    sourceOf(url) {
      sources ??= new Map(site?.routes().map(({ route, source }) => [routeKey(base + route.slice(1)), source]))
      return sources.get(routeKey(url))
    },
    idsOf: site && idReader(site.config),
  }
}

function wasFile({ removed }: Change, url: string, file: string): boolean {
  const path = decode(splitUrl(url).path).replace(/^@site\//, '')
  const beside = joinPath(folderOf(file), path)
  const ending = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
  return [...removed].some(
    (gone) => gone === beside || gone.replace(/\.mdx?$/, '') === beside || `/${gone}`.endsWith(ending),
  )
}

function wasRoute({ removed, hasConfig }: Change, url: string, route: string): boolean {
  // A URL may come from front matter or the config as well.
  if (hasConfig) return true
  const moves = [...removed].map((from) => ({ from, to: 'gone' }))
  return movedRoute(pathOf(url, route), moves) !== undefined
}

function pathOf(url: string, route: string): string {
  const page = `http://site${route}`
  return URL.canParse(url, page) ? new URL(url, page).pathname : url
}

/** Nobody but the plugin knows which docs it made from what. */
function madeOf(config: Pick<Config, 'baseUrl' | 'collections' | 'sourced'> | undefined, files: readonly string[]) {
  const { baseUrl = '/', collections = [], sourced } = config ?? {}
  const isRead = (file: string) => sourced?.watched.some((path) => file === path || file.startsWith(`${path}/`))
  if (!files.some(isRead)) return []
  return collections.flatMap(({ origins, routeBasePath }) =>
    origins ? [withBase(`/${routeBasePath.replace(/^\/|\/$/g, '')}`, baseUrl)] : [],
  )
}

function wasMade({ made }: Change, path: string): boolean {
  return made.some((base) => path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`))
}

async function wasAnchor(change: Change, { target = '', url = '' }: Diagnostic): Promise<boolean> {
  if (wasMade(change, target)) return true
  const source = change.sourceOf(target)
  if (source === undefined || !change.changed.has(source)) return change.hasCode
  const before = [...change.moved].find(([, to]) => to === source)?.[0] ?? source
  const text = await change.git.textAt(change.commit, before)
  if (text === undefined || !change.idsOf) return false
  return (await change.idsOf(text, source)).has(decode(splitUrl(url).hash.slice(1)))
}

function quotedIn(message: string): string {
  return /"([^"]*)"/.exec(message)?.[1] ?? ''
}
