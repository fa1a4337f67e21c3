import { diskCodes } from '../files/disk-codes.ts'
import { codeOf } from '../files/node-files.ts'

/**
 * Nothing, for an error that means that nothing is there.
 *
 * @throws {NodeJS.ErrnoException} what the system says of a file that is there and can't be read
 */
export function unlessRefused(error: unknown): undefined {
  if (diskCodes.has(codeOf(error) ?? '')) throw error
  return undefined
}
