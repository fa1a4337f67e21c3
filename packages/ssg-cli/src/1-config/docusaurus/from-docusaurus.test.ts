import { expect, test } from 'vitest'
import { fromDocusaurus } from './from-docusaurus.ts'
import { testFacts } from './test-facts.ts'
import { standIn } from './stand-in.ts'
import { themeConfigDefaults } from './theme-config-defaults.ts'

const facts = {
  ...testFacts,
  batteries: ['@docs-build/plugin-analytics', '@docs-build/plugin-npm2yarn'],
  exists: (path: string) => path !== 'news' && !path.startsWith('static/none'),
  moduleFile: (path: string) => (path.endsWith('.js') ? path : `${path}/index.js`),
  isInstalled: (name: string) => name === '@acme/installed',
}

/** The keys of our config that a Docusaurus config gives, beside those that every one gives. */
function made(config: Readonly<Record<string, unknown>>) {
  const always = fromDocusaurus({}, facts).value
  const { value } = fromDocusaurus(config, facts)
  const isOther = ([key, each]: readonly [string, unknown]) =>
    key !== 'siteConfig' && JSON.stringify(each) !== JSON.stringify(always[key])
  return Object.fromEntries(Object.entries(value).filter(isOther))
}

const classic = (options: object) => ({ presets: [['classic', options]] })

const symbolsRed = {
  colors: { 'editor.foreground': '#eee' },
  tokenColors: [
    {
      scope: ['meta.embedded', 'meta.template.expression', 'keyword.operator', 'storage.type.function.arrow'],
      settings: { foreground: '#eee', fontStyle: '' },
    },
    { scope: ['constant.other.symbol'], settings: { foreground: 'red', fontStyle: '' } },
  ],
}

