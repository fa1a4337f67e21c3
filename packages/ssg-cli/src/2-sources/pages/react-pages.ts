import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import { joinFolder } from '../../text/resolve-path.ts'

/** A page that is a React component. */
export interface ReactPage {
  /** URL path with base URL. */
  readonly route: string
  /** File relative to the site folder. */
  readonly source: string
  /** File relative to the pages folder, without its extension: the key of its chunk. */
  readonly name: string
}

/**
 * The React pages of a site: `pages/index.tsx` is `/`, `pages/tools/index.tsx` is `/tools/`, `pages/search.tsx`
 * is `/search`. Files and folders that begin with `_`, and tests, are no pages.
 */
export function reactPages(host: Pick<Host, 'files'>, config: Config): readonly ReactPage[] {
  return host.files.list(config.pagesDir).files.flatMap(({ path }) => {
    if (!/\.[jt]sx$/.test(path) || /(?:^|\/)_|\.test\.|(?:^|\/)__tests__\//.test(path)) return []
    const name = path.replace(/\.[jt]sx$/, '')
    const route = name.replace(/(^|\/)index$/, '$1')
    return [
      {
        route: config.baseUrl + withSlashPolicy(route, config.trailingSlash),
        source: joinFolder(config.pagesDir, path),
        name,
      },
    ]
  })
}

function withSlashPolicy(route: string, trailingSlash: boolean | undefined): string {
  if (route === '' || trailingSlash === undefined) return route
  const bare = route.replace(/\/$/, '')
  return trailingSlash ? `${bare}/` : bare
}
