import { describe, expect, test } from 'vitest'
import { defineConfig } from './define-config.ts'
import { resolveConfig } from './resolve-config.ts'
import { unreachable } from './unreachable.ts'
import type { UserConfig } from './define-config.ts'

const smallest = defineConfig({ title: 'Site', url: 'https://docs.example.com', docs: { path: 'docs' } })

function resolve(value: unknown, flags = {}) {
  return resolveConfig({ value, source: 'docs.config.ts', flags })
}

function problems(value: unknown) {
  const { value: config, diagnostics } = resolve(value)
  expect(config).toBeUndefined()
  return diagnostics.map(({ message }) => message)
}

test('the smallest config gets every default', () => {
  const { value, diagnostics } = resolve(smallest)
  expect(diagnostics).toEqual([])
  expect(value).toEqual({
    title: 'Site',
    tagline: '',
    titleDelimiter: '|',
    url: 'https://docs.example.com',
    baseUrl: '/',
    noIndex: false,
    locale: { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' },
    staticDirs: ['static'],
    pagesDir: 'pages',
    pagesInclude: ['**/*.{jsx,tsx,md,mdx}'],
    pagesExclude: ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**'],
    readableDirs: [],
    collections: [
      {
        id: 'default',
        configKeys: ['docs'],
        path: 'docs',
        routeBasePath: 'docs',
        versionsDir: '.',
        versioned: true,
        includeCurrentVersion: true,
        versions: {},
        include: ['**/*.{md,mdx}'],
        exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
        tags: 'tags.yml',
        tagsBasePath: 'tags',
        numberPrefixes: true,
        breadcrumbs: true,
        sidebarCollapsed: true,
        sidebarCollapsible: true,
        lastUpdated: { date: false, author: false },
      },
    ],
    redirects: [],
    // Of each code its own level.
    diagnostics: expect.objectContaining({ 'broken-link': 'error', 'broken-anchor': 'warn' }),
    markdown: { format: 'detect', admonitions: {}, math: true, codeFiles: true, pageSeconds: 30 },
    cache: {},
    code: {
      themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
      defaultLanguage: 'text',
      aliases: {},
      magicComments: [],
    },
    theme: { package: '@docs-build/theme', components: {}, mdxComponents: {}, css: [] },
    navbar: { items: [], hideOnScroll: true },
    footer: { links: [] },
    colorMode: { default: 'light', respectSystem: false, disableSwitch: false },
    toc: { min: 2, max: 3 },
    autoCollapseSidebar: true,
    markdownLinks: false,
    check: { external: { ignore: [...unreachable] } },
    security: { csp: { sources: {}, meta: false } },
    search: { provider: 'embedded' },
  })
})

test('a config that sets every key keeps what it sets', () => {
  const user: UserConfig = {
    title: 'Site',
    tagline: 'Docs',
    url: 'https://docs.example.com/',
    baseUrl: 'base',
    favicon: 'img/favicon.ico',
    trailingSlash: false,
    noIndex: true,
    locale: { code: 'de', label: 'Deutsch', htmlLang: 'de-CH' },
    staticDirs: ['./static/', '../shared'],
    pagesDir: './pages',
    collections: [
      { id: 'site', path: '../content/site', routeBasePath: '/', versioned: false, sidebars: './sidebars.ts' },
      {
        path: '../content/ignition',
        routeBasePath: '/ignition/',
        sidebars: { main: ['intro', { type: 'category', label: 'A', items: [] }] },
        versionsDir: '../content',
        lastVersion: '8.1',
        onlyIncludeVersions: ['current', '8.1'],
        versions: {
          current: { label: 'Next', path: 'next', banner: 'unreleased' },
          '8.1': { overlay: 'current', dir: './v8' },
        },
        lastUpdated: { date: true },
        editUrl: 'https://example.com/edit/',
        editCurrentVersion: true,
      },
    ],
    redirects: [{ from: '/a', to: '/b' }],
    diagnostics: { 'broken-anchor': 'error', 'duplicate-id': 'ignore' },
    markdown: { format: 'mdx', admonitions: { quote: 'Quote' }, math: true, codeFiles: true, pageSeconds: 5 },
    cache: { maxMegabytes: 200 },
    code: {
      themes: { light: 'min-light' },
      aliases: { jython: 'python' },
      magicComments: [{ className: 'bad', line: 'bad-line' }],
    },
    theme: {
      components: { Footer: '@site/components/Footer.tsx' },
      mdxComponents: { Video: './Video.tsx' },
      css: ['./site.css'],
    },
    navbar: {
      logo: { src: 'img/logo.svg', width: 10, height: 45 },
      items: [{ label: 'B', to: '/b' }],
      hideOnScroll: false,
    },
    footer: { links: [{ title: 'Docs', items: [{ label: 'B', to: 'b' }] }], copyright: '2025' },
    announcementBar: { id: 'one', html: '<b>1</b>' },
    colorMode: { default: 'dark', respectSystem: true },
    toc: { max: 4 },
    autoCollapseSidebar: false,
    check: { external: { ignore: ['https://intranet.*'] } },
    search: { provider: 'algolia', algolia: { appId: 'A', apiKey: 'K', indexName: 'I' } },
  }
  const { value, diagnostics } = resolve(user)
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({
    tagline: 'Docs',
    url: 'https://docs.example.com',
    baseUrl: '/base/',
    favicon: 'img/favicon.ico',
    trailingSlash: false,
    noIndex: true,
    locale: { code: 'de', label: 'Deutsch', htmlLang: 'de-CH', direction: 'ltr' },
    staticDirs: ['static', '../shared'],
    pagesDir: 'pages',
    pagesInclude: ['**/*.{jsx,tsx,md,mdx}'],
    pagesExclude: ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**'],
    readableDirs: [],
    collections: [
      { id: 'site', path: '../content/site', routeBasePath: '', versioned: false, sidebars: 'sidebars.ts' },
      {
        id: 'default',
        routeBasePath: 'ignition',
        sidebars: { main: ['intro', { type: 'category', label: 'A', items: [] }] },
        lastVersion: '8.1',
        onlyIncludeVersions: ['current', '8.1'],
        versions: {
          current: { label: 'Next', path: 'next', banner: 'unreleased' },
          '8.1': { overlay: 'current', dir: 'v8' },
        },
        lastUpdated: { date: true, author: false },
        editUrl: 'https://example.com/edit/',
        editCurrentVersion: true,
      },
    ],
    redirects: [{ from: '/a', to: '/b' }],
    diagnostics: { 'broken-anchor': 'error', 'duplicate-id': 'ignore', 'broken-link': 'error' },
    markdown: { format: 'mdx', admonitions: { quote: 'Quote' }, math: true, codeFiles: true, pageSeconds: 5 },
    cache: { maxMegabytes: 200 },
    code: {
      themes: { light: 'min-light', dark: 'github-dark-high-contrast' },
      aliases: { jython: 'python' },
      magicComments: [{ className: 'bad', line: 'bad-line' }],
    },
    theme: {
      components: { Footer: 'components/Footer.tsx' },
      mdxComponents: { Video: 'Video.tsx' },
      css: ['site.css'],
    },
    navbar: {
      logo: { src: 'img/logo.svg', alt: 'Site', width: 10, height: 45 },
      items: [{ type: 'link', label: 'B', to: '/b', position: 'left' }],
      hideOnScroll: false,
    },
    footer: { links: [{ title: 'Docs', items: [{ label: 'B', to: '/b' }] }], copyright: '2025' },
    announcementBar: { id: 'one', html: '<b>1</b>', closeable: true },
    colorMode: { default: 'dark', respectSystem: true, disableSwitch: false },
    toc: { min: 2, max: 4 },
    autoCollapseSidebar: false,
    check: { external: { ignore: ['https://intranet.*'] } },
    search: { provider: 'algolia', algolia: { appId: 'A', apiKey: 'K', indexName: 'I' } },
  })
})

test('a logo beside the title of the navbar has no words of its own', () => {
  const navbar = { title: 'Site', logo: { src: 'a.svg' } }
  expect(resolve({ ...smallest, navbar }).value?.navbar.logo).toEqual({ src: 'a.svg', alt: '' })
})

test('the flag for the base URL wins over the config', () => {
  expect(resolve({ ...smallest, baseUrl: '/a/' }, { baseUrl: 'b//c' }).value?.baseUrl).toBe('/b/c/')
})

test('the config that comes out can be sent to a worker', () => {
  const { value } = resolve(smallest)
  expect(structuredClone(value)).toEqual(value)
})

describe('a default export that is no object', () => {
  test.each([
    ['missing', undefined, 'Unexpected config file without a default export, expected an object'],
    ['a string', 'a', 'Unexpected "a" as default export, expected an object'],
    ['an array', [], 'Unexpected array as default export, expected an object'],
    ['null', null, 'Unexpected null as default export, expected an object'],
    ['a function', () => smallest, 'Unexpected function as default export, expected an object'],
  ])('is reported: %s', (_, value, message) => {
    expect(problems(value)).toEqual([message])
  })
})

describe('a wrong value', () => {
  test.each<[string, object, string]>([
    ['of another type', { title: 3 }, 'In "title": Unexpected number 3, expected a string'],
    ['of several forms', { ...smallest, docs: 3 }, 'In "docs": Unexpected number 3, expected an object, or false'],
    [
      'of another type in a list of several forms',
      { ...smallest, footer: { links: [{ items: ['x'] }] } },
      'In "footer.links[0].items[0]": Unexpected "x", expected a link, or an object with "html"',
    ],
    [
      'of none of several words',
      { ...smallest, theme: { infima: 'no' } },
      'In "theme.infima": Unexpected "no", expected true, false or "unlayered"',
    ],
    [
      'of languages as Docusaurus has it',
      { ...smallest, i18n: { default: 'en', locales: ['en', 'fr'] } },
      'In "i18n.locales": Unexpected array, expected an object such as { en: {}, fr: {} }',
    ],
    ['that is missing', { title: undefined }, 'The key "title" is missing, expected a string'],
    ['that is blank', { title: ' ' }, 'In "title": Unexpected " ", expected a string that is not blank'],
    [
      'for the URL',
      { url: 'https://a.example/docs' },
      'In "url": Unexpected "https://a.example/docs", expected an origin without a path: url: "https://a.example", baseUrl: "/docs/"',
    ],
    [
      'for the base URL',
      { baseUrl: 'https://a/b' },
      'In "baseUrl": Unexpected "https://a/b", expected a path such as "/docs/"',
    ],
    [
      'for a route',
      { docs: { routeBasePath: 'a?b' } },
      'In "docs.routeBasePath": Unexpected "a?b", expected a route such as "docs", without "?", "#", "\\", ":" and spaces',
    ],
    [
      'for a folder',
      { staticDirs: ['/var'] },
      'In "staticDirs[0]": Unexpected "/var", expected a path relative to the site folder, without "/" at its start',
    ],
    [
      'for a level',
      { diagnostics: { 'broken-link': 'throw' } },
      'In "diagnostics["broken-link"]": Unexpected "throw", expected "ignore", "warn" or "error"',
    ],
    [
      'for a version name',
      { docs: { versions: { 'a/b': {} } } },
      'In "docs.versions["a/b"]": Unexpected key "a/b", expected the name of a version: at most 32 characters, without / \\ < > : " | ? *',
    ],
    [
      'for the latest version',
      { docs: { lastVersion: '..' } },
      'In "docs.lastVersion": Unexpected "..", expected the name of a version: at most 32 characters, without / \\ < > : " | ? *',
    ],
    [
      'for a version with two sources',
      { docs: { versions: { a: { dir: 'a', git: { ref: 'a', dir: 'b' } } } } },
      'In "docs.versions.a": Unexpected object, expected either "dir" or "git"',
    ],
    [
      'for sidebars',
      { docs: { sidebars: { a: [() => 1] } } },
      'In "docs.sidebars": Unexpected object, expected the path of a sidebar file, false, or an object of plain data with a list of items for each sidebar',
    ],
    [
      'for the order of heading levels',
      { toc: { min: 4 } },
      'In "toc": Unexpected object, expected "min" that is not above "max"',
    ],
    [
      'for a heading level',
      { toc: { max: 7 } },
      'In "toc.max": Unexpected number 7, expected a heading level from 2 to 6',
    ],
    [
      'for a link of the footer',
      { footer: { links: [{ items: [{ label: 'a' }] }] } },
      'In "footer.links[0].items[0]": Unexpected object, expected either "to" or "href"',
    ],
    [
      'for a magic comment',
      { code: { magicComments: [{ className: 'a' }] } },
      'In "code.magicComments[0]": Unexpected object, expected "line", "block" or both',
    ],
    [
      'for redirects',
      { redirects: [{ from: 1, to: '/a' }] },
      'In "redirects[0].from": Unexpected number 1, expected a string',
    ],
    [
      'for navbar items',
      { navbar: { items: {} } },
      'In "navbar.items": Unexpected object, expected an array of navbar items',
    ],
    [
      'for Algolia without ids',
      { search: { provider: 'algolia' } },
      'In "search": The key "algolia" is missing, expected "appId", "apiKey" and "indexName", or the environment variables DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_API_KEY and DOCS_ALGOLIA_INDEX',
    ],
    [
      'for Algolia without a key',
      { search: { algolia: { appId: 'A', indexName: 'I' } } },
      'In "search.algolia": The key "apiKey" is missing, expected a string, or the environment variable DOCS_ALGOLIA_API_KEY',
    ],
    [
      'for an application that is no part of a host',
      { search: { algolia: { appId: 'a.b', apiKey: 'K', indexName: 'I' } } },
      'In "search.algolia.appId": Unexpected "a.b", expected letters and digits',
    ],
    [
      'for a word without synonyms',
      { search: { synonyms: [['label', 'sticker'], ['toast']] } },
      'In "search.synonyms[1]": Unexpected array, expected two words or more that mean the same',
    ],
    [
      'for a mistyped placeholder',
      { search: { missingResultsUrl: 'https://example.com/new?title={qery}' } },
      'In "search.missingResultsUrl": Unexpected "https://example.com/new?title={qery}", expected a URL that names nothing but "{query}" in braces',
    ],
    [
      'for a folder of posts beside a changelog',
      { blog: { changelog: '../CHANGELOG.md', path: 'blog' } },
      'In "blog.path": Unexpected "blog", expected no "path" beside "changelog": a list makes two blogs',
    ],
    [
      'for a changelog without a name',
      { blog: { changelog: '' } },
      'In "blog.changelog": Unexpected "", expected a file of Markdown relative to the site folder, such as "../CHANGELOG.md"',
    ],
    [
      'for a word of the policy without its quotes',
      { security: { csp: { sources: { 'connect-src': ['self'] } } } },
      `In "security.csp.sources["connect-src"][0]": Unexpected "self", expected quotes within the text, as "'self'"`,
    ],
    [
      'for a scheme of the policy without its colon',
      { security: { csp: { sources: { 'img-src': ['data'] } } } },
      'In "security.csp.sources["img-src"][0]": Unexpected "data", expected a colon behind a scheme, as "data:"',
    ],
    [
      'for a host of the policy that no header can name',
      { security: { csp: { sources: { 'connect-src': ['https://münchen.example'] } } } },
      'In "security.csp.sources["connect-src"][0]": Unexpected "https://münchen.example", expected a source in ASCII, such as "https://xn--mnchen-3ya.example"',
    ],
    [
      'for lists of a blog at one URL',
      { blog: { tagsBasePath: 'authors' } },
      'In "blog[0].authorsBasePath": Unexpected "authors" as "authorsBasePath", expected another name than "tagsBasePath" has',
    ],
    [
      'for an expression that is none',
      { blog: { truncateMarker: '(' } },
      'In "blog.truncateMarker": Unexpected "(", expected a regular expression such as /<!-- more -->/',
    ],
    [
      'for a page of posts without any',
      { blog: { postsPerPage: 0 } },
      'In "blog.postsPerPage": Unexpected number 0, expected a whole number from 1, or "ALL"',
    ],
    [
      'for synonyms that are one list',
      { search: { synonyms: ['label'] } },
      'In "search.synonyms[0]": Unexpected "label", expected an array of words',
    ],
    [
      'for where readers tell of missing results',
      { search: { missingResultsUrl: 'issues/new' } },
      'In "search.missingResultsUrl": Unexpected "issues/new", expected a URL such as "https://example.com/issues/new?title={query}"',
    ],
    [
      'for a search host with a path',
      { search: { algolia: { appId: 'A', apiKey: 'K', indexName: 'I', hosts: ['https://a.b/c'] } } },
      'In "search.algolia.hosts[0]": Unexpected "https://a.b/c", expected an origin such as "https://search.example.com"',
    ],
    [
      'for a latest version that is not included',
      { docs: { lastVersion: 'b', onlyIncludeVersions: ['a'] } },
      'In "docs.lastVersion": Unexpected version "b", expected one that "onlyIncludeVersions" names',
    ],
    [
      'for an overlay',
      { docs: { versions: { a: { overlay: 'a' } } } },
      'In "docs.versions.a.overlay": Unexpected version "a" that is an overlay of itself',
    ],
  ])('%s is reported with its path and what is allowed', (_, change, message) => {
    expect(problems({ ...smallest, ...change })).toEqual([message])
  })
})

describe('an unknown key', () => {
  test('is reported with the nearest of those that exist', () => {
    expect(resolve({ ...smallest, docs: { routeBasPath: '/' } }).diagnostics).toEqual([
      {
        code: 'invalid-config',
        severity: 'error',
        file: 'docs.config.ts',
        message: 'In "docs.routeBasPath": Unexpected key "routeBasPath", expected "routeBasePath"',
        suggestion: 'routeBasePath',
      },
    ])
  })

  test('that is near to none is reported with all that exist', () => {
    expect(problems({ ...smallest, colorMode: { zzzzz: 1 } })).toEqual([
      'In "colorMode.zzzzz": Unexpected key "zzzzz", expected "default", "respectSystem" or "disableSwitch"',
    ])
  })

  test('of the diagnostics may be the code of a plugin, which nobody else knows', () => {
    const { value } = resolve({ ...smallest, diagnostics: { 'owners/missing-owner': 'error' } })
    expect(value?.diagnostics['owners/missing-owner']).toBe('error')
  })

  test('of the diagnostics is reported with the nearest code', () => {
    expect(resolve({ ...smallest, diagnostics: { 'broken-links': 'warn' } }).diagnostics).toMatchObject([
      { suggestion: 'broken-link' },
    ])
  })

  test('that Docusaurus has is reported with what to write in its place', () => {
    expect(resolve({ ...smallest, onBrokenLinks: 'throw' }).diagnostics).toMatchObject([
      { hint: 'Write "diagnostics: { "broken-link": … }" in place of Docusaurus\' "onBrokenLinks".' },
    ])
  })

  test('that Docusaurus has is reported once, and not as the missing one too', () => {
    const i18n = { defaultLocale: 'en', locales: { en: {} } }
    expect(resolve({ ...smallest, i18n }).diagnostics).toMatchObject([
      {
        message: 'In "i18n.defaultLocale": Unexpected key "defaultLocale"',
        hint: 'Write "default" in place of Docusaurus\' "defaultLocale".',
      },
    ])
  })

  test('that Docusaurus has is not taken for one that is near to it', () => {
    const [diagnostic] = resolve({ ...smallest, docs: { sidebarPath: './sidebars.js' } }).diagnostics
    expect(diagnostic).toMatchObject({
      message: 'In "docs.sidebarPath": Unexpected key "sidebarPath"',
      hint: 'Write "sidebars" in place of Docusaurus\' "sidebarPath".',
    })
    expect(diagnostic).not.toHaveProperty('suggestion')
  })

  test('that is missing is shown at the object that lacks it', () => {
    const text = "export default {\n  redirects: [{ from: '/a', to: '/b' }, { from: '/c' }],\n}"
    const value = { ...smallest, redirects: [{ from: '/a', to: '/b' }, { from: '/c' }] }
    expect(resolveConfig({ value, source: 'c.mjs', text, flags: {} }).diagnostics).toMatchObject([
      {
        message: 'In "redirects[1]": The key "to" is missing, expected a string',
        line: 2,
        column: 41,
      },
    ])
    expect(resolveConfig({ value: { url: smallest.url }, source: 'c.mjs', text, flags: {} }).diagnostics).toMatchObject(
      [{ message: 'The key "title" is missing, expected a string', line: 1, column: 1, endColumn: 15 }],
    )
  })
})

describe('collections', () => {
  const base = { title: 'Site', url: 'https://docs.example.com' }

  test('are the folder "docs", unless the config says otherwise', () => {
    expect(resolve(base)).toEqual(resolve({ ...base, docs: {} }))
    expect(resolve(base).value?.collections).toMatchObject([{ id: 'default', path: 'docs', routeBasePath: 'docs' }])
  })

  test('are at least one', () => {
    expect(problems({ ...base, collections: [] })).toEqual([
      'In "collections": Unexpected empty list, expected at least one collection of docs',
    ])
  })

  test('have one form only', () => {
    expect(problems({ ...base, docs: {}, collections: [{ id: 'b', routeBasePath: 'b' }] })).toEqual([
      'In "docs": Unexpected "docs" beside "collections", expected "docs" (one collection) or "collections" (an array of them)',
    ])
  })

  test('have ids and routes of their own', () => {
    expect(problems({ ...base, collections: [{ routeBasePath: '/a/' }, { routeBasePath: 'a' }] })).toEqual([
      'In "collections[1].id": Unexpected second collection with id "default", expected another id',
      'In "collections[1].routeBasePath": Unexpected second collection with route "a", expected another route',
    ])
  })
})

test('all problems are reported at once', () => {
  const { value, diagnostics } = resolve({
    titel: 'Site',
    url: 'nowhere',
    collections: [{ id: 'a' }, { id: 'a', routeBasePath: 'b' }],
    navbar: { items: [{ type: 'x', label: 'X' }] },
    redirects: [{ from: '/a', to: '/a' }],
  })
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ code, message }) => [code, message.split(',')[0]])).toEqual([
    ['invalid-config', 'The key "title" is missing'],
    ['invalid-config', 'In "url": Unexpected "nowhere"'],
    ['invalid-config', 'In "titel": Unexpected key "titel"'],
    ['invalid-config', 'In "collections[1].id": Unexpected second collection with id "a"'],
    ['navbar-item', 'Navbar item "X": Unexpected type "x"'],
    ['invalid-redirect', 'Redirect from "/a" to "/a": Unexpected redirect to itself'],
  ])
})

