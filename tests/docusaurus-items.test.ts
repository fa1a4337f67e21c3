/** Docs of a Docusaurus site that a component of a theme shows, as `docItemComponent` says. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runWarm } from './warm-cli.ts'
import { temporarySite } from './temporary-site.ts'

const config = (item: string) => `export default {
  title: 'Site', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { docItemComponent: '${item}' } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'more', path: 'more', routeBasePath: 'more' }]],
  themes: ['acme-theme'],
}`

// As compilers write what is published: each module asks for the others when it runs.
const compiled = (code: string) => `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
${code}`

const site = temporarySite({
  'docusaurus.config.mjs': config('@theme/AcmeItem'),
  'docs/index.mdx':
    '---\ntitle: Pump\nmachine: p1\n---\n\nimport Mark from \'@theme/Mark\'\n\nFirst **words**.\n\n## Parts\n\n<Mark of="valve">Shut</Mark>\n',
  'docs/plain.md': '# Plain\n\nText.\n',
  'more/index.md': '# More\n\nOther text.\n',
  'src/theme/DocItem/index.jsx': `export default ({ content: Content }) => <section className="own-item"><Content /></section>`,
  'src/theme/DocItem/Footer/index.jsx': `export default () => <p className="own-footer">Foot</p>`,
  'node_modules/acme-theme/package.json': '{ "name": "acme-theme", "version": "1.0.0", "main": "index.js" }',
  'node_modules/acme-theme/index.js': `const path = require("path");
module.exports = () => ({ name: "acme-theme", getThemePath: () => path.join(__dirname, "theme") });`,
  'node_modules/acme-theme/theme/AcmeItem/index.js': compiled(`
const context_1 = require("@theme/AcmeItem/context");
const Layout_1 = require("@theme/AcmeItem/Layout");
exports.default = ({ content: Body, route }) => {
  const [count, setCount] = react_1.useState(2);
  return react_1.createElement(context_1.Acme.Provider, { value: count },
    react_1.createElement(Layout_1.default, null,
      react_1.createElement("div", { className: "acme-text" }, react_1.createElement(Body)),
      react_1.createElement("button", { onClick: () => setCount(count + 1) },
        [Body.frontMatter.machine, Body.metadata.id, Body.contentTitle, route.path, typeof Body.assets].join(" "))));
};`),
  'node_modules/acme-theme/theme/AcmeItem/context.js': compiled(`exports.Acme = react_1.createContext(0);`),
  'node_modules/acme-theme/theme/AcmeItem/Layout.js': compiled(`
const Footer_1 = require("@theme/DocItem/Footer");
const client_1 = require("@docusaurus/plugin-content-docs/client");
exports.default = ({ children }) => react_1.createElement("div", { className: "acme", title: client_1.useDoc().metadata.title },
  children, react_1.createElement(Footer_1.default));`),
  'node_modules/acme-theme/theme/Mark.js': compiled(`
const context_1 = require("@theme/AcmeItem/context");
exports.default = ({ of, children }) =>
  react_1.createElement("mark", { title: of + " " + react_1.useContext(context_1.Acme) }, children);`),
})
for (const file of ['docs.config.mjs', 'docs/index.md']) rmSync(join(site.dir, file))
afterAll(() => site.remove())

test('a doc stands within the component of a theme that its plugin names, which is an island with the text as its slot', async () => {
  const { code, stdout, stderr } = await site.buildWarm()
  expect(code, stdout + stderr).toBe(0)
  const {
    'docs/index.html': html = '',
    'docs/plain/index.html': plain = '',
    'more/index.html': more = '',
  } = site.output()
  const [, island = ''] = /<docs-island data-island="item:@theme\/AcmeItem"([^]*)<\/docs-island>/.exec(html) ?? []
  expect(island).toMatch(/<div class="acme" title="Pump"><div class="acme-text"><docs-slot data-slot="[^"]+"><p>First/)
  expect(island).toMatch(/<docs-island data-island="npm:[^"]*\/Mark.js"[^]*<mark title="valve 2">Shut/)
  expect(island).toContain('p1 index Pump /docs/ object</button>')
  expect(html.match(/own-footer/g)).toHaveLength(1)
  expect(html).not.toContain('own-item')
  expect(plain).toContain('<button> plain Plain /docs/plain object')
  expect(more).toMatch(/<section class="own-item">[^]*Other text\./)
  expect(more).not.toContain('item:')
  expect(html).toContain('"item:@theme/AcmeItem":"/assets/')
  expect(html).toMatch(/<h2 id="parts"/)
})

test('a check knows the same ids', async () => {
  site.write({ 'more/index.md': '# More\n\n[Parts](../docs/index.mdx#parts), [none](../docs/index.mdx#none).\n' })
  const { stdout, stderr } = await runWarm(['check', 'site'], { cwd: site.workDir })
  expect((stdout + stderr).match(/broken-anchor/g)).toHaveLength(1)
  expect(stdout + stderr).toContain('#none')
})

test('a component that no theme has is told, and docs are shown as without it', async () => {
  site.write({ 'docusaurus.config.mjs': config('@theme/LostItem'), 'more/index.md': '# More\n\nOther text.\n' })
  const { code, stdout, stderr } = await runWarm(['check', 'site'], { cwd: site.workDir })
  expect(code).toBe(1)
  expect(stdout + stderr).toContain(
    'Unexpected module "@theme/LostItem" that shows docs, expected one that is installed',
  )
  expect((stdout + stderr).match(/ {2}error {2}/g)).toHaveLength(1)
})
