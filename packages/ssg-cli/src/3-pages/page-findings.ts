import type { Diagnostic } from '../model/diagnostic.ts'
import type { MadePage } from '../model/page-plan.ts'

/** Everything that was found while a page was made, with the route on which it shows. */
export function pageFindings({ plan, compiled, linked, rendered }: MadePage): Diagnostic[] {
  const { route } = plan.page
  const all = [...(compiled?.diagnostics ?? []), ...(linked?.diagnostics ?? []), ...rendered.diagnostics]
  return all.map((diagnostic) => ({ ...diagnostic, route: diagnostic.route ?? route }))
}
