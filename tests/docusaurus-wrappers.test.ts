/** Modules in `src/theme` of a Docusaurus site that stand around those of the theme, as `swizzle --wrap` writes them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pageParts } from '../packages/ssg-cli/src/text/modules/page-parts.ts'
import { temporarySite } from './temporary-site.ts'

const around = ['Root', 'MDXContent', 'DocItem', 'DocItem/Layout', 'DocItem/Content', 'BlogPostPage', 'BlogPostItem']
const inPlace = ['Admonition', 'CodeBlock', 'Details', 'Tabs', 'TabItem', 'DocCardList', 'NotFound', 'Heading']
const ofPosts = ['BlogPostItem/Content', 'BlogPostItem/Footer', 'BlogListPage', 'BlogLayout']
const names = [...new Set([...around, ...inPlace, ...ofPosts, ...Object.keys(pageParts)])]

const wrapper = (name: string) => `import React from 'react';
import Original from '@theme-original/${name}';

export default function Wrapper(props) {
  return (
    <>
      <Original {...props} />
    </>
  );
}
`

const site = temporarySite({
  'docusaurus.config.mjs': `export default {
    title: 'Site', url: 'https://example.com', baseUrl: '/', presets: [['classic', {}]],
    themeConfig: {
      announcementBar: { id: 'a', content: 'News' },
      navbar: { items: [
        { to: '/blog', label: 'Blog' }, { href: 'https://example.org', label: 'Source', position: 'right' },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' }, { label: 'More', items: [{ to: '/docs/next', label: 'Next' }] },
      ] },
      footer: { links: [{ title: 'More', items: [{ label: 'Blog', to: '/blog' }] }] },
    },
  }`,
  'docs/index.md': `# Intro

Text, and a [link](./next.md).

## Parts

:::note[Well]
A note.
:::

<Tabs><TabItem value="a">A</TabItem></Tabs>

\`\`\`js title="a.js"
const a = 1
\`\`\`
`,
  'docs/next.md': '# Next\n\nMore.\n',
  'blog/2024-01-01-one.md':
    '---\ntitle: One\nauthors: { name: Ada }\ntags: [news]\n---\n\nFirst words.\n\n<!-- truncate -->\n\nLast words.\n',
})
rmSync(join(site.dir, 'docs.config.mjs'))
afterAll(() => site.remove())

/** All pages, without the elements and hashes that follow from what stands around. */
async function pages(): Promise<Record<string, string>> {
  const { code } = await site.buildWarm()
  expect(code).toBe(0)
  const html = Object.entries(site.output()).filter(([path]) => path.endsWith('.html'))
  return Object.fromEntries(
    html.map(([path, text]) => [
      path,
      text
        .replace(
          /-[0-9a-f]{8}(?=\.\w)|(?<="buildId":")[\w-]+|<div (?:class="as-if-absent"|style="display:contents")>|<\/div>/g,
          '',
        )
        .replaceAll('><', '>\n<'),
    ]),
  )
}

test('pages are the same with modules around each part of the theme', async () => {
  const before = await pages()
  expect(before['docs/index.html']).toContain('Text, and a')
  expect(before['blog/2024/01/01/one/index.html']).toContain('Last words.')
  site.write(Object.fromEntries(names.map((name) => [`src/theme/${name}/index.jsx`, wrapper(name)])))
  const after = await pages()
  rmSync(join(site.dir, 'src/theme'), { recursive: true })
  for (const path of Object.keys(before)) expect(after[path], path).toBe(before[path])
})

test('a link of the bar with a module around it is told to be current, and to lead elsewhere', async () => {
  site.write({ 'src/theme/NavbarItem/index.jsx': wrapper('NavbarItem') })
  const { 'blog/index.html': html = '' } = await pages()
  const [bar = ''] = /<header[^]*?<\/header>/.exec(html) ?? []
  expect(bar).toMatch(/<a href="\/blog"[^>]* aria-current="page">Blog</)
  expect(bar).toMatch(/<a href="https:\/\/example\.org"[^>]* target="_blank" rel="noopener noreferrer"[^>]*>Source<svg/)
})

test("a site's own bar has around it what the theme of Docusaurus puts there", async () => {
  site.write({
    'src/theme/Navbar/index.jsx': `import NavbarLayout from '@theme/Navbar/Layout'
export default () => <NavbarLayout><b>Own bar</b></NavbarLayout>`,
  })
  const { 'blog/index.html': html = '' } = await pages()
  expect(html).toMatch(/<nav aria-label="Main" class="navbar navbar--fixed-top">\s*<b>Own bar<\/b>\s*<\/nav>/)
  rmSync(join(site.dir, 'src/theme'), { recursive: true })
})

test('what stands in place of a part may show the inner parts of the theme, and ask for docs', async () => {
  site.write({
    'docs/cards/_category_.json': '{ "label": "Cards", "link": { "type": "generated-index" } }',
    'docs/cards/one.mdx':
      '---\ntitle: Card\n---\n\n<DocCardList items={[{ type: "link", label: "Inner", href: "/docs/next" }]} />\n',
    'src/theme/MDXComponents.js':
      "import Original from '@theme-original/MDXComponents'\nimport DocCardList from '@theme/DocCardList'\nexport default { ...Original, DocCardList }\n",
    'src/theme/Admonition/index.jsx': `import Types from '@theme/Admonition/Types'
export default function Admonition(props) {
  const Type = Types[props.type]
  return <section className="own"><Type {...props} /></section>
}`,
    'src/theme/DocCardList/index.jsx': `import DocCard from '@theme/DocCard'
export default function DocCardList({ items }) {
  return <section className="own-cards">{items.map((item) => <DocCard key={item.href} item={item} />)}</section>
}`,
    'src/theme/NavbarItem/DefaultNavbarItem/index.jsx': `import Desktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop'
import Mobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile'
export default function DefaultNavbarItem({ mobile = false, position, ...props }) {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />
}`,
    'src/theme/NavbarItem/DocSidebarNavbarItem.jsx': `import { useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client'
export default function Item({ sidebarId, label, docsPluginId }) {
  return <a className="own-item" href={useLayoutDocsSidebar(sidebarId, docsPluginId).link.path}>{label}</a>
}`,
  })
  const { 'docs/index.html': home = '', 'docs/cards/one/index.html': cards = '' } = await pages()
  expect(home).toMatch(/<section class="own">\s*<[^]*?A note\.[^]*?<\/section>/)
  expect(home).toContain('<a class="own-item" href="/docs/category/cards">Docs</a>')
  expect(home).toMatch(/<a href="\/blog" class="navbar__item navbar__link"[^>]*>Blog<\/a>/)
  expect(cards).toMatch(/<section class="own-cards">[^]*Inner[^]*<\/section>/)
})

test('what stands around the layout and shows something itself is on pages of React alone', async () => {
  site.write({
    'src/theme/Layout/Provider.jsx': `import { createContext, useContext } from 'react'
import { composeProviders } from '@docusaurus/theme-common'
import { ColorModeProvider, NavbarProvider } from '@docusaurus/theme-common/internal'
export const Stars = createContext(0)
const StarsProvider = ({ children }) => <Stars.Provider value={7}>{children}</Stars.Provider>
const Provider = composeProviders([ColorModeProvider, NavbarProvider, StarsProvider])
const Foot = () => <footer id="own">{useContext(Stars)} stars</footer>
export default ({ children }) => <Provider>{children}<Foot /></Provider>`,
    'src/pages/about.jsx':
      'import Layout from \'@theme/Layout\'\nexport default () => <Layout title="About"><p>Us.</p></Layout>\n',
  })
  const { 'about/index.html': page = '', 'docs/index.html': doc = '' } = await pages()
  rmSync(join(site.dir, 'src'), { recursive: true })
  expect(page).toMatch(/<p>Us\.<\/p>[^]*<footer id="own">7(?:<!-- -->)? stars<\/footer>/)
  expect(doc).not.toContain('id="own"')
})

test('admonitions have the types, the layout and the icons that a site has of its own', async () => {
  const own = temporarySite({
    'docusaurus.config.mjs': `export default { title: 'Site', url: 'https://example.com', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { admonitions: { keywords: ['pump'] } } }]] }`,
    'docs/index.md':
      '# Intro\n\n:::pump[P 101]\n\nRuns.\n\n:::\n\n:::tip\n\nRest.\n\n:::\n\n:::caution[Hot]\n\nHands off.\n\n:::\n\n:::info\n\nSo it is.\n\n:::\n',
    'src/theme/Admonition/Types.js': `import types from '@theme-original/Admonition/Types'
const Pump = ({ title, children }) => <section className="pump"><b>{title}</b>{children}</section>
export default { ...types, pump: Pump }\n`,
    'src/theme/Admonition/Icon/Tip.js': 'export default () => <i className="bulb" />\n',
    'src/theme/Admonition/Type/Caution.js': `import Layout from '@theme/Admonition/Layout'
export default (props) => <Layout {...props} className="hot" />\n`,
  })
  try {
    rmSync(join(own.dir, 'docs.config.mjs'))
    const { code, stderr } = await own.buildWarm()
    expect(`${code} ${stderr}`).toMatch(/^0/)
    expect(stderr).not.toContain('src/theme')
    const html = own.output()['docs/index.html'] ?? ''
    expect(html).toContain('<section class="pump"><b>P 101</b><p>Runs.</p></section>')
    expect(html).toMatch(
      /<div class="admonition admonition--tip"><p class="admonition__title"><span [^>]*><i class="bulb">/,
    )
    expect(html).toContain('admonition--warning admonition--caution hot')
    expect(html).toContain('<div class="admonition admonition--info"><p class="admonition__title"><svg ')

    own.write({
      'src/theme/Admonition/Layout/index.js': `export default ({ type, title, icon, className, children }) => (
  <aside className={className} data-type={type}>{icon}{title}: {children}</aside>
)\n`,
    })
    await own.buildWarm()
    expect(own.output()['docs/index.html']).toMatch(
      /<aside class="alert alert--success" data-type="tip"><i class="bulb"><\/i>tip(?:<!-- -->)?: /,
    )
  } finally {
    own.remove()
  }
})

test('a doc shows the button of the search where its author put one, and no part that the page has around it', async () => {
  const imports = ['SearchBar', 'Navbar/Logo']
    .map((name, index) => `import Part${index} from '@theme/${name}'\n`)
    .join('')
  site.write({ 'docs/find.mdx': `${imports}\n# Find\n\n<Part0 />\n\n<Part1 />\n` })
  const { 'docs/find/index.html': html = '' } = await pages()
  const [article = ''] = /<article[^]*<\/article>/.exec(html) ?? []
  expect(article.match(/data-search=""/g)).toHaveLength(1)
  expect(article).not.toContain('navbar__brand')
})
