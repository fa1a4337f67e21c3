import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-large-')))
afterAll(async () => {
  rmSync(siteDir, { recursive: true, force: true })
  await stop()
})

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

const kept = new Map<string, unknown>()
const cache = {
  get: <T>(step: string, key: string) => kept.get(step + key) as T | undefined,
  set: (step: string, key: string, value: unknown) => void kept.set(step + key, value),
}

const bundler = () =>
  nodeBundler({ siteDir, workDir: join(siteDir, 'work'), cache, ready: nothingReady, asset: () => undefined })
const theme = { package: './theme', components: {} }
const baseUrl = '/'

test('a large picture of a component is a file of its own, for which no page waits', async () => {
  const picture = `<svg>${'<g/>'.repeat(3000)}</svg>`
  write({
    'src/page.js': "import './page.module.css'\nexport default ''",
    'src/page.module.css': '.page { background: url(../img/sky.svg#a) } .small { background: url(../img/dot.svg) }',
    'img/sky.svg': picture,
    'img/dot.svg': '<svg/>',
  })
  const entries = { page: { file: './src/page.js' } }
  const css = (await bundler().server({ theme, baseUrl, entries })).value?.css ?? ''
  expect(css).toContain('url(@site/img/sky.svg#a)')
  const filesOf = async (known: string) =>
    (await bundler().client({ theme, baseUrl, styles: [], css: known, entries })).value?.files ?? []
  const files = await filesOf(css)
  const texts = new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]))
  const sky = [...texts].find(([, text]) => text === picture)?.[0] ?? ''
  expect(basename(sky)).toMatch(/^sky-\w+\.svg$/)
  expect([...texts].find(([path]) => path.endsWith('.css'))?.[1]).toMatch(
    new RegExp(`url\\("?\\./${basename(sky)}#a"?\\)[^]*url\\(["']?data:`),
  )
  // Code that no page is rendered with brings its stylesheet itself, wherever the page is.
  const late = (await filesOf('')).filter(({ path }) => path.endsWith('.js'))
  expect(late.map(({ bytes }) => Buffer.from(bytes).toString()).join('')).not.toContain('@site')
})

test('a URL from the root is a file of the site while no static file has it, also when files come and go', async () => {
  const urls = (name: string) => ['/fonts/own', '/fonts/lost', '//cdn.example/a'].map((url) => `${url}.${name}?#iefix`)
  const faces = (name: string) => urls(name).map((url) => `@font-face { font-family: F; src: url(${url}) }`)
  write({
    'src/fonts.css': faces('woff').join(''),
    'src/page.js': "import './page.css'\nexport default ''",
    'src/page.css': faces('ttf').join(''),
  })
  const entries = { page: { file: './src/page.js' } }
  const found = async () => {
    const css = (await bundler().server({ theme, baseUrl, entries })).value?.css ?? ''
    const files = (await bundler().client({ theme, baseUrl, styles: ['./src/fonts.css'], css, entries: {} })).value
      ?.files
    const text = files?.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => Buffer.from(bytes).toString())
    return Array.from(text?.join('').matchAll(/url\("?([^")]*)/g) ?? [], ([, url = '']) =>
      url.replace(/-\w{8}/, '-HASH'),
    )
  }
  const written = [...urls('woff'), ...urls('ttf')]
  expect(await found()).toEqual(written)
  write({ 'fonts/own.woff': 'font', 'fonts/own.ttf': 'font' })
  expect(await found()).toEqual(written.map((url) => url.replace('/fonts/own.', './own-HASH.')))
  write({ 'static/fonts/own.woff': 'font', 'static/fonts/own.ttf': 'font' })
  expect(await found()).toEqual(written)
})

test('what a stylesheet below the theme names is found where it was served from, also if it is not there', async () => {
  write({
    'static/css/icons.css':
      '@font-face { font-family: F; src: url("../webfonts/lost.eot?#iefix"), url(near.woff) } i { background: url(data:,) }',
    'static/css/near.woff': 'font',
  })
  const styles = ['./static/css/icons.css']
  const input = { theme, baseUrl: '/docs/', styles, below: styles, css: '', entries: {} }
  const { value } = await bundler().client({ ...input, foreign: { selectors: {}, isUnlayered: true } })
  const css = Buffer.from(value?.files.find(({ path }) => path.endsWith('.css'))?.bytes ?? []).toString()
  expect(css).toContain('url(/docs/webfonts/lost.eot?#iefix),url(/docs/css/near.woff)')
  expect(css).toContain('@layer below')
})
