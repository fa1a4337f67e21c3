import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { stoodFor } from '../../../../1-config/docusaurus/stand-in.ts'
import { stop } from '../../../esbuild.ts'
import { nodeBundler } from '../../../node-bundler.ts'
import { nothingReady } from '../../../ready-made/ready-made.ts'

let siteDir = ''
let entries: Map<string, unknown>

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

/** What the config of the site exports, imported by a process of its own. */
async function exported(path: string): Promise<unknown> {
  const { value, diagnostics } = await bundlerOfSite().importModule(path)
  expect(diagnostics).toEqual([])
  return value
}

function bundlerOfSite() {
  const cache = {
    get: <T>(step: string, key: string) => entries.get(`${step} ${key}`) as T | undefined,
    set: (step: string, key: string, value: unknown) => void entries.set(`${step} ${key}`, value),
  }
  return nodeBundler({
    siteDir,
    workDir: join(siteDir, '.docs-build'),
    cache,
    ready: nothingReady,
    asset: () => undefined,
  })
}

beforeEach(() => {
  siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-foreign-')))
  entries = new Map()
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))
afterAll(stop)

test('CommonJS, imports and TypeScript stand side by side in a config of Docusaurus', async () => {
  write({
    'docusaurus.config.ts': `
import type { Config } from '@docusaurus/types'
import words from './words.json'
const { colors } = require('./colors')
const name = './late.cjs'
export default {
  title: words.title + colors.length,
  late: require(name),
  here: __dirname,
  css: require.resolve('./src/custom.css'),
  sidebars: require.resolve('./sidebars'),
} satisfies Config`,
    'words.json': '{ "title": "Words" }',
    'colors.js': "module.exports = { colors: ['red'] }",
    'late.cjs': 'module.exports = 3',
    'src/custom.css': '',
    'sidebars.ts': '',
  })
  expect(await exported('docusaurus.config.ts')).toEqual({
    title: 'Words1',
    late: 3,
    here: siteDir,
    css: join(siteDir, 'src/custom.css'),
    sidebars: join(siteDir, 'sidebars.ts'),
  })
})

test('a module of the site that asks for what is not installed is read as the config is', async () => {
  write({
    'docusaurus.config.js': `
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url);
export default require('./plugin.cjs')`,
    'plugin.cjs': "const Plugin = require('not-there')\nmodule.exports = { name: 'own', made: new Plugin() }",
  })
  expect(await exported('docusaurus.config.js')).toMatchObject({ name: 'own' })
})

test('packages that are not installed are stood in for, by every way to ask for them', async () => {
  write({
    'docusaurus.config.js': `
import { createRequire } from 'module'
import { themes } from 'prism-react-renderer'
import whole, * as all from 'not-there'
const own = createRequire(import.meta.url)
const math = require('remark-nowhere')
export default [themes.github, whole, all.part, own('@docusaurus/remark-x'), math.default,
  require.resolve('@acme/search/lib')]`,
  })
  const values = await exported('docusaurus.config.js')
  const found = (values as readonly unknown[]).map((each) => {
    const { name, part } = stoodFor(each) ?? {}
    return name === undefined ? each : `${name} ${part}`.trim()
  })
  expect(found).toEqual([
    'prism-react-renderer themes.github',
    'not-there',
    'not-there part',
    '@docusaurus/remark-x',
    'remark-nowhere default',
    join(siteDir, 'node_modules/@acme/search/lib'),
  ])
})

test('tools that Docusaurus brings are run where a plugin of the site has them installed, and its plugins never', async () => {
  const config = `
import { normalizeUrl } from '@docusaurus/utils'
import blog from '@docusaurus/plugin-content-blog'
export default [normalizeUrl, blog]`
  write({ 'docusaurus.config.ts': config })
  const names = async () =>
    ((await exported('docusaurus.config.ts')) as readonly unknown[]).map((each) => stoodFor(each)?.name)
  expect(await names()).toEqual(['@docusaurus/utils', '@docusaurus/plugin-content-blog'])
  for (const name of ['utils', 'plugin-content-blog'])
    write({
      [`node_modules/@docusaurus/${name}/package.json`]: JSON.stringify({
        name: `@docusaurus/${name}`,
        main: 'index.js',
      }),
      [`node_modules/@docusaurus/${name}/index.js`]: 'exports.normalizeUrl = () => 1',
    })
  expect(await names()).toEqual([undefined, '@docusaurus/plugin-content-blog'])
})

test('what is fetched with a package that is not installed is fetched with Node', async () => {
  write({
    'docusaurus.config.js': `
import whole, { Headers } from 'node-fetch'
import 'isomorphic-fetch'
const url = 'data:text/plain,fetched'
const text = async (fetch) => (await fetch(url, { headers: new Headers() })).text()
export default async () => Promise.all([whole, require('cross-fetch'), require('cross-fetch').default].map(text))`,
  })
  const config = (await exported('docusaurus.config.js')) as () => Promise<unknown>
  expect(await config()).toEqual(['fetched', 'fetched', 'fetched'])
})

