import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { assetReader } from '../files/assets.ts'
import { stop } from '../esbuild.ts'
import { nodeBundler } from '../node-bundler.ts'
import { nodeFiles, noCache } from '../files/node-files.ts'
import { nothingReady } from '../ready-made/ready-made.ts'

afterAll(stop)

test('of two files with the name that is imported, the one of JavaScript counts, as in webpack and Vite', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-endings-'))
  const files = {
    'theme/content.js': 'export const components = {}',
    'file.js':
      "import home from './Home'\nimport { size } from './size'\nimport { unit } from './unit'\nexport default home + size + unit",
    'Home/index.js': "export default 'used '",
    'Home/index.tsx': "export default 'left over '",
    // Sites of Docusaurus that are built with SWC have types there.
    'unit.jsx': "type Unit = 'm' | 'mm'\nexport const unit: Unit = 'mm'",
    'size.ts': 'export const size: number = 1',
    'size.tsx': 'export const size: number = 2',
    'unit.web.jsx': "export const unit = 'in'",
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
  try {
    const cache = { ...noCache, has: () => false, readBlob: () => '', writeBlob: () => ['', 0, 0, 0] as const }
    const tools = { cache: { ...cache, save: () => undefined, repair: () => undefined }, ready: nothingReady }
    const asset = assetReader(nodeFiles(siteDir, noCache))
    const bundler = nodeBundler({ siteDir, workDir: join(siteDir, '.docs-build'), asset, ...tools })
    const entries = { file: { file: './file.js' } }
    const bundled = async (endings?: readonly string[]) => {
      const theme = { package: './theme', components: {}, ...(endings && { endings }) }
      const { value } = await bundler.server({ theme, baseUrl: '/', entries })
      const module = (await import(pathToFileURL(value?.modules['file']?.path ?? '').href)) as { default: string }
      return module.default
    }
    expect(await bundled()).toBe('used 1mm')
    // Those of plugins come first.
    expect(await bundled(['.web.jsx'])).toBe('used 1in')
  } finally {
    rmSync(siteDir, { recursive: true })
  }
})
