import { isAbsolute } from 'node:path'
import { isObject } from '../../text/is-object.ts'
import { editUrlRule } from './edit-url.ts'
import { lastUpdated } from './last-updated.ts'
import { levelOf } from './levels.ts'
import { markdownOptions } from './markdown-options.ts'
import { components, granted, leftOut, otherwise, partOf, same, unless, type Rule, type Rules } from './part.ts'
import { relativePath } from '../../text/urls/resolve-path.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * Options of `@docusaurus/plugin-content-blog`. A blog without a folder is none.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#configuration
 */
export function blog(facts: SiteFacts): Rule {
  return (options, at) => {
    const { path = 'blog', routeBasePath = 'blog', id = 'default' } = isObject(options) ? options : {}
    const folder = siteFile(String(path), facts.siteDir)
    if (!facts.exists(folder)) return otherwise('no blog is made without a folder of posts')(options, at)
    const { config = {}, differences } = partOf(options, at, {
      ...rules(facts, folder),
      ...markdownOptions([folder]),
    })
    const { blog: own, ...rest } = config
    // Translations are found by it; ours is the route unless it is said.
    const named = routeBasePath === 'blog' || routeBasePath === '/' ? {} : { id }
    return { config: { ...rest, blog: [{ ...named, path: folder, ...Object(own) }] }, differences: differences ?? [] }
  }
}

function rules({ siteDir }: SiteFacts, folder: string): Rules {
  return {
    id: same('blog.id'),
    path: granted,
    ...Object.fromEntries(keptKeys.map((key) => [key, same(`blog.${key}`)])),
    tags: (value, at) => same('blog.tags')(value ?? false, at),
    editUrl: editUrlRule('blog.editUrl', folder, siteDir),
    editLocalizedFiles: same('blog.editLocalizedFiles'),
    ...lastUpdated('blog'),
    feedOptions: (value, at) =>
      partOf(value, at, {
        ...Object.fromEntries(feedKeys.map((key) => [key, same(`blog.feedOptions.${key}`)])),
        xslt: feedStyles(folder, siteDir),
        createFeedItems: (create, place) =>
          typeof create === 'function'
            ? { config: { asked: { feedItems: { [folder]: create } } } }
            : leftOut('what makes items is a function')(create, place),
      }),
    readingTime: (value, at) =>
      typeof value === 'function'
        ? { config: { asked: { readingTimes: { [folder]: value } } } }
        : leftOut('what counts minutes is a function')(value, at),
    processBlogPosts: (value, at) =>
      typeof value === 'function'
        ? { config: { asked: { blogPosts: { [folder]: value } } } }
        : leftOut('what chooses posts is a function')(value, at),
    onInlineTags: levelOf('unknown-tag'),
    onInlineAuthors: otherwise('authors may stand in the post'),
    onUntruncatedBlogPosts: levelOf('untruncated-post'),
    ...components(lists, 'lists of posts are those of the theme'),
    blogPostComponent: unless(
      '@theme/BlogPostPage',
      leftOut('what stands around a post is that of the theme, or src/theme/BlogPostPage'),
    ),
  }
}

const lists = {
  blogListComponent: 'BlogListPage',
  blogTagsListComponent: 'BlogTagsListPage',
  blogTagsPostsComponent: 'BlogTagsPostsPage',
  blogArchiveComponent: 'BlogArchivePage',
  blogAuthorsListComponent: 'Blog/Pages/BlogAuthorsListPage',
  blogAuthorsPostsComponent: 'Blog/Pages/BlogAuthorsPostsPage',
}

/** `true` stands for a look of ours, null for none. A file lies in the folder of posts. */
function feedStyles(folder: string, siteDir: string): Rule {
  return (value, at) => {
    const { rss, atom }: Readonly<Record<string, unknown>> = isObject(value) ? value : { rss: value, atom: value }
    const styles = Object.entries({ rss, atom }).flatMap(([type, style]) => {
      if (style === true) return [[type, true]]
      if (typeof style !== 'string') return []
      return [[type, isAbsolute(style) ? (relativePath(folder, siteFile(style, siteDir)) ?? style) : style]]
    })
    return styles.length === 0 ? {} : same('blog.feedOptions.xslt')(Object.fromEntries(styles), at)
  }
}

/** Options that have the same name and meaning here. */
const keptKeys = [
  'routeBasePath',
  'tagsBasePath',
  'archiveBasePath',
  'authorsBasePath',
  'pageBasePath',
  'include',
  'exclude',
  'blogTitle',
  'blogDescription',
  'blogSidebarTitle',
  'blogSidebarCount',
  'postsPerPage',
  'sortPosts',
  'showReadingTime',
  'truncateMarker',
  'authorsMapPath',
]

const feedKeys = ['type', 'title', 'description', 'copyright', 'language', 'limit']
