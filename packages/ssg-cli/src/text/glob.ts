/** Nothing else imports picomatch. */
import picomatch from 'picomatch'

/**
 * A test for paths that match one of `include` and none of `exclude`.
 *
 *     pathFilter(['guides/*.md'], ['guides/_*'])('guides/intro.md')  // → true
 */
export function pathFilter(include: readonly string[], exclude: readonly string[]): (path: string) => boolean {
  const isIncluded = picomatch([...include])
  const isExcluded = exclude.length === 0 ? () => false : picomatch([...exclude], { dot: true })
  return (path) => isIncluded(path) && !isExcluded(path)
}
