/** Plugins take part in posts and in the versions of a changelog as in docs, and each build gives what one from nothing gives. */
import { afterEach, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Library from '../packages/ssg-cli/src/index.ts'
import { root } from './run-cli.ts'
import { copyOfSite, temporarySite, type TemporarySite } from './temporary-site.ts'

const { build, nodeHost }: typeof Library = await import(join(root, 'packages/ssg-cli/dist/index.js'))

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const changelog = '## 1.1.0 - 2026-02-01\n\n### Added\n\n- Steam.\n\n## 1.0.0 - 2026-01-01\n\n### Added\n\n- Water.\n'
const files = {
  'docs.config.mjs': `
    import shout from './shout.mjs'
    export default {
      title: 'Site',
      url: 'https://example.com',
      docs: { path: 'docs', routeBasePath: '/' },
      blog: [{ feedOptions: { type: 'all' } }, { changelog: 'CHANGELOG.md' }],
      markdown: { remarkPlugins: [shout] },
    }
  `,
  'shout.mjs': `
    export default () => (tree) => {
      const [first] = tree.children.filter(({ type }) => type === 'paragraph' || type === 'list')
      const words = (node) => node.value ?? node.children.map(words).join(' ')
      if (first) tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: words(first).toUpperCase() + '!' }] })
    }
  `,
  'docs/index.md': 'Welcome.\n',
  'blog/2025-01-01-a.md': 'Hello.\n\n<!-- truncate -->\n\nMore.\n',
  'CHANGELOG.md': changelog,
}

async function built({ dir: siteDir }: TemporarySite, cache: 'use' | 'delete' = 'use') {
  const outDir = join(siteDir, 'dist')
  const host = nodeHost({ siteDir, outDir, version: 'test', cache, workers: 0 })
  try {
    const { diagnostics } = await build(host, { drafts: false, strict: false })
    expect(diagnostics).toEqual([])
  } finally {
    await host.close()
  }
  return (path: string) => readFileSync(join(outDir, path), 'utf8')
}

test('a remark plugin changes posts, versions, and what feeds and lists show of them', async () => {
  const site = temporarySite(files)
  sites.push(site)
  const read = await built(site)
  expect(read('blog/2025/01/01/a/index.html')).toContain('<p>HELLO.!</p>')
  expect(read('blog/feed.json')).toContain('<p>HELLO.!</p>')
  expect(read('changelog/1.1.0/index.html')).toContain('<p>STEAM.!</p>')
  expect(read('changelog/1.0.0/index.html')).toContain('<p>WATER.!</p>')
  expect(read('changelog/kinds/added/index.html')).toMatch(/STEAM\.!.*WATER\.!/s)
})

test('after edits of a version and of a post each page is that of a clean build', async () => {
  const site = temporarySite(files)
  sites.push(site)
  await built(site)
  for (const text of [changelog.replace('Steam', 'Ice'), changelog.replace('Water', 'Tea'), changelog]) {
    site.write({ 'CHANGELOG.md': text, 'blog/2025-01-01-a.md': `Hello ${text.length}.\n\n<!-- truncate -->\n` })
    const again = await built(site)
    const copy = copyOfSite(site)
    sites.push(copy)
    const clean = await built(copy, 'delete')
    const paths = [
      'blog/index.html',
      'changelog/index.html',
      'changelog/1.1.0/index.html',
      'changelog/1.0.0/index.html',
    ]
    expect(paths.map(again)).toEqual(paths.map(clean))
  }
})
