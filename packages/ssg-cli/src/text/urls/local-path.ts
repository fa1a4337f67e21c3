import { belowBase } from './base-url.ts'
import { decode } from './route-key.ts'
import { splitUrl } from './split-url.ts'

/** Where the files of a site lie. */
export interface LocalFiles {
  /** The path below which the whole site lies, with slashes around it. */
  readonly root: string
  /** Origin of the published site: `https://docs.example.com`. */
  readonly origin: string
  /** Says whether the output holds a file; its path is relative to the output folder. */
  readonly isFile: (path: string) => boolean
}

/** A URL as the file that it means. */
export interface LocalPath {
  /** Relative to the output folder. */
  readonly file: string
  /** Query and anchor. */
  readonly rest: string
}

/**
 * Find the file that a URL of the site means, where no server looks for it. Undefined for other sites, for places
 * within the page, and for what the output does not hold.
 *
 *     localPath('/docs/a?x#y', {root: '/docs/', ...})  // → {file: 'a/index.html', rest: '?x#y'}
 */
export function localPath(url: string, { root, origin, isFile }: LocalFiles): LocalPath | undefined {
  const own = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  if (!own.startsWith('/') || own.startsWith('//')) return undefined
  const { path, search, hash } = splitUrl(own)
  const below = `${path}/` === root ? '' : belowBase(path, root)
  if (below === undefined) return undefined
  const name = decode(below)
  const folder = name.replace(/\/$/, '')
  const candidates = [name, folder === '' ? 'index.html' : `${folder}/index.html`, `${folder}.html`]
  const file = candidates.find((candidate) => candidate !== '' && isFile(candidate))
  return file === undefined ? undefined : { file, rest: search + hash }
}

/**
 * The URL of a file as a file beside it names it.
 *
 *     relativeUrl('a/index.html', 'b/c#.html')  // → '../b/c%23.html'
 */
export function relativeUrl(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const names = to.split('/')
  let shared = 0
  while (shared < folders.length && shared < names.length - 1 && folders[shared] === names[shared]) shared++
  const written = [...folders.slice(shared).map(() => '..'), ...names.slice(shared).map(encodeURIComponent)]
  return written.join('/')
}
