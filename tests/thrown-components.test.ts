import { expect, test } from 'vitest'
import { findingsIn } from './temporary-site.ts'

const price = `import type { Offer } from './offer'

export default function Price({ of }: { of: Offer }) {
  return <b>{of.nope.x}</b>
}
`

test('an error of a component names the line of the component beside that of the page', async () => {
  expect(
    await findingsIn({
      'components/offer.ts':
        'export interface Offer { nope: { x: number } }\nexport function fail(): never {\n  throw new Error("No offer")\n}\n',
      'components/Größe 5%41.tsx': price,
      'components/Wrap.jsx': "import { fail } from './offer'\n\nexport const Wrap = () => <i>{fail()}</i>\n",
      'docs/a.mdx': "import Price from '@site/components/Größe 5%41'\n\n# A\n\n<Price of={{}} />\n",
      'docs/b.mdx': "import { Wrap } from '@site/components/Wrap'\n\n# B\n\n<Wrap />\n\n",
      'docs/d.mdx': '# D\n\n{props.a.b}\n\n',
      'pages/tools.tsx':
        'const none = undefined as unknown as { x: number }\n\nexport default function Tools() {\n  return <b>{none.x}</b>\n}\n',
    }),
  ).toEqual([
    'site/docs/a.mdx:5:1  error  render-error  Unexpected error while rendering component "Price" at "/a": Cannot read properties of undefined (reading \'x\')',
    '  Thrown at site/components/Größe 5%41.tsx:4:22',
    'site/docs/b.mdx:5:1  error  render-error  Unexpected error while rendering component "Wrap" at "/b": No offer',
    '  Thrown at site/components/offer.ts:3:9',
    'site/docs/d.mdx:3:1  error  render-error  Unexpected error while rendering the page at "/d": Cannot read properties of undefined (reading \'b\')',
    'site/pages/tools.tsx:4:19  error  render-error  Unexpected error while rendering component "Tools" at "/tools": Cannot read properties of undefined (reading \'x\')',
  ])
})

test('a part of the theme that the site replaces and that throws is told once, in its own file', async () => {
  const config = `export default { title: 'S', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
  theme: { components: { Footer: './src/footer.jsx' } } }\n`
  const found = (text: string) =>
    findingsIn({ 'docs.config.mjs': config, 'docs/a.md': '# A\n', 'src/footer.jsx': text })
  expect(await found('export function Footer() {\n  throw new Error("No foot")\n}\n')).toEqual([
    'site/src/footer.jsx:2:9  error  render-error  Unexpected error while rendering the layout of pages: No foot',
  ])
  expect(await found('const none = null.x\nexport function Footer() {\n  return none\n}\n')).toEqual([
    "site/src/footer.jsx:1:19  error  render-error  Unexpected error while rendering the layout of pages: Cannot read properties of null (reading 'x')",
  ])
})

test('a part of the theme that the site replaces and that comes to no end is named', async () => {
  const config = `export default { title: 'S', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
  theme: { components: { Footer: './src/footer.jsx' } }, markdown: { pageSeconds: 1 } }\n`
  // That nothing settles it is known of a process that has nothing else to do.
  const found = (text: string) =>
    findingsIn({ 'docs.config.mjs': config, 'docs/a.md': '# A\n', 'src/footer.jsx': text }, 'build')
  const advice = '  Look for loops, and for "await" outside of functions, in src/footer.jsx.'
  expect(await found('await new Promise(() => {})\nexport const Footer = () => null\n')).toEqual([
    'site/src/footer.jsx  error  render-error  Unexpected error while rendering the layout of pages: it waits for a promise that nothing settles',
    advice,
  ])
  const late = 'await new Promise((done) => setTimeout(done, 60_000))\nexport const Footer = () => null\n'
  const tooLong =
    'site/src/footer.jsx  error  render-error  Unexpected error while rendering the layout of pages: it took longer than 1 s and was ended'
  expect(await found(late)).toEqual([tooLong, advice])
  expect(await found('export const Footer = () => {\n  for (;;);\n}\n')).toEqual([tooLong, advice])
})

test('a folder in place of a part of the theme is told where the config names it', async () => {
  const config = `export default { title: 'S', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
  theme: { components: { Footer: './src' } } }\n`
  expect(await findingsIn({ 'docs.config.mjs': config, 'docs/a.md': '# A\n', 'src/x.txt': '' })).toEqual([
    'site/docs.config.mjs:2:35  error  bundle-error  Unexpected path "src" in theme.components, expected a file that exists',
  ])
})

test('a wrong import of an island is told in its file, by the name that it has', async () => {
  expect(
    await findingsIn({
      'docs/a.mdx': "import Box from '@site/src/Box'\n\n# A\n\n<Box />\n",
      'src/Box.jsx': "'use client'\nimport gone from './gone'\nexport default () => <b>{gone}</b>\n",
    }),
  ).toEqual([
    'site/src/Box.jsx:2:18  error  bundle-error  Unexpected import "./gone", expected a file or package that exists',
  ])
})

