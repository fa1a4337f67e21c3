import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../text/hash.ts'
import { namedByPackage } from './named-by-package.ts'
import { packageFolder, packageOf } from './package-folders.ts'
import { readyFile, readyMade, type MadeOf } from './ready-made.ts'

let dir: string
const at = (path: string) => join(dir, path)

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
}

/** An installed tool with a theme, a renderer, and what the renderer depends on, as a strict package manager lays them out. */
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-ready-')))
  write({
    'tool/package.json': '{ "name": "tool", "dependencies": { "renderer": "1" } }',
    'tool/dist/search.js': 'search',
    'tool/node_modules/theme/package.json': '{ "name": "theme", "peerDependencies": { "tool": "1" } }',
    'tool/node_modules/theme/src/server.js': 'theme',
    'store/renderer/package.json': '{ "name": "renderer", "dependencies": { "queue": "1" } }',
    'store/renderer/index.js': 'renderer',
    'store/renderer/cjs/package.json': '{ "type": "commonjs" }',
    'store/renderer/cjs/index.js': 'renderer in CommonJS',
    'store/renderer/node_modules/queue/package.json': '{ "name": "queue" }',
    'store/renderer/node_modules/queue/index.js': 'queue',
    'site/docs.config.js': '',
  })
  symlinkSync(at('store/renderer'), at('tool/node_modules/renderer'))
  symlinkSync(at('tool'), at('tool/node_modules/tool'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const made: MadeOf & { readonly answer: string } = {
  answer: 'bundle',
  inputs: {
    '../tool/node_modules/theme/src/server.js': hashOf('theme'),
    '../tool/dist/search.js': hashOf('search'),
    '../store/renderer/index.js': hashOf('renderer'),
    '../store/renderer/cjs/index.js': hashOf('renderer in CommonJS'),
    '../store/renderer/node_modules/queue/index.js': hashOf('queue'),
  },
}

function ready(site = 'site') {
  const answers = { bundle: { key: 'key', value: made } }
  const contents = namedByPackage(answers, { siteDir: at('site'), tool: at('tool'), theme: 'theme' })
  write({ [`tool/dist/ready/${readyFile}`]: JSON.stringify(contents) })
  return readyMade(at(site), at('tool/dist/ready'))
}

test('a file belongs to the nearest package with a name', () => {
  expect(packageOf(at('store/renderer/cjs/index.js'))).toEqual({
    name: 'renderer',
    folder: at('store/renderer'),
    dependencies: ['queue'],
  })
})

test('a package is found in the nearest node_modules, where it really lies', () => {
  expect(packageFolder('renderer', at('tool/dist/ready'))).toBe(at('store/renderer'))
  expect(packageFolder('renderer', at('site'))).toBeUndefined()
})

test('an answer tells its files by where they are installed', () => {
  expect(ready().get('bundle', 'key')).toEqual(made)
})

test('what was asked for differently is not ready', () => {
  expect(ready().get('bundle', 'other key')).toBeUndefined()
  expect(ready().get('other step', 'key')).toBeUndefined()
})

test.each([
  ['the theme', 'tool/node_modules/theme/src/server.js'],
  ['the tool', 'tool/dist/search.js'],
  ['a package that a package depends on', 'store/renderer/node_modules/queue/index.js'],
])('nothing is ready when a file of %s is another one', (_, path) => {
  const known = ready()
  write({ [path]: 'edited' })
  expect(known.get('bundle', 'key')).toBeUndefined()
})

test('nothing is ready when a package is gone', () => {
  const known = ready()
  rmSync(at('store/renderer/node_modules'), { recursive: true })
  expect(known.get('bundle', 'key')).toBeUndefined()
})

test("a site's own copy of the theme counts, not the one of the tool", () => {
  const theme = 'site/node_modules/theme'
  write({ [`${theme}/package.json`]: '{ "name": "theme" }', [`${theme}/src/server.js`]: 'another version' })
  expect(ready().get('bundle', 'key')).toBeUndefined()
  write({ [`${theme}/src/server.js`]: 'theme' })
  symlinkSync(at('tool'), at('site/node_modules/tool'))
  expect(Object.keys(ready().get('bundle', 'key')?.inputs ?? {})).toContain('node_modules/theme/src/server.js')
})

test('code that runs from its sources has nothing ready', () => {
  expect(readyMade(at('site')).get('bundle', 'key')).toBeUndefined()
})
