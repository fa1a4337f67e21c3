/** File systems give a name 255 bytes; a page's has room for `.html`. */
const longest = 250
/** A path has 4,096 bytes with all folders above it, and is as long as a URL that every browser takes. */
const longestPath = 2000

/**
 * The first name in a path that is too long for a file, decoded, or the whole path when that is; undefined when there is none.
 *
 * @see https://man7.org/linux/man-pages/man7/path_resolution.7.html
 */
export function longName(path: string): string | undefined {
  if (path.length <= longest / 4) return undefined
  const long = path.split('/').find((name) => bytesOf(name) > longest)
  return long ?? (bytesOf(path) > longestPath ? path : undefined)
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
