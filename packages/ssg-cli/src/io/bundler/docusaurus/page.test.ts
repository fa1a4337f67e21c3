import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { build, stop } from '../../esbuild.ts'
import { docusaurusModules } from './modules.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-page-'))
afterAll(async () => {
  vi.unstubAllGlobals()
  rmSync(siteDir, { recursive: true, force: true })
  await stop()
})

/** The code of a module as browsers get it. */
function inBrowser(contents: string): Promise<string> {
  return codeFor('browser', contents)
}

async function codeFor(platform: 'browser' | 'node', contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: siteDir },
    bundle: true,
    write: false,
    platform,
    format: 'esm',
    external: ['react', 'theme/server'],
    plugins: [docusaurusModules(siteDir, { theme: 'theme', baseUrl: '/', docs: () => docs })],
  })
  return outputFiles[0]?.text ?? ''
}

/** Docs in two collections, the first of which has a version beside the newest. */
const docs = {
  en: {
    default: { '2': dataOf('2.x', '/docs', 'intro') },
    api: { current: dataOf('Next', '/api', 'start') },
  },
}

function dataOf(label: string, path: string, mainDocId: string) {
  return { label, path, mainDocId, sidebars: {}, docs: {} }
}

const version = { name: '2', label: '2.x', path: '/docs', isLast: true, mainHref: '/docs' }
const around = (title: string) => ({
  page: { route: '/docs/a', meta: {}, version: { collection: 'default', name: '2' }, content: { type: 'doc', title } },
  layout: { baseUrl: '/', locale: { code: 'en' }, collections: [{ id: 'default', versions: [version] }] },
})

test('hooks know in browsers what came with the page, and of the next page what came with that', async () => {
  const code = await inBrowser(`import { useActiveVersion, useDoc } from '@docusaurus/plugin-content-docs/client'
import { usePluginData } from '@docusaurus/useGlobalData'
export default () => [useDoc().metadata.title, useActiveVersion()?.label, usePluginData('docusaurus-plugin-content-docs').versions[0].isLast]`)
  const module: { default: () => unknown } = await imported(code)
  const on = (dataset: object | null) => {
    vi.stubGlobal('document', { querySelector: () => dataset && { dataset } })
    return module.default()
  }
  expect(on({ around: JSON.stringify(around('Roofs')) })).toEqual(['Roofs', '2.x', true])
  expect(on({ around: JSON.stringify(around('Walls')) })).toEqual(['Walls', '2.x', true])
  expect(on(null)).toEqual(['', undefined, true])
})

const allDocs = `import { useAllDocsData } from '@docusaurus/plugin-content-docs/client'
const shownOf = (data) => Object.entries(data).map(([id, { path, versions }]) =>
  [id, path, ...versions.map(({ name, label, isLast, mainDocId }) => [name, label, isLast, mainDocId].join())])
export const shown = () => shownOf(useAllDocsData())
`

test('a version has the doc in browsers on which its readers begin, as copies of its menu look for it', async () => {
  const code = await inBrowser(`import { useVersions } from '@docusaurus/plugin-content-docs/client'
export default () => useVersions().map((version) => version.docs.find(({ id }) => id === version.mainDocId)?.path)`)
  const module: { default: () => unknown } = await imported(code)
  const { page, layout } = around('Roofs')
  const along = { default: { '2': { label: '2.x', path: '/docs', mainDocId: 'intro' } } }
  const text = JSON.stringify({ page, layout: { ...layout, docs: along } })
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { around: text } }) })
  expect(module.default()).toEqual(['/docs'])
})

test('lists of all docs are in browsers what they are where pages are rendered, also of those with a single version', async () => {
  const asked = `${allDocs}export { usePageFacts } from '@docusaurus/_around'`
  const own = `const theme = { useArticle: () => (${JSON.stringify(around('Roofs'))}) };`
  const server: { shown: () => unknown; usePageFacts: () => string } = await imported(
    own + (await codeFor('node', asked)).replace(/^import theme from "theme\/server";$/gm, ''),
  )
  const browser: { shown: () => unknown } = await imported(await inBrowser(allDocs))
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { around: server.usePageFacts() } }) })
  const all = [
    ['default', '/docs', '2,2.x,true,intro'],
    ['api', '/api', 'current,Next,true,start'],
  ]
  expect([server.shown(), browser.shown()]).toEqual([all, all])
})

function imported<T>(code: string): Promise<T> {
  return import(
    `data:text/javascript,${encodeURIComponent(code.replace(/^import .*from "react";$/gm, ''))}`
  ) as Promise<T>
}

test('links alone bring nothing of that to browsers', async () => {
  expect(await inBrowser("export { default } from '@docusaurus/Link'")).not.toContain('data-around')
})
