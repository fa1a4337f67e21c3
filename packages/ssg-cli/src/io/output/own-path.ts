import { staysInside } from '../../text/stays-inside.ts'
import { OutputFailed } from './output-failed.ts'

/**
 * The path of a file below the output folder, as it is. Everything that is written to an output passes here: whatever made
 * the path, no file outside of the folder is touched.
 *
 * @throws {OutputFailed} when the path leads out of the folder
 */
export function ownPath(path: string): string {
  if (staysInside(path)) return path
  throw new OutputFailed(`The output file "${path}" can't be written. Its path leads out of the output folder.`)
}
