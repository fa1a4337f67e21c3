import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedBlob } from '../../model/damaged-blob.ts'
import type { BlobRef } from '../../model/page-job.ts'
import { statOf } from '../files/stat-of.ts'
import { withBlobRefs } from './blob-refs.ts'
import { freshEntry, valueOf, type Entry } from './entry.ts'
import type { PackReader, PackWriter } from './packs.ts'
import type { Answers, Heading } from './step-file.ts'

/** What nothing points to may take as much room as the rest, and never less than this many bytes. */
const mostWaste = 1 << 20
/** Each build that makes pages leaves packs. With more than these, small ones become one. */
const mostPacks = 64

/**
 * Packs that are worth to be written anew, because they hold much that no answer points to any more, or because there are
 * many of them. What is copied is no more than what goes: over the builds it takes no time that counts.
 *
 * @param used of each step: bytes that its answers point to, by pack
 */
export function wastefulPacks(folder: string, used: readonly Heading['packs'][]): ReadonlySet<string> {
  const packs = readdirSync(folder).filter((name) => name.endsWith('.pack'))
  const sizes = packs.map((name) => {
    const size = statOf(join(folder, name))?.size ?? 0
    return { name, size, live: used.reduce((sum, bytes) => sum + (bytes[name] ?? 0), 0) }
  })
  const small = packs.length > mostPacks ? sizes.filter(({ size }) => size < mostWaste) : []
  const half = sizes.filter(({ size, live }) => live * 2 < size)
  const waste = half.reduce((sum, { size, live }) => sum + size - live, 0)
  return new Set([...small, ...(waste > mostWaste ? half : [])].map(({ name }) => name))
}

/**
 * Copy the blobs of some packs, or of all, to another one, and point the answers there. Gives the names of the steps that
 * changed. An answer of which a blob is damaged goes.
 */
export function repacked(
  steps: ReadonlyMap<string, Answers>,
  packs: ReadonlySet<string> | undefined,
  { reader, writer }: { readonly reader: PackReader; readonly writer: PackWriter },
): readonly string[] {
  const isLeft = ([pack]: readonly [pack: string, ...rest: unknown[]]) => packs !== undefined && !packs.has(pack)
  const moved = new Map<string, BlobRef>()
  const move = (ref: BlobRef): BlobRef => {
    if (isLeft(ref)) return ref
    const key = ref.join()
    const made = moved.get(key) ?? writer.append(reader.bytes(ref))
    moved.set(key, made)
    return made
  }
  return [...steps].flatMap(([step, answers]) => {
    const touched = [...answers].filter(([, entry]) => !entry.packs.every(isLeft))
    for (const [key, entry] of touched) {
      try {
        answers.set(key, movedEntry(entry, move))
      } catch {
        answers.delete(key)
      }
    }
    return touched.length > 0 ? [step] : []
  })
}

function movedEntry(entry: Entry, move: (ref: BlobRef) => BlobRef): Entry {
  const value = valueOf(entry)
  if (value === undefined) throw new DamagedBlob('an answer is damaged')
  return freshEntry(withBlobRefs(value, move), entry.age)
}
