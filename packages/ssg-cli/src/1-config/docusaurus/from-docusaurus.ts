import type { AskedFunctions } from '../../model/asked-functions.ts'
import type { Difference } from '../../model/difference.ts'
import { isObject } from '../../text/is-object.ts'
import { clientModules } from './client-modules.ts'
import { extensions } from './extensions.ts'
import { future } from './future.ts'
import { headTags, scripts } from './head-tags.ts'
import { i18n } from './i18n.ts'
import { lostValues } from './lost-values.ts'
import { levelOf } from './levels.ts'
import { markdown } from './markdown.ts'
import { withGtagOfNow } from './former-gtag.ts'
import { mdx1 } from './mdx-1.ts'
import { patches } from './patches.ts'
import type { ListOfFolders } from './markdown-options.ts'
import { granted, joined, leftOut, otherwise, partOf, same, unless, type Part, type Rules } from './part.ts'
import { allPages } from './pages.ts'
import type { RanPresets } from './ran-presets.ts'
import { siteConfigOf } from './site-config-of.ts'
import { swizzled } from './swizzled.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'
import { themeConfig } from './theme-config.ts'
import { stylesheets } from './stylesheets.ts'
import { unifiedLists } from './unified-lists.ts'

/** A config of ours, and what of the config that it was made from is not the same. */
export interface FromDocusaurus {
  readonly value: Readonly<Record<string, unknown>>
  readonly differences: readonly Difference[]
  /** Functions of the config that are asked while pages are placed. */
  readonly asked?: AskedFunctions
}

/**
 * Read a Docusaurus config as one of ours: what its file exports, once promises and functions are done.
 *
 * @param ran what presets gave that were run
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
export function fromDocusaurus(exported: unknown, facts: SiteFacts, ran: RanPresets = new Map()): FromDocusaurus {
  const given = isObject(exported) ? exported : {}
  const base = baseUrlOf(given['baseUrl'])
  const { config = {}, differences = [] } = joined([
    { config: defaults },
    partOf(given, '', {
      ...rules(facts, base),
      stylesheets: stylesheets(facts, base, given['staticDirectories']),
    }),
    given['i18n'] === undefined ? i18n(facts)({}, 'i18n') : {},
    given['markdown'] === undefined ? markdown({}, 'markdown') : {},
    mdx1(given['markdown'], facts),
    given['themeConfig'] === undefined ? themeConfig(base, facts)({}, 'themeConfig') : {},
    extensions(withGtagOfNow(given), facts, ran),
    swizzled(facts),
    patches(facts),
    lostValues(given),
    { config: { siteConfig: siteConfigOf(given, facts.siteDir) } },
  ])
  const { lists, folders, everyPage, postsByYear, hasDiagrams: _, asked, ...rest } = config
  const unified = unifiedLists(Array.isArray(lists) ? (lists as readonly ListOfFolders[]) : [], facts)
  const onPages: Part = everyPage === undefined ? {} : { config: { plugins: [{ name: 'site', ...Object(everyPage) }] } }
  const byYear: Part = postsByYear === undefined ? {} : { config: { blog: blogsByYear(rest['blog'], postsByYear) } }
  const noDocs: Part = rest['collections'] === undefined ? { config: { docs: false } } : {}
  const all = joined([
    { config: { ...rest, ...byYear.config }, differences },
    noDocs,
    unified,
    onPages,
    allPages(folders),
  ])
  return {
    value: withFeedTitles(withEditedOriginals(withoutTwins(all.config ?? {})), given['title']),
    differences: all.differences ?? [],
    // The rules put nothing but functions there.
    ...(asked !== undefined && { asked: asked as AskedFunctions }),
  }
}

/** What Docusaurus does unless it is told otherwise, and we do differently. */
const defaults = {
  diagnostics: {
    'broken-link': 'error',
    'broken-anchor': 'warn',
    'broken-markdown-link': 'warn',
    'broken-image': 'error',
    'duplicate-route': 'warn',
    'unsafe-url': 'warn',
    'lost-front-matter': 'warn',
    'empty-text': 'warn',
    'impossible-date': 'warn',
  },
  // There every component runs in browsers.
  theme: { islands: 'detect', infima: 'unlayered' },
  // Docusaurus sends no policy, and its sites were not written for one.
  security: { csp: false },
}

