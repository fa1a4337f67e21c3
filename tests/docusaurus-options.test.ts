/** Options of Docusaurus' plugins: what each does to the built site, and that a migrated site has the same bytes. */
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { temporarySite } from './temporary-site.ts'

type Files = Readonly<Record<string, string>>

/** A config with these options of the classic preset, and further keys. */
function configText(options: string, more = ''): string {
  return `module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/', ${more} presets: [['classic', ${options}]] }`
}

/** The output of a site, and what of its config is not the same. Its migrated config gives the same output. */
async function built(config: string, files: Files) {
  const site = temporarySite({ 'docusaurus.config.js': config, ...files })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const env = { ...process.env, GIT_COMMITTER_DATE: '2024-05-05T23:11:12Z', GIT_AUTHOR_DATE: '2024-05-05T23:11:12Z' }
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: site.dir, env })
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'All')
    const { code, stderr } = await site.buildWarm()
    const output = site.output()
    if (code === 0) {
      const { stderr: told, code: ended } = await runWarm(['migrate', 'site'], { cwd: site.workDir })
      expect(`${ended} ${told}`).toMatch(/^0/)
      const again = await site.buildWarm()
      expect(`${again.code} ${again.stderr}`).toMatch(/^0/)
      expect(site.output()).toEqual(output)
    }
    return { code, stderr, output }
  } finally {
    site.remove()
  }
}

/** The lines of a sitemap, without what every line has. */
function lines(xml = ''): readonly string[] {
  return Array.from(xml.matchAll(/<url><loc>https:\/\/example\.com(.*?)<\/loc>(.*?)<\/url>/g), ([, path, rest]) =>
    `${path} ${rest}`.trim(),
  )
}

const pages = {
  'docs/index.md': '# Home\n',
  'docs/a.md': '# A\n',
  'src/pages/index.js': 'export default () => <p>Home</p>\n',
  'src/pages/hidden.js':
    "import Head from '@docusaurus/Head'\nexport default () => <Head><meta name='robots' content='noindex'/></Head>\n",
}

test.each<[string, string, string, readonly string[]]>([
  [
    'dates, frequency and priority are written, pages that hide themselves and patterns are left out',
    "{ lastmod: 'date', changefreq: 'daily', priority: 0.7, ignorePatterns: ['/docs/a'] }",
    'sitemap.xml',
    [
      '/docs/ <lastmod>2024-05-05</lastmod><changefreq>daily</changefreq><priority>0.7</priority>',
      '/ <lastmod>2024-05-05</lastmod><changefreq>daily</changefreq><priority>0.7</priority>',
    ],
  ],
  [
    'dates have their time, and the file its name',
    "{ lastmod: 'datetime', changefreq: null, priority: null, filename: 'maps/site.xml' }",
    'maps/site.xml',
    ['/docs/a', '/docs/', '/'].map((path) => `${path} <lastmod>2024-05-05T23:11:12.000Z</lastmod>`),
  ],
  ['null says no date', '{ lastmod: null }', 'sitemap.xml', ['/docs/a', '/docs/', '/']],
  [
    'a function lists what it wants, of what is listed without it',
    `{ lastmod: 'date', ignorePatterns: ['/docs/a'], createSitemapItems: async ({ defaultCreateSitemapItems, routes, siteConfig }) => {
      const docs = await defaultCreateSitemapItems({ siteConfig, routes: routes.filter(({ path }) => path.startsWith('/docs')) })
      const { sourceFilePath, lastUpdatedAt } = routes.find(({ path }) => path === '/docs/a').metadata
      return [...docs, { url: '/more', lastmod: new Date(lastUpdatedAt).toISOString() }, { url: siteConfig.url + '/' + sourceFilePath, priority: 1 }]
    } }`,
    'sitemap.xml',
    [
      '/docs/ <lastmod>2024-05-05</lastmod><changefreq>weekly</changefreq><priority>0.5</priority>',
      '/more <lastmod>2024-05-05</lastmod>',
      '/docs/a.md <priority>1.0</priority>',
    ],
  ],
  [
    'a function is given items that say of changes what the config does',
    '{ changefreq: null, priority: null, createSitemapItems: ({ defaultCreateSitemapItems, ...all }) => defaultCreateSitemapItems(all) }',
    'sitemap.xml',
    ['/docs/a', '/docs/', '/'],
  ],
])('of the sitemap: %s', async (_, sitemap, file, expected) => {
  const { output, stderr } = await built(configText(`{ blog: false, sitemap: ${sitemap} }`), pages)
  expect(lines(output[file])).toEqual(expected)
  expect(stderr).not.toContain('sitemap')
  expect(output['robots.txt']).toContain(`Sitemap: https://example.com/${file}\n`)
})

