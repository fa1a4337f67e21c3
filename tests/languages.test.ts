/** A site of several languages: whatever is edited, it is what a build from nothing makes of it, and no page is made without need. */
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { memoryCache } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { pixel } from './edited-site.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { expectAsBuilt, watchInMemory } from './memory-watch.ts'

type Files = Map<string, string | Uint8Array>

const install = '---\ntitle: Install\n---\n\n## The motor\n\nSee [start](./index.md). ![flow](./flow.svg)\n'

const newSite = () =>
  memorySite({
    'docs.config.mjs': config({
      docs: { path: 'docs', routeBasePath: '/' },
      blog: {},
      i18n: { default: 'en', locales: { en: {}, de: {}, ar: {} } },
      navbar: { title: 'Pumps', items: [{ type: 'localeDropdown' }] },
    }),
    'docs/index.md': 'Welcome. See [install](./install.md#the-motor).\n',
    'docs/install.md': install,
    'docs/flow.svg': pixel(10),
    'blog/2025-01-01-hello.md': 'Hello.\n\n<!-- truncate -->\n\nMore.\n',
    'i18n/de/docs/install.md': '---\ntitle: Einbau\n---\n\n## Der Motor\n\nZum [Start](./index.md).\n',
    'i18n/de/navbar.json': '{ "title": { "message": "Pumpen" } }',
    'i18n/ar/docs/index.md': 'مرحبا. [تركيب](./install.md#the-motor)\n',
  })

const edits: readonly (readonly [name: string, edit: (files: Files) => void])[] = [
  ['a text', (files) => replace(files, 'docs/index.md', 'Welcome', 'Good day')],
  ['a heading', (files) => replace(files, 'docs/install.md', '## The motor', '## The engine')],
  ['a heading more', (files) => replace(files, 'docs/install.md', '## The motor', '## Before\n\n## The motor')],
  ['a translated text', (files) => replace(files, 'i18n/de/docs/install.md', 'Zum', 'Zurück zum')],
  ['a translation more', (files) => files.set('i18n/de/docs/index.md', 'Willkommen. [Einbau](./install.md)\n')],
  ['a translation less', (files) => files.delete('i18n/ar/docs/index.md')],
  ['a translation of nothing', (files) => files.set('i18n/ar/docs/instal.md', 'خطأ\n')],
  [
    'another slug of the original',
    (files) => replace(files, 'docs/install.md', 'title: Install', 'title: Install\nslug: /fit'),
  ],
  [
    'another slug',
    (files) => replace(files, 'i18n/de/docs/install.md', 'title: Einbau', 'title: Einbau\nslug: /einbau'),
  ],
  ['a label', (files) => files.set('i18n/de/navbar.json', '{ "title": { "message": "Die Pumpen" } }')],
  ['a picture', (files) => files.set('docs/flow.svg', pixel(20))],
  ['a translated picture', (files) => files.set('i18n/ar/docs/flow.svg', pixel(30))],
  [
    'a translated post',
    (files) => files.set('i18n/de/blog/2025-01-01-hello.md', 'Hallo.\n\n<!-- truncate -->\n\nMehr.\n'),
  ],
  ['a doc more', (files) => files.set('docs/new.md', 'New.\n')],
  ['a doc less', (files) => files.delete('docs/new.md')],
  ['the doc as it was', (files) => files.set('docs/install.md', install)],
]

function replace(files: Files, path: string, from: string, to: string): void {
  const text = files.get(path)
  if (text !== undefined && !String(text).includes(to)) files.set(path, String(text).replace(from, to))
}

