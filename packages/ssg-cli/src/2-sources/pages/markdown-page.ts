import { htmlClasses } from '../html-classes.ts'
import type { Config } from '../../model/config.ts'
import type { DocHead } from '../../model/head.ts'
import { markdownUrl } from '../../text/urls/page-files.ts'
import type { PagesFolder } from '../../model/pages-folder.ts'
import type { SourcePage } from '../source.ts'
import { editUrl } from '../urls/edit-url.ts'
import { below, pageRoute } from './page-route.ts'

/** Which folder a page lies in. */
export interface PagePlace {
  /** Under this name links of its pages are resolved. */
  readonly collection: string
  readonly folder: PagesFolder
  /** Of a translation, the file that it stands for. */
  readonly original: string | undefined
}

/**
 * A page of Markdown in the folder of pages: an article with its table of contents, without sidebar and neighbours. It has
 * the title that stands in it, and none is added.
 *
 * @see https://docusaurus.io/docs/guides/creating-pages#add-a-markdown-page
 */
export function markdownPage(head: DocHead, config: Config, { collection, folder, original }: PagePlace): SourcePage {
  const { frontMatter, file } = head
  const { lastUpdated } = folder
  const { last_update: own } = frontMatter
  const route = pageRoute(below(folder.routeBasePath, frontMatter.slug ?? file.replace(/\.mdx?$/, '')), config)
  const title = frontMatter.title ?? head.contentTitle ?? ''
  const unlisted = frontMatter.unlisted === true
  const { wrapperClassName: wrapper } = frontMatter
  const className = typeof wrapper === 'string' ? wrapper : 'mdx-wrapper'
  const given = { pagesDirPath: folder.path, pagesPath: file, permalink: route }
  const asked = { by: config.asked, given, locale: config.locale.code }
  return {
    source: head.source,
    body: { head, linkBase: { collection, version: 'current', file, permalink: route }, isLatest: true },
    ...(frontMatter.image !== undefined && { image: { url: frontMatter.image, position: head.positions['image'] } }),
    ...((lastUpdated?.date || lastUpdated?.author) && { lastUpdated: { ...lastUpdated, ...(own && { own }) } }),
    page: {
      route,
      meta: {
        title,
        description: frontMatter.description ?? head.excerpt ?? '',
        keywords: frontMatter.keywords ?? [],
        canonical: config.url + route,
        noIndex: config.noIndex || unlisted,
        searchTag: 'default',
        className: htmlClasses('mdx-page', `plugin-pages plugin-id-default ${className}`, config),
      },
      content: {
        type: 'doc',
        id: file.replace(/\.mdx?$/, ''),
        title,
        showTitle: false,
        toc: [],
        showToc: !frontMatter.hide_table_of_contents,
        breadcrumbs: [],
        previous: undefined,
        next: undefined,
        editUrl: editUrl(head, { collection: folder, original, asked }),
        lastUpdated: undefined,
        draft: frontMatter.draft === true,
        unlisted,
        frontMatter,
        cards: [],
        markdownUrl: markdownUrl(route, config.baseUrl),
      },
    },
  }
}
