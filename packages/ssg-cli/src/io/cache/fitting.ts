import { blobRefs } from './blob-refs.ts'
import type { Answers } from './step-file.ts'

/** Room is made for more than is needed now, or each build would have to make some. */
const share = 0.9

/**
 * Drop answers until the others fit into so many bytes: first those that nobody asked for in the most builds, of equals
 * the largest. Gives the names of the steps that lost some.
 */
export function fitting(steps: ReadonlyMap<string, Answers>, limit: number): readonly string[] {
  const entries = [...steps].flatMap(([step, answers]) =>
    [...answers].map(([key, { value, age }]) => ({ step, key, age, bytes: bytesOf(key, value) })),
  )
  entries.sort((left, right) => left.age - right.age || left.bytes - right.bytes)
  let room = limit * share
  const lost = entries.filter(({ bytes }) => (room -= bytes) < 0)
  for (const { step, key } of lost) steps.get(step)?.delete(key)
  return [...new Set(lost.map(({ step }) => step))]
}

/** What an answer takes on the disk, with its blobs. */
function bytesOf(key: string, value: unknown): number {
  const blobs = blobRefs(value).reduce((sum, [, , length]) => sum + length, 0)
  return blobs + key.length + Buffer.byteLength(JSON.stringify(value) ?? '')
}
