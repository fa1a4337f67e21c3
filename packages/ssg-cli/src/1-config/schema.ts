import { array, custom, literal, number, string, union, unknown } from './zod.ts'
import { alternatives } from '../diagnostics/quote.ts'
import { baseUrl, isBaseUrl } from './base-url.ts'
import { blogSchema } from './blog-schema.ts'
import { choice, dictionary, flag, name, object, path, pixels, text } from './schema-parts.ts'
import { codeTheme } from './code-theme-schema.ts'
import { collectionSchema } from './collection-schema.ts'
import { defaultCodeThemes } from '../model/code-themes.ts'
import { diagnosticCodes } from '../model/diagnostic-table.ts'
import { cspSchema } from './csp-schema.ts'
import { i18nSchema, languageTag } from './languages/i18n-schema.ts'
import { linkSchema } from './link-schema.ts'
import { originProblem } from './origin-problem.ts'
import { pagesKeys } from './pages-schema.ts'
import { sitemapSchema } from './sitemap-schema.ts'
import { expectedStore, storeModes, storeUrl } from './shared-store.ts'
import { algoliaVariables } from './with-environment.ts'
import { unreachable } from './unreachable.ts'

const level = choice(['ignore', 'warn', 'error'])
// Codes of plugins are known to nobody but them.
const codeName = text.refine(
  (code) => code.includes('/') || diagnosticCodes.some((own) => own === code),
  alternatives(diagnosticCodes),
)
const tocLevel = number('a heading level from 2 to 6')
  .int('a whole number')
  .min(2, 'a heading level from 2 to 6')
  .max(6, 'a heading level from 2 to 6')
const ending = text.regex(/^\w+$/, 'an ending such as "html"')
const word = text.regex(/[\p{L}\p{N}]/u, 'a word, or several')
const componentName = text.regex(/^[A-Za-z][\w.]*$/, 'the name of a component')
const components = dictionary(componentName, path).default({})
const replacements = dictionary(
  text.regex(/^[A-Za-z][\w.]*$|^[A-Za-z][\w-]*\.css$/, 'the name of a component, or of a stylesheet of the theme'),
  path,
).default({})

const aroundArticles = object({
  around: array(path, 'an array of modules').default([]),
  after: array(path, 'an array of modules').default([]),
}).optional()

const algolia = object({
  // The id becomes part of a host's name.
  appId: algoliaId(algoliaVariables.appId).regex(/^[\w-]*$/, 'letters and digits'),
  apiKey: algoliaId(algoliaVariables.apiKey),
  indexName: algoliaId(algoliaVariables.indexName),
  hosts: array(
    text
      .refine((url) => originProblem(url) === undefined, { error: 'an origin such as "https://search.example.com"' })
      .transform((url) => new URL(url).origin),
    'an array of origins',
  ).optional(),
}).optional()

const algoliaIds =
  '"appId", "apiKey" and "indexName", or the environment variables ' +
  `${algoliaVariables.appId}, ${algoliaVariables.apiKey} and ${algoliaVariables.indexName}`

const codeSchema = object({
  themes: object({
    light: codeTheme.default(defaultCodeThemes.light),
    dark: codeTheme.default(defaultCodeThemes.dark),
  }).prefault({}),
  defaultLanguage: name.default('text'),
  aliases: dictionary(name, name).default({}),
  magicComments: array(
    object({
      className: name,
      line: name.optional(),
      block: object({ start: name, end: name }).optional(),
    }).refine(({ line, block }) => line !== undefined || block !== undefined, '"line", "block" or both'),
    'an array of magic comments',
  ).default([]),
})

const logoSchema = object({
  src: name,
  srcDark: name.optional(),
  alt: text.optional(),
  width: pixels.optional(),
  height: pixels.optional(),
  href: name.optional(),
  target: choice(['_self', '_blank']).optional(),
  className: name.optional(),
  style: dictionary(text, union([text, number('a text or a number')], 'a text or a number')).optional(),
}).optional()

const navbarSchema = object({
  title: text.optional(),
  logo: logoSchema,
  // An item that cannot be shown does not keep the others from being shown: see resolve-navbar-items.ts.
  items: array(unknown(), 'an array of navbar items').default([]),
  hideOnScroll: flag.default(true),
  style: choice(['dark', 'primary']).optional(),
})

const footerSchema = object({
  links: array(
    object({
      title: text.optional(),
      className: name.optional(),
      items: array(
        union([linkSchema({ className: name.optional() }), object({ html: name })], 'a link, or an object with "html"'),
        'an array of links',
      ).default([]),
    }),
    'an array of columns: { title, items }',
  ).default([]),
  logo: logoSchema,
  copyright: text.optional(),
  style: choice(['dark']).optional(),
})

/** The redirects of a config, before they are looked at together. */
export const redirectsSchema = array(object({ from: name, to: name }), 'an array of redirects: { from, to }').default(
  [],
)

/** The further collections of a config. */
export const collectionsSchema = array(collectionSchema, 'an array of collections').optional()

