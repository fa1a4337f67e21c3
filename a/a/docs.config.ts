import { defineConfig } from 'docs-build'

export default defineConfig({
  title: 'A',
  tagline: 'Everything there is to know, in one place.',
  url: 'https://docs.example.com',
  favicon: '/img/favicon.svg',

  docs: {
    path: 'docs',
    routeBasePath: '/',
  },

  theme: { css: ['css/site.css'] },

  navbar: {
    title: 'A',
    items: [
      { label: 'Guides', to: '/guides/' },
      { label: 'Reference', to: '/reference/config' },
      { type: 'search', position: 'right' },
    ],
  },

  footer: {
    links: [
      {
        title: 'Docs',
        items: [
          { label: 'Write your first page', to: '/guides/first-page' },
          { label: 'Publish', to: '/guides/publish' },
        ],
      },
    ],
  },
})
