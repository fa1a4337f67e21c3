import { expect, test } from 'vitest'
import { exportedKeys } from './exported-keys.ts'

test.each<[string, readonly string[]]>([
  [
    "import O from '@theme-original/MDXComponents'\nexport default { ...O, Box, img: Picture, 'a.b': 1, \"c\": 2 }",
    ['Box', 'img', 'a.b', 'c'],
  ],
  [
    'const all: Record<string, unknown> = {\n  // Not: this,\n  A: (props) => <B {...props} a={[1, 2]}>it</B>, /* C, */\n  D(props) { return { x: 1, y: 2 } },\n}\nexport default all',
    ['A', 'D'],
  ],
  ['export default { ...O, Link: "https://a.b/c, d: e" }', ['Link']],
  ['const O = {}\nexport default function all() {}', []],
  ['export default { ...O, A, } satisfies Components', ['A']],
  ['', []],
])('%j has the keys %j', (text, keys) => expect(exportedKeys(text)).toEqual(keys))
