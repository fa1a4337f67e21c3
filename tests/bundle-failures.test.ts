/** Components that can't be bundled: each is told what is wrong with it, whatever is wrong with others. */
import { afterEach, expect, test } from 'vitest'
import { findingsIn, temporarySite, type TemporarySite } from './temporary-site.ts'

const sites: TemporarySite[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const broken = {
  'parts/Lost.jsx': "import size from './size'\nexport default () => <b>{size}</b>\n",
  'parts/Sound.jsx': 'export const volume = 3\n',
  'parts/Vain.jsx': "import { mass } from './Sound.jsx'\nexport default () => <b>{mass}</b>\n",
  'docs/a.mdx': "import Lost from '../parts/Lost.jsx'\n\n# A\n\n<Lost />\n",
  'docs/b.mdx': "import Vain from '../parts/Vain.jsx'\n\n# B\n\n<Vain>Shown</Vain>\n",
  'docs/c.mdx': "import { mass } from '../parts/Sound.jsx'\n\n# C\n\n{mass}\n",
}

test('an import that finds nothing hides nothing that is wrong with other modules', async () => {
  expect(await findingsIn(broken)).toEqual([
    'site/docs/c.mdx:1:22  error  unknown-component  Unexpected import of "mass" from "parts/Sound.jsx", expected one of its exports "volume"',
    "  Write: import { volume } from '@site/parts/Sound'",
    'site/parts/Lost.jsx:1:18  error  bundle-error  Unexpected import "./size", expected a file or package that exists',
    'site/parts/Vain.jsx:1:10  error  bundle-error  No matching export in "parts/Sound.jsx" for import "mass"',
  ])
})

test('the mistakes of a bundle are told again while they are there, and no longer when a file comes that it lacked', async () => {
  const site = temporarySite(broken)
  sites.push(site)
  const told = async () => (await site.buildWarm()).stderr.split('\n').filter((line) => line.startsWith('site/'))
  const first = await told()
  expect(first).toHaveLength(3)
  expect(await told()).toEqual(first)
  site.write({ 'parts/size.js': 'export default 4\n' })
  expect(await told()).toEqual(first.filter((line) => !line.includes('Lost.jsx')))
  site.write({ 'parts/Sound.jsx': 'export const mass = 3\n' })
  expect(await told()).toEqual([])
})
