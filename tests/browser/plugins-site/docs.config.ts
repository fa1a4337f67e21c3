import { defineConfig } from 'docs-build'

/** A site whose plugins run code in browsers, and ask other sites for something, with components that wake up untold. */
export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  theme: { islands: 'detect', components: { NavbarExtra: './src/Stars.jsx' } },
  navbar: { items: [{ type: 'component', name: 'stars', props: { count: 3 } }] },
  plugins: [
    [
      '@docs-build/plugin-analytics',
      {
        gtag: { id: 'G-1' },
        googleTagManager: { id: 'GTM-1' },
        plausible: { domain: 'plugins.example.com' },
        umami: { websiteId: 'u' },
        matomo: { url: 'https://matomo.example.com/m', siteId: 3 },
        respectDoNotTrack: true,
      },
    ],
    {
      name: 'journey',
      head: [{ tag: 'script', content: 'document.documentElement.dataset.inline = "</script>"' }],
      client: ['./src/journey.ts'],
      policy: { 'connect-src': ['https://journey.example.com'] },
    },
  ],
})
