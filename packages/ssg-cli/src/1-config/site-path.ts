import { posix } from 'node:path'

/**
 * Bring a path of the config into the form that all steps use: relative to the site folder, forward slashes, no `./`.
 *
 *     sitePath('./docs/')            // → 'docs'
 *     sitePath('@site/src/a.css')    // → 'src/a.css'
 *     sitePath('../content/')        // → '../content'
 */
export function sitePath(path: string): string {
  const normal = posix.normalize(path.replaceAll('\\', '/').replace(/^@site\//, ''))
  return normal.length > 1 ? normal.replace(/\/$/, '') : normal
}
