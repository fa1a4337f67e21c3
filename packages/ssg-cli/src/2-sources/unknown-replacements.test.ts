import { expect, test } from 'vitest'
import { unknownReplacements } from './unknown-replacements.ts'

const listed = (paths: readonly string[]) => ({
  bundler: { packageText: () => ({ file: '../theme/package.json', text: '{}' }) },
  files: {
    list: () => ({ files: paths.map((path) => ({ path, size: 1, mtimeMs: 1, ctimeMs: 1, ino: 0 })), problems: [] }),
  },
})
const config = (components: Readonly<Record<string, string>>) => ({
  theme: { package: 'theme', components, mdxComponents: {}, css: [] },
})
const theme = ['src/components/footer.tsx', 'src/components/toc-list.tsx', 'src/styles/index.css', 'theme.json']

test('a name that no file of the theme has is reported with the nearest', () => {
  const found = unknownReplacements(listed(theme), config({ Foter: './f.tsx' }), 'docs.config.ts')
  expect(found).toMatchObject([
    {
      code: 'unknown-component',
      severity: 'error',
      file: 'docs.config.ts',
      message: 'Unexpected name "Foter" in theme.components, expected a component or a stylesheet of the theme',
      keys: { path: ['theme', 'components', 'Foter'] },
      suggestion: 'Footer',
    },
  ])
})

test('a component is named as its file or as what it exports, a stylesheet as its file', () => {
  const components = { Footer: 'f', 'toc-list': 't', TocList: 't', TOCList: 't', 'index.css': 's' }
  expect(unknownReplacements(listed(theme), config(components), 'docs.config.ts')).toEqual([])
})

test('of a theme that shows no sources nothing is known', () => {
  expect(unknownReplacements(listed(['server.js']), config({ Foter: 'f' }), 'docs.config.ts')).toEqual([])
})
