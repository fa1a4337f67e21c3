import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, stop } from '../../esbuild.ts'
import { entryModules } from './entry-modules.ts'

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'docs-build-entries-'))))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await stop()
})

async function bundled(text: string): Promise<string> {
  writeFileSync(join(folder, 'Part.js'), text)
  const { outputFiles } = await build({
    entryPoints: ['docs-build-entry:part'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    plugins: [entryModules({ part: { file: './Part.js' } }, folder, 'js')],
  })
  return outputFiles[0]?.text ?? ''
}

test('a module becomes an entry that holds no more than what it exports', async () => {
  expect(await bundled('export const size = 2\nexport default 1\n')).toBe(
    'var o=2,t=1;var l=t;export{l as default,o as size};\n',
  )
})

test('what was compiled to CommonJS without a default export is an entry with all that it exports', async () => {
  const code = await bundled('exports.__esModule = true\nexports.size = 2\n')
  const { default: all } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown }
  expect(all).toMatchObject({ size: 2 })
})
