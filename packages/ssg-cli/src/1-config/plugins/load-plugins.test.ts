import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeHost } from '../../io/node-host.ts'
import { pluginLoader } from '../../io/packages/load-plugins.ts'
import { loadConfig } from '../load-config.ts'

let siteDir = ''

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-build-plugins-'))
  write({
    'node_modules/installed/package.json':
      '{ "name": "installed", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/installed/index.js':
      'export default (_, options) => ({ name: "installed", remark: [[() => () => {}, options]] })',
    'plugins/own.ts':
      'export default (_: unknown, options: object) => ({ name: "own", remark: [[() => () => 1, options]] })',
    'helper.ts': 'export const helper = () => () => 2',
    'docs.config.ts': config(),
  })
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

function config({ title = 'Site', option = 1, limit = 5 } = {}): string {
  return `import installed from 'installed'
import { helper } from './helper.ts'
const limit = ${limit}
export default {
  title: '${title}', url: 'https://example.com',
  plugins: [
    ['installed', { option: ${option} }], ['./plugins/own.ts', {}], [installed, {}],
    { name: 'inline', remark: [() => () => limit] },
  ],
  markdown: { remarkPlugins: [helper] },
}`
}

async function load() {
  const host = nodeHost({ siteDir, outDir: join(siteDir, 'dist'), version: '1', cache: 'use', workers: 0 })
  try {
    const { value, diagnostics } = await loadConfig(host, {})
    expect(diagnostics).toEqual([])
    return value.plugins
  } finally {
    await host.close()
  }
}

const names = ['installed', 'own', 'installed', 'inline', 'config']

test('plugins come in the order of the list, those of markdown last', async () => {
  expect((await load()).map(({ plugin }) => plugin.name)).toEqual(names)
})

test.each<[string, Readonly<Record<string, string>>, readonly number[]]>([
  ['nothing', {}, []],
  ['an option', { 'docs.config.ts': config({ option: 2 }) }, [0, 3]],
  ['the title', { 'docs.config.ts': config({ title: 'Other' }) }, [3]],
  ['what a function of the config holds on to', { 'docs.config.ts': config({ limit: 6 }) }, [3]],
  ['a file that the config imports', { 'helper.ts': 'export const helper = () => () => 3' }, [3, 4]],
  [
    'a plugin of the site',
    {
      'plugins/own.ts':
        'export default (_: unknown, options: object) => ({ name: "own", remark: [[() => () => 9, options]] })',
    },
    [1],
  ],
])('a change of %s changes the keys of the plugins that it may concern', async (_, files, changed) => {
  const before = await load()
  write(files)
  const after = await load()
  expect(after.flatMap(({ info }, index) => (info.key === before[index]?.info.key ? [] : [index]))).toEqual(changed)
})

test('a thread makes the same plugins from their modules', async () => {
  const host = nodeHost({ siteDir, outDir: join(siteDir, 'dist'), version: '1', cache: 'use', workers: 0 })
  const given: unknown[] = []
  const pages = { ...host.pages, plugins: (modules: unknown) => void given.push(modules) }
  await loadConfig({ ...host, pages } as typeof host, {})
  await host.close()
  const plugins = await pluginLoader(given[0] as Parameters<typeof pluginLoader>[0])()
  expect(plugins.map(({ name }) => name)).toEqual(names)
})
