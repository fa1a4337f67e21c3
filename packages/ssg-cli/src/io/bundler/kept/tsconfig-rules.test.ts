import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importRules } from './tsconfig-rules.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-tsconfig-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function rulesOf(files: Readonly<Record<string, object | string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), typeof text === 'string' ? text : JSON.stringify(text))
  }
  const { files: told, meantBy } = importRules(join(dir, 'tsconfig.json'))
  const relative = (paths: readonly string[]) => paths.map((path) => path.slice(dir.length + 1))
  return { told: relative(told), meantBy: (specifier: string) => relative(meantBy(specifier)) }
}

test('an import means what the paths say, in their order', () => {
  const { meantBy } = rulesOf({
    'tsconfig.json': { compilerOptions: { paths: { '~/*': ['./a/*', './b/*.x'], exact: ['./c'], '*.svg': ['./d'] } } },
  })
  expect(meantBy('~/Inner')).toEqual(['a/Inner', 'b/Inner.x'])
  expect(meantBy('~/$&')).toEqual(['a/$&', 'b/$&.x'])
  expect(meantBy('exact')).toEqual(['c'])
  expect(meantBy('exactly')).toEqual([])
  expect(meantBy('x.svg')).toEqual(['d'])
})

test('paths and base URLs of files that are extended count, each from its place', () => {
  const { told, meantBy } = rulesOf({
    'tsconfig.json': '{ "extends": ["./more/base", "rules"], /* mine */ "compilerOptions": { "baseUrl": "src" } }',
    'more/base.json': { extends: '../tsconfig.json', compilerOptions: { paths: { '~/*': ['../a/*'] } } },
    'node_modules/rules/tsconfig.json': { compilerOptions: { paths: { '~/*': ['./b/*'] } } },
  })
  expect(told).toEqual(expect.arrayContaining(['more/base.json', 'node_modules/rules/tsconfig.json']))
  expect(meantBy('~/x')).toEqual(expect.arrayContaining(['src/~/x', 'a/x', 'node_modules/rules/b/x']))
})

test('a file that is not there says nothing', () => {
  expect(rulesOf({}).meantBy('a')).toEqual([])
})
