import { expect, test } from 'vitest'
import { swizzled } from './swizzled.ts'

function made(...paths: readonly string[]) {
  const { config, differences = [] } = swizzled({ filesIn: () => paths, textOf: () => 'export default { ...O, Box }' })
  return { ...Object(config?.['theme']), said: differences.map(({ at, kind }) => `${kind} ${at}`) } as object
}

test.each<[string, readonly string[], object]>([
  [
    'a component of ours is replaced',
    ['Footer/index.js', 'Footer/styles.module.css'],
    { components: { Footer: 'src/theme/Footer/index.js' }, said: [] },
  ],
  [
    'what MDX may use is registered by its name',
    ['MDXComponents.ts'],
    { mdxComponents: { Box: 'src/theme/MDXComponents.ts#Box' }, said: [] },
  ],
  [
    'parts of a doc stand around it and behind it, the outermost first',
    ['DocItem/Footer/index.tsx', 'DocItem/Content.jsx', 'DocItem/Layout/index.js'],
    {
      articles: {
        docs: {
          around: ['src/theme/DocItem/Layout/index.js', 'src/theme/DocItem/Content.jsx'],
          after: ['src/theme/DocItem/Footer/index.tsx'],
        },
      },
      said: [],
    },
  ],
  [
    'parts of a post stand around posts',
    ['BlogPostItem/index.js'],
    { articles: { posts: { around: ['src/theme/BlogPostItem/index.js'], after: [] } }, said: [] },
  ],
  [
    'what the page shows by itself is told',
    ['Navbar/Content/index.js', 'SearchBar.tsx', 'DocSidebarItem/Own.js'],
    {
      said: [
        'left-out src/theme/Navbar/Content/index.js',
        'left-out src/theme/SearchBar.tsx',
        'left-out src/theme/DocSidebarItem/Own.js',
      ],
    },
  ],
  [
    'grammars of Prism are told',
    ['prism-include-languages.js'],
    { said: ['left-out src/theme/prism-include-languages.js'] },
  ],
  [
    'the page for addresses without one is replaced',
    ['NotFound/index.js'],
    { components: { NotFound: 'src/theme/NotFound/index.js' }, said: [] },
  ],
  [
    'elements of Markdown are registered',
    ['MDXComponents/Img.js', 'MDXComponents/A/index.tsx'],
    { mdxComponents: { img: 'src/theme/MDXComponents/Img.js', a: 'src/theme/MDXComponents/A/index.tsx' }, said: [] },
  ],
  [
    'a module of the theme that only code imports is told',
    ['Tag.js', 'Heading.js'],
    { said: ['otherwise src/theme/Tag.js', 'otherwise src/theme/Heading.js'] },
  ],
  ['what no theme has says nothing', ['Own/index.tsx', 'Own/a.test.tsx', 'types.d.ts'], { said: [] }],
])('of src/theme, %s', (_, paths, expected) => expect(made(...paths)).toEqual(expected))
