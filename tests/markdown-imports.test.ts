/** Code that imports MDX, in a site of Docusaurus: the file's own exports are there as in MDX. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite
let output: Readonly<Record<string, string>>

beforeAll(async () => {
  site = temporarySite({
    'docusaurus.config.js': `module.exports = {
      title: 'Site', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
    }`,
    'src/part.mdx': `---
title: Part
---

import { useState } from 'react'
import { unit } from './unit.js'

export const versions = ['1.0', '2.0']
export function Badge({ children }) {
  return <b className="badge">{children} {unit}</b>
}
export const Counter = () => {
  const [count, setCount] = useState(7)
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>
}

export * from './unit.js'

## Steps

Newest: {versions.at(-1)} <Badge>In text</Badge>

<Counter />
`,
    'src/knowing.mdx': `---
title: Knowing
---

export const shout = frontMatter.title.toUpperCase()
export const Contents = () => <i>{toc.map(({ id }) => id).join()}</i>
export const contentTitle = 'Own title'

## First

## Second
`,
    'src/unit.js': "export const unit = 'bar'\nexport const named = 'from the other module'\n",
    'src/pages/index.jsx': `import Part, { Badge, Counter, frontMatter, named, versions } from '../part.mdx'
import * as knowing from '../knowing.mdx'
import { Live } from '../live.jsx'
const { Contents } = knowing
export default () => <main>
  <p>{versions.join()} {frontMatter.title} {named}</p>
  <p>{knowing.shout} {knowing.contentTitle} {knowing.frontMatter.title} <Contents /></p>
  <Badge>Alone</Badge><Counter /><Live /><Part />
</main>`,
    'src/live.jsx': `import { useState } from 'react'
import { versions } from './part.mdx'
export function Live() {
  const [at, setAt] = useState(0)
  return <button onClick={() => setAt(1)}>Live {versions[at]}</button>
}`,
  })
  rmSync(join(site.dir, 'docs.config.mjs'))
  const { code, stderr } = await site.buildWarm()
  expect({ code, errors: stderr.split('\n').filter((line) => line.includes('error')) }).toEqual({ code: 0, errors: [] })
  output = site.output()
})
afterAll(() => site.remove())

const shown = () => (output['index.html'] ?? '').replaceAll('<!-- -->', '')

test('values, components and what another module exports', () => {
  expect(shown()).toContain('<p>1.0,2.0 Part from the other module</p>')
  expect(shown()).toContain('<b class="badge">Alone bar</b>')
  expect(shown()).toContain('<b class="badge">In text bar</b>')
})

test('exports that use front matter and headings of their file, and one in place of what is made of it', () => {
  expect(shown()).toContain('<p>KNOWING Own title Knowing <i>first,second</i></p>')
})

test('components with state come to life, and those that show such values', () => {
  // One of these stands in the text.
  expect(shown().match(/<docs-island[^>]*><button>Counted 7<\/button>/g)).toHaveLength(2)
  expect(shown()).toMatch(/<docs-island[^>]*><button>Live 1\.0<\/button>/)
  const scripts = Object.entries(output).filter(([path]) => path.endsWith('.js'))
  expect(scripts.filter(([, text]) => text.includes('Counted '))).toHaveLength(1)
  expect(scripts.filter(([, text]) => text.includes('2.0') && text.includes('1.0')).length).toBeGreaterThan(0)
})
