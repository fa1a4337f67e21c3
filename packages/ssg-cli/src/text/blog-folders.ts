import type { BlogConfig } from '../model/blog-config.ts'

/** By what a blog is told from the others of its site. */
type NamedBlog = Pick<BlogConfig, 'id' | 'routeBasePath'>

/**
 * Docusaurus's name for the folder with the translations of a blog.
 *
 *     docusaurus-plugin-content-blog, docusaurus-plugin-content-blog-news
 *
 * @see https://docusaurus.io/docs/i18n/introduction#translation-files-location
 */
export function foreignBlog(blog: NamedBlog): string {
  return `docusaurus-plugin-content-${nameOf(blog)}`
}

/** The file with the translated titles of a blog, below the folder of a language: `blog.json`, `blog-news.json`. */
export function blogMessages(blog: NamedBlog): string {
  return `${nameOf(blog)}.json`
}

function nameOf({ id, routeBasePath }: NamedBlog): string {
  const own = id ?? (routeBasePath === '' || routeBasePath === 'blog' ? 'default' : routeBasePath)
  return own === 'default' ? 'blog' : `blog-${own.replaceAll('/', '-')}`
}
