import type { BlogConfig } from '../../model/blog-config.ts'
import { permalink, type SiteUrls } from '../urls/permalink.ts'
import { tagSlug } from '../urls/tag-slug.ts'

/** The URLs of the pages of a blog. */
export interface BlogUrls {
  /** URL path of the blog without a final slash. */
  readonly base: string
  /** Its list of posts. */
  readonly list: string
  readonly archive: string | undefined
  readonly authors: string
  /** The page of an author, by what stands for it in URLs. */
  author(name: string): string
  /** A further page of a list, from 2. */
  page(listHref: string, number: number): string
}

/** Say where the pages of a blog are. */
export function blogUrls(blog: BlogConfig, config: SiteUrls): BlogUrls {
  const root = config.baseUrl.slice(0, -1)
  const base = blog.routeBasePath === '' ? root : `${root}/${blog.routeBasePath}`
  const at = (slug: string, versionPath = base) => permalink({ versionPath, slug, config })
  return {
    base,
    list: blog.routeBasePath === '' ? config.baseUrl : at(`/${blog.routeBasePath}`, root),
    archive: blog.archiveBasePath === null ? undefined : at(`/${blog.archiveBasePath}`),
    authors: at(`/${blog.authorsBasePath}`),
    author: (name) => at(`/${blog.authorsBasePath}/${name}`),
    page: (listHref, number) =>
      permalink({ versionPath: listHref.replace(/\/$/, ''), slug: `/${blog.pageBasePath}/${number}`, config }),
  }
}

/** What stands for an author in the URL of the author's page; undefined without one. */
export function authorSlug(
  key: string,
  page: boolean | { readonly permalink: string } | undefined,
): string | undefined {
  if (!page) return undefined
  return page === true ? tagSlug(key) : page.permalink.replace(/^\/+/, '')
}
