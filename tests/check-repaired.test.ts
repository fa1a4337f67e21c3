/** What a check could not find is there the next time: nobody has to delete a cache to be told. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

type Texts = Readonly<Record<string, string>>

const widget = {
  'node_modules/widget/package.json': '{"name":"widget","main":"index.js"}',
  'node_modules/widget/index.js': 'export default () => "Widget"\n',
}
const withComponent = { 'docs.config.mjs': configText({ theme: { components: { Footer: 'components/Footer.jsx' } } }) }
const footer = 'export const Footer = () => <footer>Ours</footer>\n'
const ofBox = "import Box from '../components/Box.jsx'\n\n# Page\n\n<Box />\n"

test.each<[missing: string, before: Texts, repaired: Texts]>([
  ['a package that a page imports', { 'docs/a.mdx': "import Widget from 'widget'\n\n# A\n\n<Widget />\n" }, widget],
  [
    'a package that a component imports',
    { 'docs/a.mdx': ofBox, 'components/Box.jsx': "import Widget from 'widget'\nexport default Widget\n" },
    widget,
  ],
  [
    'a file that a component imports',
    { 'docs/a.mdx': ofBox, 'components/Box.jsx': "import Inner from './Inner'\nexport default Inner\n" },
    { 'components/Inner.tsx': 'export default () => <p>Inner</p>\n' },
  ],
  [
    'a path that a tsconfig names',
    { 'docs/a.mdx': ofBox, 'components/Box.jsx': "import Inner from '~/Inner'\nexport default Inner\n" },
    {
      'tsconfig.json': '{"compilerOptions":{"paths":{"~/*":["./parts/*"]}}}',
      'parts/Inner.tsx': 'export default () => <p>Inner</p>\n',
    },
  ],
  ['a component of the theme', withComponent, { 'components/Footer.jsx': footer }],
  [
    'a package that a component of the theme imports',
    { ...withComponent, 'components/Footer.jsx': `import 'widget'\n${footer}` },
    widget,
  ],
  ['a component of a page', { 'docs/a.mdx': ofBox }, { 'components/Box.jsx': 'export default () => <p>Box</p>\n' }],
  [
    'a partial',
    { 'docs/a.mdx': "import Note from './_note.md'\n\n# A\n\n<Note />\n" },
    { 'docs/_note.md': 'A note.\n' },
  ],
  ['a snippet', { 'docs/a.md': '# A\n\n```py file=./a.py\n```\n' }, { 'docs/a.py': 'print(1)\n' }],
  ['a picture', { 'docs/a.md': '# A\n\n![Flow](./flow.svg)\n' }, { 'docs/flow.svg': '<svg/>' }],
  [
    'a stylesheet',
    { 'docs.config.mjs': configText({ theme: { css: ['own.css'] } }) },
    { 'own.css': 'a { color: red }' },
  ],
  [
    'a package that a stylesheet imports',
    { 'docs.config.mjs': configText({ theme: { css: ['own.css'] } }), 'own.css': "@import 'widget/a.css';\n" },
    { 'node_modules/widget/package.json': '{"name":"widget"}', 'node_modules/widget/a.css': 'a { color: red }' },
  ],
  [
    'a package that the sidebars import',
    {
      'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: '/', sidebars: 'sidebars.mjs' } }),
      'sidebars.mjs': "import items from 'widget'\nexport default { docs: items }\n",
    },
    {
      'node_modules/widget/package.json': '{"name":"widget","type":"module","main":"index.js"}',
      'node_modules/widget/index.js': "export default ['index']\n",
    },
  ],
])('%s', { timeout: 60_000 }, async (_, before, repaired) => {
  const site = temporarySite(before)
  sites.push(site)
  const check = async () => (await runCli(['check', 'site', '--strict'], { cwd: site.workDir })).code
  const build = async () => (await site.build(['--strict'])).code
  expect([await build(), await check(), await check()].map((code) => code !== 0)).toEqual([true, true, true])
  site.write(repaired)
  expect([await check(), await build()]).toEqual([0, 0])
  for (const path of Object.keys(repaired)) rmSync(join(site.dir, path))
  expect([await check(), await build()].map((code) => code !== 0)).toEqual([true, true])
})

test.each<[change: string, files: Texts]>([
  ['a file that is found first', { 'components/Inner.tsx': 'export default () => <p>Second</p>\n' }],
  [
    'a package.json beside it',
    {
      'components/Inner/package.json': '{"main":"main.jsx"}',
      'components/Inner/main.jsx': 'export default () => <p>Second</p>\n',
    },
  ],
])('an import means something else: %s', { timeout: 60_000 }, async (change, files) => {
  const isFolder = change.startsWith('a package')
  const site = temporarySite({
    'docs/a.mdx': ofBox,
    'components/Box.jsx': "import Inner from './Inner'\nexport default Inner\n",
    [isFolder ? 'components/Inner/index.jsx' : 'components/Inner.js']: 'export default () => <p>First</p>\n',
  })
  sites.push(site)
  await site.build()
  expect(site.output()['a/index.html']).toContain('<p>First</p>')
  site.write(files)
  await site.build()
  expect(site.output()['a/index.html']).toContain('<p>Second</p>')
})
