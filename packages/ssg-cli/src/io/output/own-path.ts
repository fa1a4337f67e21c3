import { staysInside } from '../../text/urls/stays-inside.ts'
import { OutputFailed } from './output-failed.ts'

/**
 * The path of a file below the output folder, as it is. Everything that is written to an output passes here: whatever made
 * the path, no file outside of the folder is touched.
 *
 * @throws {OutputFailed} when the path leads out of the folder, or no file can have it
 */
export function ownPath(path: string): string {
  const long = path.length > 255 / 4 && path.split('/').find((name) => Buffer.byteLength(name) > 255)
  if (long)
    throw new OutputFailed(`The output file "${path}" can't be written. A name in its path is longer than 255 bytes.`)
  if (staysInside(path)) return path
  throw new OutputFailed(`The output file "${path}" can't be written. Its path leads out of the output folder.`)
}
