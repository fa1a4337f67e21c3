import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite
afterEach(() => site.remove())

/** The stylesheet of pages of a site that was written for Docusaurus. */
async function stylesWith(infima: boolean | 'unlayered'): Promise<string> {
  site = temporarySite({
    'docs.config.mjs': configText({ theme: { infima, css: ['custom.css'] } }),
    'custom.css': 'a, .hero a { color: gray }\n',
  })
  expect((await site.build()).stderr).toContain(' 0 warnings,')
  const [, css = ''] = Object.entries(site.output()).find(([path]) => /^assets\/styles-\w+\.css$/.test(path)) ?? []
  return css
}

test('what a stylesheet says of elements loses against classes of the theme where Infima has no layer', async () => {
  const css = await stylesWith('unlayered')
  expect(/^@layer [\w,]+/.exec(css)?.[0]).toContain(',prose,elements,code,components,')
  expect(css).toContain('}@layer elements{a{color:gray}}.hero a{color:gray}')
  expect(css.split('@layer elements{')).toHaveLength(2)
})

test('it wins where Infima has one', async () => {
  const css = await stylesWith(true)
  expect(css).toContain('}a,.hero a{color:gray}')
  expect(css).not.toContain('@layer elements{')
})

test('a copied layout of docs gives its text the column that it keeps for a table of contents', async () => {
  const css = await stylesWith('unlayered')
  expect(css).toContain('.prose__body [class*=docItemCol]+.col:empty{display:none}')
  expect(css).toMatch(/\.prose__body \[class\*=docItemCol\]:has\(\+ ?\.col:empty\)\{max-inline-size:100%!important\}/)
})
