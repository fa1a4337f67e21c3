import { constants as bufferConstants } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

/**
 * Read a file (absolute path), as Node does, but at once: what is no file is refused. A pipe has nothing to read until
 * somebody writes to it, and a device may never end.
 *
 *     readFile('/site/docs/a.md', 'utf8')  // → '# A\n'
 *
 * @throws {NodeJS.ErrnoException} `EFTYPE` for a pipe, socket or device
 * @see https://man7.org/linux/man-pages/man7/fifo.7.html
 */
export function readFile(path: string): Buffer
export function readFile(path: string, encoding: BufferEncoding): string
export function readFile(path: string, encoding?: BufferEncoding): Buffer | string {
  const descriptor = openFile(path, encoding === undefined ? Infinity : bufferConstants.MAX_STRING_LENGTH)
  try {
    return readFileSync(descriptor, encoding)
  } catch (error) {
    // Of an open file Node does not say which it is.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  } finally {
    closeSync(descriptor)
  }
}

/** The text of a file (absolute path), see {@link readFile}; undefined where none can be read. */
export function textOfFile(path: string): string | undefined {
  try {
    return readFile(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Open a file (absolute path) to read it, see {@link readFile}. Who asks closes it.
 *
 * @throws {NodeJS.ErrnoException}
 */
export function openFile(path: string, mostBytes = Infinity): number {
  // Windows has no pipes among its files.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  const stats = fstatSync(descriptor)
  if (stats.size <= mostBytes && (stats.isFile() || stats.isDirectory())) return descriptor
  closeSync(descriptor)
  // Node would read all of it before it says so.
  if (stats.isFile()) throw Object.assign(new Error(`too large, open '${path}'`), { code: 'ERR_STRING_TOO_LONG', path })
  throw Object.assign(new Error(`EFTYPE: neither a file nor a folder, open '${path}'`), { code: 'EFTYPE', path })
}
