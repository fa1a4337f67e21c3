import { isObject } from '../../text/is-object.ts'
import { editUrlRule } from './edit-url.ts'
import { lastUpdated } from './last-updated.ts'
import { levelOf } from './levels.ts'
import { markdownOptions } from './markdown-options.ts'
import { granted, leftOut, otherwise, partOf, same, type Rule, type Rules } from './part.ts'
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
  const component = leftOut('the theme says how pages of a blog look')
  return {
    id: same('blog.id'),
    path: granted,
    ...Object.fromEntries(keptKeys.map((key) => [key, same(`blog.${key}`)])),
    tags: (value, at) => same('blog.tags')(value ?? false, at),
    editUrl: editUrlRule('blog.editUrl', folder, siteDir),
    editLocalizedFiles: otherwise('a translated file has its own edit link'),
    ...lastUpdated('blog'),
    feedOptions: (value, at) =>
      partOf(value, at, {
        ...Object.fromEntries(feedKeys.map((key) => [key, same(`blog.feedOptions.${key}`)])),
        xslt: leftOut('a feed is for programs'),
        createFeedItems: leftOut('a feed has the newest posts'),
      }),
    readingTime: otherwise('reading times are counted as Docusaurus counts them by default'),
    processBlogPosts: (value, at) =>
      typeof value === 'function'
        ? { config: { asked: { blogPosts: { [folder]: value } } } }
        : leftOut('what chooses posts is a function')(value, at),
    onInlineTags: levelOf('unknown-tag'),
    onInlineAuthors: otherwise('authors may stand in the post'),
    onUntruncatedBlogPosts: levelOf('untruncated-post'),
    blogListComponent: component,
    blogPostComponent: component,
    blogTagsListComponent: component,
    blogTagsPostsComponent: component,
    blogArchiveComponent: component,
    blogAuthorsListComponent: component,
    blogAuthorsPostsComponent: component,
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
