import { expect, test } from 'vitest'
import { findingsIn } from './temporary-site.ts'

const price = "export function Price() {\n  return <b>1</b>\n}\nexport const currency = 'EUR'\n"

test('an import of a default export that a module does not have names the file and what to write', async () => {
  expect(
    await findingsIn({
      'components/Price.tsx': price,
      'docs/a.mdx': "import Price from '@site/components/Price'\n\n# A\n\n<Price />\n",
      'docs/b.mdx': "import { Prise, currency } from '../components/Price'\n\n# B\n\n<Prise /> {currency}\n",
      'docs/c.mdx':
        "import { Price } from '@site/components/Price'\nimport * as all from '@site/components/Price'\n\n# C\n\n<Price /> <all.Price />\n",
    }),
  ).toEqual([
    'site/docs/a.mdx:1:19  error  no-default-export  Unexpected import of a default export from "components/Price.tsx", expected one of its exports "Price", "currency"',
    "  Write: import { Price } from '@site/components/Price'",
    'site/docs/b.mdx:1:33  error  unknown-component  Unexpected import of "Prise" from "components/Price.tsx", expected one of its exports "Price", "currency"',
    "  Write: import { Price } from '@site/components/Price'",
  ])
})

test('an import that nothing uses may name what its module does not have', async () => {
  expect(
    await findingsIn({
      'components/Price.tsx': price,
      'docs/a.mdx': "import { Prise, currency } from '../components/Price'\n\n# A\n\n{currency}\n",
      'docs/b.mdx': "import { Prise } from '../components/Price'\n\n# B\n\nPrise\n",
    }),
  ).toEqual([])
})

test('names of a package that was compiled to CommonJS and has no default export are known', async () => {
  expect(
    await findingsIn({
      'node_modules/named/index.js':
        "Object.defineProperty(exports, '__esModule', { value: true })\nexports.Slider = () => 'slider'\n",
      'docs/a.mdx': "import { Slider } from 'named'\n\n# A\n\n<Slider />\n",
    }),
  ).toEqual([])
})

test('a file that a package has only for production is found', async () => {
  expect(
    await findingsIn({
      'node_modules/drawn/package.json': JSON.stringify({
        name: 'drawn',
        exports: { '.': './index.js', './style.css': { development: './gone.css', production: './style.css' } },
      }),
      'node_modules/drawn/index.js': 'export const Drawn = () => "drawn"\n',
      'node_modules/drawn/style.css': '.drawn { color: red }\n',
      'components/Drawn.jsx': "import 'drawn/style.css'\nexport { Drawn } from 'drawn'\n",
      'docs/a.mdx': "import { Drawn } from '@site/components/Drawn'\n\n# A\n\n<Drawn />\n",
    }),
  ).toEqual([])
})
