import { withoutBase } from '../../text/urls/base-url.ts'
import { languageUrl } from '../../text/urls/language-url.ts'
import {
  brokenImage,
  brokenMarkdownLink,
  linkInOtherCase,
  mildImage,
  outsideFile,
  unreadableFile,
} from '../../diagnostics/catalogue.ts'
import { nearest } from '../../text/nearest.ts'
import type { Asset } from '../../model/asset.ts'
import type { LinkFact, ResolvedLink } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { LinkTable } from '../../model/link-table.ts'
import type { LinkBase } from '../../model/page-job.ts'
import { decode, routeKey } from '../../text/urls/route-key.ts'
import type { Outcome } from '../../model/outcome.ts'
import { assetCandidates, type AssetFolders } from './asset-candidates.ts'
import { asWritten, withoutBackslashes } from './backslashes.ts'
import { folderOf, joinPath, relativePath } from '../../text/urls/resolve-path.ts'
import { isExternal, splitUrl } from '../../text/urls/split-url.ts'

/** The argument of {@link linkDoc}. */
export interface LinkInput {
  readonly links: readonly LinkFact[]
  readonly doc: LinkBase
  readonly table: LinkTable
  readonly folders: AssetFolders
  /** What is known of the files that {@link assetCandidates} names; absent ones are not in it. */
  readonly assets: Readonly<Record<string, Asset>>
  /** Of these, the files that lie outside of the repository and may not be shown, or can't be read. */
  readonly refused?: Readonly<Record<string, Asset>>
  /** Whether it is a doc of a site of Docusaurus. */
  readonly yields?: boolean
  /** Whether a link to a file that is no doc is left to the check of links between pages, which weighs more. */
  readonly leavesFiles?: boolean
  /** Whether a component of such a site shows its links. */
  readonly givesWritten?: boolean
}

/**
 * Say what each link of a doc becomes in the page.
 *
 * Links to files that do not exist are reported here; whether a URL leads to a page is checked later
 * for all pages at once, because only then all anchors are known.
 */
export function linkDoc(input: LinkInput): Outcome<readonly ResolvedLink[]> {
  const diagnostics: Diagnostic[] = []
  const value = input.links.map((link) => resolveLink(link, input, (diagnostic) => diagnostics.push(diagnostic)))
  return { value, diagnostics }
}

function resolveLink(link: LinkFact, input: LinkInput, report: (diagnostic: Diagnostic) => void): ResolvedLink {
  const resolved = resolveUrl(withoutBackslashes(link, input.yields), input, (found) => report(asWritten(found, link)))
  if (link.isProp) return resolved
  const isGiven = input.givesWritten && link.kind === 'link' && !isOfFile(link, resolved, input)
  return { ...resolved, url: withoutSpaces(resolved.url), ...(isGiven && { given: withoutSpaces(link.url) }) }
}

/** True for a link whose URL follows from a file: Docusaurus leaves all others to the component that shows them. */
function isOfFile(link: LinkFact, { url }: ResolvedLink, input: LinkInput): boolean {
  const isMarkdown = link.markdown && /\.mdx?$/i.test(splitUrl(link.url).path)
  return (isMarkdown && url !== link.url) || assetOf(link, input) !== undefined
}

