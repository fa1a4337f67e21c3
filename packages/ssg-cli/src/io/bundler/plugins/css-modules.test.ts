import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { cssModules, type CollectedCss } from './css-modules.ts'
import { build, stop } from '../../esbuild.ts'

let dir = ''
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-css-')))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))
afterAll(stop)

/** The class `box` of modules, by their paths beside the site. */
async function classNames(paths: readonly string[], siteDir = join(dir, 'site')): Promise<string[]> {
  for (const path of paths) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), '.box { color: red }')
  }
  const collected: CollectedCss = new Map()
  const imports = paths.map((path) => `export * from ${JSON.stringify(join(dir, path))}`)
  await build({
    stdin: { contents: imports.join('\n'), resolveDir: dir },
    bundle: true,
    write: false,
    plugins: [cssModules(siteDir, { css: collected, imports: [], texts: new Set() })],
  })
  return paths.map((path) => /\.([\w-]+) \{/.exec(collected.get(join(dir, path)) ?? '')?.[1] ?? '')
}

test('modules of one name have class names of their own, wherever they lie', async () => {
  const paths = ['site/styles.module.css', 'components/a/styles.module.css', 'components/b/styles.module.css']
  const names = await classNames(paths)
  expect(new Set(names).size).toBe(3)
})

test('a URL from the root means a file of the output', async () => {
  const file = join(dir, 'hero.module.css')
  writeFileSync(file, '.box { background: url(/img/hero.svg) }')
  const collected: CollectedCss = new Map()
  const stdin = { contents: `import ${JSON.stringify(file)}`, resolveDir: dir }
  await build({
    stdin,
    bundle: true,
    write: false,
    plugins: [cssModules(dir, { css: collected, imports: [], texts: new Set() })],
  })
  expect(collected.get(file)).toContain('url(/img/hero.svg)')
})

test('the CSS names no folder of the machine, from wherever the command runs', async () => {
  writeFileSync(join(dir, 'page.css'), "@import './more.css';")
  writeFileSync(join(dir, 'more.css'), '.more { color: red }')
  const met = { css: new Map<string, string>(), imports: [], texts: new Set<string>() }
  const stdin = { contents: `import ${JSON.stringify(join(dir, 'page.css'))}`, resolveDir: dir }
  await build({ stdin, bundle: true, write: false, plugins: [cssModules(dir, met)] })
  expect(met.css.get(join(dir, 'page.css'))).toMatch(/^\/\* more\.css \*\/\n\.more/)
})

test('the class names of a site do not depend on where it lies, nor on how it is reached', async () => {
  const paths = ['site/components/styles.module.css']
  const names = await classNames(paths)
  symlinkSync(join(dir, 'site'), join(dir, 'link'))
  expect(await classNames(paths, join(dir, 'link'))).toEqual(names)
  expect(names).toEqual(['box_4ff910'])
})

/** Packages that a site has installed: name → code. */
function install(packages: Readonly<Record<string, string>>) {
  for (const [name, code] of Object.entries(packages)) {
    mkdirSync(join(dir, 'node_modules', name), { recursive: true })
    writeFileSync(join(dir, 'node_modules', name, 'index.js'), code)
  }
}

/** Bundle a module that imports a file; gives what was collected. */
async function collectedOf(file: string) {
  const met = { css: new Map<string, string>(), texts: new Set<string>() }
  const stdin = { contents: `import ${JSON.stringify(file)}`, resolveDir: dir }
  const plugins = [cssModules(dir, { imports: [], ...met })]
  await build({ stdin, bundle: true, write: false, logLevel: 'silent', plugins })
  return met
}

