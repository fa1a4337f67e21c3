import { expect, test } from 'vitest'
import type { SourceContext } from '../../../plugin-source.ts'
import type { LifecyclePlugin } from './lifecycle.ts'
import { standIn } from '../stand-in.ts'
import { isLifecycle, lifecyclePlugin } from './lifecycle-plugin.ts'
import { siteContext } from './site-context.ts'

const config = { title: 'Roofs', url: 'https://a.b', baseUrl: '/r/', siteConfig: { customFields: { a: 1 } } }
const siteDir = '/site'

function made(plugin: LifecyclePlugin, options: unknown = { id: 'default' }) {
  const context = siteContext(config, siteDir)
  if (!context) throw new Error('the config has a site')
  return lifecyclePlugin(plugin, {
    context: { ...context, siteDir },
    options,
    folder: '/site/lib',
    at: './lib/plugin.js',
    loaded: new Map(),
  })
}

/** What the source of a plugin gives, and the files that it writes. */
async function loaded(plugin: LifecyclePlugin) {
  const files: Record<string, string> = {}
  const write = (name: string, text: string) => {
    files[name] = text
    return `/files/${name}`
  }
  const told: string[] = []
  // No plugin here asks for more.
  const context = {
    write,
    report: ({ message }: { message: string }) => void told.push(message),
  } as unknown as SourceContext
  const [source] = made(plugin).plugin.sources ?? []
  return { content: await source?.load(context), files, told }
}

interface Actions {
  readonly createData: (name: string, data: unknown) => Promise<string>
  readonly setGlobalData: (data: unknown) => void
  readonly addRoute: (route: object) => void
}

test('data for all pages are what JSON has of them', async () => {
  const { content } = await loaded({
    name: 'roofs',
    contentLoaded({ actions }: { actions: Actions }) {
      actions.setGlobalData({ count: 1, at: new Date(0), find: () => 1 })
    },
  })
  expect(content?.globalData).toEqual({ roofs: { default: { count: 1, at: '1970-01-01T00:00:00.000Z' } } })
})

test('a plugin of Docusaurus is told from one of ours by its parts', () => {
  expect(
    [
      { name: 'a', loadContent() {} },
      { name: 'a', getThemePath() {} },
      { name: 'a', injectHtmlTags: undefined },
      { name: 'a', configureServer() {} },
    ].every(isLifecycle),
  ).toBe(true)
  expect(
    [
      { name: 'a' },
      { name: 'a', finish() {} },
      { loadContent() {} },
      { name: 'a', emit() {}, postBuild() {} },
      null,
    ].some(isLifecycle),
  ).toBe(false)
})

test('content that is loaded becomes pages, data for all pages, and tags', async () => {
  const { content, files } = await loaded({
    name: 'roofs',
    loadContent: async () => ['flat'],
    async contentLoaded({ content: roofs, actions }: { content: unknown; actions: Actions }) {
      actions.setGlobalData({ count: 1 })
      const path = await actions.createData('roofs.json', roofs)
      actions.addRoute({
        path: '/r/roofs/',
        component: '@site/Roofs',
        exact: true,
        modules: { roofs: path },
        props: { a: 2 },
      })
    },
    injectHtmlTags: ({ content: roofs }: { content: readonly string[] }) => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'roofs', content: roofs.join() } }],
    }),
  })
  expect(content).toEqual({
    pages: [{ path: 'roofs/', component: expect.stringMatching(/^\/files\/routes\/\w+\.jsx$/), title: 'Roofs' }],
    head: [{ tag: 'meta', attributes: { name: 'roofs', content: 'flat' } }],
    globalData: { roofs: { default: { count: 1 } } },
  })
  expect(files['roofs.json']).toBe('[\n  "flat"\n]')
  const page = Object.entries(files).find(([name]) => name.startsWith('routes/'))?.[1]
  expect(page).toContain('from "@site/Roofs"')
  expect(page).toContain('from "/files/roofs.json"')
  expect(page).toContain('"a":2')
})

test('of nested routes each leaf is a page within the components above it', async () => {
  const leaf = (path: string) => ({ path, component: `@site${path}`, exact: true })
  const { content, files } = await loaded({
    name: 'nested',
    contentLoaded: ({ actions }: { actions: Actions }) =>
      actions.addRoute({ path: '/r', component: '@site/Frame', routes: [leaf('/r/a'), leaf('/r/b')] }),
  })
  expect(content?.pages?.map(({ path }) => path)).toEqual(['a', 'b'])
  expect(Object.values(files).every((text) => text.includes('from "@site/Frame"'))).toBe(true)
})

test('a plugin sees what those before it loaded', async () => {
  const context = siteContext(config, siteDir)
  if (!context) throw new Error('the config has a site')
  const given = { context: { ...context, siteDir }, options: {}, folder: siteDir, at: 'a', loaded: new Map() }
  const seen: unknown[] = []
  const both = [
    { name: 'one', loadContent: () => 1 },
    {
      name: 'two',
      loadContent: () => 2,
      allContentLoaded: ({ allContent }: { allContent: unknown }) => seen.push(allContent),
    },
  ].map((plugin) => lifecyclePlugin(plugin as LifecyclePlugin, given).plugin)
  // They ask for nothing.
  for (const { sources = [] } of both) await sources[0]?.load({} as SourceContext)
  expect(seen).toEqual([{ one: { default: 1 }, two: { default: 2 } }])
})

