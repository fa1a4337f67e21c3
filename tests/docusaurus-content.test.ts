/** Content as authors of Docusaurus write it, built in memory: what a page shows and what is reported. */
import { useId } from 'react'
import { expect, test } from 'vitest'
import { buildInMemory, config as configWith, memorySite } from './memory-site.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Files = Readonly<Record<string, string | Uint8Array>>

async function built(files: Files, more: Parameters<typeof memorySite>[1] = {}) {
  const { result, outputs } = await buildInMemory(memorySite({ 'docs/other.md': '# Other\n', ...files }, more))
  const findings = result.diagnostics.map(
    ({ severity, code, file, line, column, message }) => `${severity} ${file}:${line}:${column} ${code}: ${message}`,
  )
  return { findings, outputs }
}

test.each<[name: string, files: Files, path: string, shown: readonly string[], hidden: readonly string[]]>([
  [
    'links and pictures in the title of an admonition lead where others do',
    { 'docs/index.md': ':::note[See [it](./other.md) ![dot](./dot.png)]\nText\n:::\n', 'docs/dot.png': dot },
    'index.html',
    ['href="/other"', 'src="/assets/images/dot-'],
    ['./other.md', './dot.png'],
  ],
  [
    'a picture may be named with the slashes of Windows',
    { 'docs/index.md': '![Dot](.\\\\img\\\\dot.png)\n', 'docs/img/dot.png': dot },
    'index.html',
    ['src="/assets/images/dot-'],
    ['%5C'],
  ],
  [
    'a picture beside a doc stands for the page as a hashed copy',
    { 'docs/index.md': '---\nimage: ./dot.png\n---\n', 'docs/dot.png': dot },
    'index.html',
    ['<meta property="og:image" content="https://example.com/assets/images/dot-'],
    [],
  ],
  [
    'a picture of a static folder stands for the page under its own name, with or without a slash',
    {
      'docs/index.md': '---\nimage: img/my dot.png\n---\n',
      'static/img/my dot.png': dot,
    },
    'index.html',
    ['<meta property="og:image" content="https://example.com/img/my%20dot.png">'],
    [],
  ],
  [
    'a picture stands for the page of a category',
    {
      'docs/index.md': '# Home\n',
      'docs/guide/a.md': '# A\n',
      'docs/guide/_category_.json': '{ "link": { "type": "generated-index", "image": "/dot.png" } }',
      'static/dot.png': dot,
    },
    'category/guide/index.html',
    ['<meta property="og:image" content="https://example.com/dot.png">'],
    [],
  ],
  [
    'the sitemap has the URLs that pages have, whatever their names hold',
    { 'docs/index.md': '', 'docs/a#b.md': '', 'docs/100%.md': '', 'docs/ü x.md': '' },
    'sitemap.xml',
    ['/a%23b<', '/100%25<', '/%C3%BC%20x<'],
    [],
  ],
  [
    'a heading without text is not in the table of contents',
    { 'docs/index.md': '## {#mark}\n\n## Text\n' },
    'index.html',
    ['<li><a href="#text">Text</a></li>', 'id="mark"'],
    ['<li><a href="#mark">'],
  ],
  [
    'each type of admonition has its own name for a title',
    { 'docs/index.md': ':::secondary\nText\n:::\n' },
    'index.html',
    ['</svg>Secondary</p>'],
    [],
  ],
  [
    'an import may stand below a comment and within an element or a directive',
    {
      'docs/index.mdx': [
        '<!-- moved -->',
        "import A from './_a.mdx'",
        '',
        '<div>',
        "import B from './_b.mdx'",
        '',
        '<A /><B />',
        '',
        '</div>',
        '',
        ':::note',
        "import C from './_c.mdx'",
        '',
        '<C />',
        '',
        ':::',
      ].join('\n'),
      'docs/_a.mdx': 'first',
      'docs/_b.mdx': 'second',
      'docs/_c.mdx': 'third',
    },
    'index.html',
    ['<p>first</p><p>second</p>', '<p>third</p>'],
    ['import'],
  ],
  [
    'MDX may read the title that the content has, and all headings as one list',
    {
      'docs/index.mdx':
        '# Use `x` *now*\n\n> {contentTitle}: {toc.map(({ value, id, level }) => [value, id, level].join()).join()}\n\n## A `b`\n\n#### C\n',
    },
    'index.html',
    ['Use x now<!-- -->: <!-- -->A &lt;code&gt;b&lt;/code&gt;,a-b,2,C,c,4'],
    [],
  ],
  [
    'MDX may import what another file of MDX is about: its front matter, title and headings',
    {
      'docs/index.mdx': [
        "import Pump, { frontMatter as about, contentTitle as title, toc as parts } from './pump.mdx'",
        '',
        '> {about.maker}, {title}, {parts.map(({ id }) => id).join()}',
        '',
        '<Pump />',
      ].join('\n'),
      'docs/pump.mdx': '---\nmaker: Acme\n---\n\n# A pump\n\n## Parts\n\nOf Acme.\n',
    },
    'index.html',
    ['Acme<!-- -->, <!-- -->A pump<!-- -->, <!-- -->parts', '<p>Of Acme.</p>'],
    [],
  ],
  [
    'components of the theme may be imported by their names in Docusaurus',
    {
      'docs/index.mdx': [
        "import Heading from '@theme/Heading'",
        "import TOCInline from '@theme/TOCInline'",
        "import IconTip from '@theme/Admonition/Icon/Tip'",
        "import ThemedImage from '@theme/ThemedImage'",
        '',
        '<TOCInline toc={toc} maxHeadingLevel={2} />',
        '',
        '## Text',
        '',
        '<Heading as="h3" id="own">Own <IconTip /></Heading>',
        '',
        "<ThemedImage alt='' sources={{ light: 'https://a.example/l.png', dark: 'https://a.example/d.png' }} />",
      ].join('\n'),
    },
    'index.html',
    [
      '<ul><li><a href="#text">Text</a></li></ul>',
      '<h3 id="own">Own <svg class="docs-icon"',
      'd.png" class="only-dark"',
    ],
    [],
  ],
  [
    'frames may show other sites',
    { 'docs/index.md': '<iframe src="https://video.example.com/1"></iframe>\n' },
    '_headers',
    ["frame-src 'self' https:"],
    [],
  ],
])('%s', async (_, files, path, shown, hidden) => {
  const { findings, outputs } = await built(files)
  expect(findings).toEqual([])
  const page = outputs.get(path) ?? ''
  for (const part of shown) expect(page).toContain(part)
  for (const part of hidden) expect(page).not.toContain(part)
})

