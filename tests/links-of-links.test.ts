/** What `Link` of Docusaurus makes of a URL in articles and pages, and what a sidebar makes of one. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined
afterEach(() => site?.remove())

const link = "import Link from '@docusaurus/Link'\n"
const links = (...urls: readonly string[]) => urls.map((url) => `<Link ${url}>a</Link>`).join(' ')

async function hrefs(
  file: string,
  config: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  site = temporarySite({ 'docs.config.mjs': configText(config), 'docs/b.md': '# B\n', ...files })
  const { stderr } = await site.buildWarm()
  const html = site.output()[file] ?? stderr
  return [...html.slice(html.indexOf('<main')).matchAll(/<a [^>]*>a</g)].map(([tag]) => tag.slice(3, -2))
}

test('autoAddBaseUrl={false} leaves a URL as it is, in articles as on pages', async () => {
  const free = 'to="pathname:///other/app" target="_self" autoAddBaseUrl={false}'
  const own = ['to="/b"', 'to="/sub/b" autoAddBaseUrl={false}', `${free}`, 'to="pathname:///app" target="_self"']
  const expected = ['/sub/b', '/sub/b', '/other/app', '/sub/app']
  const files = {
    'docs/a.mdx': `${link}\n# A\n\n${links(...own)}\n`,
    'pages/r.jsx': `${link}export default () => <main>${links(...own)}</main>\n`,
  }
  const ofDoc = await hrefs('a/index.html', { baseUrl: '/sub/' }, files)
  expect(ofDoc.map((tag) => /href="(.*?)"/.exec(tag)?.[1])).toEqual(expected)
  expect(ofDoc.join()).not.toContain('written')
  const ofPage = [...(site?.output()['r/index.html'] ?? '').matchAll(/<a ([^>]*)>a</g)].map(([, tag]) => tag)
  expect(ofPage.map((tag) => /href="(.*?)"/.exec(tag ?? '')?.[1])).toEqual(expected)
  expect(ofPage.join()).not.toContain('written')
})

test('a link that autoAddBaseUrl={false} leads out of the site is told', async () => {
  site = temporarySite({
    'docs.config.mjs': configText({ baseUrl: '/sub/' }),
    'docs/b.md': '# B\n',
    'docs/a.mdx': `${link}\n# A\n\n${links('to="/b" autoAddBaseUrl={false}', 'href="/b" autoAddBaseUrl={false}')}\n`,
  })
  const { stderr } = await site.buildWarm()
  expect(stderr.match(/^(?:site\/| {2}Did you).*/gm)).toEqual([
    'site/docs/a.mdx:5:11  error  broken-link  Unexpected link "/b", expected the URL of a page or file of this site',
    '  Did you mean "/sub/b"?',
    'site/docs/a.mdx:5:59  error  broken-link  Unexpected link "/b", expected the URL of a page or file of this site',
    '  Did you mean "/sub/b"?',
  ])
})

test.each([
  [true, ['/b/', '/b/?q#h', '/a.pdf', '/app']],
  [false, ['/b', '/b?q#h', '/a.pdf', '/app/']],
])('with trailingSlash: %s links that code makes have the form of all links', async (trailingSlash, expected) => {
  const [end, free] = trailingSlash ? ['', '/app'] : ['/', '/app/']
  const made = links(`to="/b${end}"`, `to="/b${end}?q#h"`, 'to="/a.pdf"', `to="pathname://${free}"`)
  const found = await hrefs(
    trailingSlash ? 'r/index.html' : 'r.html',
    { trailingSlash },
    {
      'docs/b.md': '# B\n\n## H\n',
      'static/a.pdf': 'a',
      'pages/r.jsx': `${link}export default () => <main>${made}</main>\n`,
    },
  )
  expect(found.map((tag) => /href="(.*?)"/.exec(tag)?.[1])).toEqual(expected)
})

