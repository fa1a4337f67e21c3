import type { SidebarCategory, SidebarItem } from '../../model/site.ts'
import { byOrder } from '../../text/by-order.ts'
import type { BlogPlan, Post } from './blog-plan.ts'
import { inLanguage } from '../translated-files.ts'

/**
 * The sidebar of a blog: its latest posts; by year, the latest year first, unless it says otherwise.
 *
 * @see https://docusaurus.io/docs/blog#blog-sidebar
 */
export function postsSidebar({ read: { blog }, listed }: BlogPlan): readonly SidebarItem[] {
  const posts = blog.blogSidebarCount === 'ALL' ? listed : listed.slice(0, blog.blogSidebarCount)
  if (posts.length === 0) return []
  if (!blog.blogSidebarByYear) return [category(blog.blogSidebarTitle, blog.blogSidebarTitle, posts.map(itemOf))]
  const years = [...new Set(posts.map(yearOf))].sort((left, right) => byOrder(right, left))
  const groups = years.map((year): SidebarItem[] => {
    const items = posts.filter((post) => yearOf(post) === year).map(itemOf)
    return year === '' ? items : [category(`${blog.blogSidebarTitle}/${year}`, year, items)]
  })
  return [category(blog.blogSidebarTitle, blog.blogSidebarTitle, groups.flat())]
}

function category(key: string, label: string, items: readonly SidebarItem[]): SidebarCategory {
  return { type: 'category', key, label, collapsed: false, collapsible: false, items }
}

function itemOf({ permalink, title, head }: Post): SidebarItem {
  const label = head.frontMatter.sidebar_label ?? title
  return { type: 'doc', docId: head.file, label, href: permalink, ...inLanguage(head.lang) }
}

function yearOf({ date = '' }: Post): string {
  return date.slice(0, 4)
}
