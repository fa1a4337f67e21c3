import type { Diagnostic } from '../../../model/diagnostic.ts'
import { routeKey } from '../../../text/urls/route-key.ts'
import { outcome, type Outcome } from '../../../model/outcome.ts'
import type { LayoutLink, SiteGraph } from '../../../model/site.ts'
import { duplicateRoutes } from './duplicate-routes.ts'
import { finishVersion } from './finish-version.ts'
import type { GraphInput } from './graph-input.ts'
import { routeClaims } from './route-claims.ts'
import { tagRoutes } from './tag-pages.ts'
import { orderVersions, versionFacts } from './version-facts.ts'
import { planVersion, type VersionPlan } from './version-plan.ts'

/**
 * Place all docs: versions, ids, URLs, sidebars, neighbours.
 *
 * First every page gets its URL; then those that claim one that is taken are left out; only then sidebars can
 * become links.
 */
export function graphSite(input: GraphInput): Outcome<SiteGraph> {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
  const planned = input.collections.map((collection) => ({
    id: collection.config.id,
    plans: planCollection(collection),
  }))
  const claims = planned.flatMap(({ plans }) => plans.flatMap(routeClaims))
  const duplicates = duplicateRoutes(claims)
  duplicates.diagnostics.forEach(report)
  const lost = new Set(Array.from(duplicates.value, ({ owner }) => owner))
  const kept = lost.size === 0 ? claims : claims.filter(({ owner }) => !lost.has(owner))
  const routes = new Map(kept.map(({ permalink }) => [routeKey(permalink), permalink]))
  const ownTags = new Map(planned.flatMap(({ plans }) => plans.map((plan) => [plan, claimTags(plan)] as const)))

  const layoutLinks: LayoutLink[] = []
  const addLink = (link: LayoutLink) => layoutLinks.push(link)
  const { config } = input
  const collections = planned.map(({ id, plans }) => ({
    id,
    versions: plans.map((plan) => {
      const isOwnTag = (href: string) => ownTags.get(plan)?.has(href) === true
      return finishVersion({ plan, config, lost, routes, isOwnTag, report, addLink })
    }),
  }))
  return outcome({ collections, layoutLinks }, diagnostics)

  /** Pages of tags take the URLs that nobody else has. */
  function claimTags({ tags }: VersionPlan): ReadonlySet<string> {
    const free = tagRoutes(tags).filter((href) => !routes.has(routeKey(href)))
    for (const href of free) routes.set(routeKey(href), href)
    return new Set(free)
  }

  function planCollection(collection: GraphInput['collections'][number]): readonly VersionPlan[] {
    const versions = orderVersions(collection)
    const names = versions.map(({ name }) => name)
    return versions.map((version) => {
      const own = versionFacts(version.name, names, input.config, collection.config)
      const facts = { ...own, label: version.messages?.['version.label'] ?? own.label }
      return planVersion({
        version,
        facts,
        collection: collection.config,
        gitFolders: collection.gitFolders,
        originals: collection.originals,
        config: input.config,
        configSource: input.configSource,
        drafts: input.drafts,
        report,
      })
    })
  }
}
