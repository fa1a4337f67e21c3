import { isObject } from '../../text/is-object.ts'
import { editUrlRule } from './edit-url.ts'
import { lastUpdated } from './last-updated.ts'
import { markdownOptions } from './markdown-options.ts'
import { components, granted, partOf, same, type Part, type Rule } from './part.ts'
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
    const { path = 'src/pages', routeBasePath = '/', id } = isObject(options) ? options : {}
    const folder = siteFile(String(path), siteDir)
    const { config = {}, differences = [] } = partOf(options, at, {
      id: granted,
      path: granted,
      routeBasePath: granted,
      include: same('pages.include'),
      exclude: same('pages.exclude'),
      ...components({ mdxPageComponent: 'MDXPage' }, 'the theme says what stands around a page'),
      editUrl: editUrlRule('pages.editUrl', folder, siteDir),
      editLocalizedFiles: same('pages.editLocalizedFiles'),
      ...lastUpdated('pages'),
      ...markdownOptions([folder]),
    })
    const { pages: own, ...rest } = config
    const named = id === undefined || id === 'default' ? {} : { id }
    const folders = [{ ...named, path: folder, routeBasePath, include, exclude, ...Object(own) }]
    return { config: { ...rest, folders }, differences }
  }
}

/** The first folder of pages that begin at the root of the site is its own, and the others are further ones. */
export function allPages(folders: unknown): Part {
  const all: readonly unknown[] = Array.isArray(folders) ? folders : []
  const first = all.find((each) => isObject(each) && ['', '/'].includes(String(each['routeBasePath'])))
  const more = all.filter((each) => each !== first)
  const {
    path,
    include: some,
    exclude: none,
    editUrl,
    editLocalizedFiles,
    lastUpdated: told,
  } = isObject(first) ? first : {}
  return {
    config: {
      ...(first !== undefined && { pagesDir: path, pagesInclude: some, pagesExclude: none }),
      ...(editUrl !== undefined && { pagesEditUrl: editUrl }),
      ...(editLocalizedFiles !== undefined && { pagesEditLocalizedFiles: editLocalizedFiles }),
      ...(told !== undefined && { pagesLastUpdated: told }),
      ...(more.length > 0 && { morePages: more }),
    },
  }
}
