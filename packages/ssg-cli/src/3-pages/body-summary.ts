import type { RenderedPageFacts } from '../model/page-job.ts'
import type { BodySummary } from '../model/page-plan.ts'
import type { KnownBody } from './page-inputs.ts'

/** What most bodies say: one object for all of them. */
const nothing: BodySummary = { diagnostics: [], assets: [], targets: [] }

/** Gather what is asked of the bodies of all pages, so that none of them has to be held. */
export function bodySummary({ compiled, linked }: KnownBody, { hrefs }: Pick<RenderedPageFacts, 'hrefs'>): BodySummary {
  const diagnostics = [...(compiled?.diagnostics ?? []), ...(linked?.diagnostics ?? [])]
  const assets = linked?.assets ?? []
  const rendered = new Set(hrefs)
  const targets = (linked?.urls ?? []).flatMap(({ url, external }) => (external || rendered.has(url) ? [] : [url]))
  const waits = compiled?.trace?.waits
  if (diagnostics.length + assets.length + targets.length === 0 && !waits) return nothing
  return { diagnostics, assets, targets: [...new Set(targets)], ...(waits && { waits }) }
}