test('a stylesheet that is imported by a path from the root is one of the site', async () => {
  const file = join(dir, 'home.css')
  mkdirSync(join(dir, 'src'), { recursive: true })
  writeFileSync(join(dir, 'src/base.css'), '.base { color: teal }')
  writeFileSync(file, "@import url('/src/base.css'); .hero { background: url(/img/hero.png) }")
  const { css, texts } = await collectedOf(file)
  expect(css.get(file)).toMatch(/\.base \{\s*color: teal;[^]*url\(\/img\/hero\.png\)/)
  expect([...texts]).toEqual([join(dir, 'src/base.css')])
})

test('each stylesheet goes through PostCSS by itself, as its author wrote it', async () => {
  const file = join(dir, 'src/hero.module.css')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, "@reference '../css/custom.css';\n.box { @apply shadow-[0_0_rgba(0,0,0,.5)] }")
  const seen: unknown[] = []
  const post = async (css: string, path: string) => {
    seen.push([css, path])
    return { css: '.box { color: teal }', files: [join(dir, 'css/custom.css')], errors: [], isOpen: true }
  }
  const met = { css: new Map<string, string>(), imports: [], texts: new Set<string>() }
  const stdin = { contents: `import ${JSON.stringify(file)}`, resolveDir: dir }
  await build({ stdin, bundle: true, write: false, plugins: [cssModules(dir, met, { post })] })
  expect(seen).toEqual([["@reference '../css/custom.css';\n.box { @apply shadow-[0_0_rgba(0,0,0,.5)] }", file]])
  expect(met.css.get(file)).toMatch(/\.box_\w+ \{\s*color: teal;/)
  expect(met).toMatchObject({ isOpen: true, texts: new Set([join(dir, 'css/custom.css')]) })
})

test('Sass is compiled by the package that the site has installed, and its partials belong to the bundle', async () => {
  const file = join(dir, 'hero.module.scss')
  const partial = join(dir, '_colors.scss')
  writeFileSync(file, '@use "colors"; .box { color: colors.$brand }')
  install({
    sass: `const { pathToFileURL } = require('node:url')
      exports.compileAsync = async (file) => ({
        css: '.box { color: teal }',
        loadedUrls: [pathToFileURL(file), pathToFileURL(${JSON.stringify(partial)})],
      })`,
  })
  const { css, texts } = await collectedOf(file)
  expect(css.get(file)).toMatch(/\.box_\w+ \{\s*color: teal;/)
  expect([...texts]).toEqual([file, partial])
})

test('Less is compiled by the package that the site has installed, and what it imports belongs to the bundle', async () => {
  const file = join(dir, 'hero.module.less')
  const partial = join(dir, 'colors.less')
  writeFileSync(file, '@import "colors"; .box { color: @brand }')
  install({
    less: `exports.FileManager = class {}
      class Plugins {
        addFileManager(manager) { (this.all ??= []).push(manager) }
      }
      exports.render = async (text, { plugins }) => (plugins[0].install(exports, new Plugins()), { css: text.replace(/.*;/, '').replace('@brand', 'teal'), imports: [${JSON.stringify(partial)}] })`,
  })
  const { css, texts } = await collectedOf(file)
  expect(css.get(file)).toMatch(/\.box_\w+ \{\s*color: teal;/)
  expect([...texts]).toEqual([file, partial])
})

test('an error in Less is told where it stands', async () => {
  const file = join(dir, 'hero.less')
  writeFileSync(file, '.a { color: @gone }')
  install({
    less: `exports.FileManager = class {}
      exports.render = async (_, { filename }) => {
        throw Object.assign(new Error('variable @gone is undefined'), { filename, line: 1, column: 12 })
      }`,
  })
  await expect(collectedOf(file)).rejects.toMatchObject({
    errors: [{ text: 'variable @gone is undefined', location: { line: 1, column: 12 } }],
  })
})

test('Less without its package says what to install', async () => {
  const file = join(dir, 'hero.less')
  writeFileSync(file, '@a: 1;')
  await expect(collectedOf(file)).rejects.toThrow('Less needs a compiler. Run: npm install less')
})

test('Sass without its package, or with an old one, says what to install', async () => {
  const file = join(dir, 'hero.scss')
  writeFileSync(file, '$a: 1;')
  const message = 'Sass needs a compiler of version 1.45 or later. Run: npm install sass'
  await expect(collectedOf(file)).rejects.toThrow(message)
  install({ sass: 'exports.renderSync = () => {}' })
  await expect(collectedOf(file)).rejects.toThrow(message)
})

test('an error in Sass is told where it stands', async () => {
  const file = join(dir, 'hero.scss')
  writeFileSync(file, '\n.a { color: $gone }')
  install({
    sass: `exports.compileAsync = async () => {
      throw Object.assign(new Error('long'), { sassMessage: 'Undefined variable.', span: { start: { line: 1, column: 12 } } })
    }`,
  })
  await expect(collectedOf(file)).rejects.toMatchObject({
    errors: [{ text: 'Undefined variable.', location: { line: 2, column: 12 } }],
  })
})

test('an import means what it says wherever it stands, as with the loader of webpack', async () => {
  writeFileSync(join(dir, 'page.css'), ".box { color: blue }\n@import './more.css';\n")
  writeFileSync(join(dir, 'more.css'), '.more { color: red }')
  const met = { css: new Map<string, string>(), imports: [], texts: new Set<string>() }
  const stdin = { contents: `import ${JSON.stringify(join(dir, 'page.css'))}`, resolveDir: dir }
  const { warnings } = await build({ stdin, bundle: true, write: false, plugins: [cssModules(dir, met)] })
  expect(warnings).toEqual([])
  expect(met.css.get(join(dir, 'page.css'))).toMatch(/\.more[^]*\.box/)
})

test('names begin with what the author wrote, in CSS and in code', async () => {
  const file = join(dir, 'hero.module.css')
  const css = `@keyframes spin { to { rotate: 1turn } }
.hero { animation: spin 1s } .md\\:wide .größe, .\\31 st, .hero-title:hover > .hero { composes: base; color: red }
.base { color: blue } :global(.plain) { color: teal }`
  // `composes` stands in rules of one class.
  writeFileSync(file, css.replace('composes: base; ', '') + ' .both { composes: base hero }')
  const met = { css: new Map<string, string>(), imports: [], texts: new Set<string>() }
  const stdin = { contents: `export { default } from ${JSON.stringify(file)}`, resolveDir: dir }
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [cssModules(dir, met)],
  })
  const code = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  const names = ((await import(code)) as { default: Record<string, string> }).default
  const hash = names['base']?.slice('base_'.length) ?? ''
  expect(hash).toMatch(/^[0-9a-f]{6}$/)
  expect(names).toEqual({
    hero: `hero_${hash}`,
    spin: `spin_${hash}`,
    'md:wide': `md:wide_${hash}`,
    größe: `größe_${hash}`,
    '1st': `_1st_${hash}`,
    'hero-title': `hero-title_${hash}`,
    base: `base_${hash}`,
    both: `base_${hash} hero_${hash} both_${hash}`,
  })
  const text = met.css.get(file) ?? ''
  for (const selector of ['hero', 'md\\:wide', 'größe', '_1st', 'hero-title', 'both'])
    expect(text).toContain(`.${selector}_${hash}`)
  expect(text).toContain(`@keyframes spin_${hash}`)
  expect(text).toMatch(new RegExp(`animation: (?:1s )?spin_${hash}`))
  expect(text).toContain('.plain {')
})