test.each<[string, Readonly<Record<string, unknown>>, object]>([
  [
    'plugins of the site and installed ones run',
    { plugins: ['./lib/a', ['/site/lib/b.js', { c: 1 }], '@acme/installed'] },
    {
      plugins: [
        ['./lib/a/index.js', {}],
        ['./lib/b.js', { c: 1 }],
        ['@acme/installed', {}],
      ],
    },
  ],
  ['a base URL gets its slashes', { baseUrl: 'docs' }, { baseUrl: '/docs/' }],
  ['static folders', { staticDirectories: ['public', '/site/more'] }, { staticDirs: ['public', 'more'] }],
  [
    'the preset brings docs, a blog and pages',
    classic({}),
    {
      collections: [{ path: 'docs' }],
      blog: [{ path: 'blog' }],
      pagesDir: 'src/pages',
      pagesInclude: ['**/*.{js,jsx,ts,tsx,md,mdx}'],
      pagesExclude: [
        '**/_*.{js,jsx,ts,tsx,md,mdx}',
        '**/_*/**',
        '**/*.test.{js,jsx,ts,tsx}',
        '**/__tests__/**',
        '**/*.d.ts',
      ],
    },
  ],
  ['what is false is left out of the preset', classic({ docs: false, blog: false, pages: false }), {}],
  ['a blog without a folder is none', classic({ docs: false, pages: false, blog: { path: 'news' } }), {}],
  [
    'several docs, by plugins of any form of name',
    {
      plugins: [
        ['content-docs', { id: 'api', path: '../api', sidebarPath: '/site/api.js' }],
        [
          '@docusaurus/plugin-content-docs',
          { id: 'sdk', path: 'sdk', showLastUpdateTime: true, disableVersioning: true },
        ],
      ],
    },
    {
      collections: [
        { path: '../api', id: 'api', sidebars: 'api.js' },
        { path: 'sdk', id: 'sdk', lastUpdated: { date: true }, versioned: false },
      ],
    },
  ],
  [
    'edit links count from the folder of the docs',
    classic({
      blog: false,
      pages: false,
      docs: { path: '../docs', editUrl: 'https://git.example.com/edit/main/web/' },
    }),
    { collections: [{ path: '../docs', editUrl: 'https://git.example.com/edit/main/docs' }] },
  ],
  [
    'one language',
    { i18n: { defaultLocale: 'de', locales: ['de'], localeConfigs: { de: { label: 'Deutsch', htmlLang: 'de-AT' } } } },
    { locale: { code: 'de', label: 'Deutsch', htmlLang: 'de-AT' } },
  ],
  [
    'several languages',
    {
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'he'],
        localeConfigs: { he: { direction: 'rtl', baseUrl: '/he-il/' } },
      },
    },
    { i18n: { default: 'en', locales: { en: {}, he: { direction: 'rtl', baseUrl: '/he-il/' } } } },
  ],
  [
    'edit links that a function makes',
    classic({
      blog: false,
      pages: false,
      docs: {
        path: '../docs',
        editUrl: ({ versionDocsDirPath, docPath }: Readonly<Record<string, string>>) =>
          `https://git.example.com/web/${versionDocsDirPath}/${docPath}`,
      },
    }),
    { collections: [{ path: '../docs', editUrl: 'https://git.example.com/docs' }] },
  ],
  [
    'the search has its class',
    { themeConfig: { navbar: { items: [{ type: 'search', className: 'wide' }] } } },
    { navbar: { hideOnScroll: false, items: [{ type: 'search', className: 'wide' }] } },
  ],
  [
    'the icons of a bar have names',
    { themeConfig: { navbar: { items: [{ href: 'https://www.git.example.com/a', className: 'git' }] } } },
    {
      navbar: {
        hideOnScroll: false,
        items: [{ label: 'git.example.com', href: 'https://www.git.example.com/a', className: 'git', html: '' }],
      },
    },
  ],
  [
    'what is shown in place of a label, and where an item is the current one',
    {
      baseUrl: '/site/',
      themeConfig: {
        navbar: {
          items: [
            { to: 'a', html: '<i>A</i>', activeBasePath: 'a.b' },
            { to: 'c', label: 'C', exact: true },
            { to: 'd', label: 'D', activeBaseRegex: '^/site/(d|e)/' },
          ],
        },
      },
    },
    {
      baseUrl: '/site/',
      navbar: {
        hideOnScroll: false,
        items: [
          { label: 'A', to: 'a', html: '<i>A</i>', activeOn: '^/site/a\\.b' },
          { label: 'C', to: 'c', activeOn: '^/site/c/?$' },
          { label: 'D', to: 'd', activeOn: '^/site/(d|e)/' },
        ],
      },
    },
  ],
  [
    'the link of a menu begins the menu',
    {
      themeConfig: {
        navbar: {
          items: [
            { label: 'A', to: '/a', items: [{ to: '/b', label: 'B' }] },
            { label: 'C', to: '/c', items: [{ to: '/c', label: 'All' }] },
            { label: 'D', href: '#', items: [{ to: '/d', label: 'D' }] },
          ],
        },
      },
    },
    {
      navbar: {
        hideOnScroll: false,
        items: [
          {
            type: 'dropdown',
            label: 'A',
            items: [
              { label: 'A', to: '/a' },
              { label: 'B', to: '/b' },
            ],
          },
          { type: 'dropdown', label: 'C', items: [{ label: 'All', to: '/c' }] },
          { type: 'dropdown', label: 'D', items: [{ label: 'D', to: '/d' }] },
        ],
      },
    },
  ],
  [
    'a version in a menu that says where it leads',
    { themeConfig: { navbar: { items: [{ label: 'A', items: [{ type: 'docsVersion', to: '/a', label: 'Now' }] }] } } },
    { navbar: { hideOnScroll: false, items: [{ type: 'dropdown', label: 'A', items: [{ to: '/a', label: 'Now' }] }] } },
  ],
  [
    'what a menu of languages adds to addresses, and a version that is not kept',
    {
      themeConfig: {
        docs: { versionPersistence: 'none' },
        navbar: {
          items: [
            { type: 'localeDropdown', queryString: '?a=b c' },
            { type: 'localeDropdown', queryString: 'd=1', dropdownItemsAfter: [{ label: 'Help', to: '/help' }] },
          ],
        },
      },
    },
    {
      forgetsVersion: true,
      navbar: {
        hideOnScroll: false,
        items: [
          { type: 'localeDropdown', query: '?a=b+c' },
          { type: 'localeDropdown', query: '?d=1', itemsAfter: [{ label: 'Help', to: '/help' }] },
        ],
      },
    },
  ],
  [
    'what previews show of all pages',
    { themeConfig: { metadata: [{ name: 'twitter:card', content: 'summary' }] } },
    { plugins: [{ name: 'site', head: [{ tag: 'meta', attributes: { name: 'twitter:card', content: 'summary' } }] }] },
  ],
  [
    'both colors of the bar of an announcement',
    { themeConfig: { announcementBar: { content: 'A', backgroundColor: '#eee' } } },
    { announcementBar: { html: 'A', background: '#eee', color: '#000' } },
  ],
  [
    'an announcement without words is one all the same',
    { themeConfig: { announcementBar: { content: ' ' } } },
    { announcementBar: { html: '<span></span>' } },
  ],
  [
    'links of the foot in one row, and to other sites',
    { themeConfig: { footer: { links: [{ label: 'Status', to: 'https://status.example.com' }] } } },
    { footer: { links: [{ items: [{ label: 'Status', href: 'https://status.example.com' }] }] } },
  ],
  [
    'how a logo looks',
    { themeConfig: { navbar: { logo: { src: 'a.svg', className: 'mark', style: { maxHeight: 24 } } } } },
    {
      navbar: { title: '', hideOnScroll: false, logo: { src: 'a.svg', className: 'mark', style: { maxHeight: 24 } } },
    },
  ],
  [
    'posts without their years, in each blog',
    {
      ...classic({ docs: false, pages: false }),
      plugins: [['content-blog', { id: 'b', path: 'b', routeBasePath: 'b' }]],
      themeConfig: { blog: { sidebar: { groupByYear: false } } },
    },
    {
      blog: [
        { path: 'blog', blogSidebarByYear: false },
        { id: 'b', path: 'b', routeBasePath: 'b', blogSidebarByYear: false },
      ],
    },
  ],
  [
    'a logo that leads to the home beside the docs',
    { themeConfig: { navbar: { logo: { src: 'a.svg', href: '/', target: '_blank' } } } },
    { navbar: { title: '', hideOnScroll: false, logo: { src: 'a.svg', href: 'pathname:///', target: '_blank' } } },
  ],
  [
    'attributes of links in the bar, in menus and in the foot',
    {
      themeConfig: {
        navbar: {
          items: [
            {
              label: 'Chat',
              href: 'https://c.example',
              rel: 'me',
              'data-event': 'chat',
              'data-count': 3,
              title: 'Talk',
            },
            { label: 'More', items: [{ label: 'A', to: '/a', 'aria-label': 'All of A' }] },
          ],
        },
        footer: { links: [{ label: 'B', to: '/b', 'aria-label': 'All of B', rel: 'me' }] },
      },
    },
    {
      navbar: {
        hideOnScroll: false,
        items: [
          {
            label: 'Chat',
            href: 'https://c.example',
            attributes: { rel: 'me', 'data-event': 'chat', 'data-count': '3', title: 'Talk' },
          },
          {
            type: 'dropdown',
            label: 'More',
            items: [{ label: 'A', to: '/a', attributes: { 'aria-label': 'All of A' } }],
          },
        ],
      },
      footer: { links: [{ items: [{ label: 'B', to: '/b', attributes: { 'aria-label': 'All of B', rel: 'me' } }] }] },
    },
  ],
  [
    'columns of the foot of which no one has a title',
    {
      themeConfig: {
        footer: { links: [{ items: [{ html: '<b>A</b>' }] }, { items: [{ label: 'B', to: '/b' }] }] },
      },
    },
    { footer: { links: [{ items: [{ html: '<b>A</b>' }] }, { items: [{ label: 'B', to: '/b' }] }] } },
  ],
  [
    'themes of Prism by their names',
    {
      themeConfig: {
        prism: {
          theme: Reflect.get(Object(Reflect.get(Object(standIn('prism-react-renderer')), 'themes')), 'vsDark'),
        },
      },
    },
    { code: { themes: { light: 'dark-plus', dark: 'dark-plus' } } },
  ],
  [
    'themes of Prism by their files, as sites of Docusaurus 2 have them',
    { themeConfig: { prism: { darkTheme: standIn('prism-react-renderer/themes/dracula') } } },
    { code: { themes: { dark: 'dracula' } } },
  ],
  [
    'a theme of Prism that a site wrote',
    {
      themeConfig: {
        prism: { theme: { plain: { color: '#eee' }, styles: [{ types: ['symbol'], style: { color: 'red' } }] } },
      },
    },
    { code: { themes: { light: symbolsRed, dark: symbolsRed } } },
  ],
  [
    'cascade layers of a later Docusaurus',
    { future: { v4: { useCssCascadeLayers: true } } },
    { theme: { islands: 'detect', infima: true } },
  ],
  [
    'a redirect from several places',
    { plugins: [['client-redirects', { redirects: [{ from: ['/a', '/b'], to: '/c' }] }]] },
    {
      redirects: [
        { from: '/a', to: '/c' },
        { from: '/b', to: '/c' },
      ],
    },
  ],
  [
    'levels of what is found',
    { onBrokenLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownImages: 'log' } } },
    {
      diagnostics: {
        'broken-link': 'ignore',
        'broken-anchor': 'warn',
        'broken-markdown-link': 'warn',
        'broken-image': 'warn',
        'duplicate-route': 'warn',
        'unsafe-url': 'warn',
        'lost-front-matter': 'warn',
        'empty-text': 'warn',
        'impossible-date': 'warn',
      },
    },
  ],
  [
    'tags of the head, scripts and stylesheets',
    {
      headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b', hidden: false } }],
      scripts: ['/a.js', { src: '/b.js', async: true }],
      stylesheets: ['/none.css'],
    },
    {
      plugins: [
        {
          name: 'site',
          head: [
            { tag: 'meta', attributes: { name: 'a', content: 'b' } },
            { tag: 'script', attributes: { src: '/a.js' } },
            { tag: 'script', attributes: { src: '/b.js', async: true } },
            { tag: 'link', attributes: { rel: 'stylesheet', href: '/none.css' } },
          ],
        },
      ],
    },
  ],
  [
    'formulas where a plugin asks for them',
    classic({ docs: false, blog: false, pages: { remarkPlugins: [standIn('remark-math')] } }),
    {
      ...made(classic({ docs: false, blog: false })),
      markdown: { format: 'mdx', math: true, codeFiles: false, footnotePrefix: 'user-content-', pageSeconds: 120 },
    },
  ],
  [
    'a plugin of ours once, for all folders',
    classic({
      docs: { remarkPlugins: [[standIn('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]] },
      blog: { remarkPlugins: [standIn('@docusaurus/remark-plugin-npm2yarn')] },
      pages: false,
    }),
    {
      collections: [{ path: 'docs' }],
      blog: [{ path: 'blog' }],
      plugins: [['@docs-build/plugin-npm2yarn', { sync: true }]],
    },
  ],
])('%s', (_, config, expected) => {
  expect(made(config)).toEqual(expected)
})

test('what shows the docs of a plugin is kept with the name of that, and the usual one is nothing', () => {
  const { value, differences } = fromDocusaurus(
    {
      presets: [['classic', { docs: { docItemComponent: '@theme/ApiItem' } }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'more', path: 'more', docItemComponent: '/site/src/item.js' }],
        ['@docusaurus/plugin-content-docs', { id: 'plain', path: 'plain', docItemComponent: '@theme/DocItem' }],
      ],
    },
    { ...facts, siteDir: '/site' },
  )
  expect(value['theme']).toMatchObject({ articles: { items: { default: '@theme/ApiItem', more: './src/item.js' } } })
  expect(JSON.stringify(value['theme'])).not.toContain('plain')
  expect(differences).toEqual([])
})

test('components of pages that are those of the theme are nothing to tell; others are told', () => {
  const usual = {
    docs: {
      docsRootComponent: '@theme/DocsRoot',
      docVersionRootComponent: '@theme/DocVersionRoot',
      docRootComponent: '@theme/DocRoot',
      docTagsListComponent: '@theme/DocTagsListPage',
      docTagDocListComponent: '@theme/DocTagDocListPage',
      docCategoryGeneratedIndexComponent: '@theme/DocCategoryGeneratedIndexPage',
    },
    blog: {
      blogListComponent: '@theme/BlogListPage',
      blogPostComponent: '@theme/BlogPostPage',
      blogArchiveComponent: '@theme/BlogArchivePage',
      blogTagsListComponent: '@theme/BlogTagsListPage',
      blogTagsPostsComponent: '@theme/BlogTagsPostsPage',
      blogAuthorsListComponent: '@theme/Blog/Pages/BlogAuthorsListPage',
      blogAuthorsPostsComponent: '@theme/Blog/Pages/BlogAuthorsPostsPage',
    },
    pages: { mdxPageComponent: '@theme/MDXPage' },
  }
  expect(fromDocusaurus(classic(usual), facts).differences).toEqual([])
  const own = {
    docs: { docTagsListComponent: '@site/Tags' },
    blog: { blogListComponent: '@site/List', blogPostComponent: 'p' },
  }
  expect(fromDocusaurus(classic(own), facts).differences.map(({ at, words }) => `${at}: ${words}`)).toEqual([
    'presets[0][1].docs.docTagsListComponent: lists of docs are those of the theme',
    'presets[0][1].blog.blogListComponent: lists of posts are those of the theme',
    'presets[0][1].blog.blogPostComponent: what stands around a post is that of the theme, or src/theme/BlogPostPage',
  ])
})

test('what presets bring stands before what the config lists, and is told where they brought it', () => {
  const ran = new Map([
    ['presets[1]', { plugins: ['./a.js', ['content-docs', { docRootComponent: 'b' }]], themes: ['@acme/installed'] }],
  ])
  const { value, differences } = fromDocusaurus({ presets: ['@acme/no', '@acme/yes'], plugins: ['./c.js'] }, facts, ran)
  expect(value['collections']).toEqual([{ path: 'docs' }])
  expect(value['plugins']).toEqual([
    ['./a.js', {}],
    ['@acme/installed', {}],
    ['./c.js', {}],
  ])
  expect(differences.map(({ at }) => at)).toEqual(['presets[0]', 'presets[1].plugins[1].docRootComponent'])
})

test('dollar signs and files of code blocks are text unless a plugin reads them', () => {
  expect(fromDocusaurus({}, facts).value).toMatchObject({
    markdown: { format: 'mdx', math: false, codeFiles: false, footnotePrefix: 'user-content-', pageSeconds: 120 },
  })
})

test('ids of headings keep their capitals where the site asks for it', () => {
  const { value, differences } = fromDocusaurus({ markdown: { anchors: { maintainCase: true } } }, facts)
  expect(value).toMatchObject({ markdown: { keepIdCase: true } })
  expect(differences).toEqual([])
})

test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['a key that nobody knows', { plugin: [] }, ['left-out plugin']],
  [
    'an index of Algolia as Docusaurus 2 had it',
    { themeConfig: { algolia: { apiKey: 'a', indexName: 'b' } } },
    ['otherwise themeConfig.algolia'],
  ],
  [
    'options without a counterpart',
    classic({ docs: { docRootComponent: '@theme/ApiRoot' }, blog: false }),
    ['left-out presets[0][1].docs.docRootComponent'],
  ],
  [
    'an edit link that is neither an address nor a function',
    classic({ docs: { editUrl: 1 }, blog: false }),
    ['left-out presets[0][1].docs.editUrl'],
  ],
  ['a plugin for Docusaurus that is not installed', { plugins: ['docusaurus-plugin-acme'] }, ['install plugins[0]']],
  ['a plugin of ours that is not there', { themes: ['@docusaurus/theme-mermaid'] }, ['install themes[0]']],
  [
    'a package that is not installed',
    classic({ docs: { rehypePlugins: [standIn('rehype-acme')] }, blog: false }),
    ['install presets[0][1].docs.rehypePlugins[0]'],
  ],
  [
    'what is no plugin for unified',
    classic({ docs: { remarkPlugins: [null, 'remark-acme', { default: () => undefined }] }, blog: false }),
    ['left-out presets[0][1].docs.remarkPlugins[1]'],
  ],
  [
    'the calendar of a language',
    { i18n: { defaultLocale: 'fa', locales: ['fa'], localeConfigs: { fa: { calendar: 'persian' } } } },
    ['otherwise i18n.localeConfigs.fa.calendar'],
  ],
])('%s is told', (_, config, expected) => {
  expect(fromDocusaurus(config, facts).differences.map(({ kind, at }) => `${kind} ${at}`)).toEqual(expected)
})

