import { docId } from '../2-sources/docs/graph/doc-id.ts'
import { numberPrefixesOf } from '../2-sources/docs/graph/number-prefixes.ts'
import { movedRoute } from '../check/moved-route.ts'
import { withBase, withoutBase } from '../text/urls/base-url.ts'
import { encodePath } from '../text/urls/encode-path.ts'
import { folderOf, joinPath } from '../text/urls/resolve-path.ts'
import { moduleEndings } from '../text/modules/module-endings.ts'
import { decode, routeKey } from '../text/urls/route-key.ts'
import { splitUrl } from '../text/urls/split-url.ts'
import type { Fixer, FixerSite, Repair, WrongUrl } from './fixer.ts'
import { relativeLink } from './relative-link.ts'

/** `a.md` → `a.mdx`, and back. */
export const otherExtension: Fixer = ({ file, url }, { isDoc, linksFrom }) => {
  const { path, search, hash } = splitUrl(url)
  const target = relativeTarget(linksFrom(file), path)
  if (target === undefined) return undefined
  const other = target.endsWith('.mdx') ? target.slice(0, -1) : `${target}x`
  if (!isDoc(other)) return undefined
  const after = path.replace(/\.mdx?$/, other.slice(other.lastIndexOf('.'))) + search + hash
  return { after, reason: 'the file has this extension' }
}

/** A path to a file that git saw moved, or from one. */
export const movedFile: Fixer = async (wrong, known) => {
  const repair = await followedFile({ ...wrong, file: known.linksFrom(wrong.file) }, known, known.isDoc)
  return !repair?.move || known.isDoc(repair.move.to) ? repair : undefined
}

/** A path to a picture or another file that git saw moved, or from one; or the URL of one in a static folder. */
export const movedAsset: Fixer = async (wrong, known) =>
  (await followedFile(wrong, known, known.isFile)) ?? movedStatic(wrong, known)

/** An import, or the `file=` of a code block, from a file or to one that git saw moved. Neither is encoded as a URL is. */
export const movedImport: Fixer = async ({ url, ...wrong }, known) => {
  const [, loader = '', path = ''] = /^(!*raw-loader!)?(.*)$/s.exec(url) ?? []
  for (const ending of ['', ...moduleEndings]) {
    const repair = await followedFile({ ...wrong, url: encodeURI(path) + ending }, known, known.isFile)
    if (!repair?.after.endsWith(ending)) continue
    const after = decode(repair.after.slice(0, repair.after.length - ending.length))
    // What has no dot in front is the name of a package.
    return { ...repair, after: loader + (path.startsWith('.') && !after.startsWith('.') ? `./${after}` : after) }
  }
  return undefined
}

async function followedFile(
  { file, url }: WrongUrl,
  { moves }: FixerSite,
  exists: (path: string) => boolean,
): Promise<Repair | undefined> {
  const { path, search, hash } = splitUrl(url)
  const known = await moves()
  // A file that moved took its links along: they name what lies around its old place.
  const places = [file, ...[...known].flatMap(([from, { to }]) => (to === file ? [from] : []))]
  const linkTo = (target: string) =>
    (path.startsWith(siteStart) ? encodePath(siteStart + target) : relativeLink(file, target, path)) + search + hash
  for (const place of places) {
    const target = namedTarget(place, path)
    if (target === undefined) return undefined
    const move = known.get(target)
    if (move) return { after: linkTo(move.to), reason: 'the file moved', move }
    if (place !== file && exists(target)) return { after: linkTo(target), reason: 'the file with the link moved' }
  }
  return undefined
}

const siteStart = '@site/'

function namedTarget(file: string, path: string): string | undefined {
  return path.startsWith(siteStart) ? joinPath('', decode(path.slice(siteStart.length))) : relativeTarget(file, path)
}

/** `./a` → `./a.md`, if that is a doc. */
export const missingExtension: Fixer = ({ file, url }, { isDoc, linksFrom }) => {
  const { path, search, hash } = splitUrl(url)
  if (path === '' || path.startsWith('/') || /\.\w+$|\/$/.test(path)) return undefined
  const target = joinPath(folderOf(linksFrom(file)), decode(path))
  const [only, ...others] = ['.md', '.mdx'].filter((extension) => isDoc(target + extension))
  if (only === undefined || others.length > 0) return undefined
  return { after: path + only + search + hash, reason: 'a link to a file has its extension' }
}

/** A URL of a page or of a file in a static folder that git saw moved. */
export const movedUrl: Fixer = async (wrong, known) => (await movedPage(wrong, known)) ?? movedStatic(wrong, known)

const movedStatic: Fixer = async ({ url }, { config, moves }) => {
  const { path, search, hash } = splitUrl(url)
  if (!path.startsWith('/')) return undefined
  const bare = withoutBase(path, config.baseUrl)
  const below = (dir: string, file: string) => (file.startsWith(`${dir}/`) ? file.slice(dir.length) : undefined)
  const known = await moves()
  for (const dir of config.staticDirs) {
    const move = known.get(joinPath(dir, decode(bare.slice(1))))
    const [to] = config.staticDirs.flatMap((each) => (move && below(each, move.to)) ?? [])
    if (to === undefined || !move) continue
    const after = bare === path ? encodePath(to) : withBase(encodePath(to), config.baseUrl)
    return { after: after + search + hash, reason: 'the file moved', move }
  }
  return undefined
}

const movedPage: Fixer = async ({ url }, { table, config, moves }) => {
  const { path, search, hash } = splitUrl(url)
  if (!path.startsWith('/')) return undefined
  const bare = withoutBase(path, config.baseUrl)
  if (table.routes[routeKey(withBase(bare, config.baseUrl))] !== undefined) return undefined
  const routes = [...(await moves())].flatMap(([from, move]) => {
    const to = table.sources[move.to]
    return to === undefined ? [] : [{ from, to, move }]
  })
  const least = Math.min(2, bare.split('/').filter(Boolean).length)
  const route = movedRoute(bare, routes, least)
  if (route === undefined) return undefined
  // Links hold the base URL only where their author wrote it.
  const after = bare === path ? withoutBase(route, config.baseUrl) : route
  const move = routes.find((each) => movedRoute(bare, [each], least) === route)?.move
  return { after: after + search + hash, reason: 'the page moved', ...(move && { move }) }
}

/** The id of a doc in a sidebar, as its old path gave it. A new path gives another one, unless its front matter has a say. */
export const movedId: Fixer = async ({ url }, { config, moves, isDoc }) => {
  for (const [from, move] of await moves()) {
    for (const collection of config.collections) {
      const { path } = collection
      const numberPrefixes = numberPrefixesOf(collection, config.asked)
      const idOf = (file: string) =>
        file.startsWith(`${path}/`) ? docId({ file: file.slice(path.length + 1), numberPrefixes }).id : undefined
      const after = idOf(from) === url && isDoc(move.to) ? idOf(move.to) : undefined
      if (after !== undefined) return { after, reason: 'the doc moved', move }
    }
  }
  return undefined
}

/** The file that a relative path names. */
function relativeTarget(file: string, path: string): string | undefined {
  return /^[/@]/.test(path) ? undefined : joinPath(folderOf(file), decode(path))
}
