import type { Diagnostic } from './model/diagnostic.ts'
import type { MadePage } from './page-jobs.ts'

/** Everything that was found while a page was made, with the route on which it shows. */
export function pageFindings({ plan, compiled, linked, rendered }: MadePage): Diagnostic[] {
  const { route } = plan.page
  const all = [...(compiled?.diagnostics ?? []), ...(linked?.diagnostics ?? []), ...rendered.diagnostics]
  return all.map((found) => ({ ...found, route: found.route ?? route }))
}
