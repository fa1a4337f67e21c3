/** What a check could not find is there the next time: nobody has to delete a cache to be told. */
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'
import { runWarm } from './warm-cli.ts'

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
const imports = (path: string, title: string) => `import Part from '${path}'\n\n# ${title}\n\n<Part />\n`
const part = 'export default () => <p>Part</p>\n'
const exported = (path: string) => `import Inner from '${path}'\nexport default Inner\n`

/** What docs lack, each in a file of its own, and what repairs it. */
const inDocs: Readonly<Record<string, { readonly before: Texts; readonly repaired: Texts }>> = {
  'docs/package.mdx': { before: { 'docs/package.mdx': imports('widget', 'A package') }, repaired: widget },
  'components/Package.jsx': {
    before: {
      'docs/of-package.mdx': imports('../components/Package.jsx', 'A package of a component'),
      'components/Package.jsx': exported('gadget'),
    },
    repaired: {
      'node_modules/gadget/package.json': '{"name":"gadget","main":"index.js"}',
      'node_modules/gadget/index.js': 'export default () => "Gadget"\n',
    },
  },
  'components/File.jsx': {
    before: {
      'docs/of-file.mdx': imports('../components/File.jsx', 'A file of a component'),
      'components/File.jsx': exported('./Inner'),
    },
    repaired: { 'components/Inner.tsx': part },
  },
  'components/Path.jsx': {
    before: {
      'docs/of-path.mdx': imports('../components/Path.jsx', 'A path of a tsconfig'),
      'components/Path.jsx': exported('~/Inner'),
    },
    repaired: {
      'tsconfig.json': '{"compilerOptions":{"paths":{"~/*":["./parts/*"]}}}',
      'parts/Inner.tsx': part,
    },
  },
  'docs/component.mdx': {
    before: { 'docs/component.mdx': imports('../components/Box.jsx', 'A component') },
    repaired: { 'components/Box.jsx': part },
  },
  'docs/partial.mdx': {
    before: { 'docs/partial.mdx': imports('./_note.md', 'A partial') },
    repaired: { 'docs/_note.md': 'A note.\n' },
  },
  'docs/snippet.md': {
    before: { 'docs/snippet.md': '# Snippet\n\n```py file=./a.py\n```\n' },
    repaired: { 'docs/a.py': 'print(1)\n' },
  },
  'docs/picture.md': {
    before: { 'docs/picture.md': '# Picture\n\n![Flow](./flow.svg)\n' },
    repaired: { 'docs/flow.svg': '<svg/>' },
  },
}

