import type { Host } from '../host.ts'
import type { PageMode } from '../model/page-job.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { compileOptions } from './compile/compile-options.ts'
import { usualBody } from './usual-body.ts'

/** Start threads for what a shared cache left to be compiled, by index. Without one they started while the site was planned. */
export function startThreads(
  { shared, cache, pages }: Host,
  { config }: Site,
  { plans, mode }: { readonly plans: readonly PagePlan[]; readonly mode: PageMode },
  todo: readonly number[],
): void {
  if (!shared.isOpen) return
  const bodies = todo.flatMap((index) => plans[index]?.body ?? [])
  const count = bodies.filter(({ compileKey }) => !cache.has('compile', compileKey)).length
  pages.start(compileOptions(config, mode === 'check' ? 'check' : 'build'), { count, length: count * usualBody })
}
