/** A category of the docs as one page, for paper. */
import { expect, test } from 'vitest'
import { memoryCache } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'

const newSite = (more: object = { print: 'sections' }) =>
  memorySite({
    'docs.config.mjs': config({ docs: { path: 'docs', routeBasePath: '/' }, ...more }),
    'docs/index.md': '# Home\n\nSee [steps](./guide/install.mdx#steps).\n',
    'docs/guide/index.md':
      '# Guide\n\nTo [the steps](./install.mdx#steps), and [home](../index.md).\n\n## For whom {#whom}\n',
    'docs/guide/install.mdx':
      '# Install\n\n## Steps\n\n[Here](#steps), [deeper](./deep/more.md#steps).\n\n<Tabs>\n<TabItem value="a" label="Linux">\n\napt\n\n</TabItem>\n<TabItem value="b" label="Windows">\n\nwinget\n\n</TabItem>\n</Tabs>\n\n### Last\n',
    'docs/guide/deep/more.md': '# More\n\n## Steps\n\nText.\n',
    'docs/other/alone.md': '# Alone\n',
  })

const mainOf = (html: string | undefined) => /<main[^]*<\/main>/.exec(html ?? '')?.[0] ?? ''

test('a section holds its pages one after the other, numbered, and links inside it stay inside', async () => {
  const { outputs, result } = await buildInMemory(newSite())
  expect(result.diagnostics).toEqual([])
  const section = mainOf(outputs.get('guide/print/index.html'))
  const titles = Array.from(
    section.matchAll(/<h(\d) id="([^"]*)"[^>]*><span[^>]*>([\d.]+)<\/span> ([^<]*)/g),
    (found) => found.slice(1).join(' '),
  )
  expect(titles).toEqual([
    '2 section-deep-1 1 deep',
    '3 guide/deep/more 1.1 More',
    '4 guide/deep/more:steps 1.1.1 Steps',
    '2 guide/install 2 Install',
    '3 guide/install:steps 2.1 Steps',
    '4 guide/install:last 2.1.1 Last',
  ])
  // The page of the category itself introduces them below the title of the section.
  expect(section.match(/>Guide</g)).toHaveLength(1)
  expect(section).toMatch(/<section [^>]*id="guide"[^>]*><div[^>]*>[^]*<h2 id="guide:whom"[^>]*>For whom/)
  for (const link of [
    '<a href="#guide/install:steps">the steps</a>',
    '<a href="#guide/install:steps">Here</a>',
    '<a href="#guide/deep/more:steps">deeper</a>',
    '<a href="/">home</a>',
  ])
    expect(section).toContain(link)
  const ids = Array.from(section.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // Nothing is behind a tab, and nothing starts that would hide it again.
  expect(section).toMatch(/data-label="Linux"[^>]*><p>apt<[^]*data-label="Windows"[^>]*><p>winget</)
  expect(section).not.toMatch(/data-tabs| hidden(?!=)/)
})

test('no two headings have one number: those of a page that introduces others have none', async () => {
  const site = newSite()
  site.files.set('docs/guide/deep/index.md', '# Deep\n\n## Why\n')
  const section = mainOf((await buildInMemory(site)).outputs.get('guide/print/index.html'))
  const numbers = Array.from(section.matchAll(/<h\d [^>]*><span[^>]*>([\d.]+)<\/span>/g), ([, number]) => number)
  expect(numbers).toEqual(['1', '1.1', '1.1.1', '2', '2.1', '2.1.1'])
  expect(section).toMatch(/<h3 id="guide\/deep:why"[^>]*>Why/)
})

test('what nobody translated is in its own language and direction', async () => {
  const i18n = { default: 'en', locales: { en: {}, ar: {} } }
  const site = newSite({ print: 'sections', i18n })
  site.files.set('i18n/ar/docs/guide/deep/more.md', '# المزيد\n')
  const { outputs } = await buildInMemory(site)
  const section = mainOf(outputs.get('ar/guide/print/index.html'))
  expect(section).toMatch(/<a href="#guide\/install" lang="en" dir="ltr">Install/)
  expect(section).toMatch(/<h2 id="guide\/install" lang="en" dir="ltr">/)
  expect(section).toMatch(/<div class="prose__body" lang="en" dir="ltr">\s*<h3 id="guide\/install:steps">/)
  expect(section).toMatch(/<h1 lang="en" dir="ltr">Guide</)
  expect(section).toMatch(/<div class="prose__body" lang="en" dir="ltr">\s*<p>To </)
  expect(section).toMatch(/<h3 id="guide\/deep\/more">/)
})

test('its pages lead to it, and neither the search nor the sitemap has it', async () => {
  const { outputs } = await buildInMemory(newSite())
  expect(outputs.get('guide/install/index.html')).toContain('href="/guide/print"')
  expect(outputs.get('guide/deep/more/index.html')).toContain('href="/guide/deep/print"')
  expect(outputs.get('index.html')).not.toContain('/print"')
  expect(outputs.get('guide/print/index.html')).toMatch(/<meta name="robots" content="noindex/)
  expect(outputs.get('sitemap.xml')).not.toContain('print')
  expect(outputs.get('search-records.json')).not.toContain('/print')
})

test('an edit makes the page and the sections that show it, as a build from nothing does', async () => {
  const [site, store] = [newSite(), memoryCache()]
  await buildInMemory(site, store)
  expect((await buildInMemory(site, store)).result.runs).toEqual({ compiled: 0, linked: 0, rendered: 0 })
  site.files.set('docs/guide/deep/more.md', '# More\n\n## Steps\n\nOther text.\n')
  const again = await buildInMemory(site, store)
  // The page, its own section, and the one above it.
  expect(again.result.runs).toEqual({ compiled: 1, linked: 1, rendered: 3 })
  const clean = await buildInMemory(site)
  expect(Object.fromEntries(again.outputs)).toEqual(Object.fromEntries(clean.outputs))
  expect(clean.outputs.get('guide/print/index.html')).toContain('Other text.')
})

test('a site that does not ask for sections has none', async () => {
  const { outputs } = await buildInMemory(newSite({}))
  expect([...outputs.keys()].filter((path) => path.includes('print'))).toEqual([])
  expect(outputs.get('guide/install/index.html')).not.toContain('/print"')
})