/** The config as an author writes it, with defaults where they depend on nothing else. */
export const schema = object({
  title: name,
  tagline: text.default(''),
  url: text
    .refine((url) => originProblem(url) === undefined, { error: ({ input }) => originProblem(input) })
    .transform((url) => new URL(url).origin),
  baseUrl: text.refine(isBaseUrl, 'a path such as "/docs/"').default('/').transform(baseUrl),
  favicon: name.optional(),
  image: name.optional(),
  trailingSlash: flag.optional(),
  noIndex: flag.default(false),
  titleDelimiter: text.default('|'),
  locale: object({
    code: languageTag.default('en'),
    label: name.optional(),
    htmlLang: languageTag.optional(),
    direction: choice(['ltr', 'rtl']).optional(),
  }).prefault({}),
  i18n: i18nSchema.optional(),
  staticDirs: array(path, 'an array of folders').default(['static']),
  ...pagesKeys,
  readableDirs: array(path, 'an array of folders').default([]),
  docs: union([collectionSchema, literal(false)], 'an object, or false').optional(),
  collections: collectionsSchema,
  blog: blogSchema.optional(),
  redirects: redirectsSchema,
  redirectExtensions: object({
    from: array(ending, 'an array of endings').optional(),
    to: array(ending, 'an array of endings').optional(),
  }).optional(),
  createRedirects: custom<(path: string) => unknown>((value) => typeof value === 'function', 'a function').optional(),
  sitemap: sitemapSchema,
  siteConfig: dictionary(name, unknown()).optional(),
  diagnostics: dictionary(codeName, level).default({}),
  markdown: object({
    format: choice(['detect', 'md', 'mdx']).default('detect'),
    mdx1: flag.optional(),
    admonitions: dictionary(text.regex(/^[a-z][\w-]*$/i, 'a name of letters, digits, "_" and "-"'), text).default({}),
    math: flag.default(true),
    codeFiles: flag.default(true),
    footnotePrefix: text.regex(/^[\w-]*$/, 'letters, digits, "_" and "-"').optional(),
    footnoteTitle: name.optional(),
    keepIdCase: flag.optional(),
    // Several times what a page of 5 MB takes on a slow machine.
    pageSeconds: number('a number of seconds').positive('a number of seconds above 0').default(30),
  }).prefault({}),
  code: codeSchema.prefault({}),
  theme: object({
    package: name.default('@docs-build/theme'),
    islands: choice(['marked', 'detect']).optional(),
    components: replacements,
    mdxComponents: components,
    css: array(path, 'an array of stylesheets').default([]),
    cssBelow: array(path, 'an array of stylesheets').optional(),
    infima: union([flag, literal('unlayered')], 'true, false or "unlayered"').optional(),
    root: path.optional(),
    articles: object({
      docs: aroundArticles,
      posts: aroundArticles,
      items: dictionary(name, name).optional(),
    }).optional(),
  }).prefault({}),
  navbar: navbarSchema.prefault({}),
  footer: footerSchema.prefault({}),
  announcementBar: object({
    id: name.default('announcement-bar'),
    html: name,
    closeable: flag.default(true),
    background: name.optional(),
    color: name.optional(),
  }).optional(),
  colorMode: object({
    default: choice(['light', 'dark']).default('light'),
    respectSystem: flag.default(false),
    disableSwitch: flag.default(false),
  }).prefault({}),
  toc: object({ min: tocLevel.default(2), max: tocLevel.default(3) })
    .prefault({})
    .refine(({ min, max }) => min <= max, '"min" that is not above "max"'),
  autoCollapseSidebar: flag.default(true),
  hideableSidebar: flag.optional(),
  forgetsVersion: flag.optional(),
  markdownLinks: flag.default(false),
  print: choice(['sections']).optional(),
  offline: choice(['cache']).optional(),
  check: object({
    external: object({ ignore: array(name, 'an array of URL patterns').default([...unreachable]) }).prefault({}),
  }).prefault({}),
  cache: object({
    maxMegabytes: number('a number of megabytes').positive('a number of megabytes above 0').optional(),
    remote: text.regex(storeUrl, expectedStore).optional(),
    mode: choice(storeModes).optional(),
  }).prefault({}),
  security: object({ csp: cspSchema.prefault({}) }).prefault({}),
  search: object({
    provider: choice(['embedded', 'algolia', 'none']).default('embedded'),
    algolia,
    synonyms: array(
      array(word, 'an array of words').refine((words) => words.length > 1, 'two words or more that mean the same'),
      'an array of arrays of words',
    ).optional(),
    missingResultsUrl: text
      .regex(/^(?:https?:\/\/|mailto:)\S+$/i, 'a URL such as "https://example.com/issues/new?title={query}"')
      .refine((url) => !url.replaceAll('{query}', '').includes('{'), 'a URL that names nothing but "{query}" in braces')
      .optional(),
  })
    .prefault({})
    .refine((search) => search.provider !== 'algolia' || search.algolia !== undefined, {
      path: ['algolia'],
      error: algoliaIds,
    }),
})

function algoliaId(variable: string) {
  const expected = `a string, or the environment variable ${variable}`
  return string(expected).regex(/\S/, expected)
}
