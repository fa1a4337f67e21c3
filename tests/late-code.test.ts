/** Code that is known only when a page is rendered, in components and pages of a site. */
import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite
afterEach(() => site.remove())

const files = {
  'pages/tour.jsx': `import Layout from '@theme/Layout'
import CodeBlock from '@theme/CodeBlock'
export default () => <Layout><CodeBlock language="js" metastring="{2}">{'const page = 1\\nlet other'}</CodeBlock></Layout>\n`,
  'docs/box.mdx': "import Box from '@site/components/Box'\n\n# Box\n\n<Box code='def f(): return 1' />\n",
  'components/Box.jsx': `import CodeBlock from '@theme/CodeBlock'
export default ({ code }) => <CodeBlock className="language-py" showLineNumbers>{code}</CodeBlock>\n`,
}
const config = (light: string) => configText({ pagesDir: 'pages', code: { themes: { light, dark: 'github-dark' } } })

const codeOf = (html = '') => /<code>.*?<\/code>/s.exec(html)?.[0] ?? ''

test('code of components and of React pages is colored, with lines marked and numbered', async () => {
  site = temporarySite({ ...files, 'docs.config.mjs': config('github-light') })
  expect((await site.buildWarm()).stderr).toContain(' 0 warnings,')
  const output = site.output()
  expect(codeOf(output['tour/index.html'])).toMatch(
    /^<code><span class="line"><span class="sk-[^"]*">const .*<span class="line line--highlight"><span class="sk-/s,
  )
  expect(codeOf(output['box/index.html'])).toMatch(
    /^<code><span data-line="1" class="line"><span class="sk-[^"]*">def /,
  )
})

test('other colors of code are seen where it is known only when a page is rendered', async () => {
  site = temporarySite({ ...files, 'docs.config.mjs': config('github-light') })
  await site.buildWarm()
  site.write({ 'docs.config.mjs': config('monokai') })
  await site.buildWarm()
  const again = site.output()
  await site.buildWarm(['--no-cache'])
  const clean = site.output()
  for (const path of ['tour/index.html', 'box/index.html']) {
    expect(codeOf(clean[path])).toContain('class="sk-')
    expect(codeOf(again[path])).toBe(codeOf(clean[path]))
  }
})
