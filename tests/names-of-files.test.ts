import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { configText, findingsIn, temporarySite, type TemporarySite } from './temporary-site.ts'

const sites: TemporarySite[] = []
afterAll(() => {
  for (const site of sites) site.remove()
})

async function built(files: Readonly<Record<string, string>>) {
  const site = temporarySite({
    'docs.config.mjs': configText({ docs: { path: 'docs', routeBasePath: '/' } }),
    ...files,
  })
  sites.push(site)
  const { code, stderr } = await site.buildWarm()
  expect({ code, stderr }).toMatchObject({ code: 0 })
  return { dist: join(site.dir, 'dist'), html: readFileSync(join(site.dir, 'dist/page/index.html'), 'utf8') }
}

test('pictures, files, components and what these import may have names as long as names of files may be', async () => {
  const name = 'a'.repeat(251)
  const { dist, html } = await built({
    'docs/page.mdx': `import Part from './${name}'\nimport data from './${name}.png'\n\n# Home\n\n![A](${name}.svg)\n\n[A](${name}.zip)\n\n<Part /><img src={data} alt="" />\n`,
    [`docs/${name}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [`docs/${name}.zip`]: 'zip',
    [`docs/${name}.png`]: 'png',
    [`docs/${name}.jsx`]: 'export default () => <b>part</b>\n',
  })
  expect(html.match(/<b>part/g)).toHaveLength(1)
  const urls = [...html.matchAll(/"(\/assets\/(?:images|files)\/a[^"]*)"/g)].map(([, url = '']) => url)
  expect(new Set(urls).size).toBe(3)
  expect(urls.filter((url) => !existsSync(join(dist, url)))).toEqual([])
})

test('components are told apart whose paths differ only by marks', async () => {
  const { html } = await built({
    'docs/page.mdx': "import One from './a b'\nimport Two from './a-b'\n\n# Home\n\n<One /><Two />\n",
    'docs/a b.jsx': 'export default () => <b>one</b>\n',
    'docs/a-b.jsx': 'export default () => <b>two</b>\n',
  })
  expect(html.match(/<b>\w+(?=<\/b>)/g)).toEqual(['<b>one', '<b>two'])
})

test('what is written with other characters that look the same is told with the name that is meant', async () => {
  const [written, named] = ['é'.normalize('NFC'), 'é'.normalize('NFD')]
  const found = await findingsIn({
    [`docs/${named}.md`]: '# Page\n',
    [`docs/${named}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [`docs/${named}.zip`]: 'zip',
    [`static/f${named}.txt`]: 'text',
    'docs/a.md': `# A\n\n[a](./${written}.md) ![b](./${written}.svg) [c](/f${written}.txt) [d](/${written}) [e](./${encodeURI(written)}.md) [f](./${written}.zip) [g](${written}.zip)\n`,
  })
  const same = 'It looks the same, but its letters are composed of other characters.'
  expect(found.filter((line) => line.startsWith('  '))).toEqual([
    `  Did you mean "./${named}.md"? ${same}`,
    `  Did you mean "./${named}.svg"? ${same}`,
    `  Did you mean "/f${named}.txt"? ${same}`,
    `  Did you mean "./${named}.md"?`,
    `  Did you mean "./${named}.zip"? ${same}`,
    `  Did you mean "./${named}.zip"?`,
  ])
})

test('a static file where a page, a bundle or a file of the build has a folder is left out and told, and so is the other way round', async () => {
  const site = temporarySite({
    'docs/page.md': '# Page\n',
    'static/page': 'a',
    'static/page.md/a': 'b',
    'static/assets': 'c',
    'static/sitemap.xml/a': 'd',
    'static/free': 'e',
  })
  sites.push(site)
  const { code, stderr } = await site.buildWarm()
  expect(code, stderr).toBe(0)
  const left = 'expected another name: no system has both, and this one is left out'
  expect(stderr.split('\n').filter((line) => line.startsWith('site/'))).toEqual([
    `site/static/assets  warning  unportable-name  Unexpected file "assets" beside the folder "assets", ${left}`,
    `site/static/page  warning  unportable-name  Unexpected file "page" beside the folder "page", ${left}`,
    `site/static/page.md/a  warning  unportable-name  Unexpected folder "page.md" beside the file "page.md", ${left}`,
    `site/static/sitemap.xml/a  warning  unportable-name  Unexpected folder "sitemap.xml" beside the file "sitemap.xml", ${left}`,
  ])
  expect(Object.keys(site.output()).filter((path) => /^(?:page|free|assets$|sitemap)/.test(path))).toEqual([
    'free',
    'page.md',
    'page/index.html',
    'sitemap.xml',
  ])
})
