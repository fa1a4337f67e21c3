import { buildFiles } from '../4-emit/generated-files.ts'
import { duplicateRoute, hiddenByBuild, notShownForLost } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Site } from '../model/planned-site.ts'
import { outputPath } from '../text/urls/base-url.ts'
import { pageFiles } from '../text/urls/page-files.ts'
import { routeKey } from '../text/urls/route-key.ts'
import { languageFolder, siteRoot } from '../text/urls/site-root.ts'

/** What of a site says which of its files nobody will see. */
type Given = Pick<Site, 'plans' | 'staticFiles' | 'config'> & {
  readonly context: Pick<Site['context'], 'layout' | 'sidebars'>
}

/** Files that nobody will see, because another one is written where they would be: static ones, and pages for what is not there. */
export function hiddenFiles(site: Given): readonly Diagnostic[] {
  const { plans, staticFiles, config, context } = site
  const notFound = plans.find(({ page }) => page.content.type === 'not-found')
  const { locale, languages } = config
  // All languages have the same files there: one of them tells it.
  const isTold = languages === undefined || languages.default === locale.code
  const atNotFound = notFound && isTold ? routeKey(notFound.page.route).replace(/\.html$/, '') : undefined
  const ofPages = plans.flatMap(({ page, source }) => {
    if (routeKey(page.route) === atNotFound && source !== undefined) return [notShownForLost(source, page.route)]
    const { html, markdown = '' } = pageFiles(page, config)
    const beside = hiddenBy(markdown, source === undefined ? 'a page' : `the Markdown of "${source}"`)
    const second = staticFiles.get(html)
    if (second === undefined) return beside
    if (page === notFound?.page) return isTold ? [notShownForLost(second, page.route)] : []
    return [duplicateRoute({ route: page.route, first: source ?? 'a page of the theme', second }), ...beside]
  })
  const sidebars = Object.values(context.sidebars).map(({ dataUrl }) => outputPath(dataUrl, siteRoot(config)))
  return [
    ...ofPages,
    ...sidebars.flatMap((path) => hiddenBy(path, 'a sidebar')),
    ...buildFiles(context.layout.search).flatMap(({ path, what }) => hiddenBy(languageFolder(config) + path, what)),
  ]

  function hiddenBy(path: string, what: string): readonly Diagnostic[] {
    const file = staticFiles.get(path)
    return file === undefined ? [] : [hiddenByBuild({ file, url: siteRoot(config) + path, what })]
  }
}
