import type { Writable } from 'node:stream'

/** Nobody reads on, or the terminal is closed. */
const unheard = new Set(['EPIPE', 'EIO'])

/**
 * Go on when what is said can't be written: nobody reads it any more, as with `docs-build --help | head -2`, its terminal
 * is closed, or its disk is full. The work is done as if somebody did. Only what is no end of the reader is told to `onLost`.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/errors.html#common-system-errors
 */
export function goOnUnheard(stream: Writable, onLost: (error: NodeJS.ErrnoException) => void = () => undefined): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!unheard.has(error.code ?? '')) onLost(error)
  })
  // Files are written to at once, and what goes wrong with that is thrown by whoever says something.
  const write = stream._write.bind(stream)
  stream._write = (chunk, encoding, done) => {
    try {
      write(chunk, encoding, done)
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
