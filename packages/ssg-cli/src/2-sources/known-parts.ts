import type { Bundler, Host } from '../host.ts'
import type { Outcome } from '../model/outcome.ts'
import { byOrder } from '../text/by-order.ts'
import { hashValues } from '../text/hash.ts'

/** What knows which parts of a bundle are sound, and from which files that follows. */
export interface PartsHost {
  readonly cache: Pick<Host['cache'], 'get' | 'set'>
  readonly bundler: Pick<Bundler, 'inputs'>
}

/**
 * Which parts of a bundle that failed are sound. While nothing changes of what it is made from, that is known: each part that
 * is tried costs as much as a bundle.
 *
 * @param of what was to be bundled
 */
export async function knownParts<T>(
  { cache, bundler, of }: PartsHost & { readonly of: object },
  find: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const inputs = Object.entries(bundler.inputs()).sort(([a], [b]) => byOrder(a, b))
  const key = hashValues(of, inputs)
  const known = cache.get<Outcome<T>>('sound-parts', key)
  if (known) return known
  const found = await find()
  cache.set('sound-parts', key, found)
  return found
}