test('modules for browsers and of a theme, stylesheets and what is watched are found from the folder of the plugin', () => {
  const { plugin } = made({
    name: 'a',
    getClientModules: () => ['./a.js', '/site/b.css'],
    getPathsToWatch: () => ['/site/data/*.json', 'more'],
    getThemePath: () => '../theme',
  })
  const found = { client: ['/site/lib/a.js'], styles: ['/site/b.css'], themes: ['/site/theme'] }
  expect(plugin).toMatchObject({ ...found, watch: ['data/*.json', 'more'] })
})

test('the finished site is told as its folder, routes and content', async () => {
  const seen: Record<string, unknown>[] = []
  const { plugin } = made({ name: 'a', postBuild: (props) => void seen.push({ ...props }) })
  const page = {
    route: '/r/a',
    title: 'A',
    description: '',
    frontMatter: {},
    headings: [],
    noIndex: true,
    html: () => '',
  }
  // The config is not asked for.
  await plugin.finish?.({ config: {}, pages: [page] } as never, '/site/out')
  expect(seen).toMatchObject([
    {
      outDir: '/site/out',
      baseUrl: '/r/',
      routesPaths: ['/r/a', '/r/404.html'],
      routesBuildMetadata: { '/r/a': { noIndex: true } },
    },
  ])
})

test('routes of docs are told within their version, whose properties list them, as plugins look them up', async () => {
  const seen: { routes: object[] }[] = []
  const { plugin } = made({ name: 'a', postBuild: (props) => void seen.push(props as { routes: object[] }) })
  const page = { title: 'A', description: '', frontMatter: {}, headings: [], noIndex: false, html: () => '' }
  const pages = [
    { ...page, route: '/r/docs/a', source: 'docs/a.md' },
    { ...page, route: '/r/b' },
  ]
  const doc = { id: 'a', title: 'A', description: 'About A', path: '/r/docs/a' }
  const version = { label: 'Next', path: '/r/docs', mainDocId: 'a', sidebars: {}, docs: { a: doc } }
  // The config is not asked for.
  await plugin.finish?.({ config: {}, pages, docs: { en: { default: { current: version } } } } as never, '/site/out')
  const { path: _, ...told } = doc
  const leaf = { path: '/r/docs/a', exact: true, metadata: { sourceFilePath: 'docs/a.md' } }
  expect(seen[0]?.routes).toMatchObject([
    {
      path: '/r/docs',
      plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' },
      routes: [
        {
          path: '/r/docs',
          props: { version: { version: 'current', label: 'Next', docs: { a: told } } },
          routes: [{ routes: [leaf] }],
        },
      ],
    },
    { path: '/r/b', exact: true },
  ])
})

test('names of which a plugin tells webpack the value', () => {
  const webpack = standIn('webpack') as { DefinePlugin: new (definitions: object) => object }
  const real = new (class DefinePlugin {
    readonly definitions = { 'process.env': { RELEASE: '"8.1"' }, isOld: false }
  })()
  const ofRspack = { name: 'DefinePlugin', _args: [{ SITE: 'window.site', process: { env: {} } }] }
  const plugins = [real, ofRspack, new webpack.DefinePlugin({ WORDS: '["a"]', 'typeof window': '"object"' })]
  const { plugin, differences } = made({ name: 'a', configureWebpack: () => ({ plugins }) } as LifecyclePlugin)
  expect(plugin.defines).toEqual({
    'process.env': '{}',
    'process.env.RELEASE': '"8.1"',
    isOld: 'false',
    process: '{"env":{}}',
    SITE: 'window.site',
    WORDS: '["a"]',
  })
  expect(differences).toMatchObject([{ words: 'nothing is bundled with webpack: plugins' }])
})

test('names of which a plugin tells webpack the module', () => {
  const webpack = standIn('webpack') as { ProvidePlugin: new (definitions: object) => object }
  const plugins = [
    new webpack.ProvidePlugin({ process: '/p/browser.js', Buffer: ['buffer', 'Buffer'], $: standIn('jquery') }),
  ]
  const { plugin, differences } = made({ name: 'a', configureWebpack: () => ({ plugins }) } as LifecyclePlugin)
  expect(plugin.defines).toEqual({
    process: 'require("/p/browser.js")',
    Buffer: 'require("buffer").Buffer',
    $: 'require("jquery")',
  })
  expect(differences).toEqual([])
})

