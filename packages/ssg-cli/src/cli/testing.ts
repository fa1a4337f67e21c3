/** What the tests of commands share. */
import type { Readable } from 'node:stream'

/**
 * All that was written to a stream that nobody else reads. Newer versions of Node give one piece a time.
 *
 * @see https://nodejs.org/api/stream.html#readablereadsize
 */
export function writtenTo(stream: Readable): string {
  let text = ''
  for (let piece: unknown = stream.read(); piece !== null; piece = stream.read()) text += String(piece)
  return text
}
