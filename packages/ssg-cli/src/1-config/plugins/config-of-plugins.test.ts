import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Cache } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Plugin } from '../../plugin.ts'
import { resolveConfig } from '../resolve-config.ts'
import { takePlugins } from './written-plugins.ts'
import { configOfPlugins } from './config-of-plugins.ts'

const noCache = { get: () => undefined, set: () => undefined } as Pick<Cache, 'get' | 'set'> as Cache
const host = {
  cache: noCache,
  env: {},
  files: {} as never,
  bundler: { thrownAt: () => undefined, runCode: (task: () => unknown) => task() } as never,
}
const source = 'docs.config.ts'

function checked(written: unknown): Config | undefined {
  return resolveConfig({ value: takePlugins(written).rest, source, flags: {} }).value
}

async function changed(config: Plugin['config'], written: object = {}) {
  const before = checked({ title: 'Site', url: 'https://docs.example.com', ...written })
  if (!before || !config) throw new Error('the config is sound')
  return configOfPlugins(host, { config: before, plugins: [{ name: 'a', config }], source })
}

test('a plugin may return another config', async () => {
  const { value, diagnostics } = await changed((config) => ({ ...config, tagline: 'Water' }))
  expect([value?.tagline, diagnostics]).toEqual(['Water', []])
})

test('a plugin may change the copy that it gets, later than at once', async () => {
  const { value } = await changed(async (config) => void Object.assign(config, { tagline: 'Steam' }))
  expect(value?.tagline).toBe('Steam')
})

test('each plugin gets what the one before it left', async () => {
  const before = checked({ title: 'Site', url: 'https://docs.example.com' })
  const add = (letter: string): Plugin => ({
    name: letter,
    config: (config) => ({ ...config, tagline: config.tagline + letter }),
  })
  const plugins = [add('a'), add('b')]
  expect((await configOfPlugins(host, { config: before as Config, plugins, source })).value?.tagline).toBe('ab')
})

test('a config that cannot be used is told with the plugin that left it', async () => {
  const { value, diagnostics } = await changed((config) => ({ ...config, trailingSlash: 'yes' as never }))
  expect(value).toBeUndefined()
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-config',
      message: 'Plugin "a" changed the config. In "trailingSlash": Unexpected "yes", expected true or false',
    },
  ])
})

test('a plugin that throws is told, and the config stays as it was', async () => {
  const { value, diagnostics } = await changed((config) => {
    Object.assign(config, { tagline: 'Half done' })
    throw new Error('no key')
  })
  expect(value?.tagline).toBe('')
  expect(diagnostics).toMatchObject([{ code: 'plugin-failed', message: 'Plugin "a" failed in config: no key' }])
})

const root = join(import.meta.dirname, '../../../../..')
const configs = readdirSync(join(root, 'fixtures')).flatMap((name) => {
  const file = readdirSync(join(root, 'fixtures', name, 'site')).find((each) => /^docs\.config\.m?[jt]s$/.test(each))
  return file === undefined ? [] : [join('fixtures', name, 'site', file)]
})

test.each([...configs, 'site/docs.config.ts'])(
  'the checked config of %s is what its check gives again',
  async (file) => {
    const module = (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href).catch(() => ({}))) as {
      readonly default?: unknown
    }
    const config = checked(module.default)
    if (!config) return
    const { value, diagnostics } = await configOfPlugins(host, {
      config,
      plugins: [{ name: 'a', config: (each) => each }],
      source,
    })
    expect(diagnostics).toEqual([])
    expect(value).toEqual(config)
  },
)
