import type { Shard } from '../model/build.ts'
import type { PagePlan } from '../model/page-plan.ts'

/**
 * The pages that one of several machines makes: each that many steps. Neighbours, which are of one kind, go to different ones.
 * Pages that show others wait for these, and are left to the build that joins all.
 */
export function shardOf(plans: readonly PagePlan[], { index, count }: Shard): readonly PagePlan[] {
  return plans.filter(({ shows }) => !shows).filter((_, at) => at % count === index - 1)
}
