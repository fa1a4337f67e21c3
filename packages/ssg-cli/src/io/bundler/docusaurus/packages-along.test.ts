import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-build-along-'))
  const around = {
    layout: { baseUrl: '/', locale: { code: 'en' }, collections: [] },
    page: { route: '/pumps', meta: {} },
  }
  write({ 'theme/server.js': `export default { components: {}, useArticle: () => (${JSON.stringify(around)}) }` })
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
}

/** The HTML of a page of the site. */
async function htmlOf(code: string): Promise<string> {
  write({
    'Page.jsx': `import { renderToStaticMarkup } from 'react-dom/server'\n${code}\nexport default renderToStaticMarkup(<Page />)`,
  })
  const cache = { get: () => undefined, set: () => undefined }
  const workDir = join(siteDir, '.docs-build')
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const theme = { package: './theme', components: {} }
  const { value, diagnostics } = await bundler.server({
    theme,
    baseUrl: '/',
    entries: { page: { file: './Page.jsx' } },
  })
  expect(diagnostics).toEqual([])
  // What a module exports is what is written above.
  return ((await import(pathToFileURL(value?.modules['page']?.path ?? '').href)) as { default: string }).default
}

test.each([
  [
    'clsx',
    "import clsx, { clsx as same } from 'clsx'\nconst Page = () => clsx('a', { b: true, c: false }) + same(['d'])",
    'a bd',
  ],
  [
    'the providers of MDX',
    `import { MDXProvider, useMDXComponents } from '@mdx-js/react'
const Names = () => Object.keys(useMDXComponents({ c: 1 })).join()
const Page = () => <MDXProvider components={{ a: 1 }}><MDXProvider components={{ b: 1 }}><Names /></MDXProvider></MDXProvider>`,
    'a,b,c',
  ],
  [
    'the router',
    `import { Link, useLocation, useParams, useRouteMatch, withRouter } from 'react-router-dom'
import { matchPath } from 'react-router'
const Where = withRouter(({ location, match }) => location.pathname + match.url)
const Page = () => <><Link to="/a" replace>{useLocation().pathname}</Link><Where />{useRouteMatch('/:id').params.id}
{String(matchPath('/a', '/b'))}{Object.keys(useParams()).length}</>`,
    '<a href="/a">/pumps</a>/pumps/pumpspumps\nnull0',
  ],
  [
    'what copies text',
    `import copy from 'copy-text-to-clipboard'
const Page = () => typeof copy`,
    'function',
  ],
  [
    'the head',
    `import { Helmet, HelmetProvider } from 'react-helmet-async'
import Same from 'react-helmet'
const Page = () => <HelmetProvider><Helmet title="T" meta={[{ name: 'robots', content: 'none' }]}><link rel="me" href="/x" /></Helmet>{Same === Helmet && 'same'}</HelmetProvider>`,
    '<docs-head data-elements="[{&quot;tag&quot;:&quot;title&quot;,&quot;attributes&quot;:{},&quot;text&quot;:&quot;T&quot;},{&quot;tag&quot;:&quot;meta&quot;,&quot;attributes&quot;:{&quot;name&quot;:&quot;robots&quot;,&quot;content&quot;:&quot;none&quot;},&quot;text&quot;:&quot;&quot;},{&quot;tag&quot;:&quot;link&quot;,&quot;attributes&quot;:{&quot;rel&quot;:&quot;me&quot;,&quot;href&quot;:&quot;/x&quot;},&quot;text&quot;:&quot;&quot;}]"></docs-head>same',
  ],
])('a site without Docusaurus has what came along with it: %s', async (_, code, html) => {
  expect((await htmlOf(code)).replace('\n', '')).toBe(html.replace('\n', ''))
})

test('what a site has installed itself is taken', async () => {
  const ofSite = (name: string, version: string, code: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, type: 'module', exports: './index.js' }),
    [`node_modules/${name}/index.js`]: code,
  })
  write({
    ...ofSite('clsx', '1.0.0', "export default () => 'clsx of the site'"),
    ...ofSite('react-router-dom', '7.0.0', "export const useLocation = () => 'router of the site'"),
    ...ofSite('react-router', '5.3.4', "export const useLocation = () => { throw new Error('no context') }"),
  })
  const code = `import clsx from 'clsx'
import { useLocation } from 'react-router-dom'
const Page = () => clsx() + ', ' + useLocation()`
  expect(await htmlOf(code)).toBe('clsx of the site, router of the site')
})

test('the router that Docusaurus had installed knows the page', async () => {
  write({
    'node_modules/react-router/package.json': '{ "name": "react-router", "version": "5.3.4", "main": "index.js" }',
    'node_modules/react-router/index.js': "exports.useLocation = () => { throw new Error('no context') }",
  })
  expect(await htmlOf("import { useLocation } from 'react-router'\nconst Page = () => useLocation().pathname")).toBe(
    '/pumps',
  )
})

test('a package whose CommonJS asks for its parts by a function gives its ES module', async () => {
  write({
    'node_modules/acme/package.json': '{ "name": "acme", "main": "umd.js", "module": "esm.mjs" }',
    'node_modules/acme/umd.js': "(function (made) { module.exports = made(require) })((require) => require('./part'))",
    'node_modules/acme/esm.mjs': "export const format = () => 'formatted'",
  })
  expect(await htmlOf("import { format } from 'acme'\nconst Page = () => format()")).toBe('formatted')
})
