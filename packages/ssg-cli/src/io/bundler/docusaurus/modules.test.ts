import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'
import { iconModules, madeModules, passingModules, placedModules } from '../../../text/modules/docusaurus-theme.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-docusaurus-'))
const cache = { get: () => undefined, set: () => undefined }
const bundler = nodeBundler({
  siteDir,
  workDir: join(siteDir, '.docs-build'),
  cache,
  ready: nothingReady,
  asset: () => undefined,
})
const input = { theme: { package: './theme', components: {} }, baseUrl: '/manual/' }

const version = (name: string, path: string, isLast: boolean) => ({ name, label: name, path, isLast, mainHref: path })
const layout = {
  baseUrl: '/manual/',
  locale: { code: 'en' },
  collections: [
    { id: 'default', versions: [version('current', '/manual/next', false), version('2', '/manual', true)] },
  ],
}
const page = {
  route: '/manual/next/pumps',
  meta: { description: '' },
  version: {
    collection: 'default',
    name: 'current',
    badge: true,
    alternatives: [{ name: '2', href: '/manual/pumps' }],
  },
  content: { type: 'doc', id: 'pumps', title: 'Pumps', toc: [], frontMatter: {} },
}

/** What is known of the docs, of which one has a title. */
const docsOf = (title: string) => {
  const doc = { id: 'pumps', title, description: 'They pump.', path: '/manual/next/pumps', sidebar: 'main' }
  const air = { ...doc, id: 'air', title: 'Air', path: '/manual/next/air' }
  return {
    en: {
      default: {
        current: { label: 'Next', path: '/docs', mainDocId: 'pumps', sidebars: {}, docs: { air, pumps: doc } },
      },
    },
  }
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

beforeEach(() => write({ 'theme/server.js': serverOn({ layout, page }) }))
afterAll(async () => {
  await stop()
  rmSync(siteDir, { recursive: true, force: true })
})

/** A theme that shows links and knows where its components stand. */
function serverOn(around: unknown): string {
  return `export default { components: {}, useArticle: () => (${JSON.stringify(around)}) }`
}

/** A theme that has these components, and knows where they stand. */
function themeWith(names: readonly string[]): string {
  const components = names.map((name) => `${JSON.stringify(name)}: () => ${JSON.stringify(name)}`).join()
  return `${serverOn({ layout, page }).replace('components: {}', `components: {${components}}`)}`
}

/** What expressions are in a component on a page. */
async function valuesOf(imports: string, expressions: readonly string[]): Promise<readonly unknown[]> {
  write({
    'Page.jsx': `import { renderToStaticMarkup } from 'react-dom/server'
${imports}
let values
const Page = () => (values = [${expressions.join()}]) && null
renderToStaticMarkup(<Page />)
export default values`,
  })
  const { value, diagnostics } = await bundler.server({
    ...input,
    docs: () => docsOf('Pumps'),
    entries: { page: { file: './Page.jsx' } },
  })
  expect(diagnostics).toEqual([])
  const module: { readonly default: readonly unknown[] } = await import(
    pathToFileURL(value?.modules['page']?.path ?? '').href
  )
  return module.default
}

/** Expect expressions to be what stands beside them. */
async function expectValues(imports: string, table: readonly (readonly [string, unknown])[]): Promise<void> {
  const values = await valuesOf(
    imports,
    table.map(([expression]) => expression),
  )
  expect(table.map(([expression], index) => [expression, values[index]])).toEqual(table)
}

const docs = `import { useActiveDocContext, useActivePlugin, useActiveVersion, useAllDocsData, useDoc, useDocById, useDocsSidebar, useDocsVersion, useLatestVersion,
  useVersions } from '@docusaurus/plugin-content-docs/client'`

test('a component may ask for docs', () =>
  expectValues(docs, [
    ['useActiveVersion()?.name', 'current'],
    ["useActiveVersion('other')?.name", undefined],
    ['useLatestVersion().path', '/manual'],
    ['useVersions().map(({ name }) => name)', ['current', '2']],
    ['useDocsVersion().isLast', false],
    ['useDocsVersion().badge', true],
    ['useActiveDocContext().activeDoc', { id: 'pumps', path: '/manual/next/pumps' }],
    ['useActiveDocContext().alternateDocVersions', { 2: { id: 'pumps', path: '/manual/pumps' } }],
    ['useActivePlugin().pluginId', 'default'],
    ['Object.keys(useAllDocsData())', ['default']],
    ['useDoc().metadata.title', 'Pumps'],
    ['useDocsVersion().docs.pumps.title', 'Pumps'],
    ['useDocById("pumps").description', 'They pump.'],
    ['useDocById("fans").title', ''],
    ['useVersions()[0].docs[1]', { id: 'pumps', path: '/manual/next/pumps', sidebar: 'main' }],
    ['useVersions()[0].mainDocId', 'pumps'],
  ]))

test('an item of the bar for a version leads to where its readers begin', () =>
  expectValues("import Item from '@theme/NavbarItem/DocsVersionNavbarItem'\nimport Link from '@docusaurus/Link'", [
    ['/href="([^"]*)"/.exec(renderToStaticMarkup(<Item />))[1]', '/manual/next/pumps'],
  ]))

test('an item of the bar shows the HTML that it has', () =>
  expectValues("import Item from '@theme/NavbarItem'\nimport Link from '@docusaurus/Link'", [
    [
      'renderToStaticMarkup(<Item href="https://chat.example" html="<i></i>" />).includes(\'rel="noopener noreferrer"><i></i></a>\')',
      true,
    ],
  ]))

test('a theme that asks for docs itself may be bundled before what it asks', async () => {
  const ask =
    "import { useActiveVersion } from '@docusaurus/plugin-content-docs/client'\nexport const useName = () => useActiveVersion()?.name\n"
  write({ 'theme/server.js': ask + serverOn({ layout, page }) })
  await expectValues("import '@docusaurus/plugin-content-blog/client'\nimport { useName } from './theme/server.js'", [
    ['useName()', 'current'],
  ])
})

test('modules of the core by their place in its package are those that stand for them', () =>
  expectValues(
    `import useBaseUrl from '@docusaurus/useBaseUrl'
import deep from '@docusaurus/core/lib/client/exports/useBaseUrl'`,
    [['deep === useBaseUrl', true]],
  ))

test('modules of the classic theme by their place in its package are those of this theme', () =>
  expectValues(
    `import Details from '@docusaurus/theme-classic/lib/theme/Details'
import Original from '@theme-original/Details'
import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css'`,
    [
      ['Details === Original', true],
      ['styles.docItemCol', 'docItemCol'],
    ],
  ))

test('a copy of a component of the classic theme is made of that, and not of itself', async () => {
  write({
    'theme/server.js': themeWith(['Details']),
    'src/theme/Details/index.jsx':
      'import { Details } from \'@docusaurus/theme-common/Details\'\nexport default (props) => <Details {...props} className="alert" />',
  })
  await expectValues(
    `import { Details as Generic } from '@docusaurus/theme-common/Details'
import Own from '@theme/Details'
import Original from '@theme-original/Details'`,
    [
      ['Generic === Own', false],
      ['Generic === Original', true],
    ],
  )
})

test('what asks for docs is bundled again when one of them changes, and nothing else is', async () => {
  write({
    'Asks.jsx':
      "import { useDocById } from '@docusaurus/plugin-content-docs/client'\nexport default () => useDocById('pumps')",
    'Silent.jsx': 'export default () => null',
  })
  // What is saved as a bundle begins counts as saved meanwhile.
  await new Promise((done) => setTimeout(done, 50))
  const kept = new Map<string, unknown>()
  let made = 0
  const keeping = {
    // What a test stores under a name it reads back under the same name.
    get: <T>(step: string, key: string) => kept.get(step + key) as T | undefined,
    set: (step: string, key: string, value: unknown) => {
      if (step === 'server-bundle') made++
      kept.set(step + key, value)
    },
  }
  const workDir = join(siteDir, '.docs-build')
  const own = nodeBundler({ siteDir, workDir, cache: keeping, ready: nothingReady, asset: () => undefined })
  const bundlesOf = async (file: string) => {
    const before = made
    for (const title of ['Pumps', 'Pumps', 'All pumps'])
      await own.server({ ...input, docs: () => docsOf(title), entries: { page: { file } } })
    return made - before
  }
  expect([await bundlesOf('./Asks.jsx'), await bundlesOf('./Silent.jsx')]).toEqual([2, 1])
})

test('copies of the parts around docs find what they are made of', () =>
  expectValues(
    `import { findFirstSidebarItemLink, findSidebarCategory, isActiveSidebarItem, useLayoutDoc, useVisibleSidebarItems, DocProvider } from '@docusaurus/theme-common/internal'
const inner = { type: 'category', label: 'B', items: [{ type: 'html', value: '' }, { type: 'link', href: '/b' }] }
const item = { type: 'category', label: 'A', items: [inner] }`,
    [
      ['findFirstSidebarItemLink(item)', '/b'],
      ["findFirstSidebarItemLink({ ...item, href: '/a' })", '/a'],
      ["findFirstSidebarItemLink({ type: 'html', value: '' }) ?? null", null],
      ["findSidebarCategory([item], ({ label }) => label === 'B').label", 'B'],
      ["[isActiveSidebarItem(item, '/b/'), isActiveSidebarItem(item, '/c')]", [true, false]],
      [
        "useVisibleSidebarItems([{ type: 'link', href: '/c', unlisted: true }, item], '/').map(({ type }) => type)",
        ['category'],
      ],
      ["useLayoutDoc('not-there')", null],
      ['DocProvider({ children: 1 }).props.children', 1],
    ],
  ))

test('docs without versions have a single one, the last', async () => {
  write({
    'theme/server.js': serverOn({
      layout: { ...layout, collections: [] },
      page: { ...page, meta: { searchTag: 'docs-default-current', searchVersion: 'current' }, version: undefined },
    }),
  })
  await expectValues(docs, [
    ['useActiveVersion().isLast', true],
    ['useDocsVersion().version', 'current'],
  ])
})

test('a page that is no doc is in no version', async () => {
  write({ 'theme/server.js': serverOn({ layout, page: { route: '/manual/', meta: {}, content: { type: 'react' } } }) })
  await expectValues(docs, [
    ['useActiveVersion()', undefined],
    ['useActivePlugin()', undefined],
  ])
})

test('a post of a blog is in no version, and its blog is the one that it is in', async () => {
  const blog = { label: 'News', href: '/manual/news' }
  const post = { route: '/manual/news/a', meta: { searchTag: 'default' }, content: { type: 'doc', post: { blog } } }
  write({ 'theme/server.js': serverOn({ layout, page: post }) })
  await expectValues(`${docs}\nimport { useBlogMetadata } from '@docusaurus/plugin-content-blog/client'`, [
    ['useActiveVersion()', undefined],
    ['useActivePlugin()', undefined],
    ['useBlogMetadata()', { blogBasePath: '/manual/news', blogTitle: 'News', authorsListPath: '/manual/news/authors' }],
  ])
})

test('a component may ask for all that is known of its doc', async () => {
  const content = {
    ...page.content,
    id: 'parts/pumps',
    unlisted: true,
    lastUpdated: { date: '2024-01-02', author: 'Ada' },
    tags: [{ label: 'New', href: '/manual/next/tags/new' }],
  }
  const own = {
    ...page,
    route: '/manual/next/parts/p%20u',
    source: 'docs/01-parts/pumps.md',
    meta: { description: '', className: 'my-version' },
    sidebar: {
      key: 'default/current/main',
      items: [
        { type: 'category', label: 'C', items: [{ type: 'doc', docId: 'a', label: 'A', href: '/a', isRef: true }] },
      ],
    },
    content,
  }
  write({ 'theme/server.js': serverOn({ layout, page: own }) })
  await expectValues(docs, [
    ['useDoc().metadata.source', '@site/docs/01-parts/pumps.md'],
    ['useDoc().metadata.sourceDirName', '01-parts'],
    ['useDoc().metadata.slug', '/parts/p u'],
    ['useDoc().metadata.unlisted', true],
    ['useDoc().metadata.sidebar', 'main'],
    ['useDocsSidebar().items[0].items', [{ type: 'link', docId: 'a', label: 'A', href: '/a' }]],
    ['useDoc().metadata.lastUpdatedAt', Date.UTC(2024, 0, 2)],
    ['useDoc().metadata.lastUpdatedBy', 'Ada'],
    ['useActiveDocContext().activeDoc.sidebar', 'main'],
    ['useDocsVersion().className', 'my-version'],
  ])
})

test('the page of a version that lacks the doc is not that doc', async () => {
  const alternatives = [{ name: '2', href: '/manual/first', isMain: true }]
  write({ 'theme/server.js': serverOn({ layout, page: { ...page, version: { ...page.version, alternatives } } }) })
  await expectValues(`${docs}\nimport { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client'`, [
    ['useActiveDocContext().alternateDocVersions', {}],
    ['useDocVersionSuggestions().latestDocSuggestion', undefined],
    ['useDocVersionSuggestions().latestVersionSuggestion.name', '2'],
  ])
})

test('a link of a bar knows whether it leads to the page that is read', () =>
  expectValues("import Link from '@docusaurus/Link'", [
    [
      'renderToStaticMarkup(<Link isNavLink activeClassName="on" className="a" to="/next" />)',
      navLink('/next', 'a on'),
    ],
    ['renderToStaticMarkup(<Link isNavLink to="/next/pumps" exact />)', navLink('/next/pumps', 'active')],
    ['renderToStaticMarkup(<Link isNavLink to="/next" exact />)', '<a href="/next"></a>'],
    ['renderToStaticMarkup(<Link isNavLink to="/n" isActive={() => true} />)', navLink('/n', 'active')],
    ['renderToStaticMarkup(<Link to="/next" />)', '<a href="/next"></a>'],
  ]))

const navLink = (href: string, names: string) => `<a href="${href}" class="${names}" aria-current="page"></a>`

const small = `import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { DEFAULT_PLUGIN_ID } from '@docusaurus/constants'
import isInternalUrl from '@docusaurus/isInternalUrl'
import { usePluralForm, useWindowSize } from '@docusaurus/theme-common'
import { isRegexpStringMatch } from '@docusaurus/theme-common/internal'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData'
import useRouteContext from '@docusaurus/useRouteContext'`

test('a component may ask for what plugins and the theme of Docusaurus know', () =>
  expectValues(small, [
    ["isInternalUrl('/a') && !isInternalUrl('https://a.b')", true],
    [
      "Object.keys(useBrokenLinks()).map((name) => useBrokenLinks()[name]('a') ?? name)",
      ['collectLink', 'collectAnchor'],
    ],
    [
      "Object.keys(useGlobalData()).concat(usePluginData('docusaurus-plugin-content-docs', DEFAULT_PLUGIN_ID).path)",
      ['docusaurus-plugin-content-docs', '/manual'],
    ],
    ['useRouteContext().plugin', { name: 'docusaurus-plugin-content-docs', id: 'default' }],
    ["[1, 2].map((count) => usePluralForm().selectMessage(count, 'one|many'))", ['one', 'many']],
    ['useWindowSize()', 'ssr'],
    ["isRegexpStringMatch('^/A', '/a/b')", true],
    ['renderToStaticMarkup(<ErrorBoundary><b>a</b></ErrorBoundary>)', '<b>a</b>'],
  ]))

const router = `import { matchPath, Redirect, useHistory, useLocation } from '@docusaurus/router'
import Link from '@docusaurus/Link'`

test('without a router there is what a page knows of its place', () =>
  expectValues(router, [
    ['useLocation()', { pathname: '/manual/next/pumps', search: '', hash: '', state: undefined, key: '' }],
    ['useHistory().location.pathname', '/manual/next/pumps'],
    ["matchPath('/a/5/x', '/a/:id')", { path: '/a/:id', url: '/a/5', isExact: false, params: { id: '5' } }],
    ["matchPath('/a/5/x', { path: '/a/:id', exact: true })", null],
    ["matchPath('/a/', { path: ['/b', '/a'], exact: true }).path", '/a'],
    ["matchPath('/a.b', '/a.b').isExact && matchPath('/axb', '/a.b')", null],
    ["matchPath('/a', '/a/:b?').params", {}],
    ["matchPath('/a/b/c', '/a/*').params", { 0: 'b/c' }],
    ["matchPath('/a', '/').url", '/'],
    ['renderToStaticMarkup(<Redirect to="../x?a#b" />).includes("0; url=/manual/x?a#b")', true],
    ['renderToStaticMarkup(<Link to="valves">V</Link>)', '<a href="/manual/next/valves">V</a>'],
    ['renderToStaticMarkup(<Link to="../next/valves?a#b">V</Link>)', '<a href="/manual/next/valves?a#b">V</a>'],
    ['renderToStaticMarkup(<Link to="/valves">V</Link>)', '<a href="/valves">V</a>'],
    ['renderToStaticMarkup(<Link href="mailto:a@b.c">V</Link>)', '<a href="mailto:a@b.c">V</a>'],
    ['renderToStaticMarkup(<Link to="#a">V</Link>)', '<a href="#a">V</a>'],
    [
      'renderToStaticMarkup(<Link to="pathname:///app/">V</Link>)',
      '<a href="/manual/app/" data-nobrokenlinkcheck="" target="_blank" rel="noopener noreferrer">V</a>',
    ],
    [
      'renderToStaticMarkup(<Link href="pathname:///app/" target="_self">V</Link>)',
      '<a href="/manual/app/" data-nobrokenlinkcheck="" target="_self" rel="noopener noreferrer">V</a>',
    ],
  ]))

const hooks = ['HideableNavbar', 'KeyboardNavigation', 'LockBodyScroll', 'PrismTheme', 'ThemeContext', 'WindowSize']

test('hooks that the theme of early releases of Docusaurus 2 had are found where they were', () =>
  expectValues(hooks.map((name) => `import use${name} from '@theme/hooks/use${name}'`).join('\n'), [
    ...hooks.map((name) => [`typeof use${name}`, 'function'] as const),
    ['useThemeContext().isDarkTheme', false],
  ]))

test('what a plugin wrote is found from the folder of all that is generated', () => {
  write({ '.docs-build/sources/requests/paths.json': '"/requests"' })
  return expectValues("import paths from '@generated/../sources/requests/paths.json'", [['paths', '/requests']])
})

test('all of it may be in an island', async () => {
  write({
    'Island.jsx': `${docs}\n${small}\n${router}\nexport default () => [${'useActiveVersion, useLocation, Redirect, Link, useGlobalData, useRouteContext'}]`,
  })
  const { diagnostics } = await bundler.client({
    ...input,
    styles: [],
    css: '',
    entries: { island: { file: './Island.jsx' } },
  })
  expect(diagnostics).toEqual([])
})

const shared = `import * as common from '@docusaurus/theme-common'
import * as internal from '@docusaurus/theme-common/internal'
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import { useBlogPost } from '@docusaurus/plugin-content-blog/client'
import { applyTrailingSlash } from '@docusaurus/utils-common'
import config from '@generated/docusaurus.config'
import routes from '@generated/routes'`

test('components find what themes of Docusaurus share', () =>
  expectValues(shared, [
    // It asks React, which knows nothing any more where something was rendered within.
    ['useBlogPost().metadata.permalink', '/manual/next/pumps'],
    ['common.useColorMode().colorMode', 'light'],
    ['common.useColorMode().colorModeChoice', null],
    ['Object.keys(common.useThemeConfig())', []],
    [
      'common.ThemeClassNames.layout.footer.container + common.ThemeClassNames.docs.docSidebarItemLinkLevel(2)',
      'theme-layout-footertheme-doc-sidebar-item-link-level-2',
    ],
    ["common.groupBy(['a', 'b', 'ab'], (text) => text[0])", { a: ['a', 'ab'], b: ['b'] }],
    ["common.mergeSearchStrings(['?a=1', 'a=2&b=3'], 'set')", '?a=2&b=3'],
    ["common.mergeSearchStrings(['?a=1', 'a=2'], 'append')", '?a=1&a=2'],
    ["common.useStorageSlot('a')[0]", null],
    ["common.useQueryString('a')[0]", ''],
    ["common.listTagsByLetters([{ label: 'b' }, { label: 'ab' }]).map(({ letter }) => letter)", ['A', 'B']],
    ['common.isMultiColumnFooterLinks([{ title: null, items: [] }])', true],
    [
      'renderToStaticMarkup(<common.ThemedComponent>{({ theme, className }) => <i className={className}>{theme}</i>}</common.ThemedComponent>)',
      '<i class="only-light">light</i><i class="only-dark">dark</i>',
    ],
    ['internal.useLocalPathname()', '/next/pumps'],
    ["internal.splitNavbarItems([{ label: 'a' }, { label: 'b', position: 'right' }]).map((all) => all.length)", [1, 1]],
    [
      "internal.useTreeifiedTOC([{ level: 2, id: 'a' }, { level: 3, id: 'b' }])",
      [{ level: 2, id: 'a', children: [{ level: 3, id: 'b', children: [] }] }],
    ],
    ['internal.parseCodeBlockTitle(\'a title="b c" {1}\')', 'b c'],
    ["internal.extractLeadingEmoji('🗃 Box')", { emoji: '🗃', rest: ' Box' }],
    [
      "[useBaseUrl('a'), useBaseUrl('/a'), useBaseUrl('/manual/a'), useBaseUrl('#a'), useBaseUrl('https://a.b'), useBaseUrl(undefined)]",
      ['/manual/a', '/manual/a', '/manual/a', '#a', 'https://a.b', undefined],
    ],
    ["useBaseUrlUtils().withBaseUrl('/manual/a', { forcePrependBaseUrl: true })", '/manual/manual/a'],
    ["applyTrailingSlash('/a?b', { trailingSlash: true })", '/a/?b'],
    ['config.baseUrl', '/manual/'],
    ['routes', []],
  ]))

test('every module of the theme of Docusaurus has an answer', async () => {
  const names = [...passingModules, ...placedModules, ...madeModules, ...iconModules]
  write({
    'theme/server.js': themeWith([
      'a',
      'code',
      'img',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'Admonition',
      'CodeBlock',
      'Details',
      'DocCardList',
      'Heading',
      'ThemedImage',
    ]),
  })
  const imports = names.map((name, index) => `import M${index} from '@theme/${name}'`).join('\n')
  const kinds = await valuesOf(
    imports,
    names.map((_, index) => `typeof M${index}`),
  )
  expect(names.filter((_, index) => !['function', 'object'].includes(String(kinds[index])))).toEqual([])
})

const made = `import Copyright from '@theme/Footer/Copyright'
import Links from '@theme/Footer/Links'
import FooterLayout from '@theme/Footer/Layout'
import Home from '@theme/Icon/Home'
import Content from '@theme/DocItem/Content'
import Original from '@theme-original/DocItem/Layout'
import Own from '@theme/Own'
import Tag from '@theme/Tag'
import TOCItems from '@theme/TOCItems'
import MDXComponents from '@theme-original/MDXComponents'`

test('components of the theme of Docusaurus are made of elements and of the theme', async () => {
  write({
    'theme/server.js': themeWith(['Admonition', 'CodeBlock', 'Details']),
    'src/theme/Own/index.jsx':
      "import Original from '@theme-original/Tag'\nexport default (props) => <b><Original {...props} /></b>",
  })
  const toc =
    "[{ level: 2, id: 'a', value: 'A' }, { level: 3, id: 'b', value: 'B' }, { level: 4, id: 'c', value: 'C' }]"
  await expectValues(made, [
    ['renderToStaticMarkup(<Copyright copyright="<b>C</b>" />)', '<div class="footer__copyright"><b>C</b></div>'],
    [
      'renderToStaticMarkup(<FooterLayout style="dark" links={<i />} />)',
      '<footer class="theme-layout-footer footer footer--dark"><div class="container container-fluid"><i></i></div></footer>',
    ],
    [
      "renderToStaticMarkup(<Links links={[{ title: 'T', items: [{ label: 'L', to: '/l' }] }]} />).includes('<a href=\"/manual/l\" class=\"footer__link-item\">L</a>')",
      true,
    ],
    [
      "renderToStaticMarkup(<Links links={[{ label: 'L', href: 'https://l.m' }, { html: '<i></i>' }]} />).split('footer__link-separator').length",
      2,
    ],
    ['renderToStaticMarkup(<Home className="x" />).startsWith(\'<svg viewBox=\')', true],
    ['renderToStaticMarkup(<Content><b /></Content>)', '<b></b>'],
    ['renderToStaticMarkup(<Original><b /></Original>)', '<b></b>'],
    ['renderToStaticMarkup(<Own permalink="/t" label="T" />)', '<b><a href="/t" rel="tag" class="tag">T</a></b>'],
    [
      `renderToStaticMarkup(<TOCItems toc={${toc}} />)`,
      '<ul class="table-of-contents table-of-contents__left-border"><li><a href="#a" class="table-of-contents__link">A</a><ul><li><a href="#b" class="table-of-contents__link">B</a></li></ul></li></ul>',
    ],
    ['Object.keys(MDXComponents).filter((name) => MDXComponents[name] === undefined)', []],
  ])
})

test('tabs of a site, made for Docusaurus before 3.10, are given what their props say', () => {
  const props = '{ children: [<i value="a" label="A" key="a" />, <i value="b" default key="b" />] }'
  return expectValues(`import { useTabs } from '@docusaurus/theme-common/internal'`, [
    ['useTabs()', null],
    [`useTabs(${props}).selectedValue`, 'b'],
    [
      `useTabs(${props}).tabValues.map(({ value, label }) => [value, label ?? null])`,
      [
        ['a', 'A'],
        ['b', null],
      ],
    ],
  ])
})

test('a package of translated CommonJS that is loaded when it is needed has the exports that it had', async () => {
  write({
    'node_modules/drawn/index.js':
      'Object.defineProperty(exports, "__esModule", { value: true })\nexports.default = () => 1\nexports.steps = 2',
    'node_modules/plain/index.js': 'module.exports = () => 3',
    // A bundle of others, as players of videos are.
    'node_modules/played/index.js':
      'const inner={},exports=inner;Object.defineProperty(exports,"__esModule",{value:true});exports.once=1;const a=4;export{a as default};',
  })
  const names = ['drawn', 'plain', 'played']
  await expectValues(
    `const [${names.join()}] = await Promise.all([${names.map((name) => `import('${name}')`).join()}])`,
    [
      ['played.default', 4],
      ['drawn.default()', 1],
      ['drawn.steps', 2],
      ['plain.default()', 3],
    ],
  )
})

test('a copy of the button for the color mode shows it, and is told what comes next', async () => {
  const props = (value: unknown) => `{ className: 'c', value: ${JSON.stringify(value)} }`
  const button = (value: unknown) => `ColorModeToggle(${props(value)}).props.children.props`
  const next = (value: unknown, respects: boolean) =>
    `(() => { let next; ColorModeToggle({ value: ${JSON.stringify(value)}, respectPrefersColorScheme: ${respects}, onChange: (it) => (next = it) }).props.children.props.onClick(); return next })()`
  await expectValues("import ColorModeToggle from '@theme/ColorModeToggle'", [
    [`${button('dark')}['aria-label']`, 'Switch between dark and light mode (currently dark mode)'],
    [`ColorModeToggle(${props('dark')}).props.className`, 'c'],
    [next('dark', false), 'light'],
    [next('light', false), 'dark'],
    [next(null, true), 'light'],
    [next('light', true), 'dark'],
    [next('dark', true), null],
  ])
})

test('parts that a page has by itself show nothing around its article, as what they are in their own place', async () => {
  const themed = (around: object) => ({
    'theme/server.js': serverOn(around),
    'theme/footer.jsx': 'export const Footer = ({ layout }) => <b>{layout.baseUrl}</b>',
  })
  const shown = (html: string) => [['renderToStaticMarkup(<Footer />)', html]] as const
  const footer = "import Footer from '@theme/Footer'"
  write(themed({ layout, page }))
  await expectValues(footer, shown('<div style="display:contents"></div>'))
  write(themed({ layout, page, isPart: true }))
  await expectValues(footer, shown('<div style="display:contents"><b>/manual/</b></div>'))
})