test('whatever docs lack is found where it is lacking, until it is there, and again when it goes', async () => {
  const all = Object.values(inDocs)
  const site = temporarySite(Object.assign({}, ...all.map(({ before }) => before)) as Texts)
  sites.push(site)
  const filesWith = async (command: string) => {
    const { stdout } = await runWarm([command, 'site', '--strict', '--reporter', 'json'], { cwd: site.workDir })
    // The contract says what the reporter prints.
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { readonly file: string }[] }
    return [...new Set(diagnostics.map(({ file }) => file.replace(/^site\//, '')))].toSorted()
  }
  const lacking = Object.keys(inDocs).toSorted()
  expect(await filesWith('build')).toEqual(lacking)
  expect(await filesWith('check')).toEqual(lacking)
  for (const { repaired } of all) site.write(repaired)
  expect([await filesWith('check'), await filesWith('build')]).toEqual([[], []])
  for (const { repaired } of all) for (const path of Object.keys(repaired)) rmSync(join(site.dir, path))
  expect([await filesWith('check'), await filesWith('build')]).toEqual([lacking, lacking])
})

test.each<[missing: string, before: Texts, repaired: Texts]>([
  ['a component of the theme', withComponent, { 'components/Footer.jsx': footer }],
  [
    'a package that a component of the theme imports',
    { ...withComponent, 'components/Footer.jsx': `import 'widget'\n${footer}` },
    widget,
  ],
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
])('%s', async (_, before, repaired) => {
  const site = temporarySite(before)
  sites.push(site)
  // Node looks for what a module imports once in a process.
  const run = 'sidebars.mjs' in before ? runCli : runWarm
  const check = async () => (await run(['check', 'site', '--strict'], { cwd: site.workDir })).code
  const build = async () => (await run(['build', 'site', '--strict'], { cwd: site.workDir })).code
  expect([await build(), await check()].map((code) => code !== 0)).toEqual([true, true])
  site.write(repaired)
  expect([await check(), await build()]).toEqual([0, 0])
  for (const path of Object.keys(repaired)) rmSync(join(site.dir, path))
  expect([await check(), await build()].map((code) => code !== 0)).toEqual([true, true])
})

test.each<[change: string, files: Texts]>([
  ['a file that is found first', { 'components/Inner.js': 'export default () => <p>Second</p>\n' }],
  [
    'a package.json beside it',
    {
      'components/Inner/package.json': '{"main":"main.jsx"}',
      'components/Inner/main.jsx': 'export default () => <p>Second</p>\n',
    },
  ],
])('an import means something else: %s', async (change, files) => {
  const isFolder = change.startsWith('a package')
  const site = temporarySite({
    'docs/a.mdx': imports('../components/Box.jsx', 'Page'),
    'components/Box.jsx': "import Inner from './Inner'\nexport default Inner\n",
    [isFolder ? 'components/Inner/index.jsx' : 'components/Inner.jsx']: 'export default () => <p>First</p>\n',
  })
  sites.push(site)
  await site.buildWarm()
  expect(site.output()['a/index.html']).toContain('<p>First</p>')
  site.write(files)
  await site.buildWarm()
  expect(site.output()['a/index.html']).toContain('<p>Second</p>')
})

const pathTo = (...targets: readonly string[]) => JSON.stringify({ compilerOptions: { paths: { '~/*': targets } } })
const inner = (word: string) => `export default () => <p>${word}</p>\n`

test.each<[change: string, before: Texts, after: Texts]>([
  [
    'the paths of a tsconfig that another one extends',
    { 'tsconfig.json': '{ "extends": "./more/base" } // of both', 'more/base.json': pathTo('../first/*') },
    { 'more/base.json': pathTo('../second/*') },
  ],
  [
    'the paths of one in a package',
    {
      'tsconfig.json': '{ "extends": ["rules/base.json"] }',
      'node_modules/rules/package.json': '{"name":"rules"}',
      'node_modules/rules/base.json': pathTo('../../first/*'),
    },
    { 'node_modules/rules/base.json': pathTo('../../second/*') },
  ],
  [
    'a file that a path tries first',
    { 'tsconfig.json': pathTo('./third/*', './first/*') },
    { 'third/Inner.jsx': inner('Second') },
  ],
  [
    'a package of its own in a package',
    {
      'tsconfig.json': pathTo('./third/*'),
      'third/Inner.jsx': "import word from 'widget'\nexport default () => <p>{word}</p>\n",
      'node_modules/widget/package.json': '{"name":"widget"}',
      'node_modules/widget/index.js': "module.exports = require('deep')\n",
      'node_modules/deep/package.json': '{"name":"deep"}',
      'node_modules/deep/index.js': "module.exports = 'First'\n",
    },
    {
      'node_modules/widget/node_modules/deep/package.json': '{"name":"deep"}',
      'node_modules/widget/node_modules/deep/index.js': "module.exports = 'Second'\n",
    },
  ],
  [
    'a file below the base URL',
    { 'tsconfig.json': '{"compilerOptions":{"baseUrl":"./bases","paths":{"~/*":["./a/*", "../first/*"]}}}' },
    { 'bases/a/Inner.js': inner('Second') },
  ],
])('an import means something else: %s', async (_, before, after) => {
  const site = temporarySite({
    'docs/a.mdx': imports('~/Inner', 'Page'),
    'first/Inner.jsx': inner('First'),
    'second/Inner.jsx': inner('Second'),
    ...before,
  })
  sites.push(site)
  await site.buildWarm()
  expect(site.output()['a/index.html']).toContain('<p>First</p>')
  site.write(after)
  await site.buildWarm()
  expect(site.output()['a/index.html']).toContain('<p>Second</p>')
})

test('a file that a path of a tsconfig leads to is found as soon as it is there', async () => {
  const site = temporarySite({ 'docs/a.mdx': imports('~/Inner', 'Page'), 'tsconfig.json': pathTo('./parts/*') })
  sites.push(site)
  const check = async () => (await runWarm(['check', 'site', '--strict'], { cwd: site.workDir })).code
  expect([await check(), (await site.buildWarm()).code]).toEqual([1, 1])
  site.write({ 'parts/Inner.tsx': part })
  expect([await check(), (await site.buildWarm()).code]).toEqual([0, 0])
})

test('code that took too long is asked again: the machine may have less to do', async () => {
  const wait = 'for (const end = Date.now() + Number(process.env.SLOW_MS ?? 0); Date.now() < end;);'
  const site = temporarySite({
    'docs.config.mjs': configText({ markdown: { pageSeconds: 1 } }),
    'docs/slow.mdx': `# Slow\n\n{(() => { ${wait} return 1 })()}\n`,
  })
  sites.push(site)
  const check = (slowMs: string) => runWarm(['check', 'site'], { cwd: site.workDir, env: { SLOW_MS: slowMs } })
  expect(await check('9000')).toMatchObject({ code: 1, stderr: expect.stringContaining('page-too-slow') })
  expect(await check('0')).toMatchObject({ code: 0 })
})

test('a link in node_modules that leads to another copy of a package', async () => {
  const widgetIn = (folder: string) => ({
    [`${folder}/package.json`]: '{"name":"widget","main":"index.js"}',
    [`${folder}/index.js`]: `export default () => ${JSON.stringify(folder)}\n`,
  })
  const site = temporarySite({ ...widgetIn('first'), ...widgetIn('second'), 'docs/a.mdx': imports('widget', 'A') })
  sites.push(site)
  mkdirSync(join(site.dir, 'node_modules'))
  const link = join(site.dir, 'node_modules/widget')
  for (const folder of ['first', 'second']) {
    rmSync(link, { force: true })
    symlinkSync(`../${folder}`, link)
    await site.buildWarm()
    expect(readFileSync(join(site.dir, 'dist/a/index.html'), 'utf8')).toContain(`${folder}</`)
  }
})
