import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import type { SourceFiles } from '../model/planned-site.ts'
import { fileState } from '../3-pages/file-state.ts'
import { traceName } from '../3-pages/trace-name.ts'
import { tracedKey } from '../3-pages/traced-key.ts'
import type { BodyTrace } from '../model/page-job.ts'
import { hashValues } from '../text/hash.ts'
import { bodyInputs } from './docs/body-inputs.ts'
import type { SourceBody, SourcePage, SourcePlan } from './source.ts'

/** What following imports depends on besides the body. */
export interface BodyContext {
  readonly config: Config
  readonly optionsHash: string
  readonly files: SourceFiles
}

/** Follow the imports of all bodies: for the entries of bundles, and for the keys of what is compiled. */
export function planBodies(
  host: Host,
  plans: readonly SourcePlan[],
  context: BodyContext,
  report: (diagnostic: Diagnostic) => void,
): ReadonlyMap<SourcePage, BodyPlan> {
  const bodies = new Map<SourcePage, BodyPlan>()
  for (const page of plans.flatMap(({ pages }) => pages))
    if (page.body) bodies.set(page, planBody(host, page.body, context, report))
  return bodies
}

/** Follow the imports of one body, as its files are now. */
export function planBody(
  host: Host,
  { head, linkBase }: Pick<SourceBody, 'head' | 'linkBase'>,
  { config, optionsHash, files }: BodyContext,
  report: (diagnostic: Diagnostic) => void,
): BodyPlan {
  const around = files.get(`${linkBase.collection}/${linkBase.version}`) ?? new Map()
  const inputs = bodyInputs({ host, config, report }, around, head)
  const baseKey = hashValues(inputs.hash, optionsHash, ...(head.post ? [head.post.marker] : []))
  const historyKey = hashValues(head.source, optionsHash, ...(head.part ? [head.file] : []))
  const plan = { linkBase, head, inputs, moduleKeys: inputs.moduleKeys, compileKey: baseKey, baseKey, historyKey }
  const { plugins = [] } = config
  if (!plugins.some(({ pages }) => pages)) return plan

  // Who edits a page mostly leaves alone what plugins do to it: their last imports are bundled before it is compiled.
  const trace = host.cache.get<BodyTrace>('trace', baseKey) ?? host.cache.get<BodyTrace>('last-trace', traceName(head))
  const isFresh = plugins.some(({ name, pure, pages }) => !pure && (pages?.all || trace?.used.includes(name)))
  const fresh = isFresh && { isFresh }
  if (!trace) return { ...plan, ...fresh }
  const added = trace.imports
  const all = added.length > 0 ? bodyInputs({ host, config, report: () => undefined }, around, head, added) : inputs
  const stateOf = (path: string) => fileState(host.files, path)
  const compileKey = tracedKey(trace, { baseKey, inputsHash: all.hash, plugins, stateOf })
  return { ...plan, ...fresh, inputs: all, moduleKeys: all.moduleKeys, compileKey, added }
}
