import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { FilePart } from '../../model/file-part.ts'
import { hashLength } from '../../text/hash.ts'

/** Bytes that are read or written at a time. */
const chunk = 1 << 20

/**
 * Write a file part by part, and say what it became.
 *
 * @param to absolute path of the file
 * @param earlier absolute path of the file that copied parts come from
 */
export function joinFile(
  to: string,
  parts: Iterable<FilePart>,
  earlier: string,
): { readonly hash: string; readonly size: number } {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(chunk)
  const output = openSync(to, 'w')
  let source: number | undefined
  let filled = 0
  let size = 0
  try {
    for (const part of parts) {
      if ('start' in part) copy(part.start, part.end)
      else add(part)
    }
    flush()
  } finally {
    closeSync(output)
    if (source !== undefined) closeSync(source)
  }
  return { hash: hash.digest('hex').slice(0, hashLength), size }

  function add(bytes: Uint8Array): void {
    if (filled + bytes.length > chunk) flush()
    if (bytes.length > chunk) return write(bytes)
    buffer.set(bytes, filled)
    filled += bytes.length
  }

  function copy(start: number, end: number): void {
    source ??= openSync(earlier, 'r')
    for (let at = start; at < end;) {
      if (filled === chunk) flush()
      const read = readSync(source, buffer, filled, Math.min(chunk - filled, end - at), at)
      if (read === 0) throw new Error(`"${earlier}" has no byte ${at}`)
      filled += read
      at += read
    }
  }

  function flush(): void {
    write(buffer.subarray(0, filled))
    filled = 0
  }

  function write(bytes: Uint8Array): void {
    hash.update(bytes)
    size += bytes.length
    for (let at = 0; at < bytes.length;) at += writeSync(output, bytes, at)
  }
}
