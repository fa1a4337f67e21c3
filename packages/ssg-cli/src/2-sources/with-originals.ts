import type { Host } from '../host.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { planBody } from './bodies.ts'
import { readHead } from './scan/read-head.ts'

/**
 * The sites of languages that are made without the one they are translated from. Their headings have its ids all the same, so
 * each translation brings the text that it translates, which is read for that alone.
 */
export function withOriginals(host: Host, sites: readonly Site[]): readonly Site[] {
  const [first] = sites
  const { languages, locale } = first?.config ?? {}
  if (!languages || locale?.code === languages.default) return sites
  return sites.map((site) => ({ ...site, plans: site.plans.map((plan) => withOriginal(host, site, plan)) }))
}

function withOriginal(host: Host, site: Site, plan: PagePlan): PagePlan {
  const { config, optionsHash, context } = site
  const { originals = {} } = context.table
  const { head, linkBase } = plan.body ?? {}
  const source = head && originals[head.source]
  // A version of a changelog has no ids that follow from its words.
  if (!head || !linkBase || source === undefined || head.part) return plan
  // What is wrong with the original is told where its own language is made.
  const report = () => undefined
  const original = readHead({ host, config, report }, head.file, source, { post: head.post })
  if (!original) return plan
  const key = `${linkBase.collection}/${linkBase.version}`
  const around = Array.from(site.files.get(key) ?? [], ([path, file]) => [path, originals[file] ?? file] as const)
  const files = new Map([[key, new Map(around)]])
  const body = planBody(host, { head: original, linkBase }, { config, optionsHash, files }, report)
  return { ...plan, translates: { route: plan.page.route, key: body.compileKey, body } }
}
