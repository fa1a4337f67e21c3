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
async function inBrowser(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: siteDir },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    external: ['react', 'theme/server'],
    plugins: [docusaurusModules(siteDir, { theme: 'theme', baseUrl: '/' })],
  })
  return outputFiles[0]?.text ?? ''
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
  const module: { default: () => unknown } = await import(
    `data:text/javascript,${encodeURIComponent(code.replace(/^import .*from "react";$/gm, ''))}`
  )
  const on = (dataset: object | null) => {
    vi.stubGlobal('document', { querySelector: () => dataset && { dataset } })
    return module.default()
  }
  expect(on({ around: JSON.stringify(around('Roofs')) })).toEqual(['Roofs', '2.x', true])
  expect(on({ around: JSON.stringify(around('Walls')) })).toEqual(['Walls', '2.x', true])
  expect(on(null)).toEqual(['', undefined, true])
})

test('links alone bring nothing of that to browsers', async () => {
  expect(await inBrowser("export { default } from '@docusaurus/Link'")).not.toContain('data-around')
})
