import { expect, test } from 'vitest'
import { withoutHelperImports } from './without-helper-imports.ts'

const outputs = {
  'out/assets/client-AAAAAAAA.js': { inputs: { 'a.ts': { bytesInOutput: 1 } }, entryPoint: 'a.ts' },
  'out/assets/chunk-HELPERS1.js': { inputs: {} },
  'out/assets/chunk-EFFECTS1.js': { inputs: { 'b.ts': { bytesInOutput: 1 } } },
}

test.each([
  ['an import of helpers that uses none of them', 'import"./chunk-HELPERS1.js";start()', 'start()'],
  [
    'one that stands after other imports',
    'import{a}from"./chunk-EFFECTS1.js";import"./chunk-HELPERS1.js";a()',
    'import{a}from"./chunk-EFFECTS1.js";a()',
  ],
])('%s is taken out', (_, text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each([
  ['helpers that are used', 'import{a}from"./chunk-HELPERS1.js";a()'],
  ['a chunk with code of its own', 'import"./chunk-EFFECTS1.js";start()'],
  ['words in a text', 'let a=1;let b=\'import"./chunk-HELPERS1.js";\''],
])('%s stays', (_, text) => {
  expect(shown(text)).toBe(text)
})

function shown(text: string): string {
  const [file] = withoutHelperImports(
    [{ path: 'assets/client-AAAAAAAA.js', bytes: new TextEncoder().encode(text) }],
    outputs,
  )
  return new TextDecoder().decode(file?.bytes)
}
