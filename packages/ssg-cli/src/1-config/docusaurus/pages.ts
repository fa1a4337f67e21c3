import { isObject } from '../../text/is-object.ts'
import { markdownOptions } from './markdown-options.ts'
import { granted, joined, leftOut, partOf, unless, type Rule } from './part.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/** Options of `@docusaurus/plugin-content-pages`. */
export function pages({ siteDir }: SiteFacts): Rule {
  return (options, at) => {
    const { path = 'src/pages' } = isObject(options) ? options : {}
    const folder = siteFile(String(path), siteDir)
    const ofPages = leftOut('a page has none')
    return joined([
      { config: { pagesDir: folder } },
      partOf(options, at, {
        id: granted,
        path: granted,
        routeBasePath: unless('/', leftOut('pages begin at the root of the site')),
        include: leftOut('pages are the .jsx and .tsx files of the folder'),
        exclude: leftOut('files and folders that begin with "_", and tests, are no pages'),
        mdxPageComponent: ofPages,
        editUrl: ofPages,
        editLocalizedFiles: ofPages,
        showLastUpdateTime: ofPages,
        showLastUpdateAuthor: ofPages,
        ...markdownOptions([folder]),
      }),
    ])
  }
}
