import { defineConfig } from 'docs-build'

const repository = 'https://git.example.com/my-docs'

export default defineConfig({
  title: 'My docs',
  tagline: 'Everything there is to know, in one place.',
  url: 'https://docs.example.com',
  favicon: '/img/favicon.svg',

  docs: {
    path: 'docs',
    routeBasePath: '/',
    // The address of your repository: each page links the file that it is made of.
    editUrl: `${repository}/edit/main/docs`,
  },
  markdownLinks: true,

  theme: { css: ['css/site.css'] },
  // Light or dark, as the reader's system asks for, until the reader chooses.
  colorMode: { respectSystem: true },

  navbar: {
    title: 'My docs',
    items: [
      { label: 'Guides', to: '/guides/' },
      { label: 'Reference', to: '/reference/config' },
      { label: 'Source', href: repository, position: 'right' },
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
      {
        title: 'Elsewhere',
        items: [
          { label: 'Source', href: repository },
          { label: 'Forum', href: 'https://forum.example.com' },
        ],
      },
    ],
  },
})
