/** Presets of a Docusaurus site beside the classic one. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from './temporary-site.ts'

type Files = Readonly<Record<string, string>>

async function built(presets: string, files: Files, flags: readonly string[] = []) {
  const site = temporarySite({
    'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/', presets: ${presets} }`,
    ...files,
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.buildWarm(flags)
    return { code, stderr, output: site.output() }
  } finally {
    site.remove()
  }
}

const page = (name: string, path: string) => `({
  name: '${name}',
  async contentLoaded({ actions }) {
    actions.addRoute({ path: '${path}', component: '@site/src/shown.jsx' })
  },
})`

const shown = { 'src/shown.jsx': 'export default () => <p>Shown</p>' }

test('a preset of the site brings docs, plugins of its own and what its options say', async () => {
  const { code, stderr, output } = await built("[['./preset', { route: 'manual' }]]", {
    ...shown,
    'preset/index.js': `module.exports = async (context, { route }) => ({
      themes: [['@docusaurus/theme-classic', { customCss: [require.resolve('./own.css')] }]],
      plugins: [
        [require.resolve('@docusaurus/plugin-content-docs'), { routeBasePath: route }],
        context.siteConfig.title === 'Site' && require.resolve('./plugin'),
        function inline() { return ${page('inline', '/inline')} },
      ],
    })`,
    'preset/own.css': '.own { color: #123456 }',
    'preset/plugin.js': `module.exports = () => ${page('named', '/named')}`,
  })
  expect(stderr).not.toContain('Needs a package')
  expect(code).toBe(0)
  expect(Object.keys(output)).toEqual(
    expect.arrayContaining(['manual/index.html', 'named/index.html', 'inline/index.html']),
  )
  expect(Object.values(output).join('\n')).toContain('#123456')
})

test('a preset may be a function of the config', async () => {
  const { code, output } = await built(
    `[function own() { return { plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: 'own' }]] } }]`,
    {},
  )
  expect(code).toBe(0)
  expect(output['own/index.html']).toContain('Home')
})

test('a preset may extend the classic one', async () => {
  const { code, output } = await built("[['./preset.js', { docs: { routeBasePath: 'more' }, blog: false }]]", {
    'preset.js': `const classic = require('@docusaurus/preset-classic')
module.exports = (context, { docs, ...others }) => {
  const { plugins, themes } = classic.default(context, { ...others, docs: { ...docs, path: 'guides' } })
  return { plugins: [...plugins, './own.js'], themes }
}`,
    'own.js': "module.exports = () => ({ name: 'own', injectHtmlTags: () => ({ headTags: ['<meta name=\"own\">'] }) })",
    'guides/a.md': '# A guide\n',
  })
  expect(code).toBe(0)
  expect(output['more/a/index.html']).toMatch(/A guide/)
  expect(output['more/a/index.html']).toContain('<meta name="own">')
})

test('a package is found by its short name, asks for packages that are not installed, and names modules of its own', async () => {
  const { code, stderr, output } = await built("['acme']", {
    ...shown,
    'node_modules/docusaurus-preset-acme/package.json':
      '{"name": "docusaurus-preset-acme", "version": "1.0.0", "main": "lib/index.js"}',
    'node_modules/docusaurus-preset-acme/lib/index.js': `
      Object.defineProperty(exports, '__esModule', { value: true })
      exports.default = () => ({
        plugins: [
          [require.resolve('@docusaurus/plugin-content-docs'), { routeBasePath: '/' }],
          [require.resolve('./plugin'), {}],
          'beside',
        ],
      })`,
    'node_modules/docusaurus-preset-acme/lib/plugin.js': `module.exports = () => ${page('inner', '/inner')}`,
    'node_modules/docusaurus-plugin-beside/package.json': '{"name": "docusaurus-plugin-beside", "version": "1.0.0"}',
    'node_modules/docusaurus-plugin-beside/index.js': `module.exports = () => ${page('beside', '/beside')}`,
  })
  expect(stderr).not.toContain('left-out')
  expect(code).toBe(0)
  expect(Object.keys(output)).toEqual(expect.arrayContaining(['index.html', 'inner/index.html', 'beside/index.html']))
})

test('threads have the plugins of presets too', async () => {
  const docs = Array.from({ length: 40 }, (_, index) => [`docs/many/p${index}.md`, `# Page ${index}\n\nText\n`])
  const { code, output } = await built(
    "['./preset.js', () => ({ plugins: [['content-docs', { routeBasePath: '/' }]] })]",
    {
      ...Object.fromEntries(docs),
      'preset.js': `const change = (tree) => {
        for (const { type, children } of tree.children) if (type === 'paragraph') children[0].value += ' of a preset'
      }
      module.exports = () => ({ plugins: [() => ({ name: 'own', remark: [() => change] })] })`,
    },
    ['--workers', '2'],
  )
  expect(code).toBe(0)
  const texts = docs.map((_, index) => output[`many/p${index}/index.html`] ?? '')
  expect(texts.filter((text) => text.includes('Text of a preset'))).toHaveLength(docs.length)
})

test.each([
  ['throws', "throw new Error('no spec')", 'no spec'],
  ['gives no lists', 'return 1', 'Unexpected number 1 from the preset "./preset.js", expected { plugins, themes }'],
])('a preset of the site that %s is told', async (_, body, message) => {
  const { code, stderr } = await built("['./preset.js']", { 'preset.js': `module.exports = () => { ${body} }` })
  expect(code).not.toBe(0)
  expect(stderr).toContain(`Plugin "./preset.js" failed in the function of the preset: ${message}`)
})

test('a package that throws is left out with its name, and one that is not installed is told with what installs it', async () => {
  const { code, stderr } = await built("['classic', 'docusaurus-preset-broken', 'docusaurus-preset-missing']", {
    'node_modules/docusaurus-preset-broken/package.json': '{"name": "docusaurus-preset-broken", "version": "1.0.0"}',
    'node_modules/docusaurus-preset-broken/index.js': "module.exports = () => { throw new Error('no spec') }",
  })
  expect(code).toBe(0)
  expect(stderr).toMatch(/docusaurus-preset-broken: it does not run here: .*no spec/)
  expect(stderr).toContain('presets[2]: npm install docusaurus-preset-missing')
})

test('a component of a theme that is not installed says what installs it, in docs and in code', async () => {
  const { code, stderr } = await built("['classic', 'docusaurus-preset-missing']", {
    'docs/a.mdx': "import Panel from '@theme/ApiPanel'\n\n# A\n\n<Panel />\n",
    'src/pages/b.jsx': "import Panel from '@theme/ApiPanel'\nexport default () => <Panel />\n",
  })
  expect(code).toBe(1)
  expect(stderr.match(/"@theme\/ApiPanel", expected a component of a theme that is installed/g)).toHaveLength(2)
  expect(stderr).toContain('Run: npm install docusaurus-preset-missing')
  expect(stderr).not.toContain('Available')
})

test('code of a site finds files in its folder, wherever the command was started', async () => {
  const site = temporarySite({
    'docusaurus.config.js': `module.exports = {
  title: require('fs').readFileSync('words.txt', 'utf8'),
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', { docs: { remarkPlugins: [require('./upper.js')] } }]],
}`,
    'words.txt': 'Pumps',
    'upper.js': `module.exports = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: require('fs').readFileSync('words.txt', 'utf8') }] })
}`,
    'docs/a.md': '---\nslug: /\n---\n\n# A\n\n[b](./gone.md)\n',
  })
  rmSync(join(site.dir, 'docs.config.mjs'))
  rmSync(join(site.dir, 'docs/index.md'))
  const { stderr } = await site.build()
  expect(stderr).toMatch(/^site\/docs\/a\.md:7:5 {2}error {2}broken-link/m)
  site.write({ 'docs/a.md': '---\nslug: /\n---\n\n# A\n' })
  const { code } = await site.build()
  expect({ code, page: site.output()['docs/index.html'] }).toEqual({
    code: 0,
    page: expect.stringMatching(/<title>A \| Pumps<\/title>[^]*<p>Pumps<\/p>/),
  })
  site.remove()
})