test.each([
  [true, '/tools/'],
  [false, '/tools'],
])('with trailingSlash: %s a sidebar leads to a page of React in its form', async (trailingSlash, expected) => {
  const items = ['index', { type: 'link', label: 'Tools', href: trailingSlash ? '/tools' : '/tools/' }]
  site = temporarySite({
    'docs.config.mjs': configText({
      trailingSlash,
      docs: { path: 'docs', routeBasePath: '/', sidebars: 'sidebars.json' },
    }),
    'sidebars.json': JSON.stringify({ main: items }),
    'pages/tools.jsx': 'export default () => <main>Tools</main>\n',
  })
  await site.buildWarm()
  expect(/href="([^"]*)"[^>]*>Tools</.exec(site.output()['index.html'] ?? '')?.[1]).toBe(expected)
})

test('a picture of code that the site does not have is told', async () => {
  const files = {
    'static/a.png': 'a',
    'pages/r.jsx': 'export default () => <main><img src="/gone.png" /><img src="/a.png?v=1" /></main>\n',
    'docs/a.mdx':
      "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n# A\n\n<img src={useBaseUrl('/a.png')} /> <img src={useBaseUrl('/nope.png')} />\n\n![b](/b.png)\n",
    'docs/c.mdx': "import b from './b.png'\n\n# C\n\n<img src={b} /> <video poster={'/no-poster.png'} />\n",
    'docs/b.png': 'b',
  }
  site = temporarySite({ 'docs.config.mjs': configText({}), ...files })
  const told = (url: string) =>
    `broken-image  Unexpected URL "${url}", expected a file beside this one or in a static folder`
  const found = async () => (await site?.buildWarm())?.stderr.match(/^site\/.*/gm)
  const expected = [
    `site/docs/a.mdx:5:58  warning  ${told('/nope.png')}`,
    `site/docs/a.mdx:7:6  error  ${told('/b.png')}`,
    `site/docs/c.mdx:5:33  warning  ${told('/no-poster.png')}`,
    `site/pages/r.jsx:1:38  warning  ${told('/gone.png')}`,
  ]
  expect(await found()).toEqual(expected)
  expect(await found()).toEqual(expected)
})

test('a picture that code asks for without the base URL is told, where the site has it', async () => {
  const pictures = '<img src="/a.png" /><img src="/beside/b.png" /><video poster="/a.png" src="/sub/a.png" />'
  const files = {
    'static/a.png': 'a',
    'pages/r.jsx': `export default () => <main>${pictures}</main>\n`,
    'components/Box.jsx': 'export default () => <img src="/a.png" />\n',
    'docs/a.mdx': "import Box from '@site/components/Box'\n\n# A\n\n<Box />\n\n![a](/a.png)\n",
  }
  site = temporarySite({ 'docs.config.mjs': configText({ baseUrl: '/sub/' }), ...files })
  const { code, stderr } = await site.buildWarm()
  expect([code, ...(stderr.match(/^(?:site\/| {2}[A-Z]).*/gm) ?? [])]).toEqual([
    1,
    'site/docs/a.mdx  error  broken-image  Unexpected URL "/a.png" without the base URL, expected "/sub/a.png"',
    '  Code gets the URL of a file by importing it, or by `useBaseUrl`.',
    'site/pages/r.jsx:1:38  error  broken-image  Unexpected URL "/a.png" without the base URL, expected "/sub/a.png"',
    '  Code gets the URL of a file by importing it, or by `useBaseUrl`.',
  ])
  expect((await site.buildWarm()).stderr).toContain('without the base URL')
  site.write({ 'docs.config.mjs': configText() })
  expect((await site.buildWarm()).code).toBe(0)
})

test('a link and a broken link check that got no URL are no links', async () => {
  site = temporarySite({
    'docusaurus.config.mjs': `export default { title: 'Site', url: 'https://example.com', baseUrl: '/', presets: ['classic'] }\n`,
    'src/pages/index.jsx': `${link}import useBrokenLinks from '@docusaurus/useBrokenLinks'
export default () => {
  useBrokenLinks().collectLink(undefined)
  useBrokenLinks().collectAnchor(undefined)
  return <main><Link className="plain">a</Link></main>
}
`,
  })
  rmSync(join(site.dir, 'docs.config.mjs'))
  expect(await site.buildWarm()).toMatchObject({ code: 0 })
  expect(site.output()['index.html']).toContain('<a class="plain">a</a>')
})
