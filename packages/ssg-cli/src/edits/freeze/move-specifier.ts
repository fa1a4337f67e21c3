import { encodePath } from '../../text/urls/encode-path.ts'
import { decode, routeKey } from '../../text/urls/route-key.ts'
import { withBase } from '../../text/urls/base-url.ts'
import { folderOf, joinPath, relativePath } from '../../text/urls/resolve-path.ts'
import { isExternal, splitUrl } from '../../text/urls/split-url.ts'
import type { SpecifierSpan } from './specifier-spans.ts'

/** What a move of the files of a version has to know of them. */
export interface Move {
  /** Path below the docs folder → where the file is now, relative to the site folder. */
  readonly files: ReadonlyMap<string, string>
  /** Where a file is now → where its copy goes, both relative to the site folder. */
  readonly copies: ReadonlyMap<string, string>
  /** {@link routeKey} of a doc's page → where its copy goes. */
  readonly byRoute: ReadonlyMap<string, string>
  readonly baseUrl: string
  /** Folder that the files go to, relative to the site folder. */
  readonly folder: string
  /** Set for translations: their originals, from which links to Markdown files lead. */
  readonly originals?: Pick<Move, 'files' | 'folder'>
  /** Tells whether there is a file of the site. */
  readonly exists: (path: string) => boolean
}

/** Where the copies of files go that keep their paths below a folder, for {@link Move.copies}. */
export function copiesIn(
  folder: string,
  files: Iterable<readonly [file: string, source: string]>,
): Map<string, string> {
  return new Map([...files].map(([file, source]) => [source, joinPath(folder, file)]))
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/**
 * How a path has to be written in the copy of a file, so that it means what it meant before, or the copy of that.
 *
 * Paths inside the docs folder stay as they are, because the copy has the same shape. A path out of the folder is written
 * for the new folder; one that comes back in by another way, and a link to a page of these docs by its URL, becomes the
 * path of the copy: the links of a frozen version stay in it.
 */
export function moveSpecifier(span: SpecifierSpan, file: string, move: Move): string {
  const { value, kind } = span
  if (value.startsWith('#') || isExternal(value)) return value
  const isUrl = kind !== 'import' && kind !== 'code'
  const { path: written, search, hash } = isUrl ? splitUrl(value) : { path: value, search: '', hash: '' }
  const path = isUrl ? decode(written) : written
  const isOfPage = kind === 'link' && (path.startsWith('/') || /\.mdx?$/i.test(path))
  const { files, folder } = (isOfPage ? move.originals : undefined) ?? move
  const from = { file, now: files.get(file) ?? file, copy: joinPath(folder, file) }
  const target = path.startsWith('/') ? pageTarget(path, span, move) : fileTarget(path, from, move)
  if (target === undefined) return value
  const moved = specifierTo(folderOf(from.copy), target)
  return (isUrl ? encodePath(moved) : moved) + search + hash
}

/** The copy that a URL path means. Only Markdown links can be paths of files. */
function pageTarget(path: string, { kind }: SpecifierSpan, move: Move): string | undefined {
  if (kind !== 'link') return undefined
  if (!/\.mdx?$/i.test(path)) return move.byRoute.get(routeKey(withBase(path, move.baseUrl)))
  return move.files.has(joinPath('', path)) ? undefined : move.copies.get(joinPath('', path))
}

/** A file with a path, and the place of it in which the path is looked up. */
interface From {
  /** Below the docs folder. */
  readonly file: string
  readonly now: string
  readonly copy: string
}

function fileTarget(path: string, { file, now, copy }: From, move: Move): string | undefined {
  if (path.startsWith('@site/')) return copyOf(joinPath('', path.slice('@site/'.length)), move)
  if (!path.includes('/') && !path.startsWith('.')) return undefined
  const inTree = joinPath(folderOf(file), path)
  if (endings.some((ending) => move.files.has(inTree + ending))) return undefined
  const target = joinPath(folderOf(now), path)
  const inside = copyOf(target, move)
  if (inside !== undefined) return inside
  // A package and a path to nothing are not ours to change.
  if (!path.startsWith('.') || !endings.some((ending) => move.exists(target + ending))) return undefined
  return joinPath(folderOf(copy), path) === target ? undefined : target
}

/** The copy of a file of the version; without its ending, as imports may be written. */
function copyOf(target: string, { copies }: Move): string | undefined {
  for (const ending of endings) {
    const copy = copies.get(target + ending)
    if (copy !== undefined) return copy.slice(0, copy.length - ending.length)
  }
  return undefined
}

/** The path from a folder to a file, both relative to the site folder, with `./` or `../` in front. */
function specifierTo(folder: string, target: string): string {
  const path = relativePath(folder, target)
  if (path === undefined) return `@site/${target}`
  return path.startsWith('../') ? path : `./${path}`
}
