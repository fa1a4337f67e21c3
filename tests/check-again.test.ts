/** A check of a site that is as it was takes what it found the last time; whatever it depends on, no change escapes it. */
import { describe, expect, test } from 'vitest'
import { check } from '../packages/ssg-cli/src/check.ts'
import { checkAgain } from '../packages/ssg-cli/src/check/check-again.ts'
import type { Host } from '../packages/ssg-cli/src/host.ts'
import {
  memoryCache,
  memoryHost,
  type MemoryCache,
  type MemorySite,
} from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { edits, newSite, pixel } from './edited-site.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'

/** Of static files a check wants to know their names. */
const isSeen = (name: string) => name !== 'a static file'
const options = { drafts: false, strict: false }

/** Check a site with what is in the store. `isKnown`: only files were looked at. */
async function checked(site: MemorySite, store: MemoryCache, more: Partial<Host> = {}, asked = options) {
  const steps: string[] = []
  const host = { ...memoryHost(site, store), progress: ({ step }: { step: string }) => void steps.push(step), ...more }
  const { diagnostics, state, pages, versions } = await checkAgain(check, host, asked)
  return { found: { diagnostics, state, pages, versions }, isKnown: steps.join() === 'scan' }
}

async function clean(site: MemorySite, asked = options) {
  const { diagnostics, state, pages, versions } = await check(
    memoryHost({ ...site, files: new Map(site.files) }),
    asked,
  )
  return { diagnostics, state, pages, versions }
}

test('after each of a sequence of edits a check finds what a clean one finds, and once more without any work', async () => {
  const site = newSite()
  const store = memoryCache()
  await checked(site, store)
  for (const [name, edit] of edits) {
    edit(site.files)
    const expected = await clean(site)
    expect({ name, ...(await checked(site, store)) }).toEqual({ name, found: expected, isKnown: !isSeen(name) })
    expect({ name, ...(await checked(site, store)) }).toEqual({ name, found: expected, isKnown: true })
  }
})

test('each single edit is seen', async () => {
  for (const [name, edit] of edits) {
    const site = newSite()
    // Not every edit of the sequence changes something at its beginning.
    const before = JSON.stringify([...site.files])
    const store = memoryCache()
    await checked(site, store)
    edit(site.files)
    const isKnown = !isSeen(name) || JSON.stringify([...site.files]) === before
    expect({ name, ...(await checked(site, store)) }).toEqual({ name, found: await clean(site), isKnown })
  }
})

