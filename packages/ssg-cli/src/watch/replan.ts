import { planBody } from '../2-sources/bodies.ts'
import { partOf } from '../text/part-of.ts'
import { readHead } from '../2-sources/scan/read-head.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { DocHead } from '../model/head.ts'
import type { BodyPlan, PagePlan } from '../model/page-plan.ts'
import type { FileChange } from './watch-host.ts'
import type { SiteState } from './site-state.ts'

/** Code that may be in a bundle, whatever else shows it. */
const bundled = /\.(?:[cm]?[jt]sx?|css|json|svg|png|jpe?g|webp|gif|woff2)$/i

/**
 * The site after changes to nothing but bodies: the same graph, with new plans for the pages that show them.
 *
 * This is what keeps typing fast. A doc is placed by its head, so an edit that leaves the head as it is leaves the site
 * as it is. Undefined when anything else changed: then all steps have to look.
 */
export function replan(host: Host, before: SiteState, changes: readonly FileChange[]): SiteState | undefined {
  const plans = new Map<PagePlan, PagePlan>()
  const { watched = [] } = before.site.config.sourced ?? {}
  const read = host.bundler.inputs()
  for (const { path, kind } of changes) {
    if (
      kind !== 'changed' ||
      bundled.test(path) ||
      path in read ||
      before.diagnostics.some(({ file }) => file === path)
    )
      return undefined
    // A source of a plugin may be made from it.
    if (watched.some((place) => path === place || path.startsWith(`${place}/`))) return undefined
    // A text of which pages have the ids, and that no page shows.
    if (before.site.plans.some(({ translates }) => translates?.body && shows(translates.body, path))) return undefined
    const users = before.site.plans.filter(({ body }) => body && shows(body, path))
    // Where a part of a file begins follows from all of it.
    if (users.length === 0 || users.some(({ body }) => body?.head.part)) return undefined
    for (const user of users) {
      const plan = newPlan(host, before, user, path)
      if (!plan) return undefined
      plans.set(user, plan)
    }
  }
  const keys = new Map([...plans.values()].map(({ page, body }) => [page.route, body?.compileKey ?? '']))
  const site = { ...before.site, plans: before.site.plans.map((plan) => plans.get(plan) ?? withKeys(plan, keys)) }
  return { ...before, site }
}

/** A list that shows one of the changed pages is another one too, and so is its translation. */
function withKeys(plan: PagePlan, keys: ReadonlyMap<string, string>): PagePlan {
  const { translates } = plan
  const other = translates && keys.get(translates.route)
  if (translates && other !== undefined) return { ...plan, translates: { ...translates, key: other } }
  if (!plan.shows?.some(({ route }) => keys.has(route))) return plan
  return { ...plan, shows: plan.shows.map(({ route, key }) => ({ route, key: keys.get(route) ?? key })) }
}

function shows({ head, inputs }: BodyPlan, path: string): boolean {
  return head.source === path || inputs.files[path] === 'text'
}

function newPlan(host: Host, before: SiteState, plan: PagePlan, path: string): PagePlan | undefined {
  const { body } = plan
  const site = partOf(before.site, plan)
  if (!body) return undefined
  const found: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => found.push(diagnostic)
  const { file, source } = body.head
  const head = source === path ? readHead({ host, config: site.config, report }, file, source, body.head) : body.head
  if (!head || !placesAlike(head, body.head)) return undefined
  const planned = planBody(host, { head, linkBase: body.linkBase }, site, report)
  // A new import may want a new bundle, and a diagnostic wants to be kept with those of its step.
  const isSame = JSON.stringify(planned.moduleKeys) === JSON.stringify(body.moduleKeys)
  return isSame && found.length === 0 ? { ...plan, body: planned } : undefined
}

/** Where an import stands in the file says nothing about where the doc is in the site. */
function placesAlike(left: DocHead, right: DocHead): boolean {
  const hash = (head: DocHead) =>
    JSON.stringify({ ...head, imports: head.imports.map(({ specifier, kind }) => [specifier, kind]) })
  return hash(left) === hash(right)
}
