import { movedRoute } from '../check/moved-route.ts'
import { withoutBase } from '../text/base-url.ts'
import { folderOf, joinPath } from '../text/resolve-path.ts'
import { decode } from '../text/route-key.ts'
import { splitUrl } from '../text/split-url.ts'
import type { Fixer } from './fixer.ts'
import { relativeLink } from './relative-link.ts'

/** `a.md` → `a.mdx`, and back. */
export const otherExtension: Fixer = ({ file, url }, { isDoc }) => {
  const { path, search, hash } = splitUrl(url)
  const target = relativeTarget(file, path)
  if (target === undefined) return undefined
  const other = target.endsWith('.mdx') ? target.slice(0, -1) : `${target}x`
  if (!isDoc(other)) return undefined
  const after = path.replace(/\.mdx?$/, other.slice(other.lastIndexOf('.'))) + search + hash
  return { after, reason: 'the file has this extension' }
}

/** A path to a file that git saw moved. */
export const movedFile: Fixer = async ({ file, url }, { isDoc, moves }) => {
  const { path, search, hash } = splitUrl(url)
  const target = relativeTarget(file, path)
  const moved = target === undefined ? undefined : (await moves()).get(target)
  if (moved === undefined || !isDoc(moved)) return undefined
  return { after: relativeLink(file, moved, path) + search + hash, reason: 'the file moved' }
}

/** `./a` → `./a.md`, if that is a doc. */
export const missingExtension: Fixer = ({ file, url }, { isDoc }) => {
  const { path, search, hash } = splitUrl(url)
  if (path === '' || path.startsWith('/') || /\.\w+$|\/$/.test(path)) return undefined
  const target = joinPath(folderOf(file), decode(path))
  const [only, ...others] = ['.md', '.mdx'].filter((extension) => isDoc(target + extension))
  if (only === undefined || others.length > 0) return undefined
  return { after: path + only + search + hash, reason: 'a link to a file has its extension' }
}

/** A URL of a page whose file git saw moved. */
export const movedPage: Fixer = async ({ url }, { table, config, moves }) => {
  const { path, search, hash } = splitUrl(url)
  if (!path.startsWith('/')) return undefined
  const bare = withoutBase(path, config.baseUrl)
  const routes = [...(await moves())].flatMap(([from, file]) => {
    const to = table.sources[file]
    return to === undefined ? [] : [{ from, to }]
  })
  const route = movedRoute(bare, routes, Math.min(2, bare.split('/').filter(Boolean).length))
  if (route === undefined) return undefined
  // Links hold the base URL only where their author wrote it.
  const after = bare === path ? withoutBase(route, config.baseUrl) : route
  return { after: after + search + hash, reason: 'the page moved' }
}

/** The file that a relative path names. */
function relativeTarget(file: string, path: string): string | undefined {
  return /^[/@]/.test(path) ? undefined : joinPath(folderOf(file), decode(path))
}
