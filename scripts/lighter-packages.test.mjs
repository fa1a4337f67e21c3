import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
})

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
  for (const text of content) expect(outcomeOf(lighter, text, format)).toEqual(outcomeOf(plain, text, format))
})

test.each(/** @type {const} */ (['md', 'mdx']))('whatever stands side by side gives the same tree as %s', (format) => {
  const next = numbers(format.length)
  for (let count = 0; count < 1500; count++) {
    const parts = Array.from({ length: 1 + (next() % 7) }, () => blocks[next() % blocks.length])
    const text = parts.join(['\n\n', '\n', '\n\n  ', '\n> '][next() % 4])
    expect(outcomeOf(lighter, text, format), text).toEqual(outcomeOf(plain, text, format))
  }
})
