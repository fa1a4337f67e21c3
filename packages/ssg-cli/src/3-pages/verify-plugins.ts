import { staleAnswer } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { CompiledBody } from '../model/page-job.ts'
import type { MadePage, MadePages, PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { keepBody } from './known-page.ts'
import { makePages, pageDiagnostics } from './make-pages.ts'
import { contextsOf, partOf } from '../text/part-of.ts'
import { presentWith } from './present-with.ts'

/**
 * Compile once more each body that plugins had a hand in, known or not, and report those that give something else now: a
 * plugin reads what it does not declare, or keeps something from page to page. The new answer takes the place of the other.
 *
 * @param present hashes of the files in the present output
 */
export async function verifyPlugins(
  host: Host,
  site: Site,
  made: Outcome<MadePages>,
  present: Readonly<Record<string, string>>,
): Promise<Outcome<MadePages>> {
  const touched = made.value.pages.filter((page) => pluginsOf(page, site).length > 0)
  if (touched.length === 0) return made
  // Whoever makes pages forgets the site when all are made.
  host.pages.site(contextsOf(site))
  const plans = touched.map(({ plan }) => withoutAnswer(plan))
  const { pages } = made.value
  const making = { mode: 'build', plans, present: presentWith(present, pages), shown: pages } as const
  const again = await makePages(host, site, making)
  const others = new Map<PagePlan, MadePage>()
  for (const [index, page] of touched.entries()) {
    const { compiled, linked, summary, rendered } = again.value.pages[index] ?? page
    if (answerOf(compiled) !== answerOf(page.compiled))
      others.set(page.plan, { plan: page.plan, compiled, linked, summary, rendered })
  }
  for (const { plan, compiled } of others.values())
    if (plan.body && compiled) keepBody('compile', plan.body, compiled, { host, site: partOf(site, plan), present })
  const routes = new Set<string | undefined>(Array.from(others.keys(), ({ page }) => page.route))
  return outcome({ ...made.value, pages: pages.map((page) => others.get(page.plan) ?? page) }, [
    ...made.diagnostics.filter(({ route }) => !routes.has(route)),
    ...Array.from(others.values(), pageDiagnostics).flat(),
    ...Array.from(others.values(), (page) => {
      const { plan } = page
      return staleAnswer({ plugins: pluginsOf(page, site), file: plan.source, route: plan.page.route })
    }),
  ])
}

/** The plugins that had a hand in a body of which answers are kept. */
function pluginsOf({ plan, compiled }: MadePage, { config }: Site): readonly string[] {
  if (!plan.body || plan.body.isFresh || compiled?.trace?.failed) return []
  const used = compiled?.trace?.used ?? []
  return (config.plugins ?? []).flatMap(({ name, pages }) => (pages?.all || used.includes(name) ? [name] : []))
}

function withoutAnswer(plan: PagePlan): PagePlan {
  return plan.body ? { ...plan, body: { ...plan.body, isFresh: true } } : plan
}

/** What a body became, as far as it shows. */
function answerOf(compiled: CompiledBody | undefined): string {
  return JSON.stringify([compiled?.hash, compiled?.facts, compiled?.diagnostics])
}
