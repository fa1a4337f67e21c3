/** Code of a site may fail when nobody waits for it any more: in a timer, or a promise that is not awaited. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite
afterEach(() => site.remove())

const many = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`]),
)

test.each([
  ['on the main thread', '0', 'setTimeout(() => { throw new Error("too late") })'],
  ['on the main thread', '0', 'Promise.reject(new Error("too late"))'],
  ['on others', '2', 'Promise.reject(new Error("too late"))'],
])(
  'what fails late %s (%s workers) is told once without a stack, and the site is built: %s',
  async (_, workers, code) => {
    site = temporarySite({
      ...many,
      'components/Late.jsx': `const late = ${code}\nexport default () => <b>{String(late)}</b>\n`,
      'docs/a.mdx': "import Late from '@site/components/Late'\n\n# A\n\n<Late />\n",
    })
    const { code: exit, stderr } = await site.build(['--workers', workers])
    const told = stderr.split('\n').filter((line) => /too late|^ +at /.test(line))
    expect(told).toEqual([
      expect.stringMatching(/nobody waited for it: too late \(thrown at site\/components\/Late\.jsx:1:\d+\)$/),
    ])
    expect([exit, /^Built 44 pages/m.test(stderr)]).toEqual([1, true])
  },
)

test('a plugin that does not load is told once, and a Docusaurus site is built without it', async () => {
  site = temporarySite({
    'docusaurus.config.js':
      "module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: ['docusaurus-plugin-acme'] }",
    'node_modules/docusaurus-plugin-acme/package.json': '{}',
    'node_modules/docusaurus-plugin-acme/index.js':
      "require('gone')\nmodule.exports = () => ({ name: 'acme', loadContent() {} })\n",
    'docs/a.md': '# A\n',
  })
  rmSync(join(site.dir, 'docs.config.mjs'))
  const { code, stderr } = await site.build()
  expect(stderr.match(/.*Cannot find module 'gone'.*/g)).toEqual([
    "    docusaurus-plugin-acme: it does not run here: Cannot find module 'gone'",
  ])
  expect(code).toBe(0)
})
