import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { stop } from '../../esbuild.ts'
import { nodeBundler } from '../../node-bundler.ts'
import { nothingReady } from '../../ready-made/ready-made.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docs-build-lost-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))
afterAll(stop)

const files = {
  'theme/server.js': 'export default { components: {} }',
  'types.ts': 'export interface Props { n: number }\nexport const n = 3\nexport default 4',
  'plain.js': 'export const plain = 5',
  'node_modules/old/package.json': '{ "name": "old", "type": "module", "main": "index.js" }',
  'node_modules/old/index.js': "import { gone } from './part.js'\nexport const isGone = gone === undefined",
  'node_modules/old/part.js': 'export const part = 1',
  'Page.jsx': `import four, {
  Props, n } from './types'
import five, { plain } from './plain'
export { gone } from './plain'
import { isGone } from 'old'
export default [four, n, Props, five, plain, isGone]`,
}

/** What the page of a site with these files exports by default, and what is told. */
async function bundled(config: string) {
  for (const [path, text] of Object.entries({ ...files, [config]: 'export default {}' })) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
  const cache = { get: () => undefined, set: () => undefined }
  const workDir = join(siteDir, '.docs-build')
  const bundler = nodeBundler({ siteDir, workDir, cache, ready: nothingReady, asset: () => undefined })
  const theme = { package: './theme', components: {} }
  const { value, diagnostics } = await bundler.server({
    theme,
    baseUrl: '/',
    entries: { page: { file: './Page.jsx' } },
  })
  const told = diagnostics.map(({ severity, message, file, line }) => `${severity} ${file}:${line} ${message}`)
  const path = value?.modules['page']?.path
  const module: { readonly default?: unknown } = path === undefined ? {} : await import(pathToFileURL(path).href)
  return { values: module.default, told }
}

test('names that nobody exports are undefined in a site of Docusaurus, and told', async () => {
  expect(await bundled('docusaurus.config.js')).toEqual({
    values: [4, 3, undefined, undefined, 5, true],
    told: [
      'warning Page.jsx:2 No matching export in "types.ts" for import "Props"',
      'warning Page.jsx:3 No matching export in "plain.js" for import "default"',
      'warning Page.jsx:4 No matching export in "plain.js" for import "gone"',
    ],
  })
})

test('they are errors in other sites', async () => {
  const { values, told } = await bundled('docs.config.js')
  expect({ values, first: told.find((each) => each.includes('Page.jsx:2')) }).toEqual({
    values: undefined,
    first: 'error Page.jsx:2 No matching export in "types.ts" for import "Props"',
  })
})