function resolveUrl(link: LinkFact, input: LinkInput, report: (diagnostic: Diagnostic) => void): ResolvedLink {
  const { url } = link
  const { table, doc } = input
  if (url.startsWith('pathname://')) {
    const path = url.slice('pathname://'.length)
    return internal(path.startsWith('/') ? languageUrl(path, table) : path)
  }
  if (isExternal(url)) return { url, external: true }
  const refused = assetOf(link, input) ? undefined : assetOf(link, { ...input, assets: input.refused ?? {} })
  if (refused) {
    report(refusal(refused, link))
    return { ...internal(url), refused: true }
  }
  if (link.isProp) return resolveProp(link, input)
  const missing = (suggestion?: string) => {
    const broken = brokenImage({ file: link.source, position: link.position, url, ...(suggestion && { suggestion }) })
    return input.yields && !link.markdown ? mildImage(broken) : broken
  }
  if (url === '') {
    report(link.kind === 'image' ? missing() : brokenMarkdownLink({ file: link.source, position: link.position, url }))
    return internal(url)
  }
  if (url.startsWith('#')) return internal(url)

  const asset = assetOf(link, input)
  if (asset) return assetLink(asset, link, table)
  if (link.kind === 'image') {
    report(missing(nearestAsset(url, input.folders)))
    return internal(url)
  }

  const parts = splitUrl(url)
  const rest = parts.search + parts.hash
  const pathname = parts.path.startsWith('/')
    ? languageUrl(parts.path, table)
    : resolvePathname(parts.path, doc.permalink)
  if (link.markdown && /\.mdx?$/i.test(parts.path)) {
    const target = findDoc(decode(parts.path), link, input)
    if (target !== undefined) return internal(target + rest)
    // The raw Markdown of a page, and static files, are files of the output.
    if (parts.path.startsWith('/') && table.files[decode(languageUrl(parts.path, table))])
      return internal(languageUrl(url, table))
    const suggestion = nearestDoc(parts.path, input)
    if (!input.leavesFiles) {
      report(brokenMarkdownLink({ file: link.source, position: link.position, url, suggestion }))
      return { ...internal(url), isReported: true }
    }
    return { ...internal(pathname + rest), ...(suggestion !== undefined && { near: suggestion }) }
  }
  const route = table.routes[routeKey(pathname)]
  const meant = route === undefined && input.yields ? routeInOtherCase(pathname, table) : undefined
  if (meant !== undefined) {
    const suggestion = withoutBase(meant, table.baseUrl)
    report(linkInOtherCase({ file: link.source, position: link.position, url, suggestion }))
  }
  // A download that is not there.
  const isFile = (route ?? meant) === undefined && assetCandidates(link, input.folders).length > 0
  const near = isFile ? nearestAsset(url, input.folders) : undefined
  return { ...internal((route ?? meant ?? pathname) + rest), ...(near !== undefined && { near }) }
}

function refusal({ source, outside, unreadable }: Asset, { source: file, position, url }: LinkFact): Diagnostic {
  if (unreadable !== undefined)
    return unreadableFile({ file: source, message: unreadable, at: { file, position, url } })
  return outsideFile({ file, position, url, outside: outside ?? source })
}

/** The routes of a table by their keys in lower case, which are made when a link asks. */
const inLowerCase = new WeakMap<object, ReadonlyMap<string, string>>()

/**
 * The page that a path means where upper and lower case don't count: they don't for the router of Docusaurus.
 *
 * @see https://v5.reactrouter.com/web/api/Route/sensitive-bool
 */
function routeInOtherCase(pathname: string, { routes }: LinkTable): string | undefined {
  const known =
    inLowerCase.get(routes) ?? new Map(Object.entries(routes).map(([key, route]) => [key.toLowerCase(), route]))
  inLowerCase.set(routes, known)
  return known.get(routeKey(pathname).toLowerCase())
}

/**
 * Encode what would end a URL: Markdown takes it in angle brackets. All else stays as readable as it was written, but for
 * brackets and strokes, which no URL has outside of an address of IPv6.
 *
 * @see https://spec.commonmark.org/0.31.2/#example-603
 */
