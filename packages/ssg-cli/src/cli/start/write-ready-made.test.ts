import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleSite } from '../../2-sources/bundle-site.ts'
import { cachedCodeStyles } from '../../io/cached-code-styles.ts'
import { nodeBundler } from '../../io/node-bundler.ts'
import { nothingReady, readyFile, readyMade } from '../../io/ready-made/ready-made.ts'
import { resolveConfig } from '../../1-config/resolve-config.ts'
import { themeManifest } from '../../1-config/theme-manifest.ts'
import { defaultTheme } from '../../model/default-theme.ts'
import { writeReadyMade } from './write-ready-made.ts'

const tool = join(dirname(fileURLToPath(import.meta.url)), '../../..')
let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-ready-'))
  await writeReadyMade(join(dir, 'ready'), tool)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Bundle a site below another base URL, with what is ready-made or without. */
async function bundled(ready: typeof nothingReady, further: object = {}) {
  const siteDir = join(dir, 'site')
  const asked: string[] = []
  const cache = { get: () => undefined, set: (step: string) => void asked.push(step) }
  const bundler = nodeBundler({ siteDir, workDir: join(dir, 'work'), cache, ready, asset: () => undefined })
  const value = { title: 'Pumps', url: 'https://pumps.example', baseUrl: '/manual/', ...further }
  const { value: config } = resolveConfig({ value, source: 'docs.config.ts', flags: {} })
  if (!config) throw new Error('the config is right')
  const { value: manifest } = await themeManifest(
    { bundler, cache: { get: () => undefined, set: () => undefined } },
    defaultTheme,
  )
  if (!manifest) throw new Error('the theme has a manifest')
  const host = {
    files: { stat: () => undefined, read: () => new Uint8Array() },
    cache,
    bundler,
    codeStyles: cachedCodeStyles(cache, ready),
  }
  const { value: bundles, diagnostics } = await bundleSite(
    host,
    { config: { ...config, theme: { ...config.theme, manifest } }, source: 'docs.config.ts' },
    [],
    [],
  )
  expect(diagnostics).toEqual([])
  await bundler.close()
  const { files, ...names } = bundles.client
  const texts = Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]))
  return { server: bundles.server, client: { ...names, texts }, asked }
}

const ready = () => readyMade(join(dir, 'site'), join(dir, 'ready'), tool)

test('what is ready-made is, byte for byte, what the bundler makes for a site below any base URL', async () => {
  const [made, known] = [await bundled(nothingReady), await bundled(ready())]
  expect(made.asked.toSorted()).toEqual(['client-scripts', 'client-styles', 'code-styles', 'server-bundle'])
  expect(known.asked).toEqual([])
  expect(known.client).toEqual(made.client)
  const code = ({ server }: typeof made) => readFileSync(server?.modules['runtime']?.path ?? '', 'utf8')
  // The bundler names each file by its way from the site, in comments and as names of CommonJS modules.
  const withoutPaths = (text: string) => text.replace(/^\s*\/\/ .*$/gm, '').replace(/^(\s*)".*node_modules\//gm, '$1"')
  expect(withoutPaths(code(known))).toBe(withoutPaths(code(made)))
})

test('a site with other colours for code has its stylesheet bundled, and only that', async () => {
  const { asked } = await bundled(ready(), { code: { themes: { light: 'min-light', dark: 'min-dark' } } })
  expect(asked.toSorted()).toEqual(['client-styles', 'code-styles'])
})

test('no path of the machine that it was made on is in it', () => {
  expect(readFileSync(join(dir, 'ready', readyFile), 'utf8')).not.toContain(tool)
})
