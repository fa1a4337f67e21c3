import { afterEach, expect, test } from 'vitest'
import { buildInMemory, memorySite } from './memory-site.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined

afterEach(() => site?.remove())

const told = async (files: Readonly<Record<string, string>>) => {
  const { result, outputs } = await buildInMemory(memorySite({ 'docs/index.md': '# Home\n', ...files }))
  const found = result.diagnostics.map(
    ({ severity, code, file, line, column, url }) => `${severity} ${file}:${line}:${column} ${code} ${url}`,
  )
  return { found, outputs }
}

test('a style attribute of HTML shows the files beside it, and one that is not there is told where it is written', async () => {
  const { found } = await told({
    'docs/b.md': `# B\n\n<p style="background: url(./gone.png), url('/gone.svg'), url(#a)">x</p>\n`,
  })
  expect(found).toEqual(['error docs/b.md:3:27 broken-image ./gone.png', 'error docs/b.md:3:45 broken-image /gone.svg'])
  const { outputs } = await told({ 'docs/a.svg': '<svg/>', 'docs/b.md': '<p style="background: url(./a.svg)">x</p>\n' })
  expect(outputs.get('b/index.html')).toMatch(/<p style="background:url\(\/assets\/images\/a-[\da-f]{8}\.svg\)">/)
})

test('a page that a form is sent to and that is not there is told, other sites and the page itself are not', async () => {
  const { found } = await told({
    'docs/b.md': '<form action="/gone"><button formaction="./gone.md">x</button></form>\n',
    'docs/c.mdx': '<form action="/gone"></form> <form action="https://example.org/"></form> <form action="" />\n',
  })
  expect(found).toEqual([
    'error docs/b.md:1:15 broken-link /gone',
    'error docs/b.md:1:42 broken-link ./gone.md',
    'error docs/c.mdx:1:15 broken-link /gone',
  ])
})

test('pictures of styles and pages that forms are sent to are told where code has them', async () => {
  site = temporarySite({
    'docs.config.mjs': configText({}),
    'docs/b.mdx':
      "import C from '../c.jsx'\n\n<p style={{ background: 'url(./gone.png)' }}>\"/far.svg\"</p>\n\n<p style={{ mask: `url('/gone.svg')` }}>x</p>\n\n<C />\n",
    'c.jsx': "export default () => <p style={{ background: 'url(/gone.gif)' }} />\n",
    'pages/r.jsx':
      'export default () => <main style={{ background: \'url(/gone.jpg)\' }}><form action="/gone" /><form action="/b?x=1" /></main>\n',
  })
  const { stderr } = await site.buildWarm()
  expect(stderr.match(/^(?:site\/| {2}Its).*/gm)?.map((line) => line.replace(/  broken-.*?(".*?").*/, ' $1'))).toEqual([
    'site/docs/b.mdx  warning "/gone.gif"',
    '  Its URL is written in site/c.jsx:1:51',
    'site/docs/b.mdx:3:30  warning "./gone.png"',
    'site/docs/b.mdx:5:25  warning "/gone.svg"',
    'site/pages/r.jsx:1:54  warning "/gone.jpg"',
    'site/pages/r.jsx:1:83  error "/gone"',
  ])
})
