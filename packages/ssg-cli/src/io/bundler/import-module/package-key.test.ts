import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keyOf, packageKey } from './package-key.ts'

const dir = mkdtempSync(join(tmpdir(), 'docs-build-package-key-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const cache = { get: () => undefined, set: () => undefined }

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
}

const manifest = (version: string) => JSON.stringify({ name: 'acme', version, dependencies: { below: '*' } })

write({
  'node_modules/acme/package.json': manifest('1.0.0'),
  'node_modules/acme/index.js': 'export default 1',
  'node_modules/acme/index.d.ts': 'export default 1',
  'node_modules/below/package.json': '{ "name": "below", "version": "1.0.0" }',
  'node_modules/beside/package.json': '{ "name": "beside", "version": "1.0.0" }',
})

test.each<[name: string, files: Readonly<Record<string, string>>, changes: boolean]>([
  ['another version', { 'node_modules/acme/package.json': manifest('1.0.1') }, true],
  ['a patch', { 'node_modules/acme/index.js': 'export default 2' }, true],
  [
    'an update of what it depends on',
    { 'node_modules/below/package.json': '{ "name": "below", "version": "2.0.0" }' },
    true,
  ],
  ['types', { 'node_modules/acme/index.d.ts': 'export default 2' }, false],
  [
    'a package that it does not depend on',
    { 'node_modules/beside/package.json': '{ "name": "beside", "version": "2" }' },
    false,
  ],
])('%s of a package', (_, files, changes) => {
  const before = keyOf('acme', dir, cache)
  write(files)
  expect(keyOf('acme', dir, cache) !== before).toBe(changes)
})

test('what Node has loaded keeps its key while the process runs', () => {
  const before = packageKey('acme/part', dir, cache)
  write({ 'node_modules/acme/package.json': manifest('3.0.0') })
  expect(packageKey('acme/part', dir, cache)).toBe(before)
})
