import type { CompiledDoc } from '../../model/compiled.ts'
import type { Culprit } from '../../model/page-job.ts'
import type { RunWithin } from '../compile/types.ts'
import { TookTooLong } from '../took-too-long.ts'
import { blame } from './blame.ts'

/** Seconds after which a piece that is rendered alone is to blame, where a page has several times as many. */
const mostOfPiece = 1
/** How many pieces may take too long before the search does: a piece may hold the one to blame. */
const slowPieces = 4

/**
 * Find the innermost piece of a body that takes long, when rendering the whole took longer than so many seconds. Undefined
 * when all do, because the code around them does, when none does, and when finding it takes as long again.
 */
export function slowPiece(
  doc: CompiledDoc,
  render: (part: CompiledDoc) => unknown,
  { runWithin, seconds }: { readonly runWithin: RunWithin; readonly seconds: number },
): Culprit | undefined {
  const isSlow = (part: CompiledDoc) =>
    endedOf(() => runWithin(() => render(part), Math.min(mostOfPiece, seconds / slowPieces))) === 'late'
  let found: Culprit | undefined
  endedOf(() =>
    runWithin(() => {
      const nothing: CompiledDoc = { ...doc, main: { ...doc.main, tree: { type: 'root', children: [] } } }
      if (!isSlow(nothing)) found = blame(doc, isSlow)
    }, seconds),
  )
  return found
}

/** What cannot be rendered alone is not late. */
function endedOf(task: () => unknown): 'late' | 'in time' {
  try {
    task()
  } catch (error) {
    if (error instanceof TookTooLong) return 'late'
  }
  return 'in time'
}