test('navbar items and redirects that are wrong are left out of a config that is right', () => {
  const { value, diagnostics } = resolve({
    ...smallest,
    navbar: { items: [{ type: 'x' }, { label: 'A', to: '/a' }] },
    redirects: [
      { from: 'a', to: '/b' },
      { from: '/c', to: '/d' },
    ],
  })
  expect(value?.navbar.items).toEqual([{ type: 'link', label: 'A', to: '/a', position: 'left' }])
  expect(value?.redirects).toEqual([{ from: '/c', to: '/d' }])
  expect(diagnostics.map(({ code }) => code)).toEqual(['navbar-item', 'invalid-redirect'])
})

test('with the text of the config file, a problem has its position', () => {
  const text = "export default {\n  titel: 'A',\n  url: 'nowhere',\n  docs: {},\n}\n"
  const value = { titel: 'A', url: 'nowhere', docs: {} }
  const { diagnostics } = resolveConfig({ value, source: 'docs.config.ts', text, flags: {} })
  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining('"title"') },
    { message: expect.stringContaining('"url"'), line: 3, column: 9, endLine: 3, endColumn: 16 },
    { message: expect.stringContaining('"titel"'), line: 2, column: 3, endLine: 2, endColumn: 8 },
  ])
})

test('a default language of code that nobody knows is a warning: such blocks are text', () => {
  const value = { ...smallest, code: { defaultLanguage: 'javascrpt' } }
  const codeNames = { languages: ['javascript'], themes: [] }
  const { value: config, diagnostics } = resolveConfig({ value, source: 'docs.config.ts', flags: {}, codeNames })
  expect(config?.code.defaultLanguage).toBe('javascrpt')
  expect(diagnostics.map(({ severity, code, message }) => [severity, code, message])).toEqual([
    [
      'warning',
      'unknown-language',
      'In "code.defaultLanguage": Unexpected "javascrpt", expected the name of a language for code',
    ],
  ])
})