test('an expression in MDX may call hooks', async () => {
  const { findings, outputs } = await built(
    { 'docs/index.mdx': "import { useId } from 'react'\n\n# Home\n\n<p>{typeof useId()}</p>\n" },
    { modules: { react: { useId } } },
  )
  expect(findings).toEqual([])
  expect(outputs.get('index.html')).toContain('<p>string</p>')
})

test('the front matter of a partial is left out, with a warning', async () => {
  const { findings, outputs } = await built({
    'docs.config.mjs': configWith({ diagnostics: { 'broken-markdown-link': 'warn' } }),
    'docs/index.mdx': "import Note from './_note.mdx'\n\n# Home\n\n<Note />\n",
    'docs/_note.mdx': '---\ntitle: Unseen\n---\n\nA note [elsewhere](./gone.md).\n',
  })
  expect(outputs.get('index.html')).toContain('A note')
  expect(outputs.get('index.html')).not.toContain('Unseen')
  expect(findings).toEqual([
    'warning docs/_note.mdx:1:1 partial-front-matter: Unexpected front matter in a partial, expected none: it is left out',
    'warning docs/_note.mdx:5:20 broken-markdown-link: Unexpected link "./gone.md", expected the path of a Markdown file',
  ])
})

test('of two category files in a folder the first counts, and the other is told', async () => {
  const { findings, outputs } = await built({
    'docs/index.md': '# Home\n',
    'docs/guide/a.md': '# A\n',
    'docs/guide/_category_.json': '{ "label": "From JSON" }',
    'docs/guide/_category_.yml': 'label: From YAML\n',
  })
  expect(findings).toEqual([
    'warning docs/guide/_category_.yml:undefined:undefined duplicate-category: Unexpected second category file, expected one in a folder: "docs/guide/_category_.json" is used',
  ])
  expect(outputs.get('guide/a/index.html')).toContain('From JSON')
})

test('a picture for a page that does not exist is an error at its key', async () => {
  const { findings } = await built({ 'docs/index.md': '---\ntitle: A\nimage: ./gone.png\n---\n' })
  expect(findings).toEqual([
    'error docs/index.md:3:8 broken-image: Unexpected URL "./gone.png", expected a file beside this one or in a static folder',
  ])
})

