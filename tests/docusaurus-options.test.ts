/** Options of Docusaurus' plugins: what each does to the built site, and that a migrated site has the same bytes. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
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
    const { code, stderr } = await site.build()
    const output = site.output()
    if (code === 0) {
      const { stderr: told, code: ended } = await runCli(['migrate', 'site'], { cwd: site.workDir })
      expect(`${ended} ${told}`).toMatch(/^0/)
      const again = await site.build()
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
])('of the sitemap: %s', async (_, sitemap, file, expected) => {
  const { output, stderr } = await built(configText(`{ blog: false, sitemap: ${sitemap} }`), pages)
  expect(lines(output[file])).toEqual(expected)
  expect(stderr).not.toContain('sitemap')
  expect(output['robots.txt']).toContain(`Sitemap: https://example.com/${file}\n`)
})

test('a function that lists no pages leaves the sitemap out, and one that throws is told', async () => {
  const config = (create: string) => configText(`{ blog: false, sitemap: { createSitemapItems: ${create} } }`)
  const { output } = await built(config('async () => []'), pages)
  expect(output['sitemap.xml']).toBeUndefined()
  const { code, stderr } = await built(config("async () => { throw new Error('No pages') }"), pages)
  expect(code).toBe(2)
  expect(stderr).toContain('expected items of the sitemap: No pages')
})