describe('what a finding depends on', () => {
  const broken = { 'docs/index.md': 'Hello.\n\n![Flow](./flaw.svg)\n' }

  test('a picture that was missing is there', async () => {
    const site = memorySite(broken)
    const store = memoryCache()
    expect((await checked(site, store)).found.diagnostics).toMatchObject([{ code: 'broken-image' }])
    expect((await checked(site, store)).found.diagnostics).toMatchObject([{ code: 'broken-image' }])
    site.files.set('docs/flaw.svg', pixel(3))
    expect(await checked(site, store)).toMatchObject({ found: { diagnostics: [] }, isKnown: false })
  })

  test('a file that a suggestion names is there', async () => {
    const site = memorySite(broken)
    const store = memoryCache()
    await checked(site, store)
    site.files.set('docs/flow.svg', pixel(3))
    expect((await checked(site, store)).found.diagnostics).toMatchObject([{ suggestion: './flow.svg' }])
  })

  test('a picture that was there is gone', async () => {
    const site = memorySite({ ...broken, 'docs/flaw.svg': pixel(3) })
    const store = memoryCache()
    await checked(site, store)
    site.files.delete('docs/flaw.svg')
    expect((await checked(site, store)).found.diagnostics).toMatchObject([{ code: 'broken-image' }])
  })

  test('a route lock appears', async () => {
    const site = memorySite({ 'docs/index.md': '# Home\n' })
    const store = memoryCache()
    await checked(site, store)
    site.files.set('routes.lock', '/gone\n')
    const { found, isKnown } = await checked(site, store)
    expect({ found, isKnown }).toEqual({ found: await clean(site), isKnown: false })
    expect(found.diagnostics).toMatchObject([{ code: 'removed-route' }])
    // Git was asked where the page went: it may know more the next time.
    expect((await checked(site, store)).isKnown).toBe(false)
  })

  test.each([
    ['a module', 'export default { title: globalThis.plant, url: "https://a.example", docs: { path: "docs" } }'],
    [
      'a function',
      'export default () => ({ title: globalThis.plant, url: "https://a.example", docs: { path: "docs" } })',
    ],
    [
      'a function that takes its time',
      'export default async () => ({ title: globalThis.plant, url: "https://a.example" })',
    ],
  ])('the value of a config that is %s', async (_, text) => {
    const world: object & { plant?: string } = globalThis
    const site = memorySite({ 'docs.config.mjs': text, 'docs/index.md': '# Home\n' })
    const store = memoryCache()
    // Node keeps modules of the same text: what a module reads once it reads once.
    world.plant = 'Alpha'
    expect((await checked(site, store)).isKnown).toBe(false)
    expect((await checked(site, store)).isKnown).toBe(true)
    world.plant = 'Beta'
    expect((await checked(site, store)).isKnown).toBe(!text.includes('=>'))
    delete world.plant
  })

  test('a config that throws the next time is told, and no bug', async () => {
    const world: object & { plant?: string } = globalThis
    for (const kind of ['() =>', 'async () =>']) {
      const text = `export default ${kind} { if (!globalThis.plant) throw new Error('no plant'); return { title: 'A', url: 'https://a.example', docs: {} } }`
      const site = memorySite({ 'docs.config.mjs': text, 'docs/index.md': '# Home\n' })
      const store = memoryCache()
      world.plant = 'Alpha'
      await checked(site, store)
      delete world.plant
      expect((await checked(site, store)).found).toMatchObject({
        state: 'invalid',
        diagnostics: [{ code: 'invalid-config' }],
      })
    }
  })

  test('the commit, where dates of commits are shown', async () => {
    const site = memorySite({
      'docs.config.mjs': config({ docs: { path: 'docs', routeBasePath: '/', lastUpdated: { date: true } } }),
      'docs/index.md': '# Home\n',
    })
    const store = memoryCache()
    const at = (commit: string) => {
      const { git } = memoryHost(site, store)
      return checked(site, store, { git: { ...git, headCommit: async () => commit } })
    }
    expect([(await at('a')).isKnown, (await at('a')).isKnown]).toEqual([false, true])
    expect((await at('b')).isKnown).toBe(false)
  })

  test('the history of a shallow clone, which may become deeper', async () => {
    const site = memorySite({
      'docs.config.mjs': config({ docs: { path: 'docs', routeBasePath: '/', lastUpdated: { date: true } } }),
      'docs/index.md': '# Home\n',
    })
    const store = memoryCache()
    const { git } = memoryHost(site, store)
    const lastCommits = async () => ({ kind: 'shallow' as const, commits: new Map() })
    const shallow = { git: { ...git, headCommit: async () => 'a', lastCommits } }
    for (const _ of [1, 2]) expect((await checked(site, store, shallow)).found.diagnostics).toHaveLength(1)
    const full = { git: { ...git, headCommit: async () => 'a' } }
    expect((await checked(site, store, full)).found.diagnostics).toEqual([])
  })

  test('what was asked for', async () => {
    const site = memorySite({
      'docs/index.md': '# Home\n\n[x](#gone)\n',
      'docs/a.md': '---\ndraft: true\n---\n\n# A\n',
    })
    const store = memoryCache()
    const strict = { drafts: false, strict: true }
    const drafts = { drafts: true, strict: false }
    for (const asked of [options, strict, drafts])
      expect(await checked(site, store, {}, asked)).toEqual({ found: await clean(site, asked), isKnown: false })
    for (const asked of [options, strict, drafts])
      expect(await checked(site, store, {}, asked)).toEqual({ found: await clean(site, asked), isKnown: true })
  })
})

test.each<[what: string, edit: (files: Map<string, string | Uint8Array>) => void]>([
  ['a doc changed', (files) => files.set('docs/a.md', '# A\n\n[x](/gone)\n')],
  ['a doc came', (files) => files.set('docs/b.md', '# B\n\n[x](/gone)\n')],
  ['a picture went', (files) => files.delete('docs/flow.svg')],
  ['the config changed', (files) => files.set('docs.config.mjs', config({ redirects: [{ from: '/x', to: '/gone' }] }))],
])('nothing is remembered of a check during which %s', async (_, edit) => {
  const site = memorySite({
    'docs/index.md': '# Home\n',
    'docs/a.md': '# A\n\n![](./flow.svg)\n',
    'docs/flow.svg': pixel(3),
  })
  const store = memoryCache()
  const { pages } = memoryHost(site, store)
  const run: typeof pages.run = async (...args) => {
    await pages.run(...args)
    edit(site.files)
  }
  await checked(site, store, { pages: { ...pages, run } })
  expect(await checked(site, store)).toEqual({ found: await clean(site), isKnown: false })
})

test('a build after a check makes the redirects that a function of the config gives', async () => {
  const text = config({ plugins: [] }).replace(
    /}$/,
    `, createRedirects: (path) => path.replace('guide', 'manual') , plugins: [{ name: 'a', config: (config) => config }] }`,
  )
  const site = memorySite({ 'docs.config.mjs': text, 'docs/guide.md': '# Guide\n' })
  const store = memoryCache()
  await checked(site, store)
  const { outputs } = await buildInMemory(site, store)
  expect(outputs.get('manual/index.html')).toContain('url=/guide')
})