test('what code in MDX does wrong is told where the code stands', async () => {
  const { findings } = await built({
    'docs/index.mdx': [
      "import Note from './_note.mdx'",
      "export const Hi = () => <a href={'/h' + 'i'}>hi</a>",
      '',
      "<p><a href={'/no' + 'where'}>a</a> <Hi /></p>",
      '',
      "{['/b'].map((to) => <a href={to} key={to}>b</a>)}",
      '',
      '<Note />',
    ].join('\n'),
    'docs/_note.mdx': "<a href={'/partly/' + 1}>c</a>\n",
    'docs/broken.mdx': '# Broken\n\nText {missing.value} here\n',
  })
  expect(findings).toEqual([
    'error docs/_note.mdx:1:1 broken-link: Unexpected link "/partly/1", expected the URL of a page or file of this site',
    'error docs/broken.mdx:3:6 render-error: Unexpected error while rendering the page at "/broken": missing is not defined',
    'error docs/index.mdx:4:4 broken-link: Unexpected link "/nowhere", expected the URL of a page or file of this site',
    'error docs/index.mdx:4:36 broken-link: Unexpected link "/hi", expected the URL of a page or file of this site',
    'error docs/index.mdx:6:4 broken-link: Unexpected link "/b", expected the URL of a page or file of this site',
  ])
})

test.each(['(config)', '() => config', 'async () => config'])('the config may be exported as %s', async (exported) => {
  const config = `const config = { title: 'Plant', url: 'https://example.com' }\nexport default ${exported}`
  const { outputs } = await built({ 'docs.config.mjs': config, 'docs/index.md': '# Home\n' })
  expect(outputs.get('docs/index.html')).toContain('Plant')
})

test('headings that a plugin of Docusaurus adds have no ids, and leave those of their names to what is written', async () => {
  const config = `
    const words = (value) => [{ type: 'text', value }]
    const add = () => (tree) => {
      tree.children = tree.children.map((node) => structuredClone(node))
      tree.children.splice(1, 0, { type: 'heading', depth: 2, children: words('Pumps') })
    }
    const markdown = { remarkPlugins: [{ plugin: add, folders: ['docs'] }] }
    export default { title: 'Plant', url: 'https://example.com', docs: { routeBasePath: '/' }, markdown }`
  const { outputs } = await built({ 'docs.config.mjs': config, 'docs/index.md': '# Home\n\n## Pumps\n\n## Fans\n' })
  const html = outputs.get('index.html')
  expect(html).toContain('<h2>Pumps</h2>')
  expect(html).toContain('<h2 id="pumps">Pumps')
  expect(html).toContain('<h2 id="fans">Fans')
})

test('a function that fails to give the config is told with its words', async () => {
  const config = "export default () => { throw new Error('no plant') }"
  const { findings } = await built({ 'docs.config.mjs': config })
  expect(findings).toEqual([
    'error docs.config.mjs:undefined:undefined invalid-config: Unexpected error, expected the config: no plant',
  ])
})

test('what is said under a base URL is said in the words of authors', async () => {
  const config = {
    title: 'Site',
    url: 'https://example.com',
    baseUrl: '/manual/',
    docs: { routeBasePath: '/' },
    navbar: { items: [{ label: 'Setup', to: '/setpu' }] },
  }
  const { result } = await buildInMemory(
    memorySite({
      'docs.config.mjs': `export default ${JSON.stringify(config)}`,
      'docs/index.mdx': "# Home\n\n[a](/setpu) <a href={'/set' + 'pu'}>b</a>\n\n<video src=\"./gone.mp4\" />\n",
      'docs/setup.md': '# Setup\n',
    }),
  )
  expect(
    result.diagnostics.map(({ code, file, column, url, suggestion }) => [code, file, column, url, suggestion]),
  ).toEqual([
    ['broken-link', 'docs.config.mjs', 152, '/setpu', '/setup'],
    ['broken-link', 'docs/index.mdx', 5, '/setpu', '/setup'],
    ['broken-link', 'docs/index.mdx', 13, '/setpu', '/setup'],
    ['broken-file', 'docs/index.mdx', 13, './gone.mp4', undefined],
  ])
})

test.each(['#gh-dark-mode-only', '?v=2'])(
  'a picture and a file that are named with %s behind are in the output',
  async (suffix) => {
    const { findings, outputs } = await built({
      'docs/index.md': `![Dot](./dot.png${suffix}) ![Static](/static.png${suffix}) [File](./a.zip${suffix})\n`,
      'docs/dot.png': dot,
      'static/static.png': Buffer.concat([dot, Buffer.from('a')]),
      'docs/a.zip': 'zip',
    })
    expect(findings).toEqual([])
    const named = [...String(outputs.get('index.html')).matchAll(/(?:src|href)="\/(assets\/(?:images|files)\/[^"]+)"/g)]
    expect(named).toHaveLength(3)
    for (const [, path = ''] of named) {
      expect(path).toMatch(/[?#]/)
      expect([...outputs.keys()]).toContain(path.replace(/[?#].*/, ''))
    }
  },
)
