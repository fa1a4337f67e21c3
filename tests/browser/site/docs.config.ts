import { defineConfig } from 'docs-build'

/** A small site that has one of everything that a reader can meet. */
export default defineConfig({
  title: 'Pump Manual',
  tagline: 'How to run pumps, and what to do when they stop',
  url: 'https://pumps.example.com',
  favicon: '/img/mark.svg',
  collections: [
    { id: 'site', path: 'site-pages', routeBasePath: '/', versioned: false },
    {
      id: 'default',
      path: 'docs',
      routeBasePath: 'docs',
      versionsDir: '.',
      sidebars: './versioned_sidebars/version-1.0-sidebars.json',
      editUrl: 'https://git.example.com/pumps/edit/main/docs',
      lastUpdated: { date: true, author: true },
      versions: { current: { overlay: '1.0', remove: ['reference/valves.md'] } },
    },
  ],
  markdownLinks: true,
  redirects: [{ from: '/old-manual', to: '/docs/guides/start' }],
  announcementBar: {
    id: 'pumps-2',
    html: 'Pumps 2 is near. <a href="/docs/next/">See what changes</a>.',
  },
  navbar: {
    title: 'Pumps',
    logo: { src: '/img/mark.svg', alt: 'Pump emblem', width: 45, height: 10 },
    items: [
      {
        type: 'dropdown',
        label: 'Modules',
        items: [
          { label: 'Guides', to: '/docs/guides/start' },
          { label: 'Reference', to: '/docs/reference/' },
          { label: 'Everything', to: '/docs/everything' },
          { label: 'Counter', to: '/counter' },
        ],
      },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { label: 'Downloads', href: 'https://example.com/releases', position: 'right' },
      { label: 'Contact', href: 'https://example.com/contact', position: 'right' },
    ],
  },
  footer: {
    links: [
      { title: 'Modules', items: [{ label: 'Guides', to: '/docs/guides/start' }] },
      {
        title: 'More',
        items: [
          { label: 'About pumps', href: 'https://example.com/about' },
          { label: 'Source', href: 'https://git.example.com/pumps' },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Pump Makers',
  },
  search: { missingResultsUrl: 'https://git.example.com/pumps/issues/new?title={query}' },
})
