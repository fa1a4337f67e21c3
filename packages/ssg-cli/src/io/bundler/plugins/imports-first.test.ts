import { expect, test } from 'vitest'
import { parseCss } from '../../parse-css.ts'
import { importsFirst } from './imports-first.ts'

function withImportsFirst(css: string): string {
  const root = parseCss(css)
  importsFirst(root)
  return root.toString()
}

test.each([
  ['an import below a rule', '.a{top:0}\n@import "b.css";', '@import "b.css";.a{top:0}'],
  [
    'several keep their order, and all else its line',
    '@import "a.css";\n:root{--b:0}\n@import "b.css";\n\n@import url("https://c.example/c.css") print;\n.d{top:0}',
    '@import "a.css";\n@import "b.css";@import url("https://c.example/c.css") print;:root{--b:0}\n\n\n\n.d{top:0}',
  ],
  ['a block of a layer', '@layer a{.a{top:0}}@import "b.css";', '@import "b.css";@layer a{.a{top:0}}'],
])('%s comes before what can not precede it', (_, css, expected) => {
  expect(withImportsFirst(css)).toBe(expected)
})

test.each([
  ['imports that come first', '@charset "utf-8";\n/* Fonts */\n@layer a, b;\n@import "a.css";\n.a{top:0}'],
  ['an import within a block', '.a{top:0}@media print{@import "a.css";}'],
  ['a stylesheet without rules', '@import "a.css";'],
  ['one without imports', '.a{top:0}'],
])('%s stays as it is', (_, css) => {
  expect(withImportsFirst(css)).toBe(css)
})
