import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { writeFiles } from '../setup/write-files.mjs'
import { chunksOf } from './chunks-of.mjs'
import { build } from './site.mjs'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/**
 * The least that each of our plugins asks for; those that bring pages have nothing to bring.
 *
 * @type {Readonly<Record<string, unknown>>}
 */
const options = {
  analytics: {
    gtag: { id: 'G-1' },
    googleTagManager: { id: 'GTM-1' },
    plausible: { domain: 'docs.example.com' },
    umami: { websiteId: 'u' },
    matomo: { url: 'https://matomo.example.com', siteId: 1 },
  },
  openapi: { description: 'openapi.json' },
  typescript: { entryPoints: ['index.ts'] },
}

/**
 * What a plugin adds to each page of a site, in bytes of gzip.
 *
 * @typedef {object} PluginShare
 * @property {string} name
 * @property {number} styles
 * @property {number} script  what comes with every page
 * @property {number} later   what it may ask for, all of it
 */

/**
 * Build a site without plugins and one with each plugin of ours alone, and compare what browsers load.
 *
 * @param {string} work  folder for the sites
 * @returns {readonly PluginShare[]}
 */
export function pluginShares(work) {
  const plugins = fileURLToPath(new URL('../../packages/plugins', import.meta.url))
  const names = readdirSync(plugins).filter((name) => name !== 'mdx-text')
  const bare = filesOf(work, 'bare', [])
  return names.map((name) => {
    const plugin = `@docs-build/plugin-${name}`
    const { styles, scripts } = filesOf(work, name, [options[name] ? [plugin, options[name]] : plugin])
    const known = chunksOf(nameOf(scripts, 'client'), scripts).first
    const entry = nameOf(scripts, `plugin-${name}`)
    const { first, later } = entry ? chunksOf(entry, scripts, known) : { first: [], later: [] }
    const bytes = (chunks) => [...chunks].reduce((sum, chunk) => sum + zipped(scripts.get(chunk) ?? ''), 0)
    return { name, styles: zipped(styles) - zipped(bare.styles), script: bytes(first), later: bytes(later) }
  })
}

/** @type {(work: string, name: string, plugins: readonly unknown[]) => { styles: string, scripts: ReadonlyMap<string, string> }} */
function filesOf(work, name, plugins) {
  const dir = join(work, 'plugins', name)
  const config = {
    title: 'Manual',
    url: 'https://docs.example.com',
    docs: { path: 'docs', routeBasePath: '/' },
    plugins,
  }
  mkdirSync(dirname(join(dir, 'docs')), { recursive: true })
  writeFiles(dir, {
    'docs.config.mjs': `export default ${JSON.stringify(config)}\n`,
    'docs/index.md': '# Manual\n',
    'openapi.json': '{"openapi":"3.1.0","info":{"title":"API","version":"1"},"paths":{}}\n',
    'index.ts': 'export const one = 1\n',
    'tsconfig.json': '{"compilerOptions":{"types":[]}}\n',
  })
  symlinkSync(modules, join(dir, 'node_modules'), 'junction')
  build(dir, join(dir, 'dist'))
  const assets = join(dir, 'dist/assets')
  const read = (file) => readFileSync(join(assets, file), 'utf8')
  const files = readdirSync(assets)
  return {
    styles: files
      .filter((file) => file.endsWith('.css'))
      .map(read)
      .join(''),
    scripts: new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, read(file)])),
  }
}

/** @type {(scripts: ReadonlyMap<string, string>, start: string) => string} */
function nameOf(scripts, start) {
  return [...scripts.keys()].find((file) => file.startsWith(`${start}-`)) ?? ''
}

/** @type {(text: string) => number} */
function zipped(text) {
  return gzipSync(text, { level: 9 }).length
}
