import { definePlugin } from 'docs-build'

/** Writes a list of all pages as JSON, for other programs. */
export default definePlugin({
  name: 'page-list',
  emit: ({ pages }) => [
    { path: 'pages.json', content: JSON.stringify(pages.map(({ route, title }) => ({ route, title }))) },
  ],
})
