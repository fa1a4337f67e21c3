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
