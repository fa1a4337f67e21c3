import { expect, test } from 'vitest'
import type { Config } from '../../model/config.ts'
import type { Plugin } from '../../plugin.ts'
import { resolveConfig } from '../resolve-config.ts'
import { withParts } from './with-parts.ts'

const place = { siteDir: '/site', source: 'docs.config.ts' }

function configOf(value: object = {}): Config {
  const written = { title: 'Site', url: 'https://docs.example.com', ...value }
  const { value: config } = resolveConfig({ value: written, source: place.source, flags: {} })
  if (!config) throw new Error('the config is sound')
  return config
}

const messages = (plugins: readonly Plugin[]) =>
  withParts(configOf(), plugins, place).diagnostics.map(({ message }) => message)

test('components and styles of plugins come before those of the site, by paths from the site folder', () => {
  const site = configOf({ theme: { mdxComponents: { Own: 'own.tsx', Both: 'site.tsx' }, css: ['site.css'] } })
  const plugin: Plugin = {
    name: 'a',
    components: { Both: './a/both.tsx', Badge: '/packages/a/badge.tsx' },
    styles: ['/site/node_modules/a/a.css', './b.css'],
  }
  const { theme } = withParts(site, [plugin], place).value
  expect(theme.mdxComponents).toEqual({ Both: 'site.tsx', Badge: '../packages/a/badge.tsx', Own: 'own.tsx' })
  expect(theme.css).toEqual(['node_modules/a/a.css', 'b.css', 'site.css'])
})

test('sources of a policy are joined with those of the site, each once', () => {
  const site = configOf({ security: { csp: { sources: { 'connect-src': ['https://a.example'] } } } })
  const policy = { 'connect-src': ['https://a.example', 'https://b.example'], 'img-src': ['http://c.example'] }
  const { security } = withParts(site, [{ name: 'a', policy }], place).value
  expect(security.csp && security.csp.sources).toEqual(policy)
})

test('a site that sends no policy gets none from its plugins', () => {
  const site = configOf({ security: { csp: false } })
  expect(withParts(site, [{ name: 'a', policy: { 'img-src': ['x:'] } }], place).value.security).toEqual({ csp: false })
})

test('tags come in the order of the plugins, browser code once for each', () => {
  const meta = (name: string) => ({ tag: 'meta', attributes: { name } }) as const
  const plugins: readonly Plugin[] = [
    { name: 'b', head: [meta('b')], client: ['./b.ts'] },
    { name: 'a', head: [meta('a')], client: ['./a.ts'] },
    { name: 'b', client: ['./b.ts', './c.ts'] },
  ]
  expect(withParts(configOf(), plugins, place).value.everyPage).toEqual({
    head: [meta('b'), meta('a')],
    client: [
      { plugin: 'b', modules: ['b.ts', 'c.ts'] },
      { plugin: 'a', modules: ['a.ts'] },
    ],
  })
})

test('a site whose plugins bring nothing has nothing on every page', () => {
  expect(withParts(configOf(), [{ name: 'a' }], place).value).toEqual(configOf())
})

test('of two plugins that make one thing the first is used, and both are named', () => {
  const rule = () => undefined
  const [first, second] = ['first', 'second'].map((name): Plugin => ({
    name,
    directives: { badge: rule },
    code: { fences: { chart: rule } },
    components: { Chart: name },
  }))
  if (!first || !second) throw new Error('there are two')
  const { value, diagnostics } = withParts(configOf(), [first, second], place)
  expect(value.theme.mdxComponents).toEqual({ Chart: 'first' })
  const used = 'by plugin "second", expected each once: that of plugin "first" is used'
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['plugin-conflict', `Unexpected second directive "badge" ${used}`],
    ['plugin-conflict', `Unexpected second fence "chart" ${used}`],
    ['plugin-conflict', `Unexpected second component "Chart" ${used}`],
  ])
})

test('a policy that would say more than it seems is refused', () => {
  const policy = { 'script-scr': ['https://a.example'], 'img-src': ['x:; script-src *'] }
  // A plugin in JavaScript may write anything.
  expect(messages([{ name: 'a', policy } as Plugin])).toEqual([
    expect.stringMatching(/^Plugin "a" failed in policy: Unexpected directive "script-scr", expected "script-src"/),
    'Plugin "a" failed in policy: Unexpected source "x:; script-src *" in "img-src", expected one such as "https://example.com"',
  ])
})
