import { withBlobRefs } from './blob-refs.ts'
import type { PackReader, PackWriter } from './packs.ts'

/** Where answers come into a cache from other machines, and leave it. */
export interface AnswerPort {
  /** An answer with its blobs, which its references count. Undefined when there is none that is whole. */
  take(step: string, key: string): PortableAnswer | undefined
  give(step: string, key: string, answer: PortableAnswer): void
  /** Have blobs that were given on the disk, where threads read them. */
  flush(): void
}

/** An answer that is bound to no folder. */
export interface PortableAnswer {
  readonly value: unknown
  /** As packs have them. */
  readonly blobs: readonly Buffer[]
}

/** In place of the name of a pack. */
const noPack = '.pack'

/** An answer without its folder. Undefined when there is none, or one of its blobs is not as it was written. */
export function portable(value: unknown, reader: PackReader): PortableAnswer | undefined {
  if (value === undefined) return undefined
  const blobs: Buffer[] = []
  try {
    const counted = withBlobRefs(value, (ref) => {
      const bytes = reader.bytes(ref)
      return [noPack, blobs.push(bytes) - 1, bytes.length, ref[3]]
    })
    return { value: counted, blobs }
  } catch {
    return undefined
  }
}

/** An answer whose blobs are in a pack. */
export function settled({ value, blobs }: PortableAnswer, writer: PackWriter): unknown {
  return withBlobRefs(value, ([, index]) => writer.append(blobs[index] ?? Buffer.alloc(0)))
}
