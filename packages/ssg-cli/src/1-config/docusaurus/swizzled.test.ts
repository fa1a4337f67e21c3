import { expect, test } from 'vitest'
import { swizzled } from './swizzled.ts'

function made(paths: readonly string[], text = 'export default { ...O, Box }') {
  const { config, differences = [] } = swizzled({ filesIn: () => paths, textOf: () => text })
  return { ...Object(config?.['theme']), said: differences.map(({ at, kind }) => `${kind} ${at}`) } as object
}

test.each<[string, readonly string[], object, string?]>([
  [
    'a component of ours is replaced',
    ['Footer/index.js', 'Footer/styles.module.css'],
    { components: { Footer: 'src/theme/Footer/index.js' }, said: [] },
  ],
  [
    'what stands around the layout is the root of a site that has none',
    ['Layout/Provider/index.tsx'],
    { root: 'src/theme/Layout/Provider/index.tsx', said: ['otherwise src/theme/Layout/Provider/index.tsx'] },
  ],
  [
    'the root of a site goes before what stands around its layout',
    ['Layout/Provider/index.tsx', 'Root.js'],
    { root: 'src/theme/Root.js', said: ['left-out src/theme/Layout/Provider/index.tsx'] },
  ],
  [
    'what MDX may use is registered by its name',
    ['MDXComponents.ts'],
    { mdxComponents: { Box: 'src/theme/MDXComponents.ts#Box' }, said: [] },
  ],
  [
    'parts of a doc stand around it and behind it, the outermost first',
    ['DocItem/Content.jsx', 'DocItem/Layout/index.js', 'BlogPostItem/Footer/index.tsx'],
    {
      articles: {
        docs: { around: ['src/theme/DocItem/Layout/index.js', 'src/theme/DocItem/Content.jsx'], after: [] },
        posts: { around: [], after: ['src/theme/BlogPostItem/Footer/index.tsx'] },
      },
      said: [],
    },
  ],
  [
    'a part that a copy of an outer one imports stands there alone',
    ['DocItem/index.js', 'DocItem/Layout/index.js', 'DocItem/Content.jsx'],
    {
      articles: { docs: { around: ['src/theme/DocItem/index.js', 'src/theme/DocItem/Content.jsx'], after: [] } },
      said: [],
    },
    "import Layout from '@theme/DocItem/Layout'",
  ],
  [
    'parts of a post stand around posts',
    ['BlogPostItem/index.js'],
    { articles: { posts: { around: ['src/theme/BlogPostItem/index.js'], after: [] } }, said: [] },
  ],
  [
    'parts of pages that the theme has too are replaced',
    ['Navbar/Content/index.js', 'SearchBar.tsx', 'DocItem/Footer/index.tsx', 'DocVersionBanner.js'],
    {
      components: {
        NavbarContent: 'src/theme/Navbar/Content/index.js',
        SearchButton: 'src/theme/SearchBar.tsx',
        DocFooter: 'src/theme/DocItem/Footer/index.tsx',
        VersionBanner: 'src/theme/DocVersionBanner.js',
      },
      said: [],
    },
  ],
  [
    'parts of the foot are shown by a foot that is made of them',
    ['Footer/Layout/index.js', 'Footer/Links/MultiColumn/index.tsx'],
    { components: { Footer: '@theme/Footer/Whole' }, said: [] },
  ],
  [
    'types, icons and the layout of admonitions are shown by one that is made of them',
    ['Admonition/Types.js', 'Admonition/Icon/Tip.js'],
    { components: { Admonition: '@theme/Admonition/Whole' }, said: [] },
  ],
  [
    'a foot of the site shows its parts itself',
    ['Footer/index.js', 'Footer/Layout.js'],
    { components: { Footer: 'src/theme/Footer/index.js' }, said: [] },
  ],
  [
    'parts of the head of a post, and the way to all of it, are replaced',
    ['BlogPostItem/Header/Title/index.js', 'BlogPostItem/Header/index.js', 'BlogPostItem/Footer/ReadMoreLink.tsx'],
    {
      components: {
        PostTitle: 'src/theme/BlogPostItem/Header/Title/index.js',
        PostHead: 'src/theme/BlogPostItem/Header/index.js',
        ReadMore: 'src/theme/BlogPostItem/Footer/ReadMoreLink.tsx',
      },
      said: [],
    },
  ],
  [
    'the way to the page before or after is replaced',
    ['PaginatorNavLink/index.tsx'],
    { components: { PaginationLink: 'src/theme/PaginatorNavLink/index.tsx' }, said: [] },
  ],
  [
    'of two modules for a part, the one around the other is taken',
    ['DocItem/Paginator/index.js', 'DocPaginator/index.js'],
    { components: { Pagination: 'src/theme/DocItem/Paginator/index.js' }, said: [] },
  ],
  [
    'a search bar of another search is told',
    ['SearchBar/index.js'],
    { said: ['otherwise src/theme/SearchBar/index.js'] },
    "import { useDocSearchKeyboardEvents } from '@docsearch/react'",
  ],
  ['modules that show items of the bar are asked where items stand', ['NavbarItem/ComponentTypes.js'], { said: [] }],
  [
    'what the page shows by itself is told',
    ['DocSidebarItem/Own.js', 'BlogListPage/index.js'],
    { said: ['left-out src/theme/DocSidebarItem/Own.js', 'left-out src/theme/BlogListPage/index.js'] },
  ],
  [
    'stylesheets count that a module imports which the page does not show',
    ['BlogLayout/index.tsx'],
    { css: ['src/theme/BlogLayout/index.less', 'src/css/blog.css'], said: ['left-out src/theme/BlogLayout/index.tsx'] },
    "import './index.less'\nimport styles from './styles.module.css'\nimport '@site/src/css/blog.css'\nimport './own.module.css'",
  ],
  [
    'what stands below docs and below posts is replaced each by its own',
    ['BlogPostPaginator/index.js', 'DocPaginator/index.js'],
    {
      components: {
        Pagination: 'src/theme/DocPaginator/index.js',
        PostPagination: 'src/theme/BlogPostPaginator/index.js',
      },
      said: [],
    },
  ],
  [
    'a component around blocks of code is replaced',
    ['CodeBlock/index.js'],
    { components: { CodeBlock: 'src/theme/CodeBlock/index.js' }, said: [] },
    "import CodeBlock from '@theme-original/CodeBlock'",
  ],
  [
    'copies of the tabs are told',
    ['Tabs/index.js', 'TabItem/index.js'],
    { said: ['otherwise src/theme/Tabs/index.js', 'otherwise src/theme/TabItem/index.js'] },
    "import { useTabs } from '@docusaurus/theme-common/internal'",
  ],
  [
    'what stands around the tabs stands in their place',
    ['Tabs/index.js'],
    { components: { Tabs: 'src/theme/Tabs/index.js' }, said: [] },
    "import Tabs from '@theme-original/Tabs'; import { useTabs } from '@docusaurus/theme-common/internal'",
  ],
  [
    'a copy of the blocks of code is told',
    ['CodeBlock/index.js'],
    { said: ['otherwise src/theme/CodeBlock/index.js'] },
    "import { Highlight } from 'prism-react-renderer'",
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
    'what that page shows is replaced alone too',
    ['NotFound/Content/index.tsx'],
    { components: { NotFound: 'src/theme/NotFound/Content/index.tsx' }, said: [] },
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
])('of src/theme, %s', (_, paths, expected, text) => expect(made(paths, text)).toEqual(expected))

test('a bar of announcements that no copy of the layout shows is left out', () => {
  const paths = ['Layout/index.tsx', 'AnnouncementBar/index.tsx']
  const said = ['left-out src/theme/AnnouncementBar/index.tsx', 'otherwise src/theme/Layout/index.tsx']
  expect(made(paths, "import Footer from '@theme/Footer'")).toEqual({ said: said.toReversed() })
  const shown = { components: { AnnouncementBar: 'src/theme/AnnouncementBar/index.tsx' } }
  expect(made(paths, "import Bar from '@theme/AnnouncementBar'")).toMatchObject(shown)
  expect(made(paths, "import Layout from '@theme-original/Layout'")).toMatchObject(shown)
})

test('languages that a site makes for Prism have the colors of those they extend, or none', () => {
  const text = `Prism.languages['acme-sql'] = Prism.languages.extend('sql', {})
    Prism.languages.spl = Prism.languages.json; languages["a"] = PrismObject.languages['b']
    Prism.languages.own = { keyword: /a/ }
    if (Prism.languages.c === undefined) Prism.languages.sql.keyword = 1`
  const { config } = swizzled({ filesIn: () => ['prism-include-languages.js'], textOf: () => text })
  expect(config).toEqual({ code: { aliases: { 'acme-sql': 'sql', spl: 'json', a: 'b', own: 'text' } } })
})
