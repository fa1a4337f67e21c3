import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { buildInMemory, config, memorySite } from './memory-site.ts'

/** Positions of what is refused in a site, and the HTML and page data of its pages. */
async function refused(
  files: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = {},
  modules = {},
) {
  const settings = config({ diagnostics: { 'unsafe-url': 'warn' }, ...more })
  const { result, outputs } = await buildInMemory(
    memorySite({ 'docs.config.mjs': settings, 'docs/index.md': '# Home\n', ...files }, { modules }),
  )
  const found = result.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)
  const pages = [...outputs].filter(([path]) => /\.(?:html|json)$/.test(path) && !path.startsWith('search'))
  return {
    found,
    held: pages
      .filter(([, text]) => /(?:href|src|action|srcset|srcdoc)=\\?["']?[^"'<>=]*(?:script:|text\/html,)/i.test(text))
      .map(([path]) => path),
  }
}

describe('the page does not hold an unsafe URL, which is told where it stands', () => {
  test.each([
    ['a link', '[x](javascript:alert(1))', 5],
    ['mixed case', '[x](JavaScript:alert(1))', 5],
    ['an entity', '[x](java&#115;cript:alert(1))', 1],
    ['a line end', '[x](<java&NewLine;script:alert(1)>)', 1],
    ['an image', '![x](javascript:alert(1))', 6],
    ['a document', '[x](data:text/html,x)', 5],
    ['an autolink', '<javascript:alert(1)>', 2],
    ['a reference', '[x][y]\n\n[y]: vbscript:x', 6],
    ['a link in HTML', '<p><a href="javascript:alert(1)">x</a></p>', 13],
    ['a frame', '<iframe src="javascript:alert(1)"></iframe>', 14],
    ['a form', '<form action="javascript:alert(1)"></form>', 15],
    ['a button', '<button formaction="javascript:alert(1)">x</button>', 21],
    ['a drawing', '<svg><a xlink:href="javascript:alert(1)">x</a></svg>', 21],
    ['a set of pictures', '<img srcset="javascript:alert(1) 2x" alt="">', 14],
  ])('%s in Markdown', async (_, text, column) => {
    const line = text.startsWith('[x][y]') ? 5 : 3
    expect(await refused({ 'docs/a.md': `# A\n\n${text}\n` })).toEqual({
      found: [`unsafe-url docs/a.md:${line}:${column}`],
      held: [],
    })
  })

  test.each([
    ['a link', '<a href="javascript:alert(1)">x</a>', 10],
    ['a form', '<form action="javascript:alert(1)"></form>', 15],
    ['a drawing', '<svg><a xlinkHref="javascript:alert(1)">x</a></svg>', 20],
    ['a component of the theme', '<Button href="javascript:alert(1)">x</Button>', 15],
    ['an expression', "<a href={'javascript:' + 1}>x</a>", 11],
    ['a document in an expression', "<a href={'data:' + 'text/html,x'}>x</a>", 1],
    ['spread properties', "<a {...{href: 'vbscript:x'}}>x</a>", 16],
    ['raw HTML', "<p dangerouslySetInnerHTML={{__html: '<a href=javascript:x>'}} />", 47],
    ['a frame with a document', '<iframe srcDoc="<a href=\'javascript:x\'>" />', 26],
    ['a component of the doc', 'export const Card = ({to}) => <a href={to}>x</a>\n\n<Card to="vbscript:x" />', 11],
    ['the head', '<Head><link rel="x" href="javascript:x" /></Head>', 27],
  ])('%s in MDX', async (_, text, column) => {
    const { found, held } = await refused({ 'docs/a.mdx': `# A\n\n${text}\n` })
    expect(found).toEqual([`unsafe-url docs/a.mdx:${text.startsWith('export') ? 5 : 3}:${column}`])
    expect(held).toEqual([])
  })

  test('in the config', async () => {
    const more = {
      navbar: {
        logo: { src: '/l.svg', href: 'javascript:l' },
        items: [
          { label: 'A', href: 'javascript:a' },
          { label: 'B', items: [{ label: 'C', href: 'data:text/html,c' }] },
          { type: 'html', value: '<a href="javascript:d">D</a>' },
        ],
      },
      footer: {
        links: [{ items: [{ label: 'JavaScript: E', href: ' javascript:e' }] }],
        copyright: '<a href=javascript:f>',
      },
      announcementBar: { html: '<a href="&#106;avascript:g">G</a>' },
      image: 'java\tscript:h',
    }
    const { found, held } = await refused({ 'static/l.svg': '<svg/>' }, more)
    expect(found).toHaveLength(8)
    expect(found.every((each) => /^unsafe-url docs\.config\.mjs:1:\d+$/.test(each))).toBe(true)
    expect(held).toEqual([])
  })

  test('in the bar of a site without a home page, once', async () => {
    const { found } = await refused(
      { 'docs/index.md': '---\nslug: /a\n---\n' },
      {
        navbar: {
          logo: { src: 'javascript:l', href: 'javascript:m' },
          items: [
            { label: 'A', href: 'javascript:a' },
            { label: 'B', to: 'javascript:b' },
          ],
        },
      },
    )
    expect(found).toHaveLength(4)
    expect(found.every((each) => each.startsWith('unsafe-url docs.config.mjs:1:'))).toBe(true)
  })

  test('in sidebars and front matter', async () => {
    const sidebars = `export default { s: [
  'index',
  { type: 'link', label: 'A', href: 'javascript:a' },
  { type: 'html', value: '<a href="javascript:b">B</a>' },
  { type: 'category', label: 'C', items: ['index'], link: { type: 'generated-index', slug: '/c', image: 'vbscript:c' } },
] }`
    const docs = { path: 'docs', routeBasePath: '/', sidebars: 'sidebars.mjs' }
    const head = '---\ncustom_edit_url: javascript:c\nimage: javascript:d\n---\n\n# Home\n'
    const { found, held } = await refused({ 'sidebars.mjs': sidebars, 'docs/index.md': head }, { docs })
    expect(found).toEqual([
      'unsafe-url docs/index.md:2:18',
      'unsafe-url docs/index.md:3:8',
      'unsafe-url sidebars.mjs:3:38',
      'unsafe-url sidebars.mjs:4:27',
      'unsafe-url sidebars.mjs:5:106',
    ])
    expect(held).toEqual([])
  })

  test('in a React page', async () => {
    const Hello = () => createElement('a', { href: 'data:text/html,x' })
    const { found, held } = await refused(
      { 'pages/hello.jsx': "({ href: 'data:text/html,x' })" },
      {},
      { 'pages/hello.jsx': { default: Hello } },
    )
    expect(found).toEqual(['unsafe-url pages/hello.jsx:1:11'])
    expect(held).toEqual([])
  })
})

test('a category file takes no picture that is code', async () => {
  const category = '{"label":"G","link":{"type":"generated-index","image":"javascript:x"}}'
  const files = { 'docs/g/a.md': '# A\n', 'docs/g/_category_.json': category }
  const { result } = await buildInMemory(memorySite({ 'docs/index.md': '# Home\n', ...files }))
  expect(result.diagnostics).toMatchObject([
    { code: 'invalid-category', message: expect.stringContaining('expected a URL that runs no code') as string },
  ])
})

test('an unsafe URL fails the build', async () => {
  const { result } = await buildInMemory(memorySite({ 'docs/index.md': '[x](javascript:x)\n' }))
  expect(result.state).toBe('failed')
})

test('code, words and safe schemes are left alone', async () => {
  const text =
    '# JavaScript: basics\n\n`javascript:x` javascript:x [a](ftp://example.com) [b](vscode:x) ![c](data:image/svg+xml,x)\n'
  const { result } = await buildInMemory(memorySite({ 'docs/index.md': text }))
  expect(result.diagnostics).toEqual([])
})
