/** Plugins of Docusaurus whose content is another one in each language of a site. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined
afterEach(() => site?.remove())

const files = {
  'docusaurus.config.mjs': `
function roofs({ baseUrl, siteConfig, localizationDir, i18n }, { id }) {
  return {
    name: 'roofs',
    loadContent: async () => ({ title: 'Roofs', made: i18n.currentLocale }),
    async getTranslationFiles({ content }) {
      return [{ path: 'words', content: { title: { message: content.title, description: 'Of the list' }, unit: { message: 'm' } } }]
    },
    translateContent({ content, translationFiles: [{ path, content: words }] }) {
      return { ...content, title: words.title.message, unit: words.unit.message, path }
    },
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content)
      const list = await actions.createData('list.json', content)
      actions.addRoute({ path: baseUrl + 'roofs', component: '@site/src/Roofs', exact: true, modules: { list } })
    },
    allContentLoaded({ allContent, actions }) {
      actions.setGlobalData({ all: allContent.roofs[id].title })
    },
    injectHtmlTags: ({ content }) => ({ headTags: [{ tagName: 'meta', attributes: { name: 'roofs', content: content.title } }] }),
  }
}
export default {
  title: 'Site', url: 'https://example.com', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
  presets: [['classic', { blog: false, docs: false }]],
  plugins: [[roofs, { id: 'flat' }]],
}
`,
  'src/Roofs.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
export default ({ list }) => {
  const told = usePluginData('roofs', 'flat')
  return <p>{[list.title, list.unit, list.made, told.title, told.all].join(' ')}</p>
}
`,
  'src/pages/index.jsx': 'export default () => <p>Home</p>\n',
  'i18n/de/roofs-flat/words.json': '{ "title": { "message": "Dach" }, "old": { "message": "Alt" } }',
}

function written() {
  site = temporarySite(files)
  rmSync(join(site.dir, 'docs.config.mjs'))
  return site
}

test('pages, data and tags of a plugin are in the language of the page', async () => {
  const own = written()
  const { stderr } = await own.buildWarm()
  expect(stderr).not.toMatch(/roofs (?:getTranslationFiles|translateContent)/)
  const output = own.output()
  const shown = ['roofs', 'de/roofs', 'fr/roofs'].map((page) => {
    const html = output[`${page}/index.html`] ?? ''
    return [/<p>(.*?)<\/p>/.exec(html)?.[1], /<meta name="roofs" content="(.*?)"/.exec(html)?.[1]]
  })
  expect(shown).toEqual([
    ['Roofs m en Roofs Roofs', 'Roofs'],
    ['Dach m de Dach Dach', 'Dach'],
    ['Roofs m fr Roofs Roofs', 'Roofs'],
  ])
})

test('messages of a plugin are written for translators, and those that it does not know are marked', async () => {
  const own = written()
  const { stdout } = await runWarm(['translations', 'site', '--update'], { cwd: own.workDir })
  expect(stdout).toContain('site/i18n/de/roofs-flat/words.json  unit')
  const words = (code: string) =>
    JSON.parse(readFileSync(join(own.dir, `i18n/${code}/roofs-flat/words.json`), 'utf8')) as unknown
  expect(words('de')).toEqual({
    title: { message: 'Dach', description: 'Roofs (Of the list)' },
    old: { message: 'Alt', description: '(unused)' },
    unit: { message: '', description: 'm' },
  })
  expect(words('fr')).toMatchObject({ title: { message: '' }, unit: { message: '' } })
})
