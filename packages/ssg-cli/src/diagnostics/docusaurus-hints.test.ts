import { expect, test } from 'vitest'
import type { Diagnostic } from '../model/diagnostic.ts'
import { notShownForLost, removedRoute, unhandledDirective, unknownComponent, unknownLanguage } from './catalogue.ts'
import { inDocusaurus } from './docusaurus-hints.ts'

const at = { file: 'a.md', position: { line: 1, column: 1, endLine: 1, endColumn: 2 } }

test.each<[Diagnostic, string]>([
  [notShownForLost('src/pages/404.md', '/404'), 'Put yours in its place: src/theme/NotFound.js.'],
  [
    unknownComponent({ ...at, name: 'Box', available: [] }),
    "Import it (import Box from '…') or add it as Box to what src/theme/MDXComponents exports.",
  ],
  [
    unhandledDirective({ ...at, name: 'quiz', available: [] }),
    'Add it to the options of the plugin in the config (admonitions: { keywords: [\'quiz\'] }), or write "\\:" for a plain colon.',
  ],
  [
    unhandledDirective({ ...at, name: 'quiz', available: [], form: 'leaf' }),
    'Add a plugin to "remarkPlugins" that makes it, or write "\\:" for a plain colon.',
  ],
  [
    unknownLanguage({ ...at, language: 'zz', available: [] }),
    'Write "text" for plain text, or say in src/theme/prism-include-languages what it is.',
  ],
  [
    removedRoute({ ...at, route: '/a', to: '/b' }),
    "Add to \"redirects\" of @docusaurus/plugin-client-redirects in the config: { from: '/a', to: '/b' },",
  ],
])('a hint speaks of the config that the site has', (found, hint) => {
  expect(inDocusaurus(found).hint).toBe(hint)
})
