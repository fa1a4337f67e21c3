import { expect, test } from 'vitest'
import { exportedKeys } from './exported-keys.ts'

/** The files of a site by their paths. */
function textsOf(texts: Readonly<Record<string, string>>) {
  return (path: string) => texts[path] ?? ''
}

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
])('%j has the keys %j', (text, keys) => expect(exportedKeys('a.js', textsOf({ 'a.js': text }))).toEqual(keys))

test('what is spread of modules of the site is among the keys', () => {
  const textOf = textsOf({
    'src/theme/MDXComponents.js':
      "import O from '@theme-original/MDXComponents'\nimport * as icons from '../icons'\nimport more from '@site/src/more'\nexport default { ...O, ...icons, ...more, Box }",
    'src/icons.js':
      "export function Star() {}\nexport const Moon = 1, b = 2\nexport { default as Sun, x as Sky } from './sky'\nexport * from './rest'\nexport default 1",
    'src/rest.js': "export class Rain {}\nexport * from '../src/icons'\nexport * from 'package'",
    'src/more.js': "import all from './more'\nexport default { ...all, Card }",
  })
  expect(exportedKeys('src/theme/MDXComponents.js', textOf)).toEqual([
    'Star',
    'Moon',
    'Sun',
    'Sky',
    'Rain',
    'Card',
    'Box',
  ])
})
