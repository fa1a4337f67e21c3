import type { Cache } from '../../host.ts'
import { diskCodes } from './disk-codes.ts'
import { codeOf, reasonOf } from './node-files.ts'

/**
 * A cache that a disk may not take: then that is said, and the next run makes again what is not kept. What was built or found
 * is right all the same.
 *
 * @param say is told why nothing was kept
 */
export function savedIfPossible<Kept extends Cache>(cache: Kept, say: (words: string) => void): Kept {
  return {
    ...cache,
    save(limit) {
      try {
        cache.save(limit)
      } catch (error) {
        if (!diskCodes.has(codeOf(error) ?? '')) throw error
        say(`What is known of the site can't be kept for the next run. ${reasonOf(error)}`)
      }
    },
  }
}
