import { importOf } from './import-of.ts'
import { aroundModule } from './page.ts'

/**
 * The hooks by which components ask for the post on whose page they stand.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog
 */
export const docusaurusBlogHooks = `import { createContext, createElement, Fragment, useContext } from 'react'
${importOf('{ useAround }', aroundModule)}
const linkOf = (link) => link && { title: link.label, permalink: link.href }
const Listed = createContext(undefined)
// A post that a list shows: what is in it asks for that post, not for the page. Others are on their own pages.
export const ListedPost = ({ post, children }) => createElement(Listed.Provider, { value: post?.href === undefined ? undefined : post }, children)
const authorOf = ({ name, title, href, email, imageUrl, description, socials = [] }) => ({ name, title, url: href, email, imageURL: imageUrl,
  description, socials: Object.fromEntries(socials.map(({ label, href }) => [label, href])), page: null })
const factsOf = ({ date, minutes, authors = [], tags = [] }) => ({ date, readingTime: minutes, authors: authors.map(authorOf),
  tags: tags.map(({ label, href }) => ({ label, permalink: href })) })
const listed = (post) => {
  const metadata = { ...factsOf(post), permalink: post.href, title: post.title, description: post.description, frontMatter: {}, unlisted: false,
    hasTruncateMarker: post.hasMore }
  return { metadata, frontMatter: {}, assets: { authorsImageUrls: [] }, toc: [], isBlogPostPage: false }
}
export const useBlogPost = () => {
  const { page } = useAround() ?? {}
  const inList = useContext(Listed)
  if (inList !== undefined) return listed(inList)
  const { title = '', post = {}, frontMatter = {}, editUrl, previous, next, tags = [], unlisted = false, toc = [] } = page?.content ?? {}
  const metadata = { ...factsOf({ ...post, tags }), permalink: page?.route ?? '', title, description: page?.meta?.description ?? '', editUrl,
    frontMatter, unlisted, hasTruncateMarker: false, prevItem: linkOf(previous), nextItem: linkOf(next), source: '@site/' + (page?.source ?? '') }
  return { metadata, frontMatter, assets: { authorsImageUrls: [] }, toc, isBlogPostPage: true }
}
export const BlogPostProvider = ({ children }) => createElement(Fragment, null, children)
export const useBlogMetadata = () => {
  const { layout, page } = useAround() ?? {}
  const { label, href } = page?.content.post?.blog ?? page?.content.breadcrumbs?.[0] ?? { label: 'Blog', href: (layout?.baseUrl ?? '/') + 'blog' }
  return { blogBasePath: href, blogTitle: label, authorsListPath: href.replace(/\\/$/, '') + '/authors' }
}
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
