import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { blogSource } from './blog/source.ts'
import { docsSource } from './docs/source.ts'
import { pagesSource } from './pages/source.ts'
import { pluginPagesSource } from './plugins/source.ts'
import { searchSource } from './search/source.ts'
import type { PageSource, Placing, Reading, SourcePlan, TakenUrls } from './source.ts'

/** Where pages come from, in the order in which they claim routes. */
const pageSources: readonly PageSource<unknown>[] = [
  docsSource,
  blogSource,
  pagesSource,
  pluginPagesSource,
  searchSource,
]

/** What the sources read, in their order. */
export type Heads = readonly unknown[]

/** Let every source read what decides which pages it has. */
export async function readHeads(reading: Reading): Promise<Outcome<Heads>> {
  const heads: unknown[] = []
  const diagnostics: Diagnostic[] = []
  for (const source of pageSources) {
    const read = await source.read(reading)
    heads.push(read.value)
    diagnostics.push(...read.diagnostics)
  }
  return outcome(heads, diagnostics)
}

/** Let every source place its pages. `takenBy` says which URLs the plans made so far have. */
export function placePages(
  heads: Heads,
  placing: Omit<Placing, 'taken'>,
  takenBy: (plans: readonly SourcePlan[]) => TakenUrls,
): Outcome<readonly SourcePlan[]> {
  const plans: SourcePlan[] = []
  const diagnostics: Diagnostic[] = []
  for (const [index, source] of pageSources.entries()) {
    const placed = source.place(heads[index], { ...placing, taken: () => takenBy(plans) })
    plans.push(placed.value)
    diagnostics.push(...placed.diagnostics)
  }
  return outcome(plans, diagnostics)
}
