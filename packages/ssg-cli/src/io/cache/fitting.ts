import type { Entry } from './entry.ts'
import type { Answers } from './step-file.ts'

/** Room is made for more than is needed now, or each build would have to make some. */
const share = 0.9

/**
 * Drop answers until the others fit into so many bytes: first those that nobody asked for in the most builds, of equals
 * the largest. Gives the names of the steps that lost some.
 */
export function fitting(steps: ReadonlyMap<string, Answers>, limit: number): readonly string[] {
  const entries = [...steps].flatMap(([step, answers]) =>
    [...answers].map(([key, entry]) => ({ step, key, age: entry.age, bytes: bytesOf(key, entry) })),
  )
  entries.sort((left, right) => left.age - right.age || left.bytes - right.bytes)
  let room = limit * share
  const lost = entries.filter(({ bytes }) => (room -= bytes) < 0)
  for (const { step, key } of lost) steps.get(step)?.delete(key)
  return [...new Set(lost.map(({ step }) => step))]
}

/** What an answer takes on the disk, with its blobs. */
function bytesOf(key: string, { start, end, packs }: Entry): number {
  return packs.reduce((sum, [, bytes]) => sum + bytes, 0) + key.length + end - start
}
