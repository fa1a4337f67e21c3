import type { PagePlan, DocPlan } from '../model/page-plan.ts'
import type { Collection, Doc, SiteGraph, Version } from '../model/site.ts'
import type { SiteContext } from '../model/page-job.ts'
import type { ReactPage } from './pages/react-pages.ts'
import type { SocialImages } from './docs/social-images.ts'
import { docPage, generatedIndexPage } from './docs/doc-page.ts'
import { sidebarKey } from './sidebar-key.ts'
import { dataUrl } from '../text/page-files.ts'
import { searchPage } from './search/search-page.ts'

/** The pages of the site, in the order of their routes. */
export function planPages(input: {
  readonly graph: SiteGraph
  readonly bodies: ReadonlyMap<Doc, DocPlan>
  readonly reactPages: readonly ReactPage[]
  /** Route of the search page that the theme brings. */
  readonly searchPage?: string
  readonly context: SiteContext
  readonly commits: ReadonlyMap<string, { readonly date: string; readonly author: string }>
  readonly images: Pick<SocialImages, 'urlOf'>
}): PagePlan[] {
  const { context, graph, images } = input
  const { config, sidebars, layout } = context
  const plans: PagePlan[] = []
  const owners = new Set<string>()
  const add = (plan: PagePlan) => {
    // Two pages at one URL were reported with the link table; the first one stays.
    if (owners.has(plan.page.route)) return
    owners.add(plan.page.route)
    plans.push(plan)
  }
  const sidebarOf = (version: Version, name: string | undefined) =>
    name === undefined || !sidebars[sidebarKey(version, name)] ? {} : { sidebarKey: sidebarKey(version, name) }
  for (const collection of graph.collections) {
    const lastUpdated = lastUpdatedOf(collection, config, input.commits)
    for (const version of collection.versions) {
      for (const doc of version.docs) {
        const page = docPage({
          placed: doc,
          version,
          collection,
          config,
          lastUpdated: lastUpdated(doc),
          image: images.urlOf(doc),
        })
        add({ page, ...sidebarOf(version, doc.sidebar), source: doc.source, doc: input.bodies.get(doc) })
      }
      for (const index of version.generatedIndexes) {
        add({
          page: generatedIndexPage({
            placed: index,
            version,
            collection,
            config,
            image: images.urlOf(index),
          }),
          ...sidebarOf(version, index.sidebar),
          source: index.source,
        })
      }
    }
  }
  for (const { route, source, name } of input.reactPages) {
    const meta = {
      title: '',
      description: config.tagline,
      keywords: [],
      canonical: config.url + route,
      noIndex: config.noIndex,
      searchTag: 'default',
      className: 'react-page',
    }
    add({
      page: { route, dataUrl: dataUrl(route), meta, content: { type: 'react', component: name } },
      source,
      componentKey: `page:${source}`,
    })
  }
  if (input.searchPage !== undefined) add({ page: searchPage(input.searchPage, config) })
  const missing = `${layout.baseUrl}404.html`
  add({
    page: {
      route: missing,
      dataUrl: missing,
      meta: {
        title: 'Page not found',
        description: '',
        keywords: [],
        canonical: config.url + missing,
        noIndex: true,
        searchTag: 'default',
        className: 'not-found-page',
      },
      content: { type: 'not-found' },
    },
  })
  return plans
}

function lastUpdatedOf(
  collection: Collection,
  config: SiteContext['config'],
  commits: ReadonlyMap<string, { readonly date: string; readonly author: string }>,
) {
  const wanted = config.collections.find(({ id }) => id === collection.id)?.lastUpdated
  return (doc: Doc): { date?: string; author?: string } | undefined => {
    if (!wanted || (!wanted.date && !wanted.author)) return undefined
    const own = doc.frontMatter.last_update
    const commit = commits.get(doc.source)
    const date = wanted.date ? (own?.date?.slice(0, 10) ?? commit?.date) : undefined
    const author = wanted.author ? (own?.author ?? commit?.author) : undefined
    return date === undefined && author === undefined
      ? undefined
      : { ...(date !== undefined && { date }), ...(author !== undefined && { author }) }
  }
}
