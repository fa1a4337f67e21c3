import { defineConfig } from 'docs-build'

/** A site with pages for an API. */
export default defineConfig({
  title: 'Pumps',
  url: 'https://api.example.com',
  favicon: '/mark.svg',
  docs: { path: 'docs', routeBasePath: '/' },
  navbar: { title: 'Pumps', items: [{ type: 'docSidebar', sidebarId: 'api', collection: 'api', label: 'API' }] },
  plugins: [['@docs-build/plugin-openapi', { description: 'openapi.yaml' }]],
})
