import type { BlogPlan, Post } from '../blog/blog-plan.ts'
import { givenPost } from '../blog/given-post.ts'

/**
 * What the blog plugin of Docusaurus has loaded of a blog.
 *
 * @param textOf gives the body of a file
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#allContentLoaded
 */
export function blogContent(
  { read: { blog }, urls, posts, listed }: BlogPlan,
  textOf: (source: string) => string,
): object {
  const idOf = ({ permalink }: Post) => `/${permalink.slice(urls.base.length).replace(/^\//, '')}`
  return {
    blogTitle: blog.blogTitle,
    blogDescription: blog.blogDescription,
    blogSidebarTitle: blog.blogSidebarTitle,
    blogPosts: posts.map((post) => {
      const { metadata } = givenPost(post)
      const at = listed.indexOf(post)
      const around = at < 0 ? {} : { prevItem: neighbour(listed[at - 1]), nextItem: neighbour(listed[at + 1]) }
      const content = withoutTitle(textOf(post.head.source).trim())
      return { id: idOf(post), metadata: { ...metadata, ...around }, content }
    }),
    blogListPaginated: [],
    blogTags: blogTags(posts, idOf),
    blogTagsListPath: `${urls.base}/${blog.tagsBasePath}`,
  }
}

/** Docusaurus takes a heading out with which a post begins: it is shown as its title. */
function withoutTitle(body: string): string {
  return body.replace(/^# .*\n*/, '')
}

function neighbour(post: Post | undefined): object | undefined {
  return post && { title: post.title, permalink: post.permalink }
}

function blogTags(posts: readonly Post[], idOf: (post: Post) => string): object {
  const links = new Map(posts.flatMap(({ tags }) => tags.map(({ href, label }) => [href, label] as const)))
  return Object.fromEntries(
    Array.from(links, ([permalink, label]) => {
      const own = posts.filter(({ tags }) => tags.some(({ href }) => href === permalink))
      const items = own.map(idOf)
      return [permalink, { label, permalink, items, unlisted: own.every(({ unlisted }) => unlisted) }]
    }),
  )
}