test('pictures, videos, news and languages that a function lists stand in the sitemap', async () => {
  const item = `{
    url: '/a',
    img: [{ url: '/a.png?x=1&y=2', caption: 'A & B', geoLocation: 'Bonn' }, '/b.png'],
    video: [{ title: 'V', description: 'D', thumbnail_loc: '/t.png', tag: ['x', 'y'], live: false, duration: 60, restriction: 'IE', 'restriction:relationship': 'allow' }],
    news: { publication: { name: 'N', language: 'en' }, publication_date: '2024-01-02', title: 'T' },
    links: [{ lang: 'de', url: '/de/a' }],
  }`
  const { output } = await built(
    configText(`{ blog: false, sitemap: { createSitemapItems: async () => [${item}] } }`),
    pages,
  )
  const [, namespaces = ''] = /<urlset (.*?)>/.exec(output['sitemap.xml'] ?? '') ?? []
  expect([...namespaces.matchAll(/xmlns:(\w+)/g)].map(([, prefix]) => prefix)).toEqual([
    'xhtml',
    'image',
    'video',
    'news',
  ])
  expect(
    /<url>(.*)<\/url>/
      .exec(output['sitemap.xml'] ?? '')?.[1]
      ?.split(/(?=<(?:image:image|video:video|news:news|xhtml:link))/),
  ).toEqual([
    '<loc>https://example.com/a</loc>',
    '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/a"/>',
    '<image:image><image:loc>https://example.com/a.png?x=1&#38;y=2</image:loc><image:caption>A &#38; B</image:caption><image:geo_location>Bonn</image:geo_location></image:image>',
    '<image:image><image:loc>https://example.com/b.png</image:loc></image:image>',
    '<video:video><video:title>V</video:title><video:description>D</video:description><video:thumbnail_loc>https://example.com/t.png</video:thumbnail_loc><video:tag>x</video:tag><video:tag>y</video:tag><video:live>no</video:live><video:duration>60</video:duration><video:restriction relationship="allow">IE</video:restriction></video:video>',
    '<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication><news:publication_date>2024-01-02</news:publication_date><news:title>T</news:title></news:news>',
  ])
})

test('a function that lists no pages leaves the sitemap out, and one that throws is told', async () => {
  const config = (create: string) => configText(`{ blog: false, sitemap: { createSitemapItems: ${create} } }`)
  const { output } = await built(config('async () => []'), pages)
  expect(output['sitemap.xml']).toBeUndefined()
  const { code, stderr } = await built(config("async () => { throw new Error('No pages') }"), pages)
  expect(code).toBe(2)
  expect(stderr).toContain('expected items of the sitemap: No pages')
})

const posts = {
  'docs/index.md': '# Home\n',
  'blog/one.md':
    '---\ntitle: One\ndate: 2024-01-01\n---\n\nOne two three four five.\n\n{/* truncate */}\n\n[x](/docs)\n',
  'blog/two.md':
    '---\ntitle: Two\ndate: 2024-01-02\nhide_time: true\ntags: [x]\nauthors: [{ name: Ada, email: a@example.com }]\n---\n\nTwo.\n',
  'blog/three.md': '---\ntitle: Three\ndate: 2024-01-03\ndescription: About\n---\n\nThree.\n',
}

test('a function says how long it takes to read a post', async () => {
  const blog = `{ readingTime: ({ content, frontMatter, locale, defaultReadingTime }) =>
    frontMatter.hide_time ? undefined : defaultReadingTime({ content, locale, options: { wordsPerMinute: 2 } }) }`
  const { output, stderr } = await built(configText(`{ blog: ${blog} }`), posts)
  const times = (path: string) => /(\d+) min read/.exec(output[path] ?? '')?.[1]
  // Six words and the name of the comment at two a minute.
  expect(times('blog/one/index.html')).toBe('4')
  expect(times('blog/two/index.html')).toBeUndefined()
  expect(times('blog/three/index.html')).toBe('1')
  expect(stderr).not.toContain('readingTime')
})

