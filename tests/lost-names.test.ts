/** What a config names and is not there, and what is there and no config names: each is told once, with its place. */
import { expect, test } from 'vitest'
import { findingsIn, configText } from './temporary-site.ts'

const multiline = (keys: Readonly<Record<string, unknown>>) => {
  const value = { title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, ...keys }
  return `export default ${JSON.stringify(value, undefined, 2)}\n`
}

const folder = (place: string, key: string, name: string) =>
  `site/docs.config.mjs:${place}  warning  invalid-config  In "${key}": Unexpected "${name}", expected a folder that exists`

test('folders that a config names and that are not there are warnings, but for those that every site has', async () => {
  const keys = {
    docs: { routeBasePath: '/', versionsDir: 'old' },
    staticDirs: ['static', 'public', 'files'],
    pagesDir: 'src/pages',
    morePages: [{ path: 'tools', routeBasePath: 'tools' }],
    readableDirs: ['../examples'],
    i18n: { default: 'en', locales: { en: {}, de: {} }, path: 'languages' },
  }
  expect(await findingsIn({ 'docs.config.mjs': multiline(keys), 'files/a.txt': '' })).toEqual([
    folder('6:21', 'docs.versionsDir', 'old'),
    folder('10:6', 'staticDirs[1]', 'public'),
    folder('13:16', 'pagesDir', 'src/pages'),
    folder('16:16', 'morePages[0].path', 'tools'),
    folder('21:6', 'readableDirs[0]', '../examples'),
    folder('29:14', 'i18n.path', 'languages'),
  ])
  expect(await findingsIn({ 'docs.config.mjs': configText({ siteConfig: {}, staticDirs: ['public'] }) })).toEqual([])
})

test('a file of tags that the config names and no version of the docs has is told once for all languages', async () => {
  const keys = { docs: { routeBasePath: '/', tags: 'words.yml' }, i18n: { default: 'en', locales: { en: {}, de: {} } } }
  const versions = { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/index.md': '# Home\n' }
  expect(await findingsIn({ 'docs.config.mjs': multiline(keys), ...versions })).toEqual([
    'site/docs.config.mjs:6:14  error  invalid-config  In "docs.tags": Unexpected "words.yml", expected a file in the folder "docs" or "versioned_docs/version-1.0"',
  ])
  const old = { 'versioned_docs/version-1.0/words.yml': 'a:\n  label: A\n' }
  expect(await findingsIn({ 'docs.config.mjs': multiline(keys), ...versions, ...old })).toEqual([])
})

test('translations into a language that is not translated are told', async () => {
  const config = (de: object, fr: object) =>
    multiline({ i18n: { default: 'en', locales: { en: {}, de, fr } }, docs: { routeBasePath: '/' } })
  const files = { 'i18n/de/docs/index.md': '# Anfang\n', 'i18n/de/code.json': '{}' }
  expect(await findingsIn({ 'docs.config.mjs': config({ translate: false }, {}), ...files })).toEqual([
    'site/docs.config.mjs:12:10  warning  unused-translation  Unexpected folder of translations "i18n/de", expected none where a language has translate: false',
    '  Remove "translate", or the folder.',
  ])
  // Another language may read it.
  expect(await findingsIn({ 'docs.config.mjs': config({ translate: false }, { path: 'de' }), ...files })).toEqual([])
})

test('the tag of no language is told', async () => {
  const told = (htmlLang: string) => findingsIn({ 'docs.config.mjs': multiline({ locale: { htmlLang } }) })
  const expected = 'expected a language code such as "de", "pt-BR" or "zh-Hans"'
  for (const tag of ['de-A', 'en--GB', 'zh-Hans_CN'])
    expect(await told(tag)).toEqual([
      `site/docs.config.mjs:9:18  error  invalid-config  In "locale.htmlLang": Unexpected "${tag}", ${expected}`,
    ])
})
