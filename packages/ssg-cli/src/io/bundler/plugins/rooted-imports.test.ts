import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build, stop } from '../../esbuild.ts'
import { rootedImports } from './rooted-imports.ts'

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-roots-')))
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true })
  await stop()
})

for (const path of ['static/data/a.json', 'public/data/b.json', 'static/both.json', 'both.json', 'src/c.json']) {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), JSON.stringify({ file: path }))
}

/** What a module finds that imports a path. */
async function found(path: string): Promise<string | undefined> {
  const stdin = {
    contents: `import { file } from ${JSON.stringify(path)}; console.log(file)`,
    resolveDir: join(dir, 'src'),
  }
  const plugins = [rootedImports(dir, ['static', 'public'])]
  const { outputFiles } = await build({ stdin, bundle: true, write: false, logLevel: 'silent', plugins })
  return /"(.*\.json)"/.exec(outputFiles[0]?.text ?? '')?.[1]
}

test.each([
  ['a static folder', '/data/a.json', 'static/data/a.json'],
  ['another static folder', '/data/b.json', 'public/data/b.json'],
  ['a static folder before the site', '/both.json', 'static/both.json'],
  ['the folder of the site', '/static/data/a.json', 'static/data/a.json'],
  ['a file of the disk, by its whole path', join(dir, 'src/c.json'), 'src/c.json'],
])('an import from the root finds %s', async (_, path, file) => {
  expect(await found(path)).toBe(file)
})

test('an import from the root that nothing answers stays an error', async () => {
  await expect(found('/gone.json')).rejects.toThrow('Could not resolve "/gone.json"')
})
