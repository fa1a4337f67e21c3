/** Feeds against the schemas of their formats, and what readers of feeds need of the HTML in them. */
import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pixel } from './edited-site.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'

const uri = z.url({ protocol: /^https?$/ })
const name = z.string().min(1)

/** @see https://www.jsonfeed.org/version/1.1/ */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: name,
  home_page_url: uri,
  feed_url: uri,
  description: name.optional(),
  language: name,
  items: z.array(
    z.strictObject({
      id: name,
      url: uri,
      title: name,
      // A version of which nothing is said has no text.
      content_html: z.string(),
      summary: name.optional(),
      image: uri.optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime().optional(),
      authors: z.array(z.strictObject({ name, url: uri.optional(), avatar: uri.optional() })).optional(),
      tags: z.array(name).optional(),
    }),
  ),
})

const rich = `---
title: '<Steam> & "water" ]]> 𝄞'
description: 'Under pressure & hot'
authors: [ada, bob, { name: Eve, email: eve@example.com }, { image_url: /x.png }]
tags: [a & b]
---

See [home](/), [this](#part), [docs](../docs/index.md), [mail](mailto:a@example.com) and ![flow](./flow.svg).

<!-- truncate -->

## Part

<script>alert(1)</script>
<button onclick="alert(2)">Press</button>
<img src="/flow.svg" srcset="/flow.svg 1x, /big.svg 2x" alt="">
<a href='/x'>quoted otherwise</a>

\`\`\`js
const a = "<b>"
\`\`\`
`

const site = memorySite({
  'docs.config.mjs': config({
    docs: { path: 'docs', routeBasePath: '/' },
    diagnostics: { 'blocked-by-policy': 'ignore', 'broken-link': 'ignore', 'broken-image': 'ignore' },
    blog: [
      { feedOptions: { type: 'all', copyright: 'Ltd. & Co.', description: '' } },
      { changelog: 'CHANGELOG.md', feedOptions: { type: 'all' } },
    ],
  }),
  'docs/index.md': 'Welcome.\n',
  'CHANGELOG.md': '## 1.1.0 - 2026-02-01\n\n### Added\n\n- Steam.\n\n## 1.0.0 - 2026-01-01\n',
  'static/flow.svg': pixel(1),
  'blog/authors.yml':
    'ada:\n  name: Ada\n  email: ada@example.com\n  page: true\nbob:\n  name: Bob\n  email: bob@example.com\n  url: https://example.com/bob\n',
  'blog/flow.svg': pixel(10),
  'blog/2025-01-01-rich.md': rich,
  'blog/2025-01-02-plain.md': 'Nothing but a line.\n',
})

let outputs: ReadonlyMap<string, string>
beforeAll(async () => {
  const built = await buildInMemory(site)
  expect(built.result.state).toBe('done')
  outputs = built.outputs
})

const schema = (file: string) => readFileSync(new URL(`feeds/${file}`, import.meta.url), 'utf8')

describe.each(['blog', 'changelog'])('the feeds of a %s', (folder) => {
  test.each([
    ['rss.xml', 'rss.rng'],
    ['atom.xml', 'atom.rng'],
  ])('%s fits the schema %s', async (file, rules) => {
    const xml = outputs.get(`${folder}/${file}`) ?? ''
    const { errors } = await validateXML({ xml, schema: schema(rules), extension: 'relaxng' })
    expect(errors.map(({ message }) => message)).toEqual([])
  })

  test('feed.json is a JSON Feed 1.1', () => {
    expect(jsonFeed.safeParse(JSON.parse(outputs.get(`${folder}/feed.json`) ?? '')).error?.issues).toBeUndefined()
  })
})

test('a schema refuses what it does not know', async () => {
  const xml = (outputs.get('blog/atom.xml') ?? '').replace('<updated>', '<changed/><updated>')
  expect(await validateXML({ xml, schema: schema('atom.rng'), extension: 'relaxng' })).toMatchObject({ valid: false })
})

test('posts in feeds have absolute URLs, and nothing that runs', () => {
  const { items } = jsonFeed.parse(JSON.parse(outputs.get('blog/feed.json') ?? ''))
  const html = items.map((item) => item.content_html).join('')
  const urls = Array.from(html.matchAll(/\s(?:href|src|srcset)=(["'])(.*?)\1/g), ([, , url = '']) => url)
  expect(urls.length).toBeGreaterThan(6)
  for (const url of urls.flatMap((set) => set.split(', '))) expect(url).toMatch(/^(?:https:\/\/example\.com\/|mailto:)/)
  expect(html).not.toMatch(/<script|\son[a-z]+=|\sstyle=/)
})
