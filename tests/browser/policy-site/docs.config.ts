import { defineConfig } from 'docs-build'

/** A site whose pages hold what a strict policy forbids unless it follows from them. */
export default defineConfig({
  title: 'Policies',
  url: 'https://policies.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  security: { csp: { sources: { 'connect-src': ['https://api.example.com'] }, meta: true } },
})
