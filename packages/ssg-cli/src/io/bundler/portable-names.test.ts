import { expect, test } from 'vitest'
import { portableNames } from './portable-names.ts'

const named = (files: Readonly<Record<string, string>>) =>
  [
    ...portableNames(
      Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
    ).values(),
  ].map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])

test('names do not depend on the hashes that the bundler gave', () => {
  const first = named({
    'assets/client-AAAAAAAA.js': 'import "./chunk-BBBBBBBB.js"',
    'assets/chunk-BBBBBBBB.js': 'let b',
  })
  const second = named({
    'assets/client-CCCCCCCC.js': 'import "./chunk-DDDDDDDD.js"',
    'assets/chunk-DDDDDDDD.js': 'let b',
  })
  expect(first).toEqual(second)
  expect(first[0]?.[1]).toBe(`import "./${first[1]?.[0]?.replace('assets/', '')}"`)
})

test('a file gets another name when something that it loads through others changes', () => {
  const files = (deep: string) => ({
    'a-AAAAAAAA.js': 'import "./b-BBBBBBBB.js"',
    'b-BBBBBBBB.js': 'import("./c-CCCCCCCC.js")',
    'c-CCCCCCCC.js': deep,
    'd-DDDDDDDD.js': 'let d',
  })
  const before = named(files('1')).map(([path]) => path)
  const after = named(files('2')).map(([path]) => path)
  expect(before.map((path, index) => path === after[index])).toEqual([false, false, false, true])
})

test('files that load each other have names too', () => {
  const [first, second] = named({
    'a-AAAAAAAA.js': 'import("./b-BBBBBBBB.js")',
    'b-BBBBBBBB.js': 'import("./a-AAAAAAAA.js")',
  })
  expect(first?.[1]).toBe(`import("./${second?.[0]}")`)
  expect(second?.[1]).toBe(`import("./${first?.[0]}")`)
})

test('pictures and files without a hash stay as they are', () => {
  expect(named({ 'assets/flow-AAAAAAAA.svg': '<svg/>', 'robots.txt': '' })).toEqual([
    ['assets/flow-AAAAAAAA.svg', '<svg/>'],
    ['robots.txt', ''],
  ])
})
