/** Reads lines and spans of known length from a stream of bytes. */
export interface ByteReader {
  /** The text up to the next line feed, or undefined at the end. */
  line(): Promise<string | undefined>
  /** The next `count` bytes; fewer at the end. */
  bytes(count: number): Promise<Buffer>
}

/** Make a reader. Long spans are put together once, whatever the number of pieces they come in. */
export function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
  const pieces = stream[Symbol.asyncIterator]()
  let piece: Buffer = Buffer.alloc(0)
  return { line, bytes }

  async function line(): Promise<string | undefined> {
    const parts: Buffer[] = []
    for (;;) {
      const end = piece.indexOf(10)
      if (end !== -1) {
        parts.push(piece.subarray(0, end))
        piece = piece.subarray(end + 1)
        return Buffer.concat(parts).toString('utf8')
      }
      parts.push(piece)
      if (!(await next())) return undefined
    }
  }

  async function bytes(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let missing = count
    while (missing > 0 && (piece.length > 0 || (await next()))) {
      const part = piece.subarray(0, missing)
      parts.push(part)
      missing -= part.length
      piece = piece.subarray(part.length)
    }
    return Buffer.concat(parts)
  }

  async function next(): Promise<boolean> {
    const result = await pieces.next()
    piece = result.done ? Buffer.alloc(0) : result.value
    return !result.done
  }
}