function baseUrlOf(value: unknown = ''): string {
  return `/${String(value).replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

function rules(facts: SiteFacts, base: string): Rules {
  const deployed = otherwise('components find it in useDocusaurusContext(), and nothing is deployed from here')
  const elsewhere = { presets: granted, plugins: granted, themes: granted }
  return {
    title: same('title'),
    tagline: same('tagline'),
    url: same('url'),
    baseUrl: () => same('baseUrl')(base, ''),
    favicon: unless('', same('favicon')),
    trailingSlash: same('trailingSlash'),
    noIndex: same('noIndex'),
    titleDelimiter: unless('|', same('titleDelimiter')),
    baseUrlIssueBanner: granted,
    onBrokenLinks: levelOf('broken-link'),
    onBrokenAnchors: levelOf('broken-anchor'),
    onBrokenMarkdownLinks: levelOf('broken-markdown-link'),
    onDuplicateRoutes: levelOf('duplicate-route'),
    organizationName: deployed,
    projectName: deployed,
    deploymentBranch: deployed,
    githubHost: deployed,
    githubPort: deployed,
    customFields: granted,
    staticDirectories: (value, at) =>
      same('staticDirs')(Array.isArray(value) ? value.map((path) => siteFile(String(path), facts.siteDir)) : value, at),
    headTags,
    scripts,
    clientModules: clientModules(facts),
    ssrTemplate: leftOut('the theme writes the page around the content'),
    storage: leftOut('the theme names what it keeps'),
    webpack: otherwise('nothing is bundled with webpack'),
    future,
    i18n: i18n(facts),
    markdown,
    themeConfig: themeConfig(base, facts),
    ...elsewhere,
  }
}

/** What the theme of Docusaurus says of the sidebars of all blogs, each blog of ours says itself. */
function blogsByYear(blogs: unknown, blogSidebarByYear: unknown): readonly unknown[] {
  return (Array.isArray(blogs) ? blogs : []).map((blog) => ({ ...Object(blog), blogSidebarByYear }))
}

/** With Docusaurus a translation is edited where its original is, unless the site says otherwise. */
function withEditedOriginals(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (value['i18n'] === undefined) return value
  const edited = (each: unknown) =>
    isObject(each) && each['editUrl'] !== undefined ? { editLocalizedFiles: false, ...each } : each
  const lists = ['collections', 'blog', 'morePages'].filter((key) => Array.isArray(value[key]))
  return {
    ...(value['pagesEditUrl'] !== undefined && { pagesEditLocalizedFiles: false }),
    ...value,
    ...Object.fromEntries(lists.map((key) => [key, (value[key] as readonly unknown[]).map(edited)])),
  }
}

/** With Docusaurus a feed is named after the site, whatever the name of its blog is. */
function withFeedTitles(value: Readonly<Record<string, unknown>>, title: unknown): Readonly<Record<string, unknown>> {
  if (!Array.isArray(value['blog'])) return value
  const named = (blog: unknown) => {
    const { blogTitle, blogDescription, feedOptions } = Object(blog) as Readonly<Record<string, unknown>>
    if (blogTitle === undefined && blogDescription === undefined) return blog
    const words = `${String(title)} Blog`
    return { ...Object(blog), feedOptions: { title: words, description: words, ...Object(feedOptions) } }
  }
  return { ...value, blog: value['blog'].map(named) }
}

/** A plugin of ours that several parts of the config ask for is there once. */
function withoutTwins(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { plugins } = value
  if (!Array.isArray(plugins)) return value
  // Of others the same module may stand there with other options, and another id.
  const nameOf = (entry: unknown): unknown => {
    const name: unknown = Array.isArray(entry) ? entry[0] : undefined
    return String(name).startsWith('@docs-build/') ? name : undefined
  }
  const kept = plugins.filter((entry, index) => {
    const name = nameOf(entry)
    return name === undefined || plugins.findIndex((other) => nameOf(other) === name) === index
  })
  return { ...value, plugins: kept }
}
