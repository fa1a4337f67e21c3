import type { Config } from '../../model/config.ts'
import type { PostArchiveContent } from '../../model/post.ts'
import type { SourcePage } from '../source.ts'
import type { BlogPlan, Post } from './blog-plan.ts'
import { titlesOf } from '../titles/titles-of.ts'
import { blogPage, listPages } from './list-pages.ts'
import { changelogLists } from './changelog/changelog-lists.ts'
import { shownAuthor } from './post-authors.ts'
import { tagCards } from '../urls/tag-cards.ts'
import { inLanguage } from '../translated-files.ts'

/** Every page of a blog that is no post: lists of all posts, by tag, by author, by year. */
export function blogLists(plan: BlogPlan, config: Config): readonly SourcePage[] {
  if (plan.read.blog.changelog !== undefined) return changelogLists(plan, config)
  return [
    ...wholeList(plan, config),
    ...archivePage(plan, config),
    ...tagPages(plan, config),
    ...authorPages(plan, config),
  ]
}

function wholeList(plan: BlogPlan, config: Config): readonly SourcePage[] {
  const { urls, listed, tags, read } = plan
  const { blog } = read
  const titles = titlesOf(config)
  const lists = [
    ...(urls.archive !== undefined && listed.length > 0 ? [{ label: titles.archive, href: urls.archive }] : []),
    ...(tags.tags.length > 0 ? [{ label: titles.tags, href: tags.listHref }] : []),
    ...(hasAuthors(plan) ? [{ label: titles.authors, href: urls.authors }] : []),
  ]
  const { blogTitle, blogDescription } = blog
  const list = { href: urls.list, title: blogTitle, description: blogDescription, posts: listed, lists }
  // Docusaurus knows a home at "/" only, not one below a base URL.
  const isHome = blog.routeBasePath === '' && (config.siteConfig === undefined || urls.list === '/')
  return listPages({ ...list, isHome, breadcrumbs: [{ label: blogTitle }], isWhole: true }, plan, config)
}

function archivePage(plan: BlogPlan, config: Config): readonly SourcePage[] {
  const { urls, listed } = plan
  if (urls.archive === undefined || listed.length === 0) return []
  const { archive: title, archiveText: description } = titlesOf(config)
  const content: PostArchiveContent = {
    type: 'post-archive',
    title,
    description,
    breadcrumbs: [home(plan), { label: title }],
    years: yearsOf(listed),
  }
  return [blogPage({ href: urls.archive, content, meta: { title, description } }, plan, config)]
}

/** Years in the order of the list; within one, posts run on as the year does. */
function yearsOf(posts: readonly Post[]): PostArchiveContent['years'] {
  const years = new Map<string, PostArchiveContent['years'][number]['posts'][number][]>()
  for (const { date, title, permalink, head } of posts) {
    if (date === undefined) continue
    const year = date.slice(0, 4)
    const own = years.get(year) ?? []
    years.set(year, own)
    own.push({ date, title, ...inLanguage(head.lang), href: permalink })
  }
  return [...years].map(([year, own]) => ({
    year,
    posts: own.toSorted((left, right) => Date.parse(left.date) - Date.parse(right.date)),
  }))
}

function tagPages(plan: BlogPlan, config: Config): readonly SourcePage[] {
  const { tags, posts } = plan
  if (tags.tags.length === 0) return []
  const titles = titlesOf(config)
  const crumb = { label: titles.tags, href: tags.listHref }
  const content = {
    type: 'generated-index' as const,
    title: titles.tags,
    description: '',
    breadcrumbs: [home(plan), { label: titles.tags }],
    cards: tagCards(tags),
    isByLetter: true,
  }
  const meta = { title: titles.tags, description: '' }
  return [
    blogPage({ href: tags.listHref, content, meta }, plan, config),
    ...tags.tags.flatMap(({ label, href, description, unlisted = false }) => {
      const tagged = posts.filter((post) => post.unlisted === unlisted && post.tags.some((own) => own.href === href))
      const breadcrumbs = [home(plan), crumb, { label }]
      const title = titles.taggedPosts(label, tagged.length)
      return listPages({ href, title, description, breadcrumbs, posts: tagged, unlisted }, plan, config)
    }),
  ]
}

function authorPages(plan: BlogPlan, config: Config): readonly SourcePage[] {
  const { read, urls, listed, authorScope } = plan
  if (!hasAuthors(plan)) return []
  const postsOf = (key: string) => listed.filter(({ authors }) => authors.some((own) => own.key === key))
  const known = Object.entries(read.authors?.authors ?? {}).map(([key, definition]) => ({
    key,
    href: authorScope.pageOf(key, definition),
    author: shownAuthor(key, definition, { ...authorScope, source: read.authors?.source ?? '' }),
  }))
  const titles = titlesOf(config)
  const crumb = { label: titles.authors, href: urls.authors }
  const content = {
    type: 'post-authors' as const,
    title: titles.authors,
    description: '',
    breadcrumbs: [home(plan), { label: titles.authors }],
    authors: known.map(({ key, author }) => ({ ...author, count: postsOf(key).length })),
  }
  const meta = { title: titles.authors, description: '' }
  return [
    blogPage({ href: urls.authors, content, meta }, plan, config),
    ...known.flatMap(({ key, href, author }) => {
      if (href === undefined) return []
      const { name, description = '' } = author
      const breadcrumbs = [home(plan), crumb, { label: name }]
      const written = postsOf(key)
      const metaTitle = titles.author(name, written.length)
      const list = { href, title: name, metaTitle, description, breadcrumbs, posts: written, author }
      return listPages(list, plan, config)
    }),
  ]
}

function hasAuthors({ read }: BlogPlan): boolean {
  return Object.keys(read.authors?.authors ?? {}).length > 0
}

function home({ read, urls }: BlogPlan) {
  return { label: read.blog.blogTitle, href: urls.list }
}
