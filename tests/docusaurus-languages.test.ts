/** Configs of Docusaurus that ask which language is made: it runs them once for each. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

const asking = (german: string) => `
const { words } = require('./words.js')
module.exports = async () => ({
  title: words('Tool', 'Werkzeug'),
  tagline: words('It works', ${JSON.stringify(german)}),
  url: 'https://example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  customFields: { greeting: words('Hello', 'Hallo'), same: true },
  presets: [['classic', { blog: false }]],
  themeConfig: {
    announcementBar: { id: 'a', content: words('News', 'Neues') },
    navbar: { title: words('Tool', 'Werkzeug'), items: [{ to: '/docs/', label: words('Docs', 'Doku') }] },
    footer: { links: [], copyright: words('All rights', 'Alle Rechte') },
  },
})`

const files = {
  'docusaurus.config.js': asking('Es geht'),
  'words.js': `const language = process.env.DOCUSAURUS_CURRENT_LOCALE
exports.words = (english, german) => (language === 'de' ? german : english)\n`,
  'docs/index.md': '# Start\n',
  'src/pages/index.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  const { title, tagline, customFields, themeConfig } = siteConfig
  return <p>{[title, tagline, customFields.greeting, customFields.same, themeConfig.navbar.items[0].label].join(', ')}</p>
}\n`,
}

function asked(more: Readonly<Record<string, string>> = {}) {
  const site = temporarySite({ ...files, ...more })
  rmSync(join(site.dir, 'docs.config.mjs'))
  return site
}

const shown = (html = '') => ({
  home: /<p>([^<]*)<\/p>/.exec(html)?.[1],
  frame: ['Neues', 'News', 'Doku', 'Docs', 'Alle Rechte', 'All rights'].filter((words) => html.includes(`>${words}<`)),
})

test('each language shows what the config says when it is asked for it, and an edit shows in all', async () => {
  const site = asked()
  try {
    const first = await site.buildWarm()
    expect(`${first.code} ${first.stderr}`).toMatch(/^0/)
    const output = site.output()
    expect(shown(output['index.html'])).toEqual({
      home: 'Tool, It works, Hello, true, Docs',
      frame: ['News', 'Docs', 'All rights'],
    })
    expect(shown(output['de/index.html']).home).toBe('Werkzeug, Es geht, Hallo, true, Doku')
    expect(shown(output['docs/index.html']).frame).toEqual(['News', 'Docs', 'All rights'])
    expect(shown(output['de/docs/index.html']).frame).toEqual(['Neues', 'Doku', 'Alle Rechte'])
    expect(output['de/docs/index.html']).toContain('<title>Start | Werkzeug</title>')
    expect(output['docs/index.html']).toContain('<title>Start | Tool</title>')

    site.write({ 'docusaurus.config.js': asking('Es geht gut') })
    await site.buildWarm()
    expect(shown(site.output()['de/index.html']).home).toBe('Werkzeug, Es geht gut, Hallo, true, Doku')
    await site.buildWarm(['--locale', 'de'])
    expect(shown(site.output()['de/index.html']).home).toBe('Werkzeug, Es geht gut, Hallo, true, Doku')
  } finally {
    site.remove()
  }
})

test('what a config says of docs, and how links weigh, may differ by language', async () => {
  const english = "process.env.DOCUSAURUS_CURRENT_LOCALE === 'en'"
  const site = asked({
    'docusaurus.config.js': `module.exports = {
  title: 'Tool', url: 'https://example.com', baseUrl: '/', onBrokenLinks: ${english} ? 'throw' : 'warn',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', { blog: false, docs: { editUrl: ${english} ? 'https://git.example.com/' : 'https://words.example.com/' } }]],
}\n`,
    'src/pages/index.jsx': 'export default () => <p>Home</p>\n',
    'docs/a.md': '---\nslug: /there\n---\n\n# A\n',
    'docs/index.md': '# Start\n\n[a](/docs/there)\n',
    'i18n/de/docusaurus-plugin-content-docs/current/a.md': '---\nslug: /dort\n---\n\n# A\n\n[no](/docs/no)\n',
  })
  try {
    const { code, stderr } = await site.buildWarm()
    expect(code).toBe(0)
    expect(stderr.match(/^\S+ +warning +broken-link/gm)).toHaveLength(2)
    const output = site.output()
    expect(output['docs/index.html']).toContain('href="https://git.example.com/docs/index.md"')
    expect(output['de/docs/index.html']).toContain('href="https://words.example.com/docs/index.md"')

    site.write({ 'docs/b.md': '# B\n\n[no](/docs/no)\n' })
    expect((await site.buildWarm()).code).toBe(1)
  } finally {
    site.remove()
  }
})

test('a config that fails in one language is told, with the place and the language', async () => {
  const site = asked({
    'words.js': `exports.words = (english) => {
  if (process.env.DOCUSAURUS_CURRENT_LOCALE === 'de') throw new Error('No German yet')
  return english
}\n`,
  })
  try {
    const { code, stderr } = await site.buildWarm()
    expect(code).toBe(2)
    expect(stderr).toContain('site/words.js:2:')
    expect(stderr).toContain('Unexpected error in language "de": No German yet')
  } finally {
    site.remove()
  }
})

test('migrated, it has the titles of all languages, and says where the rest is written', async () => {
  const site = asked()
  try {
    await runWarm(['migrate', 'site'], { cwd: site.workDir })
    const text = readFileSync(join(site.dir, 'docs.config.ts'), 'utf8')
    expect(text).toContain("de: { title: 'Werkzeug', tagline: 'Es geht' }")
    expect(text).toContain('docusaurus.config.js: it asks for the language')
    await site.buildWarm()
    expect(site.output()['de/docs/index.html']).toContain('<title>Start | Werkzeug</title>')
  } finally {
    site.remove()
  }
})

test('a plugin is made, loads its content and finishes the site for each language', async () => {
  const site = asked({
    'docusaurus.config.js': `
const { writeFileSync } = require('fs')
const { words } = require('./words.js')
function told({ i18n, siteConfig, outDir }) {
  const { currentLocale } = i18n
  const seen = [currentLocale, siteConfig.title, siteConfig.baseUrl, siteConfig.customFields.of]
  return {
    name: 'told',
    loadContent: () => seen,
    contentLoaded({ content, actions }) { actions.setGlobalData({ content }) },
    postBuild(props) {
      const { content, routesPaths, siteConfig } = props
      writeFileSync(props.outDir + '/told.json', JSON.stringify({ content, routesPaths, title: siteConfig.title, seen, same: props.i18n.currentLocale === currentLocale }))
    },
  }
}
module.exports = {
  title: words('Tool', 'Werkzeug'), url: 'https://example.com', baseUrl: '/b/', presets: [['classic', { blog: false }]],
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, customFields: { of: words('English', 'German') }, plugins: [told],
}`,
    'src/pages/index.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
export default () => <p>{usePluginData('told').content.join()}</p>\n`,
  })
  try {
    const { code, stderr } = await site.buildWarm()
    expect(`${code} ${stderr}`).toMatch(/^0/)
    const output = site.output()
    const languages = [
      { folder: '', base: '/b/', seen: ['en', 'Tool', '/b/', 'English'] },
      { folder: 'de/', base: '/b/de/', seen: ['de', 'Werkzeug', '/b/de/', 'German'] },
    ]
    for (const { folder, base, seen } of languages) {
      expect(output[`${folder}index.html`]).toContain(`<p>${seen.join()}</p>`)
      expect(JSON.parse(output[`${folder}told.json`] ?? '')).toEqual({
        content: seen,
        routesPaths: ['docs/', '', 'search', '404.html'].map((path) => base + path),
        title: seen[1],
        seen,
        same: true,
      })
    }
  } finally {
    site.remove()
  }
})
