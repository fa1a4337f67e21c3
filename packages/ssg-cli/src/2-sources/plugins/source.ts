import type { Config } from '../../model/config.ts'
import { outcome } from '../../model/outcome.ts'
import type { Page } from '../../model/page.ts'
import type { SourceRoute } from '../../model/sourced.ts'
import { hashValues } from '../../text/hash.ts'
import { withSlashPolicy } from '../../text/urls/with-slash-policy.ts'
import type { PageSource } from '../source.ts'

/** Pages of plugins that a component shows. Docs of plugins are a collection like any other. */
export const pluginPagesSource: PageSource<undefined> = {
  id: 'plugins',
  read: () => Promise.resolve(outcome(undefined)),
  place(_, { config }) {
    const routes = config.sourced?.routes ?? []
    const pages = routes.map((route) => {
      const file = route.component
      // Many routes may show one component: it has one chunk.
      const name = `source-${hashValues(file).slice(0, 8)}`
      return { page: pageOf(route, name, config), source: file, module: { file, name } }
    })
    return outcome({ pages, watched: config.sourced?.watched ?? [] })
  },
}

function pageOf({ path, title, description, props }: SourceRoute, component: string, config: Config): Page {
  const route = config.baseUrl + withSlashPolicy(path.replace(/^\/+/, ''), config.trailingSlash)
  const meta = {
    title,
    description: description ?? config.tagline,
    keywords: [],
    canonical: config.url + route,
    noIndex: config.noIndex,
    searchTag: 'default',
    className: 'react-page',
  }
  return { route, meta, content: { type: 'react', component, ...(props && { props }) } }
}
