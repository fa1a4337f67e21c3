import { definePlugin } from 'docs-build'

/** Tells a counter of every page that a reader opens, and lets the policy allow that host and no other. */
export default definePlugin({
  name: 'visits',
  head: [{ tag: 'link', attributes: { rel: 'preconnect', href: 'https://stats.example.com' } }],
  client: ['./parts/visits.ts'],
  policy: { 'connect-src': ['https://stats.example.com'] },
})
