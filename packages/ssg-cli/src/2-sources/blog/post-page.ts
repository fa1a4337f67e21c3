import type { Config } from '../../model/config.ts'
import type { PostFacts } from '../../model/post.ts'
import type { LinkBase } from '../../model/page-job.ts'
import type { NavLink } from '../../model/site.ts'
import { markdownUrl } from '../../text/urls/page-files.ts'
import type { SourcePage } from '../source.ts'
import { htmlClasses } from '../html-classes.ts'
import { editUrl } from '../urls/edit-url.ts'
import type { BlogPlan, Post } from './blog-plan.ts'
import { inLanguage } from '../translated-files.ts'

/** The pages of the posts of a blog. The post before one is the newer, whatever the order of the lists. */
export function postPages(plan: BlogPlan, config: Config): readonly SourcePage[] {
  const toNewer = plan.read.blog.sortPosts === 'ascending' ? 1 : -1
  const neighbours = new Map(
    plan.listed.map((post, index) => [
      post,
      { previous: linkTo(plan.listed[index + toNewer]), next: linkTo(plan.listed[index - toNewer]) },
    ]),
  )
  return plan.posts.map((post) => postPage(post, { plan, config, ...neighbours.get(post) }))
}

/** What of a post is shown wherever it is. */
export function postFacts(
  { date, head, authors }: Post,
  { showReadingTime }: { readonly showReadingTime: boolean },
): PostFacts {
  return {
    ...(date !== undefined && { date }),
    ...(showReadingTime && head.post?.minutes !== undefined && { minutes: head.post.minutes }),
    authors: authors.map(({ author }) => author),
  }
}

interface PostPlace {
  readonly plan: BlogPlan
  readonly config: Config
  readonly previous?: NavLink | undefined
  readonly next?: NavLink | undefined
}

function postPage(post: Post, { plan, config, previous, next }: PostPlace): SourcePage {
  const { head, permalink, title, description, tags, draft, unlisted } = post
  const { frontMatter } = head
  const { blog } = plan.read
  const home = { label: blog.blogTitle, href: plan.urls.list }
  const own = frontMatter.last_update
  const given = { blogDirPath: blog.path, blogPath: head.file, permalink }
  return {
    source: head.source,
    sidebarKey: sidebarKey(plan),
    body: { head, linkBase: linkBaseOf(post, plan), isLatest: !head.part },
    ...(frontMatter.image !== undefined && { image: { url: frontMatter.image, position: head.positions['image'] } }),
    // The last change of a changelog says nothing of one version.
    ...((blog.lastUpdated.date || blog.lastUpdated.author) &&
      !head.part && {
        lastUpdated: { ...blog.lastUpdated, ...(own && { own }) },
      }),
    page: {
      route: permalink,
      meta: {
        title: frontMatter.title_meta ?? title,
        description,
        keywords: frontMatter.keywords ?? [],
        canonical: config.url + permalink,
        noIndex: config.noIndex || unlisted,
        searchTag: 'default',
        className: blogClasses('blog-post-page', plan, config),
      },
      content: {
        type: 'doc',
        id: permalink.slice(plan.urls.base.length + 1),
        title,
        showTitle: !frontMatter.hide_title,
        toc: [],
        showToc: !frontMatter.hide_table_of_contents,
        breadcrumbs: [home, { label: title, ...inLanguage(head.lang) }],
        previous,
        next,
        editUrl: editUrl(head, {
          collection: blog,
          original: plan.read.originals[head.source],
          asked: { by: config.asked, given, locale: config.locale.code },
        }),
        ...(tags.length > 0 && { tags }),
        lastUpdated: undefined,
        draft,
        unlisted,
        frontMatter,
        cards: [],
        markdownUrl: markdownUrl(permalink, config.baseUrl),
        post: {
          ...postFacts(post, blog),
          blog: home,
          ...(head.post?.version !== undefined && { version: head.post.version }),
        },
      },
    },
  }
}

/** Classes of the `html` element of a page of a blog; `kind` is that of Docusaurus for pages of its kind. */
export function blogClasses(kind: string, { read }: Pick<BlogPlan, 'read'>, config: Config): string {
  const { id = read.blog.routeBasePath.replace(/^(?:blog)?$/, 'default') } = read.blog
  return htmlClasses('blog-page', `plugin-blog plugin-id-${id} blog-wrapper ${kind}`.trimEnd(), config)
}

/** Names of files and sidebars of a blog begin so: no collection of docs has a colon in its id. */
export function blogId({ read }: Pick<BlogPlan, 'read'>): string {
  return `blog:${read.blog.routeBasePath}`
}

/** Under this key the blog's sidebar is. */
export function sidebarKey(plan: BlogPlan): string {
  return `${blogId(plan)}/posts`
}

function linkBaseOf({ head, permalink }: Post, plan: BlogPlan): LinkBase {
  const { wayBack } = plan.read
  return { collection: blogId(plan), version: 'current', file: head.file, permalink, ...(wayBack && { wayBack }) }
}

function linkTo(post: Post | undefined): NavLink | undefined {
  return post && { label: post.title, href: post.permalink, ...inLanguage(post.head.lang) }
}
