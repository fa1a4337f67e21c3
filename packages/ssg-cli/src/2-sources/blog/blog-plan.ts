import type { Diagnostic } from '../../model/diagnostic.ts'
import type { TagLink } from '../../model/site.ts'
import { untruncatedPost } from '../../diagnostics/catalogue.ts'
import { planTags, type TagsConfig, type TagsPlan } from '../urls/plan-tags.ts'
import { authorSlug, blogUrls, type BlogUrls } from './blog-urls.ts'
import { orderedPosts } from './ordered-posts.ts'
import { placePost, type PlacedPost } from './place-post.ts'
import { postAuthors, type AuthorScope, type KeyedAuthor } from './post-authors.ts'
import { siteRoot, type RootedConfig } from '../../text/urls/site-root.ts'
import type { ReadBlog } from './read-blog.ts'

/** A post with all that lists show of it. */
export interface Post extends PlacedPost {
  readonly authors: readonly KeyedAuthor[]
  readonly tags: readonly TagLink[]
}

/** A blog of which every post is placed. */
export interface BlogPlan {
  readonly read: ReadBlog
  readonly urls: BlogUrls
  /** In the order of lists, unlisted ones too. */
  readonly posts: readonly Post[]
  /** Those that lists show. */
  readonly listed: readonly Post[]
  readonly tags: TagsPlan<PlacedPost>
  readonly authorScope: AuthorScope
}

/** What a blog is planned with. */
export interface BlogPlanning {
  readonly config: TagsConfig & RootedConfig
  readonly drafts: boolean
  readonly report: (diagnostic: Diagnostic) => void
}

/** Place the posts of a blog: their URLs, their order, their authors and tags. */
export function blogPlan(read: ReadBlog, { config, drafts, report }: BlogPlanning): BlogPlan {
  const { blog, heads } = read
  const urls = blogUrls(blog, config)
  const all = heads
    .map((head) => placePost({ head, versionPath: urls.base, config, report }))
    .filter(({ draft }) => drafts || !draft)
  // The order of a changelog is that of its file: versions are released beside each other.
  const placed = blog.changelog === undefined ? chosenPosts(orderedPosts(all, blog.sortPosts), read.chosen) : all
  const tags = planTags({ docs: placed, file: read.tags, versionPath: urls.base, collection: blog, config, report })
  const authorScope: AuthorScope = {
    file: read.authors,
    fileName: blog.authorsMapPath,
    baseUrl: config.baseUrl,
    siteRoot: siteRoot(config),
    pictures: read.pictures,
    pageOf(key, { page }) {
      const slug = authorSlug(key, page)
      return slug === undefined ? undefined : urls.author(slug)
    },
  }
  const posts = placed.map((post): Post => {
    const { head } = post
    if (!head.post?.isCut && !post.unlisted && !head.part)
      report(untruncatedPost({ file: head.source, marker: blog.truncateMarker }))
    return { ...post, authors: postAuthors(head, authorScope, report), tags: tags.ofDoc.get(post) ?? [] }
  })
  return { read, urls, posts, listed: posts.filter(({ unlisted }) => !unlisted), tags, authorScope }
}

/** The posts that a function of the site chose, in its order. */
function chosenPosts(posts: readonly PlacedPost[], chosen: readonly string[] | undefined): readonly PlacedPost[] {
  if (!chosen) return posts
  const byFile = new Map(posts.map((post) => [post.head.file, post]))
  return [...new Set(chosen)].flatMap((file) => byFile.get(file) ?? [])
}
