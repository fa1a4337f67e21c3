import { importOf } from './import-of.ts'
import { pageModule } from './page.ts'

/**
 * The hooks by which components ask for the post on whose page they stand.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog
 */
export const docusaurusBlogHooks = `import { createElement, Fragment } from 'react'
${importOf('{ useAround }', pageModule)}
const linkOf = (link) => link && { title: link.label, permalink: link.href }
export const useBlogPost = () => {
  const { page, layout } = useAround() ?? {}
  const { title = '', post = {}, frontMatter = {}, editUrl, previous, next, tags = [], unlisted = false, toc = [] } = page?.content ?? {}
  const metadata = { permalink: page?.route ?? '', title, description: page?.meta?.description ?? '', editUrl, frontMatter, unlisted,
    date: post.date, authors: post.authors ?? [], readingTime: post.readingTime, hasTruncateMarker: false,
    tags: tags.map(({ label, href }) => ({ label, permalink: href })), prevItem: linkOf(previous), nextItem: linkOf(next),
    source: '@site/' + (page?.source ?? '') }
  return { metadata, frontMatter, assets: { authorsImageUrls: [] }, toc, isBlogPostPage: true }
}
export const BlogPostProvider = ({ children }) => createElement(Fragment, null, children)
export const useBlogMetadata = () => ({ blogBasePath: (useAround()?.layout?.baseUrl ?? '/') + 'blog', blogTitle: 'Blog', authorsListPath: '' })
export const useVisibleBlogSidebarItems = (items) => items.filter(({ unlisted }) => !unlisted)
export const groupBlogSidebarItemsByYear = (items) => {
  const years = new Map()
  for (const item of items) {
    const year = String(new Date(item.date).getFullYear())
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].sort(([one], [other]) => Number(other) - Number(one))
}
export const BlogSidebarItemList = ({ items, ulClassName, liClassName, linkClassName }) => createElement('ul', { className: ulClassName },
  items.map(({ permalink, title }) => createElement('li', { key: permalink, className: liClassName },
    createElement('a', { href: permalink, className: linkClassName }, title))))
export const useBlogListPageStructuredData = () => ({})
export const useBlogPostStructuredData = () => ({})`