test('feeds have the words, the look and the items that the config says', async () => {
  const feedOptions = `{ type: 'all', xslt: { rss: true, atom: 'look.xsl' }, limit: 2, copyright: 'C & D', title: 'T', description: 'D', language: 'fr',
    createFeedItems: async ({ blogPosts, defaultCreateFeedItems, siteConfig, outDir }) => {
      const shown = blogPosts.filter(({ metadata }) => metadata.title !== 'Two')
      const items = await defaultCreateFeedItems({ blogPosts: shown, siteConfig, outDir })
      const [{ date, ...three }] = items
      return [...items.map((item) => ({ ...item, title: item.title + '!' })),
        { ...three, id: 'x', title: 'Another', date: '2023-02-03', author: [{ name: 'Eve', email: 'eve@example.com' }], category: [{ name: 'n' }] }]
    } }`
  const { output, stderr } = await built(configText(`{ blog: { feedOptions: ${feedOptions} } }`), {
    ...posts,
    'blog/look.xsl': '<own/>',
    'blog/look.css': 'own {}',
  })
  expect(stderr).not.toContain('feedOptions')
  const rss = output['blog/rss.xml'] ?? ''
  expect(rss).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?><\?xml-stylesheet type="text\/xsl" href="rss.xsl"\?>/)
  expect(output['blog/rss.xsl']).toContain('href="rss.css"')
  expect(output['blog/rss.css']).toContain('main')
  expect(output['blog/atom.xml']).toContain('<?xml-stylesheet type="text/xsl" href="look.xsl"?>')
  expect([output['blog/look.xsl'], output['blog/look.css']]).toEqual(['<own/>', 'own {}'])
  const head = /<title>T<.*?<description>D<.*?<language>fr<.*?<copyright>C &#38; D</s
  expect(rss).toMatch(head)
  const items = Array.from(rss.matchAll(/<item>(.*?)<\/item>/gs), ([, item]) => item)
  expect(items).toEqual([
    '<title>Three!</title><link>https://example.com/blog/three</link><guid>https://example.com/blog/three</guid>' +
      '<pubDate>Wed, 03 Jan 2024 00:00:00 GMT</pubDate><description>About</description>' +
      '<content:encoded>&#60;p&#62;Three.&#60;/p&#62;</content:encoded>',
    '<title>Another</title><link>https://example.com/blog/three</link><guid>x</guid>' +
      '<pubDate>Fri, 03 Feb 2023 00:00:00 GMT</pubDate><description>About</description>' +
      '<content:encoded>&#60;p&#62;Three.&#60;/p&#62;</content:encoded>' +
      '<author>eve@example.com (Eve)</author><category>n</category>',
  ])
  const { items: jsonItems } = JSON.parse(output['blog/feed.json'] ?? '') as { items: readonly { title: string }[] }
  expect(jsonItems.map(({ title }) => title)).toEqual(['Three!', 'Another'])
})

test('a look of feeds that is not there is told, and so is what a function of feeds throws', async () => {
  const lost = await built(configText("{ blog: { feedOptions: { xslt: { rss: 'lost.xsl' } } } }"), posts)
  expect([lost.code, lost.stderr]).toEqual([2, expect.stringContaining('Unexpected "lost.xsl"')])
  const create = "createFeedItems: async () => { throw new Error('No posts') }"
  const thrown = await built(configText(`{ blog: { feedOptions: { ${create} } } }`), posts)
  expect([thrown.code, thrown.stderr]).toEqual([2, expect.stringContaining('expected items of feeds: No posts')])
})

