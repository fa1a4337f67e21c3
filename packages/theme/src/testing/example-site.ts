import type { Page, SidebarItem, SiteLayout } from 'docs-build/page'

/** A site of one versioned collection, for tests. */
export function exampleLayout(changes: Partial<SiteLayout> = {}): SiteLayout {
  return {
    titleDelimiter: '|',
    title: 'Steam',
    tagline: 'Water and steam.',
    url: 'https://steam.example',
    baseUrl: '/',
    homeHref: '/',
    locale: { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' },
    navbar: {
      logo: { src: '/logo.svg', alt: 'Steam emblem' },
      hideOnScroll: true,
      items: [
        {
          type: 'dropdown',
          position: 'left',
          label: 'Modules',
          items: [{ label: 'Charts', href: '/docs/charts/', external: false }],
        },
        { type: 'docsVersionDropdown', position: 'right', collection: 'default' },
        { type: 'localeDropdown', position: 'right' },
        { type: 'link', position: 'right', label: 'Contact', href: 'https://steam.example/contact', external: true },
      ],
    },
    footer: {
      columns: [{ title: 'More', links: [{ label: 'About', href: '/about', external: false }] }],
      copyright: '© 2025 Steam',
    },
    colorMode: { default: 'light', respectSystem: false, disableSwitch: false },
    toc: { min: 2, max: 3 },
    autoCollapseSidebar: true,
    search: {
      provider: 'embedded',
      href: '/search',
      tags: ['default'],
      sections: [
        { label: 'Charts', href: '/docs/charts/' },
        { label: 'Functions', href: '/docs/functions/' },
      ],
    },
    collections: [
      {
        id: 'default',
        versions: [
          { name: 'current', label: 'Next', path: '/docs/next', isLast: false, mainHref: '/docs/next/start' },
          { name: '8.1', label: '8.1', path: '/docs', isLast: true, mainHref: '/docs/start' },
        ],
      },
    ],
    assets: {
      css: ['/assets/styles.css'],
      entry: '/assets/client.js',
      islands: { 'components/Counter.tsx': '/assets/counter.js' },
      pages: { tools: '/assets/tools.js' },
    },
    buildId: 'build-1',
    ...changes,
  }
}

/** A sidebar with a closed and an open branch, a category without a page and an unlisted doc. */
export const exampleSidebar: readonly SidebarItem[] = [
  { type: 'doc', docId: 'start', label: 'Start', href: '/docs/start' },
  {
    type: 'category',
    key: 'Charts',
    label: 'Charts',
    href: '/docs/charts/',
    collapsed: true,
    collapsible: true,
    items: [
      { type: 'doc', docId: 'bar', label: 'Bar', href: '/docs/charts/bar' },
      { type: 'doc', docId: 'secret', label: 'Secret', href: '/docs/charts/secret', unlisted: true },
    ],
  },
  {
    type: 'category',
    key: 'Functions',
    label: 'Functions',
    firstHref: '/docs/functions/density',
    collapsed: true,
    collapsible: true,
    items: [{ type: 'doc', docId: 'density', label: 'density', href: '/docs/functions/density' }],
  },
  { type: 'link', label: 'Forum', href: 'https://forum.example' },
]

/** A doc of the latest version, for tests. */
export function examplePage(changes: Partial<Page> = {}): Page {
  return {
    route: '/docs/charts/bar',
    meta: {
      title: 'Bar',
      description: 'Bars & "columns".',
      keywords: [],
      canonical: 'https://steam.example/docs/charts/bar',
      noIndex: false,
      searchTag: 'docs-default-8.1',
      searchVersion: '8.1',
      className: 'docs-version-8.1',
    },
    sidebar: { key: 'default/8.1/docs', items: exampleSidebar, dataUrl: '/sidebars/docs.json' },
    version: {
      collection: 'default',
      name: '8.1',
      label: '8.1',
      badge: true,
      alternatives: [
        { name: 'current', label: 'Next', href: '/docs/next/charts/bar', active: false },
        { name: '8.1', label: '8.1', href: '/docs/charts/bar', active: true },
      ],
    },
    content: {
      type: 'doc',
      id: 'charts/bar',
      title: 'Bar',
      showTitle: true,
      toc: [
        {
          id: 'size',
          level: 2,
          html: 'Size <code>x</code>',
          children: [{ id: 'width', level: 3, html: 'Width', children: [] }],
        },
      ],
      showToc: true,
      breadcrumbs: [{ label: 'Charts', href: '/docs/charts/' }, { label: 'Bar' }],
      previous: { label: 'Start', href: '/docs/start' },
      next: { label: 'density', href: '/docs/functions/density' },
      editUrl: 'https://git.example/bar.md',
      lastUpdated: { date: '2024-11-20', author: 'Ada' },
      draft: false,
      unlisted: false,
      frontMatter: {},
      cards: [],
      markdownUrl: '/docs/charts/bar.md',
    },
    ...changes,
  }
}
