/** File systems give a name 255 bytes; a page's has room for `.html`. */
const longest = 250

/**
 * The first name in a path that is too long for a file, decoded; undefined when there is none.
 *
 * @see https://man7.org/linux/man-pages/man7/path_resolution.7.html
 */
export function longName(path: string): string | undefined {
  if (path.length <= longest / 4) return undefined
  return path.split('/').find((name) => new TextEncoder().encode(name).length > longest)
}
