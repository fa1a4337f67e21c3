import type { BlogConfig } from '../../model/blog-config.ts'
import type { Config, MenuItem, NavbarItem } from '../../model/config.ts'

/** Gives the text of a key in a language: its translation, or the text itself. */
export type Say = (key: string, text: string) => string

/** The navbar in a language. The keys are those that Docusaurus has in `navbar.json`. */
export function navbarIn(navbar: Config['navbar'], say: Say): Config['navbar'] {
  const labelOf = (label: string) => say(`item.label.${label}`, label)
  const named = <Item extends NavbarItem>(written: Item): Item =>
    'label' in written && typeof written.label === 'string' ? { ...written, label: labelOf(written.label) } : written
  const item = (written: NavbarItem): NavbarItem => {
    const lists = Object.entries(written).filter((entry): entry is [string, MenuItem[]] => Array.isArray(entry[1]))
    return { ...named(written), ...Object.fromEntries(lists.map(([key, items]) => [key, items.map(named)])) }
  }
  const { title, logo } = navbar
  return {
    ...navbar,
    ...(title !== undefined && { title: say('title', title) }),
    ...(logo && { logo: { ...logo, alt: logo.alt === '' ? '' : say('logo.alt', logo.alt) } }),
    items: navbar.items.map(item),
  }
}

/** The footer in a language. The keys are those that Docusaurus has in `footer.json`. */
export function footerIn(footer: Config['footer'], say: Say): Config['footer'] {
  const { copyright } = footer
  return {
    ...footer,
    links: footer.links.map(({ title, items, ...column }) => ({
      ...column,
      ...(title !== undefined && { title: say(`link.title.${title}`, title) }),
      items: items.map((link) =>
        'label' in link ? { ...link, label: say(`link.item.label.${link.label}`, link.label) } : link,
      ),
    })),
    ...(copyright !== undefined && { copyright: say('copyright', copyright) }),
  }
}

/** The title of the site, and what else of the config is translated in `site.json`. */
export function siteWordsIn(
  { title, tagline, announcementBar }: Config,
  say: Say,
): Pick<Config, 'title' | 'tagline' | 'announcementBar'> {
  return {
    title: say('title', title),
    tagline: tagline === '' ? '' : say('tagline', tagline),
    ...(announcementBar && {
      announcementBar: { ...announcementBar, html: say('announcementBar', announcementBar.html) },
    }),
  }
}

/** The titles of a blog in a language. The keys are those that Docusaurus has in `options.json`. */
export function blogIn(blog: BlogConfig, say: Say): BlogConfig {
  return {
    ...blog,
    blogTitle: say('title', blog.blogTitle),
    blogDescription: blog.blogDescription === '' ? '' : say('description', blog.blogDescription),
    blogSidebarTitle: say('sidebar.title', blog.blogSidebarTitle),
  }
}
