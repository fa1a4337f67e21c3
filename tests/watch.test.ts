/** A site that is watched shows after each edit what a build from nothing would write. */
import { expect, test } from 'vitest'
import { memoryHost } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import type { SiteUpdate } from '../packages/ssg-cli/src/watch/site-update.ts'
import { DamagedBlob } from '../packages/ssg-cli/src/model/damaged-blob.ts'
import { scriptHash } from '../packages/ssg-cli/src/text/html/script-hash.ts'
import { watchSite } from '../packages/ssg-cli/src/watch.ts'
import { edits, newSite, start } from './edited-site.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { expectAsBuilt, watchInMemory } from './memory-watch.ts'

test('after each of a sequence of edits it serves the files of a clean build and has its findings', async () => {
  const source = newSite()
  const watched = await watchInMemory(source)
  await expectAsBuilt('start', source, watched)
  for (const [name, edit] of edits) {
    await watched.edit(edit)
    await expectAsBuilt(name, source, watched)
  }
})

test('edits that nobody looked at in between lead to the same end', async () => {
  const source = newSite()
  const watched = await watchInMemory(source)
  for (const [, edit] of edits) await watched.edit(edit)
  await expectAsBuilt('end', source, watched)
})

test('hundreds of files that change at once are one update', async () => {
  const source = newSite()
  const watched = await watchInMemory(source)
  watched.updates.length = 0
  await watched.edit((files) => {
    for (let number = 0; number < 300; number++) files.set(`docs/many/${number}.md`, `# Page ${number}\n`)
  })
  expect(watched.updates.map(({ kind }) => kind)).toEqual(['site'])
  expect(watched.site.routes()).toHaveLength(300 + 6)
})

test('an edit of a body is told as an edit of its page, an edit of a title as one of the site', async () => {
  const watched = await watchInMemory(newSite())
  watched.updates.length = 0
  const install = start['docs/guides/install.md']
  await watched.edit((files) => files.set('docs/guides/install.md', `${install}\nMore.\n`))
  await watched.edit((files) => files.set('docs/guides/install.md', install.replace('Install', 'Set up')))
  await watched.edit((files) =>
    files.set(
      'docs.config.mjs',
      config({ title: 'Other', docs: { path: 'docs', routeBasePath: '/', sidebars: 'sidebars.json' } }),
    ),
  )
  await watched.edit((files) => files.set('notes.txt', 'Nothing of the site.'))
  expect(watched.updates).toEqual([
    { kind: 'pages', routes: ['/guides/install'], changes: expect.anything() },
    { kind: 'site', css: [], changes: expect.anything() },
    { kind: 'reload', changes: expect.anything() },
    { kind: 'none', changes: expect.anything() },
  ])
})

test('a link to a file that git saw move says where it lies now, as in a build', async () => {
  const files = { 'docs/index.md': '# Home\n\n[Use](./use.md)\n', 'docs/use.md': '# Use\n' }
  const moved = new Map([['docs/use.md', 'docs/guides/use.md']])
  const changes = { commit: '1f0c5e2', changed: new Set<string>(), removed: new Set<string>(), moved }
  const source = memorySite(files, { changes })
  const watched = await watchInMemory(source)
  await watched.edit((site) => site.set('docs/guides/use.md', files['docs/use.md']).delete('docs/use.md'))
  expect(watched.diagnostics()).toMatchObject([{ line: 3, suggestion: './guides/use.md', isMoved: true }])
  await watched.edit((site) => site.set('docs/index.md', `# Home\n\nMore.\n${files['docs/index.md']}`))
  expect(watched.diagnostics()).toMatchObject([{ line: 6, isMoved: true }])
  await expectAsBuilt('moved', source, watched)
})

test('an edit of a partial is told as an edit of the pages that show it', async () => {
  const watched = await watchInMemory(newSite())
  watched.updates.length = 0
  await watched.edit((files) => files.set('docs/guides/_note.md', 'Mind your step.\n'))
  expect(watched.updates).toMatchObject([{ kind: 'pages', routes: ['/guides/use'] }])
  expect(await watched.text('guides/use/index.html')).toContain('Mind your step.')
})

test('a config that breaks leaves the site as it was, and says so until it is repaired', async () => {
  const source = newSite()
  const watched = await watchInMemory(source)
  await watched.edit((files) => files.set('docs.config.mjs', 'export default { title: 1 }'))
  expect(new Set(watched.diagnostics().map(({ code }) => code))).toEqual(new Set(['invalid-config']))
  expect(await watched.text('index.html')).toContain('Welcome.')
  await watched.edit((files) => files.set('docs/index.md', 'Welcome back.\n'))
  await watched.edit((files) => files.set('docs.config.mjs', start['docs.config.mjs']))
  expect(watched.diagnostics()).toEqual([])
  expect(await watched.text('index.html')).toContain('Welcome back.')
})

test('a site that begins without a usable config appears when it has one', async () => {
  const source = memorySite({ 'docs.config.mjs': 'export default 7', 'docs/index.md': 'Hello.\n' })
  const watched = await watchInMemory(source)
  expect(watched.site.config()).toBeUndefined()
  expect(await watched.text('index.html')).toBeUndefined()
  expect(watched.diagnostics()).toMatchObject([{ code: 'invalid-config' }])
  await watched.edit((files) => files.set('docs.config.mjs', config()))
  expect(watched.updates.at(-1)).toMatchObject({ kind: 'reload' })
  expect(await watched.text('index.html')).toContain('Hello.')
})

