import type { Config } from '../../model/config.ts'
import type { PageContent } from '../../model/page.ts'
import type { PageMeta } from '../../model/page-meta.ts'
import type { ListedPost, PostListContent } from '../../model/post.ts'
import type { Crumb } from '../../model/site.ts'
import type { SourcePage } from '../source.ts'
import { tagSlug } from '../urls/tag-slug.ts'
import type { BlogPlan, Post } from './blog-plan.ts'
import { blogClasses, postFacts, sidebarKey } from './post-page.ts'
import { inLanguage } from '../translated-files.ts'

/** A list of posts, of which each page shows some. */
export interface PostList {
  readonly href: string
  readonly title: string
  /** Title of the browser's tab, where it is another one. */
  readonly metaTitle?: string
  /** Whether its first page is the home of the site, and has the title of the site. */
  readonly isHome?: boolean
  readonly description: string
  readonly breadcrumbs: readonly Crumb[]
  readonly posts: readonly Post[]
  readonly author?: PostListContent['author']
  readonly lists?: PostListContent['lists']
  readonly isWhole?: true
  /** The tag whose sections of each post the list shows. */
  readonly kindHref?: string
  /** Whether the list itself is unlisted, as all its posts are. */
  readonly unlisted?: boolean
}

/** The pages of a list. */
export function listPages(list: PostList, plan: BlogPlan, config: Config): readonly SourcePage[] {
  const { blog } = plan.read
  const size = blog.postsPerPage === 'ALL' ? Math.max(1, list.posts.length) : blog.postsPerPage
  const count = Math.max(1, Math.ceil(list.posts.length / size))
  // What comes first is the oldest where posts ascend.
  const toNewer = blog.sortPosts === 'ascending' ? 1 : -1
  const hrefOf = (number: number) => (number === 1 ? list.href : plan.urls.page(list.href, number))
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const [newer, older] = [number + toNewer, number - toNewer].map((other) =>
      other > 0 && other <= count ? hrefOf(other) : undefined,
    )
    const posts = list.posts.slice(index * size, (index + 1) * size)
    const content: PostListContent = {
      type: 'post-list',
      title: list.title,
      description: list.description,
      breadcrumbs: list.breadcrumbs,
      ...(list.author && { author: list.author }),
      posts: posts.map((post) => ({ ...listedPost(post, plan), ...sectionsOf(post, list.kindHref) })),
      ...(newer !== undefined && { newerHref: newer }),
      ...(older !== undefined && { olderHref: older }),
      lists: list.lists ?? [],
      isWhole: list.isWhole === true,
      ...(list.unlisted && { unlisted: true as const }),
    }
    const title = list.isHome && number === 1 ? '' : (list.metaTitle ?? list.title)
    // Docusaurus gives all pages of a list one title.
    const isOne = number === 1 || config.siteConfig !== undefined
    const meta = { title: isOne ? title : `${title} (${number})`, description: list.description }
    const page = blogPage({ href: hrefOf(number), content, meta, unlisted: list.unlisted === true }, plan, config)
    return list.isWhole || list.kindHref !== undefined
      ? { ...page, shows: posts.map(({ permalink }) => permalink) }
      : page
  })
}

/** A page of a blog that is no post. */
export function blogPage(
  page: {
    readonly href: string
    readonly content: PageContent
    readonly meta: Pick<PageMeta, 'title' | 'description'>
    readonly unlisted?: boolean
  },
  plan: BlogPlan,
  config: Config,
): SourcePage {
  const { href, content, meta, unlisted = false } = page
  const [first] = plan.posts
  const [kind, listTag] = kindOf(content)
  return {
    // Reports need a file: that of the post that is first in the lists.
    source: plan.read.blog.changelog ?? first?.head.source ?? plan.read.blog.path,
    listTitle: 'title' in content ? content.title : meta.title,
    ...(content.type !== 'post-archive' && { sidebarKey: sidebarKey(plan) }),
    page: {
      route: href,
      meta: {
        ...meta,
        keywords: [],
        canonical: config.url + href,
        noIndex: config.noIndex || unlisted,
        searchTag: 'default',
        ...(listTag !== undefined && { listTag }),
        className: blogClasses(kind, plan, config),
      },
      content,
    },
  }
}

/** The class that Docusaurus has for pages of this kind, and what crawlers file them under. */
function kindOf(content: PageContent): readonly [kind: string, listTag?: string] {
  if (content.type === 'generated-index') return ['blog-tags-list-page', 'blog_tags_list']
  if (content.type === 'post-authors') return ['blog-authors-list-page', 'blog_authors_list']
  if (content.type !== 'post-list') return ['']
  if (content.author) return ['blog-authors-posts-page', 'blog_authors_posts']
  // Below the list of all tags.
  const isOfTag = content.breadcrumbs.length > 2
  return isOfTag ? ['blog-tags-post-list-page', 'blog_tags_posts'] : ['blog-list-page', 'blog_posts_list']
}

function sectionsOf({ head, tags }: Post, kindHref: string | undefined): Pick<ListedPost, 'sections'> {
  if (kindHref === undefined) return {}
  const labels = tags.filter(({ href }) => href === kindHref).map(({ label }) => tagSlug(label))
  const kinds = head.post?.kinds?.filter(({ label }) => labels.includes(tagSlug(label))) ?? []
  return { sections: kinds.flatMap(({ sections }) => sections) }
}

function listedPost(post: Post, { read: { blog } }: BlogPlan): ListedPost {
  const { title, permalink, description, tags, head } = post
  return {
    title,
    ...inLanguage(head.lang),
    href: permalink,
    description,
    // The headings of a version say its kinds.
    tags: head.part ? [] : tags,
    hasMore: head.post?.isCut === true,
    ...postFacts(post, blog),
  }
}
