import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import type { SourceFiles } from '../model/planned-site.ts'
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
  return {
    linkBase,
    head,
    inputs,
    moduleKeys: inputs.moduleKeys,
    compileKey: hashValues(inputs.hash, optionsHash),
    historyKey: hashValues(head.source, optionsHash),
  }
}