test('a package is no longer stood in for once it is installed', async () => {
  write({ 'docusaurus.config.js': "module.exports = { value: require('acme') }" })
  expect(stoodFor(Reflect.get(Object(await exported('docusaurus.config.js')), 'value'))?.name).toBe('acme')
  write({
    'node_modules/acme/package.json': '{ "name": "acme", "version": "1.0.0" }',
    'node_modules/acme/index.js': 'module.exports = 1',
  })
  expect(await exported('docusaurus.config.js')).toEqual({ value: 1 })
})

test('themes for code that are installed have their colors, and are known by name as long as a site changes nothing', async () => {
  const config = `
import { themes } from 'prism-react-renderer'
const { github } = require('prism-react-renderer').themes
export default [github, { ...themes.github, styles: [...themes.github.styles, 1] }]`
  write({ 'docusaurus.config.ts': config })
  const values = async () => (await exported('docusaurus.config.ts')) as readonly unknown[]
  expect(stoodFor((await values())[0])).toEqual({ name: 'prism-react-renderer', part: 'themes.github' })
  write({
    'node_modules/prism-react-renderer/package.json': '{ "name": "prism-react-renderer", "main": "index.js" }',
    'node_modules/prism-react-renderer/index.js':
      "exports.themes = { github: { plain: { color: 'red' }, styles: [0] } }",
  })
  const [whole, made] = await values()
  expect(stoodFor(whole)).toEqual({ name: 'prism-react-renderer', part: 'themes.github' })
  expect([made, stoodFor(made)]).toEqual([{ plain: { color: 'red' }, styles: [0, 1] }, undefined])
})

test('default exports are found in packages of every kind', async () => {
  const package_ = (name: string, type: string, code: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, type, main: 'index.js' }),
    [`node_modules/${name}/index.js`]: code,
  })
  write({
    ...package_('plain', 'commonjs', 'module.exports = { kind: 1 }'),
    ...package_('compiled', 'commonjs', "exports.__esModule = true\nexports.default = 'two'\nexports.named = 3"),
    ...package_('whole', 'module', 'export default 4'),
    ...package_('parts', 'module', 'export const part = 5'),
    'docusaurus.config.ts': `
import plain from 'plain'
import compiled, { named } from 'compiled'
import whole from 'whole'
import parts, { part } from 'parts'
export default [plain.kind, compiled, named, whole, parts.part, part]`,
  })
  expect(await exported('docusaurus.config.ts')).toEqual([1, 'two', 3, 4, 5, 5])
})

test('JSON of packages is imported without saying that it is JSON, whole or by names', async () => {
  write({
    'node_modules/acme/package.json': '{ "name": "acme", "version": "1.2.3", "exports": { ".": "./index.js" } }',
    'docusaurus.config.mts': `
import manifest, { version } from 'acme/package.json'
export default [manifest.name, version, (await import('acme/package.json')).default.version]`,
  })
  expect(await exported('docusaurus.config.mts')).toEqual(['acme', '1.2.3', '1.2.3'])
})

test('what is wrong inside of a package is told', async () => {
  write({
    'docusaurus.config.js': "const name = 'acme'\nmodule.exports = () => require(name)",
    'node_modules/acme/package.json': '{ "name": "acme", "version": "1.0.0" }',
    'node_modules/acme/index.js': "module.exports = require('gone')",
  })
  const config = await exported('docusaurus.config.js')
  expect(config as () => unknown).toThrow("Cannot find module 'gone'")
})

test('a config of docs-build has no packages that are not there', async () => {
  write({ 'docs.config.ts': "import x from 'not-there'\nexport default x", 'docusaurus.config.js': '' })
  await expect(exported('docs.config.ts')).rejects.toThrow()
})

test('CommonJS in a package of modern modules is loaded, and required by its kind', async () => {
  write({
    'package.json': '{ "type": "module" }',
    'docusaurus.config.js': 'module.exports = {}',
    'sidebars.js':
      "const { docs } = require('./lib/docs')\nmodule.exports = { docs, count: require('./lib/count'), own: require('./lib/own').own }",
    'lib/docs.js': "exports.docs = ['intro']",
    'lib/count.ts': 'module.exports = 3 as number',
    'lib/own.js': 'export const own = true',
  })
  expect(await exported('sidebars.js')).toEqual({ docs: ['intro'], count: 3, own: true })
})

