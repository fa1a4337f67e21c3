import { isObject } from '../../text/is-object.ts'
import { markdownOptions } from './markdown-options.ts'
import { granted, leftOut, partOf, same, unless, type Part, type Rule } from './part.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

const include = ['**/*.{js,jsx,ts,tsx,md,mdx}']
const exclude = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
  '**/*.d.ts',
]

/** Options of `@docusaurus/plugin-content-pages`. Every module in its folder is a page, whatever its ending. */
export function pages({ siteDir }: SiteFacts): Rule {
  return (options, at) => {
    const { path = 'src/pages' } = isObject(options) ? options : {}
    const ofPages = leftOut('a page has none')
    const folder = siteFile(String(path), siteDir)
    const { config = {}, differences = [] } = partOf(options, at, {
      id: granted,
      path: granted,
      routeBasePath: unless('/', leftOut('pages begin at the root of the site')),
      include: same('pages.pagesInclude'),
      exclude: same('pages.pagesExclude'),
      mdxPageComponent: ofPages,
      editUrl: ofPages,
      editLocalizedFiles: ofPages,
      showLastUpdateTime: ofPages,
      showLastUpdateAuthor: ofPages,
      ...markdownOptions([folder]),
    })
    const { pages: own, ...rest } = config
    const folders = [{ pagesDir: folder, pagesInclude: include, pagesExclude: exclude, ...Object(own) }]
    return { config: { ...rest, folders }, differences }
  }
}

/** A site has one folder of pages, the first that its config names. */
export function firstPages(folders: unknown): Part {
  const [first, ...further]: readonly unknown[] = Array.isArray(folders) ? folders : []
  const words = 'a site has one folder of pages'
  return {
    config: isObject(first) ? first : {},
    differences: further.map((each) => ({
      kind: 'left-out',
      at: String(Reflect.get(Object(each), 'pagesDir')),
      words,
    })),
  }
}
