import { expect, test } from 'vitest'
import { staticImports } from './static-imports.ts'

test('imports of other files are taken off the beginning', () => {
  expect(staticImports('import{a as b,c}from"./chunk-AAAAAAAA.js";import"./chunk-BBBBBBBB.js";b(c)')).toEqual({
    imports: [
      {
        names: [
          { name: 'a', local: 'b' },
          { name: 'c', local: 'c' },
        ],
        from: 'chunk-AAAAAAAA.js',
      },
      { names: [], from: 'chunk-BBBBBBBB.js' },
    ],
    rest: 'b(c)',
  })
})

test('an import from outside the bundle stays, and those after it are found', () => {
  expect(staticImports('import x from"https://cdn.example/x.js";import{a}from"./chunk-AAAAAAAA.js";x(a)')).toEqual({
    imports: [{ names: [{ name: 'a', local: 'a' }], from: 'chunk-AAAAAAAA.js' }],
    rest: 'import x from"https://cdn.example/x.js";x(a)',
  })
})

test.each(['import("./chunk-AAAAAAAA.js");', 'import.meta.url;', 'let a=\'import"./chunk-AAAAAAAA.js";\';'])(
  'code that begins with %s has no imports',
  (code) => {
    expect(staticImports(code)).toEqual({ imports: [], rest: code })
  },
)
