import type { Cache } from '../host.ts'
import type { CompiledBody, LinkedBody, RenderedPageFacts } from '../model/page-job.ts'
import type { BodySummary, MadePage, PagePlan } from '../model/page-plan.ts'
import { knownLinks, type Lookup } from './known-page.ts'

/**
 * A page whose body is read from the cache when somebody asks for it. The facts of a body take five kilobytes, and of thousands
 * of pages hardly any is asked for: what is asked of all of them is in the summary.
 */
export class LightPage implements MadePage {
  readonly plan: PagePlan
  readonly summary: BodySummary
  readonly rendered: RenderedPageFacts
  readonly #lookup: Lookup

  constructor(lookup: Lookup, { plan, summary, rendered }: Omit<MadePage, 'compiled' | 'linked'>) {
    this.plan = plan
    this.summary = summary
    this.rendered = rendered
    this.#lookup = lookup
  }

  /** Says whether the cache has all that is known of a body. */
  static isKept({ body }: PagePlan, linked: LinkedBody | undefined, cache: Cache): boolean {
    return !body || (!body.isFresh && cache.has('compile', body.compileKey) && linked?.diagnostics.length === 0)
  }

  get compiled(): CompiledBody | undefined {
    const { body } = this.plan
    return body && this.#lookup.host.cache.get<CompiledBody>('compile', body.compileKey)
  }

  get linked(): LinkedBody | undefined {
    const { body } = this.plan
    const { compiled } = this
    return body && compiled && knownLinks(body, compiled, this.#lookup)
  }
}
