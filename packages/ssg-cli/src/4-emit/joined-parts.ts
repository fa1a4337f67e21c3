import type { CopiedPart, FilePart } from '../model/file-part.ts'
import type { JoinedFile } from './emitter.ts'

/** A text that stands in a joined file: its hash, and how many bytes it has there. */
export type KnownText = readonly [hash: string, bytes: number]

/**
 * What a joined file consists of, in its order: bytes that are made, and parts of the earlier file.
 *
 * Neighbours that were neighbours before are copied as one part, with what stands between them: a file of thousands of texts of
 * which one changed is two copied parts and a text.
 *
 * @param before the texts of the earlier file, in their order there
 * @returns `lengths` has the bytes of each text, when the parts were taken to the end
 */
export function joinedParts(
  { brackets, texts }: Pick<JoinedFile, 'brackets' | 'texts'>,
  before: readonly KnownText[],
): { readonly parts: Iterable<FilePart>; readonly lengths: readonly number[] } {
  const open = Buffer.from(brackets[0])
  const separator = Buffer.from(brackets[1])
  const lengths: number[] = []
  return { parts: parts(), lengths }

  function* parts(): Generator<FilePart> {
    const known = placesOf(before, open.length, separator.length)
    let copied: CopiedPart | undefined
    yield open
    for (const [index, { hash, make }] of texts.entries()) {
      const found = known.get(hash)
      if (found) lengths.push(found.end - found.start)
      if (copied && found && copied.end + separator.length === found.start) {
        copied = { start: copied.start, end: found.end }
        continue
      }
      if (copied) yield copied
      copied = found
      if (index > 0) yield separator
      if (found) continue
      const text = Buffer.from(make())
      lengths.push(text.length)
      yield text
    }
    if (copied) yield copied
    yield Buffer.from(brackets[2])
  }
}

function placesOf(texts: readonly KnownText[], first: number, between: number): ReadonlyMap<string, CopiedPart> {
  const places = new Map<string, CopiedPart>()
  let start = first
  for (const [hash, bytes] of texts) {
    places.set(hash, { start, end: start + bytes })
    start += bytes + between
  }
  return places
}