test('a component that reads beside the bundle in which it runs is told so by the names of its author', async () => {
  const read = (path: string) =>
    `import { readFileSync } from 'node:fs'\nexport default () => <b>{readFileSync(new URL('${path}', import.meta.url))}</b>\n`
  const page = (name: string) => `import X from '@site/components/${name}'\n\n# ${name}\n\n<X />\n`
  expect(
    await findingsIn({
      'components/text.txt': 'Text',
      'components/Beside.jsx': read('./text.txt'),
      'components/Above.jsx': read('../data/prices.json'),
      'components/Made.jsx': "const name = './gone'\nexport default () => <b>{require(name)}</b>\n",
      'components/Later.jsx': "const { x } = await import(['./', 'gone'].join(''))\nexport default () => x\n",
      ...Object.fromEntries(['Beside', 'Above', 'Made', 'Later'].map((name) => [`docs/${name}.mdx`, page(name)])),
    }),
  ).toEqual([
    'site/components/Later.jsx  error  render-error  Unexpected error while loading module "components/Later.jsx": Cannot find module \'./gone\'',
    "  Components run in a bundle, which holds what they import by its path: import … from './gone'",
    'site/docs/Above.mdx:5:1  error  render-error  Unexpected error while rendering component "Above" at "/Above": ENOENT: no such file or directory, open \'../data/prices.json\'',
    '  Thrown at site/components/Above.jsx:2:26',
    "  Components run in a bundle, which holds what they import by its path: import … from '../data/prices.json'",
    'site/docs/Beside.mdx:5:1  error  render-error  Unexpected error while rendering component "Beside" at "/Beside": ENOENT: no such file or directory, open \'./text.txt\'',
    '  Thrown at site/components/Beside.jsx:2:26',
    "  Components run in a bundle, which holds what they import by its path: import … from '!!raw-loader!./text.txt'",
    'site/docs/Made.mdx:5:1  error  render-error  Unexpected error while rendering component "Made" at "/Made": Cannot find module \'./gone\'',
    '  Thrown at site/components/Made.jsx:2:26',
    "  Components run in a bundle, which holds what they import by its path: import … from './gone'",
  ])
})

test('components beside the site folder are told as those in it: where they throw, sleep or are mistaken', async () => {
  const config = `export default { title: 'S', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' },
  readableDirs: ['../shared'], theme: { components: { Footer: '../shared/footer.jsx' }, css: ['../shared/own.css'] } }\n`
  const shared = {
    '../shared/Price.jsx': 'export default function Price({ of }) {\n  return <b>{of.nope.x}</b>\n}\n',
    '../shared/Sleeper.jsx':
      "import { useState } from 'react'\n\nexport default function Sleeper() {\n  const [n] = useState(0)\n  return n\n}\n",
    '../shared/own.css': '@medai print {\n  b {\n    color: red;\n  }\n}\n',
    '../shared/footer.jsx': 'export function Footer() {\n  return null\n}\n',
  }
  const page =
    "import Price from '../../shared/Price'\nimport Sleeper from '../../shared/Sleeper'\n\n# A\n\n<Sleeper />\n"
  const files = { 'docs.config.mjs': config, ...shared, 'docs/a.mdx': page }
  expect(await findingsIn({ ...files, 'docs/b.mdx': `${page}\n<Price of={{}} />\n` })).toEqual([
    'shared/Sleeper.jsx:4:15  warning  missing-use-client  Unexpected "useState" in a component that never runs in browsers, expected "\'use client\'" as the first line of its file',
    "  Write 'use client' as the first line: the component is then loaded by browsers and does what it says.",
    'shared/own.css:1:1  warning  bundle-error  Unexpected "@medai", expected an at-rule of CSS such as "@media"',
    'site/docs/b.mdx:8:1  error  render-error  Unexpected error while rendering component "Price" at "/b": Cannot read properties of undefined (reading \'x\')',
    '  Thrown at shared/Price.jsx:2:22',
  ])
  const footer = 'export function Footer() {\n  throw new Error("No foot")\n}\n'
  expect(await findingsIn({ ...files, '../shared/footer.jsx': footer })).toContain(
    'shared/footer.jsx:2:9  error  render-error  Unexpected error while rendering the layout of pages: No foot',
  )
})

test.skipIf(process.platform !== 'linux')(
  'an import with other capital letters than its file is told where it stands',
  async () => {
    expect(
      await findingsIn({
        'src/Word.jsx': 'export default () => <b>x</b>\n',
        'src/Two.jsx': "import Word from './word'\nexport default () => <Word />\n",
        'docs/a.mdx': "import Two from '@site/src/Two'\n\n# A\n\n<Two />\n",
      }),
    ).toEqual([
      'site/src/Two.jsx:1:18  error  bundle-error  Unexpected name "word.jsx", expected "Word.jsx": capital letters count',
    ])
  },
)
