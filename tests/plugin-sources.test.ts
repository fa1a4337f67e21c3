/** Docs and pages that plugins make: loaded again when what they were made from changed, and never otherwise. */
import { beforeEach, expect, test } from 'vitest'
import { check } from '../packages/ssg-cli/src/check.ts'
import type { Progress } from '../packages/ssg-cli/src/host.ts'
import { memoryCache, memoryHost } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { buildInMemory, memorySite } from './memory-site.ts'

/** The plugin counts how often it is asked: modules in memory share nothing else with a test. */
const counts = globalThis as { sourceLoads?: number }
beforeEach(() => (counts.sourceLoads = 0))

const url = 'https://api.example/title'

function configWith(option: string, more = ''): string {
  return `export default {
    title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
    plugins: [[(context, option) => ({
      name: 'names', ${more}
      sources: [{ id: 'names', async load({ read, fetch }) {
        globalThis.sourceLoads++
        const names = JSON.parse(await read('names.json'))
        const title = Buffer.from(await fetch(${JSON.stringify(url)})).toString()
        const text = (name) => '# ' + name + '\\n\\n' + option + ' ' + title + ', see [first](' + names[0] + '.md).\\n'
        return { docs: {
          routeBasePath: 'names',
          files: Object.fromEntries(names.map((name) => [name + '.md', { text: text(name), origin: { file: 'names.json' } }])),
        } }
      } }],
    }), ${JSON.stringify(option)}]],
  }`
}

function newSite() {
  const files = {
    'docs.config.mjs': configWith('Dear'),
    'docs/index.md': '# Home\n\n[Ada](/names/ada)\n',
    'names.json': '["ada", "bob"]',
  }
  const web = new Map([[url, 'friend']])
  return { ...memorySite(files), web }
}

test.each<[string, (site: ReturnType<typeof newSite>) => void, number, number]>([
  ['nothing', () => undefined, 0, 0],
  ['another page', ({ files }) => files.set('docs/index.md', '# Home\n\nNew [Ada](/names/ada)\n'), 0, 1],
  ['a file that it read', ({ files }) => files.set('names.json', '["ada", "bob", "eve"]'), 1, 1],
  ['what a URL gives', ({ web }) => web.set(url, 'stranger'), 1, 2],
  ['an option', ({ files }) => files.set('docs.config.mjs', configWith('Hello')), 1, 2],
  ['a doc that nobody made', ({ files }) => files.set('.docs-build/sources/names/names/zoe.md', '# Zoe\n'), 1, 0],
  ['a doc that somebody deleted', ({ files }) => files.delete('.docs-build/sources/names/names/bob.md'), 1, 0],
])('after a change of %s the output is that of a clean build', async (_, edit, loads, compiled) => {
  const site = newSite()
  const store = memoryCache()
  expect((await buildInMemory(site, store)).result).toMatchObject({ state: 'done', diagnostics: [], pages: 5 })
  counts.sourceLoads = 0
  edit(site)
  const again = await buildInMemory(site, store)
  expect([counts.sourceLoads, again.result.runs.compiled]).toEqual([loads, compiled])
  const clean = await buildInMemory({ ...site, files: new Map(site.files) })
  expect(Object.fromEntries(again.outputs)).toEqual(Object.fromEntries(clean.outputs))
})

test('a source of a plugin that is not pure is loaded each time, and pages that stay the same are not made again', async () => {
  const site = newSite()
  site.files.set('docs.config.mjs', configWith('Dear', 'pure: false,'))
  const store = memoryCache()
  await buildInMemory(site, store)
  const { result } = await buildInMemory(site, store)
  expect([counts.sourceLoads, result.runs.compiled]).toEqual([2, 0])
})

test('a file that a source asked for and that was not there loads it again when it comes', async () => {
  const site = newSite()
  site.files.delete('names.json')
  const store = memoryCache()
  expect((await buildInMemory(site, store)).result.diagnostics[0]).toMatchObject({
    code: 'plugin-failed',
    message: 'Plugin "names" failed in source "names": There is no file "names.json"',
  })
  site.files.set('names.json', '["ada"]')
  expect((await buildInMemory(site, store)).result.diagnostics).toEqual([])
})

test('files that a plugin watches belong to what its sources are made from', async () => {
  const site = newSite()
  site.files.set('docs.config.mjs', configWith('Dear', "watch: ['data/*.json'],"))
  site.files.set('data/a.json', '1')
  const store = memoryCache()
  await buildInMemory(site, store)
  site.files.set('data/other.txt', 'x')
  await buildInMemory(site, store)
  expect(counts.sourceLoads).toBe(1)
  site.files.set('data/a.json', '2')
  await buildInMemory(site, store)
  expect(counts.sourceLoads).toBe(2)
})

test('docs that a plugin made are no further version, and their URLs are listed with where they come from', async () => {
  const steps: string[] = []
  const host = { ...memoryHost(newSite()), progress: ({ step }: Progress) => steps.push(step) }
  const { versions, site } = await check(host, { drafts: false, strict: false })
  expect(versions).toBe(1)
  expect(site?.routes().map(({ route, source }) => [route, source])).toEqual([
    ['/', 'docs/index.md'],
    ['/names/ada', 'names.json'],
    ['/names/bob', 'names.json'],
    ['/search', undefined],
  ])
  expect(steps.slice(0, 3)).toEqual(['config', 'sources', 'scan'])
})

test('a plugin of unified that can not be attached is told once, not once a page', async () => {
  const site = memorySite({
    'docs.config.mjs': `function remarkBad() { throw new Error('no key') }
      export default {
        title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
        markdown: { remarkPlugins: [remarkBad] },
      }`,
    'docs/index.md': '# Home\n',
    'docs/more.md': '# More\n',
  })
  const { result } = await buildInMemory(site)
  expect(result.diagnostics).toMatchObject([
    { code: 'plugin-failed', message: 'Plugin "config" failed in remark (remarkBad): no key' },
  ])
})

test('two pages of a source at one URL are told, also when one component shows both', async () => {
  const site = memorySite({
    'docs.config.mjs': `export default {
      title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
      plugins: [{ name: 'pets', sources: [{ id: 'pets', load: () => ({ pages: [
        { path: 'pets', title: 'Pets', component: 'pet.jsx' }, { path: '/Pets/', title: 'More', component: 'pet.jsx' },
      ] }) }] }],
    }`,
    'docs/index.md': '# Home\n',
    'pet.jsx': 'export default () => null',
  })
  const { result } = await buildInMemory(site)
  expect(result.diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'duplicate-route',
      message:
        'Unexpected second page at "/Pets/", expected each URL once: "pet.jsx" shows both, only the first is published',
    }),
  )
})
