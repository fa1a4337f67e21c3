/**
 * Resolve `.` and `..` of a path with forward slashes. Leading `..` that lead out of the base stay.
 *
 *     joinPath('guides', '../a.md')   // → 'a.md'
 *     joinPath('', '../../site/b.md') // → '../../site/b.md'
 */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

/** The folder of a path, '' at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Join site-relative paths. `.` is the site folder. */
export function joinFolder(folder: string, path: string): string {
  const base = folder.replace(/^\.\/|\/+$/g, '')
  return base === '' || base === '.' ? path : `${base}/${path}`
}

/**
 * The path from a folder to a file; undefined when it leads up past a folder whose name is not known.
 *
 *     relativePath('docs/a', 'docs/b.md')  // → '../b.md'
 */
export function relativePath(folder: string, file: string): string | undefined {
  const from = folder.split('/').filter(Boolean)
  const to = file.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  if (from.includes('..', shared)) return undefined
  return '../'.repeat(from.length - shared) + to.slice(shared).join('/')
}

/**
 * The path that leads from a file above a folder, as it is seen from that folder, back into it; undefined for a file elsewhere.
 *
 *     wayBack('/repository/docs', '../CHANGELOG.md')  // → '../docs/'
 */
export function wayBack(folder: string, file: string): string | undefined {
  const [ups = ''] = /^(?:\.\.\/)*/.exec(file) ?? []
  const names = folder.split(/[\\/]/).slice(-ups.length / '../'.length)
  return ups === '' ? undefined : `${ups}${names.join('/')}/`
}

/**
 * The way from the site folder to a file, both absolute, of any system.
 *
 *     wayFrom('/docs/site', '/docs/shared/a.json')  // → '../shared/a.json'
 */
export function wayFrom(siteDir: string, path: string): string {
  const [folder = '', file = ''] = [siteDir, path].map((each) => each.replaceAll('\\', '/').replace(/^\//, ''))
  return relativePath(folder, file) ?? path
}