test('what a plugin of webpack changes of its config, where it asks for nothing else', () => {
  const { ProvidePlugin } = standIn('webpack') as { ProvidePlugin: new (definitions: object) => object }
  class Polyfills {
    apply({ options }: { options: { plugins: object[]; resolve: { fallback: object } } }) {
      options.plugins.push(new ProvidePlugin({ process: '/p/browser.js', console: '/p/console.js' }))
      options.resolve.fallback = { ...options.resolve.fallback, util: '/p/util.js' }
    }
  }
  class Files {
    apply({ hooks }: { hooks: { done: { tap: () => void } } }) {
      hooks.done.tap()
    }
  }
  const told = (plugins: object[]) => made({ name: 'a', configureWebpack: () => ({ plugins }) } as LifecyclePlugin)
  const { plugin, differences } = told([new Polyfills()])
  expect(plugin).toMatchObject({ defines: { process: 'require("/p/browser.js")' }, aliases: { util: '/p/util.js' } })
  expect(differences).toEqual([])
  expect(told([new Polyfills(), new Files()]).differences).toMatchObject([
    { words: 'nothing is bundled with webpack: plugins' },
  ])
})

test.each([
  [['.web.js', '...'], ['.web.js']],
  [
    ['.web.tsx', '.web.js', '.js', '.native.js'],
    ['.web.tsx', '.web.js'],
  ],
  [['.wasm', '...'], []],
])('of the endings %j a plugin says to webpack, those before its own are looked for first', (extensions, endings) => {
  const configureWebpack = () => ({ resolve: { extensions } })
  expect(made({ name: 'a', configureWebpack } as LifecyclePlugin).plugin.endings).toEqual(endings)
})

test.each<[string, LifecyclePlugin['configureWebpack'], object, readonly string[]]>([
  ['nothing', () => ({}), {}, []],
  [
    'names of modules',
    () => ({
      resolve: { alias: { lib: '/site/src/lib', react$: 'preact' }, fallback: { fs: false } },
      mergeStrategy: {},
    }),
    { lib: '/site/src/lib', react$: 'preact', fs: false },
    [],
  ],
  [
    'React of the site, of which there is one anyway',
    () => ({
      resolve: { alias: { react: '/site/node_modules/react', 'react-dom$': '/top/node_modules/react-dom/', a: 'b' } },
    }),
    { a: 'b' },
    [],
  ],
  ['names in a list', { resolve: { alias: [{ name: 'a', alias: 'b', onlyModule: true }] } }, { a$: 'b' }, []],
  [
    'what is changed in place',
    (given) => void Object.assign(Object(Reflect.get(given, 'resolve')), { alias: { a: 'b' } }),
    { a: 'b' },
    [],
  ],
  ['files that are bundled anyway', () => ({ module: { rules: [{ test: /\.ya?ml$/, use: 'yaml-loader' }] } }), {}, []],
  ['texts of files', { module: { rules: [{ resourceQuery: /raw/, type: 'asset/source' }] } }, {}, []],
  [
    'files that are not',
    () => ({ module: { rules: [{ test: /\.wasm$/ }] }, plugins: [{}] }),
    {},
    ['nothing is bundled with webpack: module.rules, plugins'],
  ],
  [
    'a mistake',
    () => {
      throw new Error('no content')
    },
    {},
    ['nothing is bundled with webpack'],
  ],
])('what a plugin says to webpack: %s', (_, configureWebpack, aliases, words) => {
  const { plugin, differences } = made({ name: 'a', configureWebpack } as LifecyclePlugin)
  expect(plugin.aliases).toEqual(aliases)
  expect(differences).toEqual(
    words.map((each) => ({ kind: 'left-out', at: './lib/plugin.js configureWebpack', words: each })),
  )
})

test('plugins of PostCSS are those that the plugin leaves in the list, or returns', () => {
  const pushed = made({ name: 'a', configurePostCss: (options) => void options.plugins.push('b') } as LifecyclePlugin)
  expect(pushed.plugin.postcss?.(['a'])).toEqual(['a', 'b'])
  const returned = made({ name: 'a', configurePostCss: () => ({ plugins: ['c'] }) })
  expect(returned.plugin.postcss?.(['a'])).toEqual(['c'])
})

test('plugins are told the languages of their site', () => {
  const i18n = { default: 'de', locales: { de: {}, ar: { label: 'A', path: 'arabic' } }, path: 'words' }
  const told = siteContext({ ...config, i18n }, siteDir)
  expect(told).toMatchObject({
    localizationDir: '/site/words/de',
    i18n: {
      defaultLocale: 'de',
      currentLocale: 'de',
      locales: ['de', 'ar'],
      localeConfigs: {
        de: { label: 'Deutsch', direction: 'ltr', baseUrl: '/r/' },
        ar: { label: 'A', direction: 'rtl', path: 'arabic', baseUrl: '/r/ar/' },
      },
    },
  })
  const written = { i18n: { defaultLocale: 'fr', locales: ['fr', 'en'], localeConfigs: { en: { label: 'E' } } } }
  expect(siteContext({ ...config, ...written }, siteDir)?.i18n).toMatchObject({
    defaultLocale: 'fr',
    localeConfigs: { fr: { label: 'Français' }, en: { label: 'E', htmlLang: 'en' } },
  })
})
