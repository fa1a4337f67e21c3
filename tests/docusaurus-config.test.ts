/** The config of a Docusaurus site, loaded by Node as its authors have it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from './temporary-site.ts'

test('the path of a module in a package needs no ending', async () => {
  const site = temporarySite({
    'docusaurus.config.mjs': `
      import { file } from 'acme/lib/file'
      import { folder } from 'acme/lib/folder'
      import { named } from '@acme/named/short'
      const title = file + folder + named
      export default { title, url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] }
    `,
    'node_modules/acme/package.json': '{"name": "acme"}',
    'node_modules/acme/lib/file.js': "exports.file = 'File, '",
    'node_modules/acme/lib/folder/index.js': "exports.folder = 'folder, '",
    'node_modules/@acme/named/package.json': '{"name": "@acme/named", "exports": {"./short": "./long.js"}}',
    'node_modules/@acme/named/long.js': "exports.named = 'named'",
    'node_modules/@acme/named/short.js': "exports.named = 'not exported'",
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.build()
    expect(stderr).not.toContain('Cannot find')
    expect(code).toBe(0)
    expect(site.output()['docs/index.html']).toContain('<title>Home | File, folder, named</title>')
  } finally {
    site.remove()
  }
})

test('the latest posts of a blog, as code imports them, come and go with the blog', async () => {
  const config = (blog: string) =>
    `export default { title: 'A', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: ${blog} }]] }`
  const list = 'docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json'
  const site = temporarySite({
    'docusaurus.config.mjs': config('false'),
    'blog/one.md': '---\ntitle: One\ndate: 2024-01-01\n---\n\nText\n',
    'src/pages/index.jsx': `import posts from '../../.docusaurus/${list}'
export default () => <b>{posts.items.map(({ title }) => title).join()}</b>`,
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const shown = async () => {
      const { code } = await site.build()
      return code === 0 ? /<b>(.*?)<\/b>/.exec(site.output()['index.html'] ?? '')?.[1] : code
    }
    expect(await shown()).toBe(1)
    site.write({ 'docusaurus.config.mjs': config('{}') })
    expect(await shown()).toBe('One')
    site.write({ 'blog/two.md': '---\ntitle: Two\ndate: 2024-02-01\n---\n\nText\n' })
    expect(await shown()).toBe('Two,One')
    site.write({ 'docusaurus.config.mjs': config('false') })
    expect(await shown()).toBe(1)
  } finally {
    site.remove()
  }
})
