/** Files of data that code and docs import. */
import { afterEach, expect, test } from 'vitest'
import { findingsIn, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite | undefined
afterEach(() => site?.remove())

const units = '- name: bar\n- name: kelvin\n'

test('docs and components read YAML, with the loader that sites name for webpack and without', async () => {
  site = temporarySite({
    'words/units.yaml': units,
    'words/sizes.yml': 'small: 1\n',
    'components/Units.jsx':
      "import units from '!!yaml-loader!../words/units.yaml'\nimport sizes from '@site/words/sizes.yml'\nexport default () => <b>{units[0].name} {sizes.small}</b>\n",
    'docs/a.mdx':
      "import units from '!!yaml-loader!../words/units.yaml'\nimport Units from '@site/components/Units'\n\n# A\n\n<Units />\n\n<i>{units[1].name} {require('../words/sizes.yml').default.small}</i>\n",
  })
  const { stderr } = await site.buildWarm()
  expect(stderr).not.toContain('error')
  expect(site.output()['a/index.html']).toContain('<b>bar<!-- --> <!-- -->1</b>')
  expect(site.output()['a/index.html']).toContain('<i>kelvin<!-- --> <!-- -->1</i>')
})

test('a file of YAML that is not there is told where it is imported, and a mistake in one where it stands', async () => {
  expect(
    await findingsIn({
      'docs/a.mdx': "import gone from '!!yaml-loader!./gone.yaml'\n\n# A\n\n{gone.length}\n",
      'docs/b.mdx': "import wrong from './wrong.yaml'\n\n# B\n\n{wrong.length}\n",
      'docs/wrong.yaml': 'a: 1\nb: [1\n',
    }),
  ).toEqual([
    'site/docs/a.mdx:1:18  error  broken-import  Unexpected import "!!yaml-loader!./gone.yaml", expected a file or package that exists',
    'site/docs/wrong.yaml:2:6  error  bundle-error  Unexpected end of a value, expected "]"',
  ])
})
