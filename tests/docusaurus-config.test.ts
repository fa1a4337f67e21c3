/** The config of a Docusaurus site, loaded by Node as its authors have it. */
import { readFileSync, rmSync } from 'node:fs'
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
    const { code, stderr } = await site.buildWarm()
    expect(stderr).not.toContain('Cannot find')
    expect(code).toBe(0)
    expect(site.output()['docs/index.html']).toContain('<title>Home | File, folder, named</title>')
  } finally {
    site.remove()
  }
})

test('components may ask the navigator that newer versions of Node have', async () => {
  const site = temporarySite({
    'docusaurus.config.mjs': `export default { title: 'A', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'src/pages/index.jsx': 'export default () => <b>{navigator.language.startsWith("fr") ? "oui" : "no"}</b>',
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.buildWarm()
    expect(`${code} ${stderr}`).toMatch(/^0/)
    expect(site.output()['index.html']).toContain('<b>no</b>')
  } finally {
    site.remove()
  }
})

test('a page is handed the config and what the router has of it, in HTML and where it comes to life', async () => {
  const shown = 'JSON.stringify([location.pathname, match.isExact, route.path, config.title])'
  const page = (begin: string) => `${begin}
export default function Told({ location, match, route, config }) {
  return <p onClick={() => 0}>{${shown}}</p>
}\n`
  const site = temporarySite({
    'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/x/', presets: [['classic', { docs: false, blog: false }]] }`,
    'src/pages/told.jsx': page(''),
    'src/pages/live.jsx': page("'use client'"),
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.buildWarm()
    expect(`${code} ${stderr}`).toMatch(/^0/)
    const output = site.output()
    for (const name of ['told', 'live']) {
      const text = (output[`${name}/index.html`] ?? '').replaceAll('&quot;', '"')
      expect(text).toContain(`["/x/${name}",true,"/x/${name}","Site"]`)
    }
  } finally {
    site.remove()
  }
})

test('a link to a file that is no doc weighs what a link to no page does, or what the config says of it', async () => {
  const site = temporarySite({
    'docs/a.md': '# A\n\n[b](./b.md) [c](/no/c.md#x) [nothing]()\n',
    'docs/index.md': '# Home\n',
  })
  const found = async (more: string) => {
    const options = `title: 'Site', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]]`
    site.write({ 'docusaurus.config.js': `module.exports = { ${options}, ${more} }` })
    const { stderr } = await site.buildWarm()
    return [...stderr.matchAll(/^site\/docs\/a\.md:\S+ +(\w+ +[\w-]+)/gm)].map(([, told = '']) =>
      told.replace(/ +/, ' '),
    )
  }
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const [page, file] = ['error broken-link', 'broken-markdown-link']
    expect(await found('')).toEqual([page, page, `warning ${file}`])
    expect(await found("onBrokenLinks: 'warn'")).toEqual(Array(3).fill(`warning ${file}`))
    expect(await found("markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } }")).toEqual(
      Array(3).fill(`error ${file}`),
    )
    const ignored = "onBrokenLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownLinks: 'ignore' } }"
    expect(await found(ignored)).toEqual([])
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
      const { code } = await site.buildWarm()
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

test('a plugin that asks for all content gets docs, blogs and pages as Docusaurus gives them', async () => {
  const site = temporarySite({
    'docusaurus.config.mjs': `
      import { writeFileSync } from 'node:fs'
      const all = () => ({
        name: 'all',
        allContentLoaded: ({ allContent }) => writeFileSync(new URL('./seen.json', import.meta.url), JSON.stringify(allContent)),
      })
      export default { title: 'A', url: 'https://example.com', baseUrl: '/base/', presets: ['classic'], plugins: [all] }
    `,
    'docs/guide/deep.md': '---\ntags: [new]\nsidebar_position: 2\n---\n\n# Deep\n\nText.\n',
    'blog/one.md': '---\ndate: 2024-01-01\ntags: [old]\n---\n\n# One\n\nFirst.\n',
    'blog/two.md': '---\ndate: 2024-02-01\n---\n\n# Two\n\nSecond.\n',
    'src/pages/about.md': '# About\n',
    'src/pages/index.jsx': 'export default () => null',
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    await site.buildWarm()
    const seen: unknown = JSON.parse(readFileSync(join(site.dir, 'seen.json'), 'utf8'))
    expect(seen).toMatchObject({
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [loadedVersion] } },
      'docusaurus-plugin-content-blog': { default: { blogTitle: 'Blog', blogPosts, blogTags } },
      'docusaurus-plugin-content-pages': { default: pages },
    })
  } finally {
    site.remove()
  }
})

test('a plugin may stand in a config twice under two ids, and put any element into the body of pages', async () => {
  const site = temporarySite({
    'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
      plugins: ['./told.js', ['./told.js', { id: 'two', words: 'Two' }]] }`,
    'told.js': `module.exports = (context, { id, words = 'One' }) => ({
  name: 'told',
  contentLoaded: ({ actions }) => actions.setGlobalData({ words }),
  injectHtmlTags: () => ({ preBodyTags: ['<div id="before-' + id + '"><b>' + words + '</b></div>'], postBodyTags: [{ tagName: 'x-chat', attributes: { open: true } }] }),
})\n`,
    'src/pages/index.jsx': `import { useAllPluginInstancesData } from '@docusaurus/useGlobalData'
export default () => <p>{Object.values(useAllPluginInstancesData('told')).map(({ words }) => words).join(' and ')}</p>\n`,
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.buildWarm()
    expect(`${code} ${stderr}`).toMatch(/^0/)
    const html = site.output()['index.html'] ?? ''
    expect(html).toContain('<p>One and Two</p>')
    expect(html).toContain('<div id="before-default"><b>One</b></div><div id="before-two"><b>Two</b></div>')
    expect(html).toContain('<x-chat open></x-chat><x-chat open></x-chat>')
  } finally {
    site.remove()
  }
})

test('a plugin that extends the blog orders its posts, and gives all pages its data', async () => {
  const site = temporarySite({
    'docusaurus.config.mjs': `export default { title: 'A', url: 'https://example.com', baseUrl: '/',
      presets: [['classic', { blog: false }]], plugins: [['./blog-plugin.js', { postsPerPage: 1 }]] }`,
    'blog-plugin.js': `const base = require('@docusaurus/plugin-content-blog')
module.exports = { ...base, default: async (context, options) => {
  const plugin = await base.default(context, options)
  return { ...plugin, async contentLoaded({ content, actions }) {
    content.blogPosts.sort((a, b) => (b.metadata.frontMatter.sticky ?? 0) - (a.metadata.frontMatter.sticky ?? 0))
    await plugin.contentLoaded({ content, actions })
    actions.setGlobalData({ posts: content.blogPosts, tags: Object.keys(content.blogTags).length })
  } }
} }`,
    'blog/one.md': '---\ntitle: One\ndate: 2024-01-01\nsticky: 1\ntags: [a]\n---\n\nText\n',
    'blog/two.md': '---\ntitle: Two\ndate: 2024-02-01\n---\n\nText\n',
    'src/pages/index.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
export default () => {
  const { posts, tags } = usePluginData('docusaurus-plugin-content-blog')
  return <b>{tags + posts.map(({ metadata }) => ' ' + metadata.title + ' ' + metadata.permalink).join()}</b>
}`,
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    expect((await site.buildWarm()).code).toBe(0)
    const output = site.output()
    expect(output['index.html']).toContain('<b>1 One /blog/one, Two /blog/two</b>')
    expect(output['blog/index.html']).toMatch(/<h2[^]*>One</)
  } finally {
    site.remove()
  }
})

test.each([
  ["throw new Error('boom')", /src\/theme\/Root\.jsx:1:\d+ {2}error {2}render-error.* boom/],
  [
    'const { parse } = JSON\nJSON.parse = (text) => parse(text)',
    /src\/theme\/Root\.jsx {2}error.*It changed JSON\.parse/,
  ],
])('what the root of a site does while it is loaded is told of its file: %s', async (code, told) => {
  const site = temporarySite({
    'docusaurus.config.mjs': `export default { title: 'A', url: 'https://example.com', baseUrl: '/', presets: ['classic'] }`,
    'src/theme/Root.jsx': `${code}\nexport default ({ children }) => children\n`,
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code: exit, stderr } = await site.buildWarm()
    expect(exit).toBe(1)
    expect(stderr).toMatch(told)
  } finally {
    site.remove()
  }
})

const loadedVersion = {
  versionName: 'current',
  path: '/base/docs',
  isLast: true,
  contentPath: expect.stringMatching(/\/docs$/),
  docs: [
    {
      id: 'guide/deep',
      title: 'Deep',
      source: '@site/docs/guide/deep.md',
      sourceDirName: 'guide',
      slug: '/guide/deep',
      permalink: '/base/docs/guide/deep',
      tags: [{ label: 'new', permalink: '/base/docs/tags/new' }],
      sidebarPosition: 2,
      sidebar: 'defaultSidebar',
    },
    { id: 'index' },
  ],
  sidebars: {
    defaultSidebar: [{ type: 'category', label: 'guide', items: [{ type: 'doc', id: 'guide/deep' }] }, { id: 'index' }],
  },
}
const one = { title: 'One', permalink: '/base/blog/one' }
const two = { title: 'Two', permalink: '/base/blog/two' }
const blogPosts = [
  { id: '/two', metadata: { ...two, nextItem: one, date: '2024-02-01T00:00:00.000Z' }, content: 'Second.' },
  { id: '/one', metadata: { ...one, prevItem: two, description: 'First.' }, content: 'First.' },
]
const blogTags = { '/base/blog/tags/old': { label: 'old', items: ['/one'] } }
const pages = [
  { type: 'jsx', permalink: '/base/', source: '@site/src/pages/index.jsx' },
  { type: 'mdx', permalink: '/base/about', source: '@site/src/pages/about.md', title: 'About' },
]

test('components of a site that has a copy of the tabs show those of the theme, which come to life by themselves', async () => {
  const copy = `import { useTabs, sanitizeTabsChildren } from '@docusaurus/theme-common/internal'
export default function Tabs(props) {
  const { tabValues, selectValue } = useTabs({ ...props, children: sanitizeTabsChildren(props.children) })
  return <ul>{tabValues.map(({ value }) => <li key={value} onClick={() => selectValue(value)}>{value}</li>)}</ul>
}`
  const site = temporarySite({
    'docusaurus.config.mjs': `export default { title: 'A', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/platforms.mdx':
      "import { Platforms } from '../src/Platforms.jsx'\n\n<Platforms render={(name) => <b>{name}</b>} />\n",
    'src/theme/Tabs/index.jsx': copy,
    'src/theme/TabItem/index.jsx': 'export default ({ children }) => <div>{children}</div>\n',
    'src/Platforms.jsx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
const tabs = [{ label: 'Linux', value: 'linux' }, { label: 'Windows', value: 'windows' }]
export const Platforms = ({ render }) => (
  <Tabs defaultValue="windows" values={tabs} groupId="platforms">
    {tabs.map(({ value }) => <TabItem key={value} value={value}>{render(value)}</TabItem>)}
  </Tabs>
)`,
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.buildWarm()
    expect(`${code} ${stderr}`).toMatch(/^0/)
    expect(stderr).toContain(' 0 warnings,')
    const html = site.output()['docs/platforms/index.html'] ?? ''
    expect(html).toContain('data-tabs="platforms"')
    expect(html).toMatch(/role="tab"[^>]*data-value="windows"[^>]*>Windows</)
    expect(html).toContain('<b>linux</b>')
  } finally {
    site.remove()
  }
})

test('what a plugin of webpack has for browsers is there, and a package whose name it gives a file is found with a slash', async () => {
  const site = temporarySite({
    'docusaurus.config.js': `class Polyfills {
  apply({ options }) {
    Object.assign(options.resolve.fallback, { acme: require.resolve('acme/lib/acme.js') })
  }
}
const brought = () => ({ name: 'brought', configureWebpack: () => ({ plugins: [new Polyfills()] }) })
module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: [brought] }\n`,
    'node_modules/acme/package.json': '{ "name": "acme", "main": "main.js" }',
    'node_modules/acme/main.js': "exports.name = 'package'",
    'node_modules/acme/lib/acme.js': "exports.name = 'file'",
    'src/Box.jsx': `import { name } from 'acme'
import { name as whole } from 'acme/'
export default () => <p>{name}, {whole}</p>\n`,
    'docs/index.mdx': "import Box from '@site/src/Box'\n\n# Home\n\n<Box />\n",
  })
  try {
    for (const file of ['docs.config.mjs', 'docs/index.md']) rmSync(join(site.dir, file))
    const { code, stderr } = await site.buildWarm()
    expect(`${code} ${stderr}`).toMatch(/^0/)
    expect(stderr).not.toContain('webpack')
    expect(site.output()['docs/index.html']?.replaceAll('<!-- -->', '')).toContain('<p>file, package</p>')
  } finally {
    site.remove()
  }
})

test('packages that the config and its plugins ask for, and that are not installed, are told', async () => {
  const site = temporarySite({
    'docusaurus.config.js': `const { themes } = require('prism-react-renderer')
const shout = require('./shout.js')
module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/', plugins: ['./told.js', 'docusaurus-plugin-installed'],
  presets: [['classic', { blog: false, docs: { remarkPlugins: [shout] } }]], themeConfig: { prism: { theme: themes.github } } }\n`,
    'shout.js': `const { visit } = require('unist-util-visit-loudly')
module.exports = () => (tree) => { visit(tree, 'text', (node) => { node.value = node.value.toUpperCase() }) }\n`,
    'told.js':
      "require('@docusaurus/utils')\nconst kit = require('@acme/kit/words')\nmodule.exports = () => ({ name: 'told', loadContent: () => kit.all() })\n",
    'node_modules/docusaurus-plugin-installed/package.json':
      '{ "name": "docusaurus-plugin-installed", "version": "1.0.0", "type": "module", "main": "index.js" }',
    'node_modules/docusaurus-plugin-installed/index.js':
      "import { name } from './name'\nexport default () => ({ name })\n",
    'node_modules/docusaurus-plugin-installed/name.js': "export { name } from 'beside'\n",
    'node_modules/beside/package.json':
      '{ "name": "beside", "version": "1.0.0", "type": "module", "main": "index.js" }',
    'node_modules/beside/index.js': "export const name = 'beside'\n",
    // Editors need it, and nothing here.
    'tsconfig.json': '{ "extends": "@tsconfig/docusaurus/tsconfig.json", "compilerOptions": { "baseUrl": "." } }',
    'docs/index.md': '# Home\n',
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.buildWarm()
    expect(code).toBe(0)
    expect(stderr).toContain(
      '  Needs a package\n    docusaurus.config.js: npm install @acme/kit unist-util-visit-loudly\n',
    )
  } finally {
    site.remove()
  }
})

test('who has just cloned a site is told the one command that installs what its package.json names', async () => {
  const site = temporarySite({
    'docusaurus.config.mjs': `export default {
  title: 'A', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { remarkPlugins: [require('remark-acme')] } }]],
}`,
    'package.json': JSON.stringify({
      dependencies: { acme: '1', 'remark-acme': '1', '@docusaurus/core': '3', unused: '1' },
      devDependencies: { 'acme-icons': '1' },
    }),
    'yarn.lock': '',
    'docs/a.mdx':
      "import { A } from 'acme'\nimport B from 'acme-icons/b'\nimport C from 'other'\nimport BrowserOnly from '@docusaurus/BrowserOnly'\n\n<A /><B /><C />\n\n<BrowserOnly>{() => <C />}</BrowserOnly>\n",
  })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    const { code, stderr } = await site.buildWarm()
    expect(code).toBe(1)
    expect(stderr).toContain('Run: npm install other')
    expect(stderr.split('Unexpected import "other"')).toHaveLength(2)
    expect(stderr.split('\n').at(-3)).toBe(
      'Named in package.json and not installed: acme, acme-icons, remark-acme. Run: yarn install',
    )
  } finally {
    site.remove()
  }
})

test.each([
  [
    'the package that it uses',
    "const z = require('acme')\nif (z.parse() !== 1) throw new Error('Oops')",
    'Run: npm install acme',
  ],
  [
    'the package in whose folder it looks for a file',
    "require.resolve('./node_modules/@acme/css/a.css')",
    'Run: npm install @acme/css',
  ],
])('a config that throws says what to install: %s', async (_, code, hint) => {
  const site = temporarySite({ 'docusaurus.config.js': `${code}\nmodule.exports = { title: 'A' }` })
  try {
    rmSync(join(site.dir, 'docs.config.mjs'))
    for (const round of ['new', 'known']) {
      const { stderr } = await site.buildWarm()
      expect(stderr, round).toContain('The module throws while it loads')
      expect(stderr, round).toContain(hint)
    }
  } finally {
    site.remove()
  }
})

test.each([true, false])(
  'the current docs stand where `versions.json` names them, asked for or not: %s',
  async (asked) => {
    const site = temporarySite({
      'docusaurus.config.js': `module.exports = {
      title: 'A', url: 'https://example.com', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { includeCurrentVersion: ${asked} } }]],
      themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown' }] } },
    }`,
      'versions.json': '["2.0", "current"]',
      'docs/one.md': '# Now',
      'versioned_docs/version-2.0/one.md': '# Then',
    })
    try {
      rmSync(join(site.dir, 'docs.config.mjs'))
      const { code, stderr } = await site.buildWarm()
      expect(stderr).not.toContain('duplicate-route')
      expect(code).toBe(0)
      const page = site.output()['docs/next/one/index.html'] ?? ''
      expect(
        [...page.matchAll(/href="(\/docs\/[\w/]*one)"[^>]*>(2\.0|Next)</g)].map(([, href]) => href).slice(0, 2),
      ).toEqual(['/docs/one', '/docs/next/one'])
    } finally {
      site.remove()
    }
  },
)
