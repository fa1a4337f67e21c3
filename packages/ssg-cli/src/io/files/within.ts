import path, { type PlatformPath } from 'node:path'

/**
 * True for a folder itself and for all that lies in it. Both are absolute.
 *
 *     isWithin('/site/dist', '/site')   // → true
 *     isWithin('/site-2', '/site')      // → false
 */
export function isWithin(inner: string, folder: string, { relative, isAbsolute, sep }: PlatformPath = path): boolean {
  const way = relative(folder, inner)
  // Between two drives of Windows there is no way: the path stays absolute.
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** True for a file of an installed package, by its absolute path. */
export function isInstalled(file: string, { sep }: Pick<PlatformPath, 'sep'> = path): boolean {
  return file.split(sep).includes('node_modules')
}

/**
 * The way from a folder to a file, both absolute, with forward slashes on every system.
 *
 *     relativePath('/site', '/site/docs/a.md')  // → 'docs/a.md'
 */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/')
}
