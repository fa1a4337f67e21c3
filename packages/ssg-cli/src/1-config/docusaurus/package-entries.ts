import { posix } from 'node:path'
import { isObject } from '../../text/is-object.ts'

/**
 * The files that the name of a package may mean, as its `package.json` says: relative to its folder.
 *
 *     packageEntries('{"main": "./lib/index"}')  // → ['lib/index', 'lib/index.js', 'lib/index/index.js']
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/packages.html#package-entry-points
 */
export function packageEntries(text: string): readonly string[] {
  const manifest: unknown = JSON.parse(text)
  const { exports, main }: Readonly<Record<string, unknown>> = isObject(manifest) ? manifest : {}
  const root = isObject(exports) && '.' in exports ? exports['.'] : exports
  const named = [...textsIn(root), ...textsIn(main), 'index.js']
  return named.flatMap((each) => {
    const path = posix.normalize(each).replace(/\/$/, '')
    return /\.[cm]?[jt]s$/.test(path) ? [path] : [path, `${path}.js`, posix.join(path, 'index.js')]
  })
}

/** The texts in what conditions of `exports` lead to. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) || isObject(value) ? Object.values(value).flatMap(textsIn) : []
}