/** The numbers of a linear congruential generator: the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

const noEdit: (typeof edits)[number] = ['nothing', () => undefined]
const number = numbers(1)
const inAnyOrder = Array.from({ length: 10 }, () => edits.at(number(edits.length)) ?? noEdit)

// A clean build costs most: what is built again and what is watched are compared with the same one.
test.each<[order: string, walk: typeof edits]>([
  ['after the other', edits],
  ['or another, in any order', inAnyOrder],
])('after one edit %s, a site that is built again or watched is what a clean build makes of it', async (_, walk) => {
  const site = newSite()
  const store = memoryCache()
  await buildInMemory(site, store)
  const watched = await watchInMemory(site)
  for (const [name, edit] of walk) {
    await watched.edit(edit)
    const { result, outputs } = await buildInMemory(site, store)
    const clean = await expectAsBuilt(name, site, watched)
    expect({ name, found: result.diagnostics }).toEqual({ name, found: clean.result.diagnostics })
    if (clean.result.state === 'done')
      expect({ name, files: Object.fromEntries(outputs) }).toEqual({ name, files: Object.fromEntries(clean.outputs) })
  }
})

test.each<[name: string, edit: (files: Files) => void, compiled: number, rendered: number]>([
  ['a text that one language has translated', (files) => replace(files, 'docs/index.md', 'Welcome', 'Hi'), 1, 2],
  ['a text that is translated', (files) => replace(files, 'i18n/de/docs/install.md', 'Zum', 'Hier zum'), 1, 1],
  ['nothing', () => undefined, 0, 0],
])('after an edit of %s the pages that show it are made, and no other', async (_, edit, compiled, rendered) => {
  const site = newSite()
  const store = memoryCache()
  const first = await buildInMemory(site, store)
  expect(first.result.state).toBe('done')
  edit(site.files)
  const { result } = await buildInMemory(site, store)
  expect(result.runs).toMatchObject({ compiled, rendered })
})

test('a text that nobody translated is compiled once for all languages', async () => {
  const { result } = await buildInMemory(newSite())
  // Three originals and two translations.
  expect(result.runs.compiled).toBe(5)
})

test('nor more often where a plugin changes it', async () => {
  const plugged = newSite()
  replace(plugged.files, 'docs.config.mjs', 'export default {', `export default { plugins: [${drawing}],`)
  plugged.files.set('docs/drawn.md', '```draw\na\n```\n')
  const store = memoryCache()
  const { result, outputs } = await buildInMemory(plugged, store)
  expect(outputs.get('de/drawn/index.html')).toContain('drawn a')
  expect(result.runs.compiled).toBe(6)
  plugged.files.set('docs/drawn.md', '```draw\nb\n```\n')
  const again = await buildInMemory(plugged, store)
  expect([again.outputs.get('ar/drawn/index.html')?.includes('drawn b'), again.result.runs.compiled]).toEqual([true, 1])
})

const drawing = `{
  name: 'draw',
  code: { fences: { draw: ({ code }) => ({ type: 'html', value: '<p>drawn ' + code.trim() + '</p>' }) } },
}`

test.each([[['de']], [['ar', 'de']]])(
  'a build of %j alone gives headings the ids that they have in the whole site',
  async (locale) => {
    const site = newSite()
    site.files.set('docs/_note.mdx', '## Note\n')
    for (const [path, heading] of [
      ['docs/parts.mdx', 'Part'],
      ['i18n/de/docs/parts.mdx', 'Teil'],
    ] as const)
      site.files.set(path, `import Note from './_note.mdx'\n\n## ${heading}\n\n<Note />\n`)
    site.files.set('i18n/de/docs/_note.mdx', '## Hinweis\n')
    const idsOf = (html = '') => Array.from(html.matchAll(/<(?:h2|span)[^>]* id="([^"]*)"/g), ([, id]) => id)
    const { outputs: whole } = await buildInMemory(site)
    const store = memoryCache()
    const { outputs: alone, result } = await buildInMemory(site, store, { locale })
    expect(result).toMatchObject({ state: 'done', diagnostics: [] })
    for (const page of ['de/install/index.html', 'de/parts/index.html'])
      expect({ page, ids: idsOf(alone.get(page)) }).toEqual({ page, ids: idsOf(whole.get(page)) })
    expect(idsOf(alone.get('de/install/index.html'))).toContain('the-motor')
    const watched = await watchInMemory(site, locale)
    expect(idsOf(await watched.text('de/install/index.html'))).toContain('the-motor')
    // It follows the original, which no page shows.
    replace(site.files, 'docs/install.md', '## The motor', '## The engine')
    const again = await buildInMemory(site, store, { locale })
    expect(idsOf(again.outputs.get('de/install/index.html'))).toContain('the-engine')
    await watched.edit((files) => replace(files, 'docs/install.md', '## The engine', '## The drive'))
    expect(idsOf(await watched.text('de/install/index.html'))).toContain('the-drive')
    await buildInMemory(site, store, { locale })
    expect((await buildInMemory(site, store, { locale })).result.runs).toEqual({ compiled: 0, linked: 0, rendered: 0 })
  },
)

test('labels of sidebars are those of the file that Docusaurus has for them', async () => {
  const site = newSite()
  const labels = { 'sidebar.defaultSidebar.category.parts': { message: 'Teile' } }
  site.files.set('docs/parts/valve.md', 'A valve.\n')
  site.files.set('i18n/de/docusaurus-plugin-content-docs/current.json', JSON.stringify(labels))
  const { outputs } = await buildInMemory(site)
  const sidebarOf = (route: string) => /<nav class="sidebar.*?<\/nav>/s.exec(String(outputs.get(route)))?.[0]
  expect(sidebarOf('de/parts/valve/index.html')).toContain('>Teile<')
  expect(sidebarOf('parts/valve/index.html')).toContain('>parts<')
})

test('labels of pages that nobody translated say their language', async () => {
  const { outputs } = await buildInMemory(newSite())
  const [arabic, english] = ['ar/install/index.html', 'install/index.html'].map((page) => String(outputs.get(page)))
  for (const label of [
    /<a class="sidebar__link" href="\/ar\/install" lang="en"[^>]*>Install</,
    /<span itemProp="name" lang="en" dir="ltr"[^>]*>Install</,
  ])
    expect(arabic).toMatch(label)
  expect(outputs.get('ar/index.html')).toMatch(/<span class="pagination__label" lang="en" dir="ltr">Install</)
  // The page beside it is translated, and an original says nothing of its own language.
  expect(arabic).not.toMatch(/pagination__label" lang/)
  expect(english).not.toMatch(/(?:sidebar__link|pagination__label|itemProp="name")[^>]* lang=/)
})

test('so do labels of categories, cards and posts that nobody translated', async () => {
  const site = newSite()
  const labels = { 'sidebar.defaultSidebar.category.parts': { message: 'Teile' } }
  site.files.set('i18n/de/docusaurus-plugin-content-docs/current.json', JSON.stringify(labels))
  site.files.set('docs/parts/valve.md', '---\ntags: [flow]\n---\n\nA valve.\n')
  site.files.set('docs/parts/_category_.json', '{ "link": { "type": "generated-index" } }')
  site.files.set('docs/hoses/_category_.json', '{ "link": { "type": "generated-index" } }')
  site.files.set('docs/hoses/long.md', 'Long.\n')
  site.files.set('i18n/de/docs/hoses/_category_.json', '{ "label": "Schläuche" }')
  site.files.set('docs/pipes/_category_.json', '{ "label": "Pipes", "link": { "type": "generated-index" } }')
  site.files.set('docs/pipes/bend.md', 'A bend.\n')
  site.files.set('i18n/de/docs/pipes/_category_.json', '{ "label": "Rohre" }')
  const { outputs } = await buildInMemory(site)
  const page = (path: string) => String(outputs.get(`${path}/index.html`))
  expect(page('ar/pipes/bend')).toMatch(/<a class="sidebar__link" href="\/ar\/category\/pipes" lang="en"[^>]*>Pipes</)
  expect(page('ar/pipes/bend')).toMatch(/<span itemProp="name" lang="en" dir="ltr">Pipes</)
  expect(page('ar/category/parts')).toMatch(
    /<a class="card__link" lang="en" dir="ltr"[^>]*>valve<\/a><p[^>]* lang="en" dir="ltr">A valve\.</,
  )
  expect(page('ar/tags/flow')).toMatch(/<a class="card__link" lang="en"/)
  // The direction is said where it is another one.
  for (const [path, language] of Object.entries({ 'ar/blog': 'lang="en" dir="ltr"', 'de/blog': 'lang="en"' })) {
    expect(page(path)).toMatch(new RegExp(`<h2 class="post__title"><a [^>]*${language}>hello<`))
    expect(page(path)).toMatch(new RegExp(`<div class="prose__body" ${language}><p>Hello`))
    expect(page(`${path}/archive`)).toMatch(new RegExp(`<a [^>]*${language}>hello<`))
  }
  expect(page('de/pipes/bend')).toMatch(
    /<a class="sidebar__link" href="\/de\/category\/pipes"( aria-\w+="\w+")?>Rohre</,
  )
  expect(page('de/category/hoses')).toContain('<h1>Schläuche</h1>')
  expect(page('de/parts/valve')).toMatch(
    /<a class="sidebar__link" href="\/de\/category\/parts"( aria-\w+="\w+")?>Teile</,
  )
  for (const path of ['category/parts', 'pipes/bend', 'blog', 'blog/archive'])
    expect(page(path)).not.toMatch(/(?:sidebar__link|card__link|post__title|itemProp="name"|archive)[^>]* lang=/)
})

test('a translation is where its original is, and says only what differs', async () => {
  const site = {
    ...newSite(),
    modules: { 'pages/team.jsx': said('The team'), 'i18n/ar/pages/team.jsx': said('الفريق') },
  }
  const place = 'slug: /fit\nid: fitting\nsidebar_position: 9\nsidebar_label: Fit it\ntags: [motor]\n'
  replace(site.files, 'docs/install.md', 'title: Install\n', `title: Install\n${place}`)
  replace(site.files, 'blog/2025-01-01-hello.md', 'Hello', '---\nslug: hi\nauthors: { name: Ann }\n---\n\nHello')
  site.files.set('i18n/de/blog/2025-01-01-hello.md', 'Hallo.\n\n<!-- truncate -->\n\nMehr.\n')
  site.files.set('docs/secret.md', '---\ndraft: true\n---\n\nNot yet.\n')
  site.files.set('i18n/de/docs/secret.md', 'Noch nicht.\n')
  site.files.set('docs/hidden.md', '---\nunlisted: true\n---\n\nHidden.\n')
  site.files.set('i18n/de/docs/hidden.md', 'Versteckt.\n')
  site.files.set('pages/about.md', '---\nslug: us\n---\n\n# About\n')
  site.files.set('i18n/de/pages/about.md', '# Über uns\n')
  for (const path of Object.keys(site.modules)) site.files.set(path, '')
  const { outputs, result } = await buildInMemory(site)
  expect(result).toMatchObject({ state: 'done', diagnostics: [] })
  const fit = String(outputs.get('de/fit/index.html'))
  expect(fit).toMatch(/<h1[^>]*>Einbau/)
  expect(fit).toContain('hreflang="en" href="https://example.com/fit"')
  expect(outputs.get('de/hidden/index.html')).toContain('noindex')
  for (const [page, title] of [
    ['de/404.html', 'Seite nicht gefunden'],
    ['ar/search/index.html', 'البحث في التوثيق'],
    ['search/index.html', 'Search the documentation'],
  ] as const)
    expect(outputs.get(page)).toContain(`<title>${title} | Site</title>`)
  // What is a word of another language is not taken over.
  expect(fit).not.toContain('Fit it')
  expect(outputs.get('de/tags/motor/index.html')).toContain('Einbau')
  expect(outputs.get('de/blog/hi/index.html')).toMatch(/Hallo\.[^]*Ann|Ann[^]*Hallo\./)
  expect([...outputs.keys()].filter((path) => path.includes('secret'))).toEqual([])
  expect(outputs.get('de/us/index.html')).toContain('Über uns')
  expect([outputs.get('ar/team/index.html'), outputs.get('de/team/index.html')].map(teamOf)).toEqual([
    'الفريق',
    'The team',
  ])
  // The file of Docusaurus's folder says all itself, as it does there.
  const foreign = 'i18n/de/docusaurus-plugin-content-docs/current/install.md'
  site.files.set(foreign, String(site.files.get('i18n/de/docs/install.md')))
  site.files.delete('i18n/de/docs/install.md')
  const again = await buildInMemory(site)
  expect(again.outputs.get('de/install/index.html')).toMatch(/<h1[^>]*>Einbau/)
})

test('logos lead to pages of the site, in the language that is read, and their links are checked', async () => {
  const site = newSite()
  const logo = (href: string) => ({ logo: { src: 'https://example.com/logo.svg', href } })
  const keys = (more: object) => ({
    baseUrl: '/docs/',
    docs: { routeBasePath: '/' },
    blog: {},
    i18n: { default: 'en', locales: { en: {}, de: {} } },
    ...more,
  })
  site.files.set('docs.config.mjs', config(keys({ navbar: logo('/blog/'), footer: logo('/install') })))
  const { outputs } = await buildInMemory(site)
  for (const [path, base] of [
    ['install/index.html', '/docs/'],
    ['de/install/index.html', '/docs/de/'],
  ] as const) {
    expect(outputs.get(path)).toContain(`<a class="brand" href="${base}blog">`)
    expect(outputs.get(path)).toContain(`<a href="${base}install"><img class="footer__logo"`)
  }
  site.files.set('docs.config.mjs', config(keys({ navbar: logo('/gone'), footer: logo('/away') })))
  const { result } = await buildInMemory(site)
  expect(result.diagnostics.map(({ code, url }) => `${code} ${url}`)).toEqual(
    expect.arrayContaining(['broken-link /gone', 'broken-link /away']),
  )
}, 30_000)

test('a picture of a static folder may be named with the base URL of a language, whose pages have it too', async () => {
  const site = newSite()
  site.files.set('static/img/dot.svg', pixel(5))
  site.files.set(
    'i18n/de/docs/install.md',
    '## Motor {#the-motor}\n\n![Punkt](/de/img/dot.svg) <img src="/ar/img/dot.svg" />\n',
  )
  const { result, outputs } = await buildInMemory(site)
  expect(result.diagnostics).toEqual([])
  expect(outputs.has('de/img/dot.svg')).toBe(true)
})

test('what HTML of the config says with the base URL of the site is the same place in every language', async () => {
  const site = newSite()
  const html = '<a href="/docs/install">Install</a> <a href="/install">Here</a> <img src="/docs/a.svg" alt="">'
  const i18n = { default: 'en', locales: { en: {}, de: {} } }
  site.files.set('static/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>')
  site.files.set(
    'docs.config.mjs',
    config({ baseUrl: '/docs/', docs: { routeBasePath: '/' }, i18n, announcementBar: { html } }),
  )
  const { result, outputs } = await buildInMemory(site)
  expect(result.diagnostics.filter(({ code }) => code.startsWith('broken'))).toEqual([])
  expect(outputs.get('de/install/index.html')).toContain(html.replace('"/install"', '"/docs/de/install"'))
}, 30_000)

const said = (text: string) => ({ default: () => createElement('p', null, text) })
const teamOf = (html = '') => /<p>(The team|الفريق)<\/p>/.exec(html)?.[1]

test('a page where another language has one is told, and that one is published', async () => {
  const site = newSite()
  site.files.set('docs/de/install.md', '# Install in Germany\n')
  site.files.set('docs/de/only.md', '# Only here\n')
  const { result, outputs } = await buildInMemory(site)
  expect(result.diagnostics).toMatchObject([
    { code: 'duplicate-route', severity: 'warning', file: 'docs/de/install.md', route: '/de/install' },
  ])
  expect(outputs.get('de/install/index.html')).toContain('Der Motor')
  expect(outputs.get('de/only/index.html')).toContain('Only here')
  expect(outputs.get('de/de/install/index.html')).toContain('Install in Germany')
})

const told = async (files: Readonly<Record<string, string>>, more: Readonly<Record<string, unknown>> = {}) => {
  const i18n = { default: 'en', locales: { en: {}, de: {} } }
  const site = {
    'docs.config.mjs': config({ docs: { path: 'docs' }, i18n, ...more }),
    'docs/index.md': 'Hi.\n',
    ...files,
  }
  const { result } = await buildInMemory(memorySite(site))
  return result.diagnostics.map(({ code, file, message, suggestion = '' }) => [code, file, message, suggestion])
}

test.each([
  ['i18n/fr/docs/index.md', ''],
  ['i18n/de-DE/code.json', 'de'],
  ['i18n/german/docusaurus-theme-classic/navbar.json', ''],
])('%s is told, since the site does not have its language', async (path, suggestion) => {
  const folder = path.split('/').slice(0, 2).join('/')
  const message = `Unexpected folder of translations "${folder}", expected one of a language of the site: "en" or "de"`
  expect(await told({ [path]: '{}' })).toEqual([['unused-translation', 'docs.config.mjs', message, suggestion]])
})

test.each(['i18n/_drafts/a.md', 'i18n/README.md', 'i18n/glossary/de.md', 'i18n/de/README.md', 'i18n/de/docs/a.png'])(
  '%s is no translation',
  async (path) => {
    expect(await told({ [path]: 'Text.\n' })).toEqual([])
  },
)

test('in the folder of a language a name that nothing reads is told', async () => {
  expect(await told({ 'i18n/de/dcos/index.md': 'Hallo.\n', 'i18n/de/navbr.json': '{}' })).toEqual([
    [
      'unused-translation',
      'i18n/de/dcos',
      'Unexpected folder of translations, expected the name of a folder with docs, posts or pages',
      'docs',
    ],
    [
      'unused-translation',
      'i18n/de/navbr.json',
      'Unexpected file of translations, expected the name of one that is read',
      'navbar.json',
    ],
  ])
})

test('translations in a site of one language are told, and what else is called so is not', async () => {
  const files = { 'i18n/de/docs/index.md': 'Hallo.\n', 'i18n/src/messages.json': '{}', 'i18n/fr/words.json': '{}' }
  const message = 'Unexpected folder of translations "i18n/de", expected none'
  expect(await told(files, { i18n: undefined })).toEqual([['unused-translation', 'docs.config.mjs', message, '']])
})

test('a column of the footer keeps its class in every language', async () => {
  const site = newSite()
  const links = [{ title: 'More', className: 'more', items: [{ label: 'Home', to: '/' }] }]
  site.files.set(
    'docs.config.mjs',
    config({ footer: { links }, blog: {}, i18n: { default: 'en', locales: { en: {}, de: {} } } }),
  )
  site.files.set('i18n/de/footer.json', '{ "link.title.More": { "message": "Mehr" } }')
  const { outputs } = await buildInMemory(site)
  expect(outputs.get('install/index.html')).toContain('<div class="more"><p class="footer__title">More')
  expect(outputs.get('de/install/index.html')).toContain('<div class="more"><p class="footer__title">Mehr')
})
