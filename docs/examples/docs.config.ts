import { defineConfig } from 'docs-build'

/** The plugins of the plugin guide, at work: a test builds this site and looks at what each of them did. */
export default defineConfig({
  title: 'Plugins at work',
  url: 'https://example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  plugins: [
    './plugins/edition.ts',
    ['./plugins/reading-time.ts', { wordsPerMinute: 200 }],
    './plugins/quotes.ts',
    './plugins/keys.ts',
    './plugins/csv.ts',
    './plugins/log-code.ts',
    ['./plugins/pumps.ts', { file: 'data/pumps.json' }],
    './plugins/status.ts',
    './plugins/visits.ts',
    './plugins/synonyms.ts',
    './plugins/page-list.ts',
    ['./plugins/owners.ts', { level: 'warning' }],
  ],
})
