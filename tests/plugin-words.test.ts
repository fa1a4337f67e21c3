/** What plugins of Docusaurus bring for languages of a site. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined
afterEach(() => site?.remove())

test('words that a plugin has for a language are shown there, below those of the site', async () => {
  site = temporarySite({
    'docusaurus.config.mjs': `
const words = { de: { hi: 'Hallo', own: 'Nein' }, fr: { hi: 'Salut' } }
function greeting({ i18n: { currentLocale } }) {
  return { name: 'greeting', getDefaultCodeTranslationMessages: async () => words[currentLocale] ?? {} }
}
export default {
  title: 'Site', url: 'https://example.com', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
  presets: [['classic', { blog: false, docs: false }]],
  plugins: [greeting],
}
`,
    'src/pages/index.jsx': `import Translate, { translate } from '@docusaurus/Translate'
export default () => <p>{translate({ id: 'hi', message: 'Hi' })} <Translate id="own">Own</Translate></p>
`,
    'i18n/de/code.json': '{ "own": { "message": "Eigen" } }',
  })
  rmSync(join(site.dir, 'docs.config.mjs'))
  const { stderr } = await site.buildWarm()
  expect(stderr).not.toContain('getDefaultCodeTranslationMessages')
  const output = site.output()
  const shown = ['index.html', 'de/index.html', 'fr/index.html'].map(
    (file) => /<p>(.*?)<\/p>/.exec(output[file]?.replaceAll('<!-- -->', '') ?? '')?.[1],
  )
  expect(shown).toEqual(['Hi Own', 'Hallo Eigen', 'Salut Own'])
})
