import { defineConfig } from 'docs-build'

export default defineConfig({
  title: 'Fences',
  url: 'https://fences.example.com',
  favicon: '/mark.svg',
  collections: [{ id: 'site', path: 'docs', routeBasePath: '/' }],
  plugins: [
    '@docs-build/plugin-mermaid',
    ['@docs-build/plugin-live', { scope: './live-scope.tsx' }],
    ['@docs-build/plugin-npm2yarn', { sync: true }],
  ],
})