test('a module with a default export is that export where it is required, with the other names beside its own', async () => {
  write({
    'node_modules/compiled/package.json': '{ "name": "compiled", "main": "index.js" }',
    'node_modules/compiled/index.js': 'exports.__esModule = true\nexports.default = () => 6',
    'docusaurus.config.js': 'export default {}',
    'late.mjs': 'export default () => 5',
    'docs/list.ts':
      "const list = { items: ['a'], name: 'own' }\nexport const name = 'other', more = 2\nexport default list",
    'docs/word.ts': "export default 'word'",
    'sidebars.ts': `
const list = require('./docs/list')
const late = './late.mjs'
export default [list, list.more, list.default.items, [...require('./docs/list.ts').items], require('./docs/word'),
  require(late)(), require('compiled')()]`,
  })
  const items = ['a']
  expect(await exported('sidebars.ts')).toEqual([{ items, name: 'own', more: 2 }, 2, items, items, 'word', 5, 6])
})

test('a module that imports and writes `module.exports` gives what it wrote', async () => {
  write({
    'docusaurus.config.ts': "import plugin from './plugin'\nexport default { plugins: [plugin] }",
    'plugin.ts':
      "import { join } from 'node:path'\n\nmodule.exports = function releases(): string { return join('a', 'b') }",
  })
  const { plugins } = (await exported('docusaurus.config.ts')) as { plugins: readonly (() => string)[] }
  expect(plugins.map((plugin) => plugin())).toEqual([join('a', 'b')])
})

test('names that Node does not see in CommonJS are imported, as Docusaurus imports them', async () => {
  write({
    'node_modules/checks/package.json': '{ "name": "checks", "main": "index.js" }',
    'node_modules/checks/index.js': `
Object.defineProperty(exports, '__esModule', { value: true })
for (const name of ['Joi', 'other', 'delete']) Object.defineProperty(exports, name, { get: () => name.length })
exports.default = 'own'`,
    'docusaurus.config.js': `
import checks, { Joi, other as second } from 'checks'
import * as all from 'checks'
export default [checks, Joi, second, all.other, all.delete]`,
  })
  expect(await exported('docusaurus.config.js')).toEqual(['own', 3, 5, 5, 6])
})

test('a plugin whose package imports files without their endings is bundled', async () => {
  write({
    'docusaurus.config.js': 'export default {}',
    'node_modules/api/package.json': '{ "name": "api", "type": "module", "main": "lib/index.js" }',
    'node_modules/api/lib/index.js': "import { name } from './name'\nexport default () => ({ name })",
    'node_modules/api/lib/name.js': "export const name = 'api'",
  })
  const { value, diagnostics } = await bundlerOfSite().importPlugin('api')
  expect(diagnostics).toEqual([])
  const make = value?.value as (() => unknown) | undefined
  expect(make?.()).toEqual({ name: 'api' })
})

test.each([
  [
    'that has CommonJS too',
    { 'index.cjs': 'module.exports = () => ({ name: __dirname })' },
    'export default () => { throw Error("a module") }',
  ],
  [
    'that counts on names of CommonJS in a module',
    {},
    "import 'node:path'\nexport default () => ({ name: __dirname })",
  ],
])('a plugin %s runs as Docusaurus loads it', async (_, files, module) => {
  const main = Object.keys(files)[0] ?? 'index.js'
  write({
    'docusaurus.config.js': 'export default {}',
    'node_modules/chat/package.json': JSON.stringify({
      name: 'chat',
      type: 'module',
      exports: { '.': { import: './index.js', require: `./${main}` } },
    }),
    'node_modules/chat/index.js': module,
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`node_modules/chat/${file}`, text])),
  })
  const { value, diagnostics } = await bundlerOfSite().importPlugin('chat')
  expect(diagnostics).toEqual([])
  const found = value?.value
  const make = (typeof found === 'function' ? found : Object(found).default) as () => { readonly name: string }
  expect(make().name).toMatch(/node_modules.chat$/)
})

test('a plugin in a folder of the site finds the packages that are installed beside it', async () => {
  const inner = (name: string) => ({
    [`plugins/own/node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'main.js' }),
    [`plugins/own/node_modules/${name}/main.js`]: `exports.say = () => '${name} of the plugin'`,
  })
  write({
    ...inner('words'),
    ...inner('both'),
    'node_modules/both/package.json': '{ "name": "both", "main": "main.js" }',
    'node_modules/both/main.js': "exports.say = () => 'both of the site'",
    'docusaurus.config.ts': `
import { say } from 'both'
import built from './plugins/own/built.js'
import written from './plugins/own/written.ts'
export default [say(), ...built, ...written]`,
    'plugins/own/built.js': "module.exports = [require('words').say(), require('both').say()]",
    'plugins/own/written.ts':
      "import { say } from 'words'\nimport both from 'both'\nexport default [say(), both.say()]",
  })
  expect(await exported('docusaurus.config.ts')).toEqual([
    'both of the site',
    'words of the plugin',
    'both of the plugin',
    'words of the plugin',
    'both of the plugin',
  ])
})
