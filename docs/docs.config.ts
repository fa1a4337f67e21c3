import { defineConfig } from 'docs-build'
import tool from '../packages/ssg-cli/package.json' with { type: 'json' }

const repository = 'https://github.com/docs-build/docs-build'

export default defineConfig({
  title: 'docs-build',
  tagline: 'Documentation sites from Markdown and MDX: complete HTML, built in seconds, with exact diagnostics.',
  url: 'https://docs-build.example',
  favicon: '/img/favicon.svg',

  docs: {
    path: 'content',
    routeBasePath: '/',
    sidebars: './sidebars.ts',
    editUrl: `${repository}/edit/main/docs/content`,
    lastUpdated: { date: true },
    versions: { current: { label: tool.version } },
  },

  blog: { changelog: '../CHANGELOG.md', editUrl: `${repository}/edit/main/docs` },

  plugins: [
    // Every diagram is drawn when the site is built: one that can't be is a diagnostic.
    ['@docs-build/plugin-mermaid', { browser: false }],
    ['@docs-build/plugin-npm2yarn', { sync: true }],
    [
      '@docs-build/plugin-typescript',
      {
        id: 'api',
        title: 'API',
        entryPoints: ['../packages/ssg-cli/src/index.ts'],
        tsconfig: '../tsconfig.json',
        sourceUrl: `${repository}/blob/main/{path}#L{line}`,
      },
    ],
  ],

  markdownLinks: true,

  navbar: {
    title: 'docs-build',
    logo: { src: '/img/logo.svg', alt: '', width: 28, height: 28 },
    items: [
      { label: 'Guide', to: '/start/install' },
      { label: 'Plugins', to: '/plugins/' },
      { label: 'Reference', to: '/reference/config' },
      { type: 'docSidebar', sidebarId: 'reference', collection: 'api', label: 'API' },
      { label: 'Inside', to: '/inside/architecture' },
      { label: 'Changelog', to: '/changelog' },
      { type: 'docsVersionDropdown', position: 'right' },
      { label: 'Source', href: repository, position: 'right' },
    ],
  },

  footer: {
    links: [
      {
        title: 'Guide',
        items: [
          { label: 'Install', to: '/start/install' },
          { label: 'Markdown', to: '/write/markdown' },
          { label: 'From Docusaurus', to: '/start/from-docusaurus' },
        ],
      },
      {
        title: 'Reference',
        items: [
          { label: 'Config', to: '/reference/config' },
          { label: 'Commands', to: '/reference/commands' },
          { label: 'Diagnostics', to: '/reference/diagnostics' },
        ],
      },
    ],
    copyright: 'Made with docs-build.',
  },
})
