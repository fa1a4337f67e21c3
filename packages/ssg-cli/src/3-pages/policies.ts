import type { PageMode } from '../model/page-job.ts'
import type { PagePlan } from '../model/page-plan.ts'
import { bringBodies, bringPages } from './bring-pages.ts'
import { keepBody, keepPage, keepSeen, knownFacts, knownPage, type KnownPage, type Lookup } from './known-page.ts'
import { knownLayout } from './layout-key.ts'
import { assetCandidates } from './link/asset-candidates.ts'
import { assetFolders } from './link/link-body.ts'
import { pageInputs } from './page-inputs.ts'

/** How a mode looks up what is known, and what it does with what a thread found out. */
export interface Policy {
  /** Under this name progress is told. */
  readonly step: 'pages' | 'check'
  /** Bring what other machines know, see {@link bringPages}. */
  readonly bring: typeof bringPages
  known(plan: PagePlan, lookup: Lookup): KnownPage
  /** What of it a thread can go on from. */
  start(known: KnownPage): KnownPage
  /** Keep it for later runs. Gives all that is known now. */
  keep(plan: PagePlan, known: KnownPage, fresh: KnownPage, lookup: Lookup): KnownPage
}

const building: Policy = {
  step: 'pages',
  bring: bringPages,
  known: knownPage,
  start: (known) => known,
  keep(plan, known, fresh, lookup) {
    keepPage(plan, known, fresh, lookup)
    return { ...known, ...fresh }
  },
}

const checking: Policy = {
  step: 'check',
  async bring(host, plans, { present }) {
    await bringBodies(host, plans)
    return present
  },
  known: knownFacts,
  // A body of which only facts are known has no tree to render: it is compiled once more.
  start: (known) => (known.compiled?.blob ? known : {}),
  keep(plan, known, fresh, lookup) {
    const { site } = lookup
    const now = { ...known, ...fresh }
    if (plan.body && fresh.compiled) keepBody('facts', plan.body, fresh.compiled, lookup)
    if (fresh.linked) lookAtFiles(plan, now, lookup)
    if (now.rendered) {
      if (fresh.renderKey !== undefined) keepSeen(plan, now, lookup)
      return now
    }
    const { page } = pageInputs(plan, now, site.context)
    return { ...now, layoutKey: knownLayout(page, now.compiled, site.config) }
  },
}

/** The policy of each mode. */
export const policies: Readonly<Record<PageMode, Policy>> = {
  build: building,
  check: checking,
  first: {
    ...building,
    bring: async (_host, _plans, { present }) => present,
    keep: (_, known, fresh) => ({ ...known, ...fresh }),
  },
}

/** A thread resolved the links: this one looks at the same files, so that whoever observes it knows of them. */
function lookAtFiles({ body }: PagePlan, { compiled }: KnownPage, { host, site }: Lookup): void {
  if (!body || !compiled) return
  const folders = assetFolders(body.linkBase, site.context)
  for (const path of compiled.facts.links.flatMap((link) => assetCandidates(link, folders)))
    if (host.files.stat(path)?.isFile) host.files.hash(path)
}