test('whoever asks for a page that went is told where it went, or what is near', async () => {
  const watched = await watchInMemory(newSite())
  const { site } = watched
  const install = '---\ntitle: Install\nslug: /setup\n---\n\nText.\n'
  await watched.edit((files) => files.set('docs/guides/install.md', install))
  expect(site.lost('/guides/install/')).toMatchObject({ moved: '/setup', source: 'docs/guides/install.md' })
  await watched.edit((files) => files.set('docs/guides/install.md', install.replace('/setup', '/start')))
  expect([site.lost('/guides/install').moved, site.lost('/setup').moved]).toEqual(['/start', '/start'])
  // Editors and git rename in two steps: first the file goes, then another comes.
  await watched.edit((files) => files.delete('docs/guides/install.md'))
  expect(site.lost('/start')).toEqual({ source: 'docs/guides/install.md', near: ['/'] })
  await watched.edit((files) => files.set('docs/guides/installing.md', install.replace('slug: /setup\n', '')))
  expect(site.lost('/start').moved).toBe('/guides/installing')
  await watched.edit((files) => {
    files.delete('docs/guides/installing.md')
    files.set('docs/guides/deploy.md', install.replace('slug: /setup\n', ''))
  })
  expect(site.lost('/guides/installing').moved).toBe('/guides/deploy')
  expect(site.lost('/guides/deploi').near[0]).toBe('/guides/deploy')
})

test('a page is served before the others are made', async () => {
  const source = newSite()
  const site = watchSite(
    memoryHost(source),
    { drafts: false, quiet: new Promise(() => undefined) },
    { updated: () => undefined, found: () => undefined, broke: () => undefined },
  )
  void site.update('all')
  expect(await site.file('guides/install/index.html')).toMatchObject({ route: '/guides/install' })
})

test('a redirect leads on before all pages are made, and its script may run', async () => {
  const redirects = [{ from: '/old', to: '/' }]
  const site = watchSite(
    memoryHost(memorySite({ 'docs.config.mjs': config({ redirects }), 'docs/index.md': '# Home\n' })),
    { drafts: false, quiet: new Promise(() => undefined) },
    { updated: () => undefined, found: () => undefined, broke: () => undefined },
  )
  await site.update('all')
  const html = String(Object(await site.file('old/index.html'))['content'])
  const script = /<script>([^<]*)/.exec(html)?.[1]
  expect((await site.policy())?.flatMap((part) => part['script-src'] ?? [])).toContain(scriptHash(script ?? ''))
})

test('the first page comes before its code has colours, which follow when nobody waits', async () => {
  const source = memorySite({ 'docs/index.md': '# Home\n\n```js\nconst a = 1\n```\n' })
  const updates: SiteUpdate[] = []
  let isShown: () => void = () => undefined
  const quiet = new Promise<void>((shown) => (isShown = shown))
  const site = watchSite(
    memoryHost(source),
    { drafts: false, quiet },
    { updated: (update) => updates.push(update), found: () => undefined, broke: (error) => Promise.reject(error) },
  )
  await site.update('all')
  const page = async () => String(Object(await site.file('index.html'))['content'])
  const first = await page()
  expect(first).toContain('const a = 1')
  isShown()
  await site.settled()
  expect(updates.at(-1)).toEqual({ kind: 'pages', routes: ['/'], changes: 'all' })
  expect(await page()).toBe((await buildInMemory(source)).outputs.get('index.html'))
  expect(await page()).not.toBe(first)
})

test('a page whose name is encoded in its URL is served', async () => {
  const { site } = await watchInMemory(memorySite({ 'docs/C#.md': '# C\n' }))
  expect((await site.page('/C%23'))?.route).toBe('/C%23')
})

test('a search that an open page began goes on after an edit: it finds the files that its index lists', async () => {
  const source = memorySite({ 'docs/index.md': '# Home\n\nHeat.\n', 'docs/search.md': '# Search\n' })
  const { edit, text } = await watchInMemory(source)
  const { folder, terms } = JSON.parse((await text('search-index.json')) ?? '')
  const piece = `${folder}${terms.names}.json`.slice(1)
  expect(await text(piece)).toContain('heat')
  await edit((changed) => changed.set('docs/index.md', '# Home\n\nSteam.\n'))
  expect(await text('search-index.json')).not.toContain(terms.names)
  expect(await text(piece)).toContain('heat')
  expect(await text('assets/search/00000000.json')).toBeUndefined()
})

test('a page in whatever spelling is the same page', async () => {
  const { site } = await watchInMemory(newSite())
  const routes = await Promise.all(
    ['/guides/install', '/guides/install/', '/guides/install/index.html', '/nowhere', '/404.html'].map(
      async (path) => (await site.page(path))?.route,
    ),
  )
  expect(routes).toEqual(['/guides/install', '/guides/install', '/guides/install', undefined, undefined])
})

test('what the cache has is made again when it turns out to be damaged while the site is watched', async () => {
  const source = memorySite({
    'docs.config.mjs': config({ blog: {} }),
    'docs/index.md': '# Home\n',
    'blog/2024-01-01-a.md': '# Post\n\nWords.\n',
  })
  const host = memoryHost(source)
  let isDamaged = true
  const readBlob: typeof host.cache.readBlob = (ref) => {
    if (isDamaged) throw new DamagedBlob('damaged')
    return host.cache.readBlob(ref)
  }
  const repair = () => void (isDamaged = false)
  const broken: unknown[] = []
  const site = watchSite(
    { ...host, cache: { ...host.cache, readBlob, repair } },
    { drafts: false },
    { updated: () => undefined, found: () => undefined, broke: (error) => broken.push(error) },
  )
  await site.update('all')
  await site.settled()
  expect({ broken, isDamaged }).toEqual({ broken: [], isDamaged: false })
  await site.close()
})
