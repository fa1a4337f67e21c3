import type { Config } from '../../../model/config.ts'
import type { SourcePage } from '../../source.ts'
import type { BlogPlan } from '../blog-plan.ts'
import { listPages } from '../list-pages.ts'

/** The lists of a changelog: all versions, and for each kind of changes what the versions say of it. */
export function changelogLists(plan: BlogPlan, config: Config): readonly SourcePage[] {
  const { urls, listed, tags, read } = plan
  const { blogTitle: title, blogDescription: description } = read.blog
  const home = { label: title, href: urls.list }
  const kinds = tags.tags.map(({ label, href }) => ({ label, href }))
  const listsAt = (current: string) =>
    kinds.length === 0
      ? []
      : [home, ...kinds].map((link) => (link.href === current ? { ...link, isCurrent: true as const } : link))
  const whole = listPages(
    {
      href: urls.list,
      title,
      description,
      breadcrumbs: [{ label: title }],
      posts: listed,
      lists: listsAt(urls.list),
      isWhole: true,
    },
    plan,
    config,
  )
  const filtered = kinds.flatMap(({ label, href }) =>
    listPages(
      {
        href,
        title: label,
        metaTitle: `${title}: ${label}`,
        description: '',
        breadcrumbs: [home, { label }],
        posts: listed.filter((post) => post.tags.some((own) => own.href === href)),
        lists: listsAt(href),
        kindHref: href,
      },
      plan,
      config,
    ),
  )
  return [...whole.map((page) => ({ ...page, standsFor: read.blog.changelog })), ...filtered]
}
