import { crc32 } from 'node:zlib'
import { blobRefs } from './blob-refs.ts'

/** Bytes of blobs that an answer points to, by pack. */
export type PackUse = readonly (readonly [pack: string, bytes: number])[]

/**
 * An answer of a step as it is kept: bytes of JSON, which become a value when somebody asks for it. An answer takes four times
 * as much room as a value, and of thousands of answers most are only handed on to the next build.
 */
export interface Entry {
  /** Builds since somebody asked for it. */
  age: number
  /** Where its JSON lies. Many share a source: the file that they were read from. */
  readonly source: Buffer
  readonly start: number
  readonly end: number
  /** CRC-32 of its JSON. */
  readonly checksum: number
  readonly packs: PackUse
  /** What it says, in a process that lives on. */
  value?: unknown
}

const noPacks: PackUse = []

/** The entry of an answer that was just found. */
export function freshEntry(value: unknown, age = 0): Entry {
  const source = Buffer.from(JSON.stringify(value) ?? 'null')
  const refs = blobRefs(value)
  const packs = refs.length === 0 ? noPacks : packUse(refs.map(([pack, , bytes]) => [pack, bytes]))
  return { age, source, start: 0, end: source.length, checksum: crc32(source), packs }
}

/** What an entry says; undefined when its bytes are not as they were written. */
export function valueOf({ source, start, end, checksum }: Entry): unknown {
  const bytes = source.subarray(start, end)
  return bytes.length === end - start && crc32(bytes) === checksum ? JSON.parse(bytes.toString('utf8')) : undefined
}

/** Each pack once. */
function packUse(uses: PackUse): PackUse {
  const all = new Map<string, number>()
  for (const [pack, bytes] of uses) all.set(pack, (all.get(pack) ?? 0) + bytes)
  return [...all]
}
