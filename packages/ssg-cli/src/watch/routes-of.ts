import type { SiteState } from './site-state.ts'

/** Routes of the pages that a file is shown on: it is their source, or a partial or code in them. */
export function routesOf({ site }: SiteState, path: string): readonly string[] {
  return site.plans.flatMap(({ page, source, doc }) =>
    source === path || doc?.inputs.files[path] === 'text' ? [page.route] : [],
  )
}
