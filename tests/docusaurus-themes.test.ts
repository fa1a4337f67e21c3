/** Themes that packages bring to a Docusaurus site by `getThemePath`: their modules stand in the place of those of the classic theme. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporarySite } from './temporary-site.ts'

const acme = (path: string) => `node_modules/acme-theme/${path}`
const files = {
  'package.json': '{"type":"module"}',
  'docusaurus.config.mjs': `export default {
    title: 'Site', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
    presets: [['classic', { blog: false }]], themes: ['acme-theme'], plugins: ['acme-typed'],
  }`,
  'docs/index.md': '# Intro\n\nText.\n\n```js reference title="a.js"\nconst a = "<1 & 2>"\n```\n',
  [acme('lib/acme.css')]: '.acme { color: #123456 }',
  [acme('lib/theme/AcmeMark.js')]: "export default () => 'Acme!'",
  'docs/mark.mdx': "import Mark from '@theme/AcmeMark'\n\n# Mark\n\n<Mark />\n",
  'node_modules/acme-typed/package.json':
    '{"name":"acme-typed","version":"1.0.0","type":"module","main":"src/index.ts"}',
  'node_modules/acme-typed/src/index.ts': `import { words } from './words'
export default (): object => ({ name: 'acme-typed', injectHtmlTags: () => ({ headTags: \`<!-- Words --><meta name="words" content="\${words}">\` }) })
`,
  'node_modules/acme-typed/src/words.ts': "export const words: string[] = ['a', 'b']\n",
  [acme('package.json')]: '{"name":"acme-theme","version":"1.0.0","main":"lib/index.js"}',
  [acme('lib/index.js')]:
    "module.exports = (context) => ({ name: 'acme-theme', getThemePath: () => '../lib/theme', getClientModules: () => ['./acme.css'], postBuild() { require('node:fs').writeFileSync(require('node:path').join(context.outDir, 'mode.txt'), String(process.env.NODE_ENV)) } })\n",
  [acme('lib/theme/Root.js')]: `import React from 'react'
import BrowserOnly from '@docusaurus/BrowserOnly'
export default function Root({ children }) {
  return <>{children}<BrowserOnly>{() => <dialog open>Cookies?</dialog>}</BrowserOnly></>
}
`,
  [acme('lib/theme/CodeBlock/index.js')]: `import React, { useState } from 'react'
import CodeBlock from '@theme-init/CodeBlock'
function Reference({ children }) {
  const [code] = useState(children)
  return <a className="reference">{code}</a>
}
export default function Wrapped(props) {
  const { metastring = '', className, children } = props
  return metastring.split(' ').includes('reference') ? <Reference>{className + ': ' + children}</Reference> : <CodeBlock {...props} />
}
`,
  [acme('lib/theme/SearchPage/index.js')]: 'export default () => null\n',
}

const site = temporarySite(files)
rmSync(join(site.dir, 'docs.config.mjs'))
afterAll(() => site.remove())

const page = async () => {
  const run = await site.buildWarm()
  expect(run).toMatchObject({ code: 0 })
  return { ...run, html: site.output()['docs/index.html'] ?? '' }
}

test('modules of a package stand in the place of those of the theme, and live; what has no place here is told', async () => {
  const { html, stderr } = await page()
  expect(html).toContain('<a class="reference">language-js: const a = &quot;&lt;1 &amp; 2&gt;&quot;</a>')
  expect(html).toMatch(/<docs-island data-island="npm:\.\/node_modules\/acme-theme\/lib\/theme\/CodeBlock\/index\.js"/)
  // What it shows in browsers alone needs its code.
  expect(html).toContain('data-root')
  expect(stderr).toContain(`${acme('lib/theme/SearchPage/index.js')}: the theme of docs-build stands in this place`)
})

test('paths of a package count from its file', async () => {
  const { code } = await site.buildWarm()
  const output = site.output()
  expect(code).toBe(0)
  expect(output['docs/mark/index.html']).toContain('Acme!')
  expect(Object.values(output).join('\n')).toContain('#123456')
})

test('plugins are told which folder is written, and that pages are made for readers', async () => {
  const outDir = join(site.workDir, 'elsewhere')
  expect(await site.buildWarm(['--out-dir', outDir], { NODE_ENV: '' })).toMatchObject({ code: 0 })
  expect(readFileSync(join(outDir, 'mode.txt'), 'utf8')).toBe('production')
})

test('a plugin of a package may be TypeScript, as those of a workspace are', async () => {
  expect((await page()).html).toContain('<meta name="words" content="a,b">')
})

test('a module of the site comes before that of a package', async () => {
  const own = `import CodeBlock from '@theme-original/CodeBlock'
export default (props) => <>
  <b>{props.className}</b>
  <CodeBlock {...props} />
  <CodeBlock {...props}>{props.children + ' // more'}</CodeBlock>
</>
`
  site.write({ 'src/theme/CodeBlock.jsx': own })
  const { html } = await page()
  expect(html).toContain('<b>language-js</b>')
  expect(html).not.toContain('class="reference"')
  expect(html.match(/<figcaption[^>]*>a\.js</g)).toHaveLength(2)
  const [first = '', second = ''] = Array.from(html.matchAll(/<pre.*?<\/pre>/gs), ([block]) => block)
  expect(first).toContain('&lt;1 &amp; 2&gt;')
  expect(first).not.toContain('// more')
  expect(second).toContain('// more')
})
