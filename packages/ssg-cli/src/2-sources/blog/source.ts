import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome } from '../../model/outcome.ts'
import { joinPath } from '../../text/urls/resolve-path.ts'
import { leadsOut } from '../scan/named-file.ts'
import type { PageSource, SourcePlan } from '../source.ts'
import { askedReadingTimes } from './asked-reading-times.ts'
import { withAddedDates } from './with-added-dates.ts'
import { authorPictureLinks } from './author-picture-links.ts'
import { blogFeeds } from './blog-feeds.ts'
import { blogLists } from './blog-lists.ts'
import { blogPlan } from './blog-plan.ts'
import { blogId, postPages, sidebarKey } from './post-page.ts'
import { latestPosts } from './latest-posts.ts'
import { postsSidebar } from './posts-sidebar.ts'
import { processedPosts } from './processed-posts.ts'
import { readBlog, type ReadBlog } from './read-blog.ts'

/** Blogs: posts with dates, and the pages that list them. */
export const blogSource: PageSource<readonly ReadBlog[]> = {
  id: 'blog',
  async read({ host, config, configSource, drafts = false, onNew }) {
    const diagnostics: Diagnostic[] = []
    const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
    const scan = { host, config, configSource, drafts, report, ...(onNew && { onNew }) }
    const blogs: ReadBlog[] = []
    for (const blog of config.blog ?? []) {
      const read = await withAddedDates(host, await readBlog(scan, blog))
      blogs.push(await processedPosts(scan, await askedReadingTimes(scan, read)))
    }
    return outcome(blogs, diagnostics)
  },
  place(blogs, { config, drafts }) {
    const diagnostics: Diagnostic[] = []
    const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
    const plans = blogs.map((read) => blogPlan(read, { config, drafts, report }))
    return outcome(
      {
        pages: plans.flatMap((plan) => [...postPages(plan, config), ...blogLists(plan, config)]),
        sidebars: Object.fromEntries(plans.map((plan) => [sidebarKey(plan), postsSidebar(plan)])),
        files: new Map(plans.map((plan) => [`${blogId(plan)}/current`, plan.read.files])),
        ...originalsOf(blogs),
        assets: blogs.flatMap(({ pictures }) => [...pictures.values()]),
        ...(config.theme.islands === 'detect' && { generated: latestPosts(plans) }),
        globalData: blogs.flatMap(({ globalData }) => (globalData ? [globalData] : [])),
        sidebarLinks: plans.flatMap((plan) => authorPictureLinks(plan, config)),
        feeds: plans.flatMap((plan) => blogFeeds(plan, config)),
        history: blogs.flatMap(({ blog }) => (blog.lastUpdated.date || blog.lastUpdated.author ? [blog.path] : [])),
        watched: [
          ...blogs.map(({ blog }) => blog.changelog ?? blog.path),
          ...blogs.flatMap(({ blog }) =>
            [blog.tags, blog.authorsMapPath].filter(leadsOut).map((name) => joinPath(blog.path, name)),
          ),
          ...(config.languages?.folder ? [config.languages.folder] : []),
        ],
      },
      diagnostics,
    )
  },
}

function originalsOf(blogs: readonly ReadBlog[]): Pick<SourcePlan, 'originals'> {
  const all = blogs.flatMap(({ originals }) => Object.entries(originals))
  return all.length > 0 ? { originals: Object.fromEntries(all) } : {}
}
