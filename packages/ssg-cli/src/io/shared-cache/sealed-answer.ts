import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** An answer on its way from one machine to another. */
export interface TravellingAnswer {
  /** With references to blobs that count them: the first one, the second one. */
  readonly value: unknown
  /** The blobs, as packs have them. */
  readonly blobs: readonly Buffer[]
  /** Files of a rendered page: path → text. */
  readonly files: Readonly<Record<string, string>>
}

/** What an answer is called, and what it is signed with. */
export interface Seal {
  /** Name of the answer in the store: one that lies under another name is not believed. */
  readonly name: string
  readonly secret: string
}

interface Packed extends Omit<TravellingAnswer, 'blobs'> {
  /** Bytes of each blob. */
  readonly blobs: readonly number[]
}

/** Nothing that this tool puts into a store takes more bytes when it is unpacked. */
const mostBytes = 1 << 28
const signatureBytes = 32

/** The bytes of an answer, signed. What it says is compressed; packs have blobs compressed already. */
export function sealAnswer({ blobs, ...said }: TravellingAnswer, seal: Seal): Buffer {
  const parts: Packed = { ...said, blobs: blobs.map(({ length }) => length) }
  const packed = deflateRawSync(JSON.stringify(parts))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(packed.length)
  const content = Buffer.concat([length, packed, ...blobs])
  return framed(Buffer.concat([signature(content, seal), content]))
}

/** The answer that was sealed under this name and with this secret; undefined when these are other bytes. */
export function unsealAnswer(bytes: Buffer, seal: Seal): TravellingAnswer | undefined {
  const sealed = unframed(bytes)
  if (!sealed || sealed.length < signatureBytes + 4) return undefined
  const content = sealed.subarray(signatureBytes)
  if (!timingSafeEqual(sealed.subarray(0, signatureBytes), signature(content, seal))) return undefined
  let offset = 4
  const next = (length: number) => content.subarray(offset, (offset += length))
  const packed = inflateRawSync(next(content.readUInt32LE()), { maxOutputLength: mostBytes })
  // Who signed it wrote it with the function above.
  const { blobs, ...said } = JSON.parse(packed.toString('utf8')) as Packed
  return { ...said, blobs: blobs.map(next) }
}

function signature(content: Buffer, { name, secret }: Seal): Buffer {
  return createHmac('sha256', secret).update(name).update(content).digest()
}

/** Number and type of the field `stdout_raw` of an action's result. */
const frameTag = (5 << 3) | 2

/**
 * The bytes as what an action wrote: caches of Bazel take nothing else for the result of an action.
 *
 * @see https://github.com/bazelbuild/remote-apis/blob/main/build/bazel/remote/execution/v2/remote_execution.proto
 * @see https://protobuf.dev/programming-guides/encoding/
 */
function framed(bytes: Buffer): Buffer {
  const length: number[] = []
  let rest = bytes.length
  for (; rest > 127; rest = Math.floor(rest / 128)) length.push((rest % 128) | 128)
  return Buffer.concat([Buffer.from([frameTag, ...length, rest]), bytes])
}

/** What {@link framed} was given. A cache may have written something of its own after it. */
function unframed(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== frameTag) return undefined
  let length = 0
  let at = 1
  for (let place = 1; ; place *= 128, at++) {
    const byte = bytes[at]
    if (byte === undefined || place > mostBytes) return undefined
    length += (byte % 128) * place
    if (byte < 128) break
  }
  const content = bytes.subarray(at + 1, at + 1 + length)
  return content.length === length ? content : undefined
}
