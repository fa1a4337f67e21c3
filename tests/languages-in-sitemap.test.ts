/** What a build of several languages tells search engines, once for all of them. */
import { expect, test } from 'vitest'
import { buildInMemory, config, memorySite } from './memory-site.ts'

const i18n = { default: 'en', locales: { en: {}, de: {} } }
const built = async (files: Readonly<Record<string, string>>, more: Readonly<Record<string, unknown>>) => {
  const site = memorySite({ 'docs.config.mjs': config(more), ...files })
  return (await buildInMemory(site)).outputs.get('sitemap.xml')
}

test('the sitemap names each page with its translations, and the default language for everybody else', async () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/"/>'
  const sitemap = await built({ 'docs/index.md': '# Home\n' }, { i18n })
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(sitemap).toContain(`<url><loc>https://example.com/</loc>${links}</url>`)
  expect(sitemap).toContain(`<url><loc>https://example.com/de/</loc>${links}</url>`)
})

test('the sitemap names no translation that search engines are not to list', async () => {
  const files = {
    'docs/index.md': '# Home\n',
    'i18n/de/docs/index.md': '---\nunlisted: true\n---\n\n# Start\n',
  }
  const sitemap = await built(files, { i18n })
  expect(sitemap).toContain('<url><loc>https://example.com/</loc></url>')
  expect(sitemap).not.toContain('xhtml')
})

test('the sitemap lists no page that the config leaves out, and names it in no other language', async () => {
  const files = { 'docs/index.md': '# Home\n', 'docs/a/b.md': '# B\n' }
  const sitemap = await built(files, { baseUrl: '/x/', i18n, sitemap: { exclude: ['/x/de/a/**'] } })
  expect(sitemap).toContain('<url><loc>https://example.com/x/a/b</loc></url>')
  expect(sitemap).toContain('https://example.com/x/de/</loc>')
  expect(sitemap).not.toContain('/x/de/a/b')
})

test('each language below the root has a sitemap of its own pages too, where Docusaurus has it', async () => {
  const site = memorySite({ 'docs.config.mjs': config({ i18n }), 'docs/index.md': '# Home\n' })
  const { outputs } = await buildInMemory(site)
  const locations = (path: string) => outputs.get(path)?.match(/<loc>[^<]*/g)
  expect(locations('sitemap.xml')).toHaveLength(2)
  expect(locations('de/sitemap.xml')).toEqual(['<loc>https://example.com/de/'])
})