test('components find what the config says of the site, without what is no data', () => {
  const presets = [['classic', { docs: { sidebarPath: '/site/sidebars.js', onlyIncludeVersions: ['1'] } }]]
  const config = { projectName: 'a', customFields: { n: 1, run: () => 1 }, plugins: [], presets }
  expect(fromDocusaurus(config, facts).value['siteConfig']).toEqual({
    projectName: 'a',
    customFields: { n: 1 },
    themeConfig: themeConfigDefaults({}),
    presets: [['classic', { docs: { sidebarPath: './sidebars.js', onlyIncludeVersions: ['1'] } }]],
  })
})

test.each([
  ["const base = require('@docusaurus/plugin-content-blog').default", true],
  ["import base, { type Options } from '@docusaurus/plugin-content-blog'", true],
  ["const base = await import('@docusaurus/plugin-content-blog')", true],
  ["import type { PluginOptions } from '@docusaurus/plugin-content-blog'", false],
  ["import { useBlogPost } from '@docusaurus/plugin-content-blog/client'", false],
])('a plugin of the site with %s extends the blog: %s', (text, isExtended) => {
  const { value, differences } = fromDocusaurus(
    { plugins: [['./lib/posts.js', { routeBasePath: 'news' }]] },
    { ...facts, textOf: () => text },
  )
  if (isExtended) expect(value['blog']).toMatchObject([{ path: 'blog', routeBasePath: 'news' }])
  else expect(value['blog']).toBeUndefined()
  expect(value['plugins']).toEqual(isExtended ? undefined : [['./lib/posts.js', { routeBasePath: 'news' }]])
  expect(differences.map(({ kind, at }) => `${kind} ${at}`)).toEqual(isExtended ? ['left-out plugins[0]'] : [])
})

test('live code knows what the site gives it in its theme', () => {
  const more = { batteries: ['@docs-build/plugin-live'], filesIn: () => ['ReactLiveScope/index.js'] }
  const { value, differences } = fromDocusaurus({ themes: ['@docusaurus/theme-live-codeblock'] }, { ...facts, ...more })
  expect(value['plugins']).toEqual([['@docs-build/plugin-live', { scope: '@theme/ReactLiveScope' }]])
  expect(differences).toEqual([])
})

test('every folder of pages is taken over, at its base route', () => {
  const more = ['content-pages', { id: 'more', path: 'more', routeBasePath: 'tools', include: ['*.tsx'] }]
  expect(fromDocusaurus({ plugins: [more, 'content-pages'] }, facts)).toMatchObject({
    value: {
      pagesDir: 'src/pages',
      morePages: [{ id: 'more', path: 'more', routeBasePath: 'tools', include: ['*.tsx'] }],
    },
    differences: [],
  })
})
