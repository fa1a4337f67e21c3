import type { Host } from '../host.ts'
import type { BodyTrace } from '../model/page-job.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { fileState } from './file-state.ts'
import { tracedKey } from './traced-key.ts'

/**
 * A plan as it would be made now: a text that several languages show, and plugins changed on the way to the first of them, is
 * known to the others under the key that follows from what these did. Where they added imports, the site is planned anew.
 */
export function withTrace(plan: PagePlan, host: Pick<Host, 'cache' | 'files'>, { config }: Site): PagePlan {
  const { body } = plan
  if (!body || !config.plugins || body.isFresh || body.compileKey !== body.baseKey) return plan
  const trace = host.cache.get<BodyTrace>('trace', body.baseKey)
  if (!trace || trace.imports.length > 0) return plan
  const { plugins } = config
  const stateOf = (path: string) => fileState(host.files, path)
  const compileKey = tracedKey(trace, { baseKey: body.baseKey, inputsHash: body.inputs.hash, plugins, stateOf })
  return { ...plan, body: { ...body, compileKey } }
}