const edited = "editUrl: 'https://git.example.com/edit/main'"
const translations = {
  ...posts,
  'src/pages/about.md': '# About\n',
  'i18n/de/docusaurus-plugin-content-docs/current/index.md': '# Start\n',
  'i18n/de/docusaurus-plugin-content-blog/one.md': '---\ntitle: Eins\ndate: 2024-01-01\n---\n\nEins.\n',
  'i18n/de/docusaurus-plugin-content-pages/about.md': '# Was\n',
}
const twoLanguages = "i18n: { defaultLocale: 'en', locales: ['en', 'de'] },"
const links = (output: Readonly<Record<string, string>>) =>
  ['about', 'de/about', 'de/docs', 'de/blog/one'].map(
    (path) => /https:\/\/git\.example\.com\/edit\/main\/([^"]*)/.exec(output[`${path}/index.html`] ?? '')?.[1],
  )

test.each([
  ['false', '', ['src/pages/about.md', 'src/pages/about.md', 'docs/index.md', 'blog/one.md']],
  [
    'true',
    ', editLocalizedFiles: true, showLastUpdateTime: true, showLastUpdateAuthor: true',
    [
      'src/pages/about.md',
      'i18n/de/docusaurus-plugin-content-pages/about.md',
      'i18n/de/docusaurus-plugin-content-docs/current/index.md',
      'i18n/de/docusaurus-plugin-content-blog/one.md',
    ],
  ],
])(
  'docs, posts and pages of Markdown are edited where the config says: editLocalizedFiles is %s',
  async (_, more, expected) => {
    const each = `{ ${edited}${more} }`
    const { output, stderr } = await built(
      configText(`{ docs: ${each}, blog: ${each}, pages: ${each} }`, twoLanguages),
      translations,
    )
    expect(links(output)).toEqual(expected)
    expect(stderr).not.toMatch(/editUrl|editLocalizedFiles|showLastUpdate/)
    expect(/Last updated on .*?2024.*?by .*?Ada/.test(output['about/index.html'] ?? '')).toBe(more !== '')
  },
)

test('a page of Markdown has its own class on the root of the document, and a URL that browsers send', async () => {
  const text = '---\nwrapperClassName: wide\n---\n\n# Größe\n'
  const { output } = await built(configText('{ blog: false }'), { ...pages, 'src/pages/größe x.md': text })
  const html = output['größe x/index.html'] ?? ''
  expect(html).toMatch(/<html [^>]*class="mdx-page plugin-pages plugin-id-default wide"/)
  expect(html).toContain('<link rel="canonical" href="https://example.com/gr%C3%B6%C3%9Fe%20x">')
})

test('a function that reads front matter is given days as dates, and gives those of posts and docs', async () => {
  const parse = `async (given) => {
    const read = await given.defaultParseFrontMatter(given)
    const { date, last_update, title } = read.frontMatter
    const kinds = [date, last_update?.date, title].map((value) => value?.constructor.name ?? '-').join(' ')
    return { ...read, frontMatter: { ...read.frontMatter, description: kinds } }
  }`
  const update = "last_update:\n  date: 2024-02-02\n  author: Ada\ntitle: '2024-03-03'\n"
  const { code, stderr, output } = await built(
    configText('{ docs: { showLastUpdateTime: true } }', `markdown: { parseFrontMatter: ${parse} },`),
    {
      'src/pages/index.js': pages['src/pages/index.js'],
      'docs/index.md': `---\n${update}---\n\nText.\n`,
      'blog/one.md': '---\ntitle: One\ndate: 2024-01-01\n---\n\nOne.\n\n<!-- truncate -->\n',
    },
  )
  expect([code, stderr]).toEqual([0, expect.stringContaining(' 0 warnings')])
  expect(output['docs/index.html']).toContain('<meta name="description" content="- Date String">')
  expect(output['docs/index.html']).toMatch(/Last updated on <time dateTime="2024-02-02"/)
  expect(output['docs/index.html']).toContain('<title>2024-03-03 | Site</title>')
  expect(output['blog/one/index.html']).toContain('<meta name="description" content="Date - String">')
  expect(output['blog/one/index.html']).toContain('January 1, 2024')
})

test('a plugin finds the output in the folder of Docusaurus, which is there no longer than that', async () => {
  const plugin = `() => ({ name: 'writes', postBuild() {
  const { appendFileSync, mkdirSync } = require('node:fs')
  mkdirSync('build/made')
  appendFileSync('build/404.html', '<!-- seen -->')
} })`
  const site = temporarySite({
    'docusaurus.config.js': configText('{ blog: false }', `plugins: [${plugin}],`),
    'docs/a.md': '# A\n',
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    for (const state of ['new', 'again', 'migrated']) {
      if (state === 'migrated') await runWarm(['migrate', 'site'], { cwd: site.workDir })
      const { code, stderr } = await site.buildWarm()
      expect(`${code} ${stderr}`).toMatch(/^0/)
    }
    expect(site.output()['404.html']).toMatch(/<!-- seen -->$/)
    expect(existsSync(join(site.dir, 'build'))).toBe(false)
  } finally {
    site.remove()
  }
})
