import { afterEach, expect, test } from 'vitest'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

let site: TemporarySite
afterEach(() => site.remove())

/** The stylesheet of pages of a site that was written for Docusaurus. */
async function stylesWith(infima: boolean | 'unlayered', custom = 'a, .hero a { color: gray }\n'): Promise<string> {
  site = temporarySite({
    'docs.config.mjs': configText({ theme: { infima, css: ['custom.css'] } }),
    'custom.css': custom,
  })
  expect((await site.buildWarm()).stderr).toContain(' 0 warnings,')
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

test('layers of the site, such as those of Tailwind 4, lose against the theme where Infima has none', async () => {
  const css = await stylesWith('unlayered', '@layer base, components;\n@layer base { * { margin: 0 } }\n')
  expect(css).toMatch(/^@layer below,tokens,reset,foreign,layout,/)
  expect(css).toMatch(/@layer foreign\.base, ?foreign\.components;/)
  expect(css).toContain('@layer foreign.base{*{margin:0}}')
  expect(css).toContain('@layer code{')
})

test('what the theme says of the page as a whole stands above them', async () => {
  const css = await stylesWith('unlayered')
  expect(css).toMatch(/@layer layout\{html\{[^}]*font:/)
})

test('a copied layout of docs gives its text the column that it keeps for a table of contents', async () => {
  const css = await stylesWith('unlayered')
  expect(css).toContain('.prose__body [class*=docItemCol]+.col:empty{display:none}')
  expect(css).toMatch(/\.prose__body \[class\*=docItemCol\]:has\(\+ ?\.col:empty\)\{max-inline-size:100%!important\}/)
})

test('a copied bar has no room between its parts but theirs: a row that fits in Docusaurus is one row here', async () => {
  const css = await stylesWith('unlayered')
  expect(css).toMatch(/:where\(nav\.navbar,\s*\.navbar__inner\) \.navbar__inner\{[^}]*flex-wrap:wrap[^}]*gap:0[;}]/)
})

test('a menu of Infima in a page is closed until the pointer is on it', async () => {
  const css = await stylesWith('unlayered')
  expect(css).toMatch(/(?<=[{}])\.dropdown__menu\{position:absolute;[^}]*visibility:hidden[;}]/)
  expect(css).toMatch(/(?<=[{}]):is\(\.dropdown--hoverable:hover,[^{]*> ?\.dropdown__menu\{visibility:visible[;}]/)
})

test('the parts of a card of Infima are as wide as the card', async () => {
  const css = await stylesWith('unlayered')
  expect(css).toMatch(
    /\.card:has\(> ?:is\(\.card__header,[^{]*\{[^}]*flex-direction:column;align-items:stretch;gap:0[;}]/,
  )
})

test('custom properties of the site may have the names of those of the theme', async () => {
  site = temporarySite({
    'docs.config.mjs': configText({ theme: { infima: true, css: ['custom.css'] } }),
    'custom.css': ':root { --color-text: #eee } .widget { color: var(--color-text) }\n',
  })
  expect((await site.buildWarm()).code).toBe(0)
  const [, css = ''] = Object.entries(site.output()).find(([path]) => /^assets\/styles-\w+\.css$/.test(path)) ?? []
  expect(css.match(/[^{}]*\{[^{}]*var\(--color-text\)[^{}]*\}/g)).toEqual(['.widget{color:var(--color-text)}'])
  expect(css).toContain('color:var(--docs-color-text)')
  expect(css).toMatch(/--docs-color-text: ?#/)
})

test('code in a dark theme has a dark ground in light pages', async () => {
  site = temporarySite({
    'docs.config.mjs': configText({ theme: { infima: true }, code: { themes: { light: 'dracula', dark: 'dracula' } } }),
  })
  expect((await site.buildWarm()).code).toBe(0)
  const [, css = ''] = Object.entries(site.output()).find(([path]) => /^assets\/styles-\w+\.css$/.test(path)) ?? []
  expect(css).toMatch(/:root:not\(\[data-theme=dark\]\) \.code-block\{--docs-color-code: ?#282a36/i)
})

test('URLs of stylesheets begin at the site, wherever it is served', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  site = temporarySite({
    'docs.config.mjs': configText({ baseUrl: '/manual/', staticDirs: ['public'], theme: { css: ['custom.css'] } }),
    'custom.css': `.a { background: url(/img/a.svg) } .b { background: url("/manual/img/a.svg#b") }
.c { background: url(//example.com/c.svg) } .d { background: url(/shapes/d.svg) }\n`,
    'public/img/a.svg': picture,
    'shapes/d.svg': picture,
    'docs/box.mdx': "import Box from '@site/Box'\n\n# Box\n\n<Box />\n",
    'Box.jsx': "import styles from './Box.module.css'\nexport default () => <b className={styles.box}>Box</b>\n",
    'Box.module.css': '.box { background: url(/img/a.svg?e) }\n',
  })
  expect((await site.buildWarm()).stderr).toContain(' 0 warnings,')
  const [, css = ''] = Object.entries(site.output()).find(([path]) => /assets\/styles-\w+\.css$/.test(path)) ?? []
  expect(Array.from(css.matchAll(/url\("?([^)"]*\/\w+\.svg[^)"]*|\.\/d-[^)"]*)"?\)/g), ([, url]) => url)).toEqual([
    '/manual/img/a.svg',
    '/manual/img/a.svg#b',
    '//example.com/c.svg',
    expect.stringMatching(/d-\w+\.svg$/),
    '/manual/img/a.svg?e',
  ])
})

test('headings of React pages have the color of what is around them, as Infima has it', async () => {
  const css = await stylesWith('unlayered')
  expect(css).toMatch(/--ifm-heading-color: ?inherit;/)
  expect(css).toMatch(/--docs-color-heading: ?var\(--ifm-heading-color, ?#0e141c\);/)
  expect(css).toMatch(/\[data-theme=dark\]\{[^}]*--docs-color-heading: ?var\(--ifm-heading-color, ?#f1f4f8\)/)
})

test('a tilde in a stylesheet names a package, or a file from the root of the site', async () => {
  site = temporarySite({
    'docs.config.mjs': configText({ theme: { css: ['custom.css'] } }),
    'custom.css': `@import '~acme/base.css';
.a { background: url('~/fonts/a.svg?v=1') }
.b { background: url(~/img/b.svg) }
.c { background: url(~acme/c.svg) }\n`,
    'fonts/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20000)}</svg>`,
    'static/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'node_modules/acme/package.json': '{ "name": "acme" }',
    'node_modules/acme/base.css': '.of-acme { color: red }\n',
    'node_modules/acme/c.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20001)}</svg>`,
  })
  const { stderr } = await site.buildWarm()
  expect(stderr).toContain(' 0 warnings,')
  const [, css = ''] = Object.entries(site.output()).find(([path]) => /^assets\/styles-\w+\.css$/.test(path)) ?? []
  expect(css).toContain('.of-acme{color:red}')
  expect(css).toMatch(/\.a\{background:url\([^)]*\ba-\w+\.svg\?v=1[^)]*\)/)
  expect(css).toContain('.b{background:url(/img/b.svg)}')
  expect(css).toMatch(/\.c\{background:url\([^)]*\bc-\w+\.svg[^)]*\)/)
})