function withoutSpaces(url: string): string {
  const [host = ''] = /^[a-z][\w+.-]*:\/\/[^/?#]*/i.exec(url) ?? []
  return host + url.slice(host.length).replace(/[\s"<>[\]{}|^`]/g, (character) => encodeURIComponent(character))
}

/** What a component gets: the URL of a page or file that its prop names for certain, else the prop as it is written. */
function resolveProp(link: LinkFact, input: LinkInput): ResolvedLink {
  const { url } = link
  const { table } = input
  const asset = assetOf(link, input)
  if (asset) return assetLink(asset, link, table)
  if (!url.startsWith('/')) return internal(url)
  const { path, search, hash } = splitUrl(url)
  const pathname = languageUrl(path, table)
  const route = table.routes[routeKey(pathname)]
  if (route !== undefined) return internal(route + search + hash)
  return internal(table.files[decode(pathname)] ? languageUrl(url, table) : url)
}

function assetOf(link: LinkFact, { folders, assets }: LinkInput): Asset | undefined {
  return assetCandidates(link, folders)
    .map((path) => assets[path])
    .find((found) => found !== undefined)
}

function internal(url: string): ResolvedLink {
  return { url, external: false }
}

function assetLink(asset: Asset, link: LinkFact, table: LinkTable): ResolvedLink {
  const { search, hash } = splitUrl(link.url)
  // A file of a static folder is in the output anyway, under the name that readers know.
  const keepsName = link.kind === 'link' && link.url.startsWith('/')
  const path = keepsName ? languageUrl(splitUrl(link.url).path, table) : (table.root ?? table.baseUrl) + asset.output
  return {
    url: path + search + hash,
    external: false,
    ...(asset.width !== undefined && asset.height !== undefined && { width: asset.width, height: asset.height }),
  }
}

/** The URL of the doc that a `.md` path means, in the order in which Docusaurus looks. */
function findDoc(path: string, link: LinkFact, { doc, table }: LinkInput): string | undefined {
  const inVersion = (file: string) => table.docs[`${doc.collection}/${doc.version}/${file}`]
  if (path.startsWith('@site/')) return table.sources[joinPath('', path.slice('@site/'.length))]
  if (path.startsWith('/')) return inVersion(joinPath('', path)) ?? table.sources[joinPath('', path)]
  const beside = joinPath(folderOf(table.originals?.[link.source] ?? link.source), path)
  const { wayBack } = doc
  const inSite = wayBack !== undefined && beside.startsWith(wayBack) ? beside.slice(wayBack.length) : beside
  const relative = inVersion(joinPath(folderOf(doc.file), path)) ?? table.sources[inSite]
  if (relative !== undefined || path.startsWith('.')) return relative
  return inVersion(joinPath('', path)) ?? table.sources[joinPath('', path)]
}

function nearestDoc(path: string, { doc, table }: LinkInput): string | undefined {
  const files = filesOf(table.docs, `${doc.collection}/${doc.version}/`)
  // Who types a backslash means a folder.
  const wanted = decode(path).replaceAll('\\', '/')
  const found = nearest(joinPath(path.startsWith('/') ? '' : folderOf(doc.file), wanted), files)[0]
  return found === undefined ? undefined : linkTo(found, doc.file)
}

/** Lists of files that broken links are compared with: the same one each time, for its forms are kept by its identity. */
const listed = new WeakMap<object, Map<string, readonly string[]>>()

/** The keys of a table that begin with a prefix, without it. */
function filesOf(table: Readonly<Record<string, unknown>>, prefix: string): readonly string[] {
  const lists = listed.get(table) ?? new Map<string, readonly string[]>()
  listed.set(table, lists)
  const found =
    lists.get(prefix) ??
    Object.keys(table)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  lists.set(prefix, found)
  return found
}

function nearestAsset(url: string, folders: AssetFolders): string | undefined {
  const wanted = joinPath(folderOf(folders.file), decode(splitUrl(url).path).replaceAll('\\', '/'))
  const found = nearest(wanted, filesOf(folders.versionFiles, ''))[0]
  return found === undefined ? undefined : linkTo(found, folders.file)
}

/** A link to a file of the same version, beside or above the doc. */
function linkTo(file: string, from: string): string {
  const path = relativePath(folderOf(from), file) ?? file
  return path.startsWith('../') ? path : `./${path}`
}

/** Resolve a relative URL path against the exact URL of a page, as a browser does. */
export function resolvePathname(path: string, permalink: string): string {
  const base = `http://site${permalink}`
  return URL.canParse(path, base) ? new URL(path, base).pathname : path
}
