import { expect, test } from 'vitest'
import { runtimeKey, type CompiledBody, type LinkedBody, type SiteContext } from '../model/page-job.ts'
import type { Config } from '../model/config.ts'
import type { Page, SiteLayout } from '../model/page.ts'
import { factsKey, pageInputs, renderKey, type PlannedPage } from './page-inputs.ts'

const page: Page = {
  route: '/a',
  meta: {
    title: 'A',
    description: '',
    keywords: [],
    canonical: 'https://x.example/a',
    noIndex: false,
    searchTag: 'default',
    className: '',
  },
  content: { type: 'search' },
}
// Only what the key reads of a layout and of a body.
const layout = { title: 'Site', assets: { css: ['/a.css'] }, buildId: '1' } as unknown as SiteLayout
const compiled = { hash: 'b1', facts: { headings: [], modules: [], components: [] } } as unknown as CompiledBody
const linked: LinkedBody = { urls: [], assets: [], diagnostics: [] }
const sidebar = { key: 's', items: [], dataUrl: '/s.json' }
const modules = {
  [runtimeKey]: { path: 'r', hash: 'r1' },
  'file:x.tsx': { path: 'x', hash: 'x1' },
  'mdx:Note': { path: 'n', hash: 'n1' },
  'file:other.tsx': { path: 'o', hash: 'o1' },
}
const context = {
  config: { toc: { min: 2, max: 3 }, theme: {}, security: { csp: { sources: {}, meta: false } } },
  layout,
  sidebars: { s: sidebar },
  modules,
} as unknown as SiteContext
const planned: PlannedPage = { page, sidebarKey: 's', body: { moduleKeys: { 'a.mdx\0./x': 'file:x.tsx' } } }

const keyOf = (changes: Partial<SiteContext> = {}, plan = planned, body: CompiledBody = compiled) =>
  renderKey(pageInputs(plan, { compiled: body, linked }, { ...context, ...changes }))
// As above.
const withManifest = { ...context.config, theme: { manifest: { layout: {}, components: {} } } } as unknown as Config
const withModule = (key: string) => ({ modules: { ...modules, [key]: { path: 'new', hash: 'new' } } })

test('equal inputs have one key, whoever asks', () => {
  expect(keyOf()).toBe(keyOf())
  // A job for another thread names the page's modules in the same way.
  expect(keyOf({}, { ...planned, body: { moduleKeys: { ...planned.body?.moduleKeys } } })).toBe(keyOf())
})

test.each<[string, () => string]>([
  ['the page', () => keyOf({}, { ...planned, page: { ...page, route: '/b' } })],
  ['its body', () => keyOf({}, planned, { ...compiled, hash: 'b2' })],
  ['its sidebar', () => keyOf({ sidebars: { s: { ...sidebar, dataUrl: '/t.json' } } })],
  ['the layout', () => keyOf({ layout: { ...layout, title: 'Other' } })],
  ['the theme', () => keyOf(withModule(runtimeKey))],
  ['what the theme says of itself', () => keyOf({ config: withManifest })],
  ['a module that it imports', () => keyOf(withModule('file:x.tsx'))],
  ['a registered component', () => keyOf(withModule('mdx:Note'))],
])('another key follows from a change of %s', (_, changed) => {
  expect(changed()).not.toBe(keyOf())
})

test('a module of other pages changes nothing, nor a registered component on a page without a body', () => {
  expect(keyOf(withModule('file:other.tsx'))).toBe(keyOf())
  const bare = { page, sidebarKey: 's' }
  expect(keyOf(withModule('mdx:Note'), bare)).toBe(keyOf({}, bare))
})

test('what a rendering tells does not depend on where scripts and styles lie, its files do', () => {
  const moved = { layout: { ...layout, buildId: '2', assets: { ...layout.assets, css: ['/b.css'] } } }
  const factsOf = (changes: Partial<SiteContext>) =>
    factsKey(pageInputs(planned, { compiled, linked }, { ...context, ...changes }), 'compiled')
  expect(factsOf(moved)).toBe(factsOf({}))
  expect(keyOf(moved)).not.toBe(keyOf())
})

test('for what a rendering tells, a body counts by the key that it is compiled under', () => {
  const withoutColors = { ...compiled, hash: '' }
  const factsOf = (body: CompiledBody) => factsKey(pageInputs(planned, { compiled: body, linked }, context), 'key')
  expect(factsOf(withoutColors)).toBe(factsOf(compiled))
})