test('an index at Algolia without a provider is a warning: readers search in the one that comes with the site', () => {
  const algolia = { appId: 'A', apiKey: 'K', indexName: 'I' }
  const { value, diagnostics } = resolve({ ...smallest, search: { algolia } })
  expect(value?.search.provider).toBe('embedded')
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      message:
        'In "search.algolia": Unexpected index at Algolia without "provider", expected provider: "algolia" beside it',
    },
  ])
  for (const provider of ['algolia', 'embedded', 'none'])
    expect(resolve({ ...smallest, search: { provider, algolia } }).diagnostics).toEqual([])
})

test('code takes a theme that the config holds, and none without colors of tokens or that ends a stylesheet', () => {
  const tokenColors = [{ scope: 'keyword', settings: { foreground: 'teal' } }]
  const told = (light: unknown) =>
    resolve({ ...smallest, code: { themes: { light } } }).diagnostics.map(({ message }) => message)
  expect(told({ name: 'Any', tokenColors, semanticHighlighting: true })).toEqual([])
  const expected = 'expected the name of a theme for code, or a theme with "tokenColors"'
  expect(told({ name: 'Any' })).toEqual([`In "code.themes.light": Unexpected object, ${expected}`])
  expect(told({ tokenColors, colors: { 'editor.background': 'red}' } })).toEqual([
    `In "code.themes.light": Unexpected object, ${expected}`,
  ])
})
