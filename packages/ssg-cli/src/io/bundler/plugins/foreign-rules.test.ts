import { expect, test } from 'vitest'
import { adaptedRules, foreignRules } from './foreign-rules.ts'

const unlayered = { selectors: {}, isUnlayered: true }
const ofPage = ':where(main *:not(.toc-fold,.toc-fold *))'
const withElementLayer = adaptedRules(unlayered)

test.each([
  ['a rule of an element', 'a { color: red }', '@layer elements{a { color: red }}'],
  ['elements within others', 'ul > li a,\nh1 { margin: 0 }', '@layer elements{ul > li a,\nh1 { margin: 0 }}'],
  ['pseudo-elements', 'p::first-line{color:red}', '@layer elements{p::first-line{color:red}}'],
  ['a list with a class is split', 'a,.b{color:red}', '@layer elements{a{color:red}}.b{color:red}'],
  ['a condition', '@media print{h2{color:red}.b{top:0}}', '@media print{@layer elements{h2{color:red}}.b{top:0}}'],
])('%s has the layer of elements', async (_, css, expected) => {
  expect(await withElementLayer(css)).toBe(expected)
})

test.each([
  ['details', 'details{top:0}', `@layer elements{details${ofPage}{top:0}}`],
  ['open details', 'details[open] > summary{top:0}', `details${ofPage}[open] > summary${ofPage}{top:0}`],
  ['details of the site', 'details.mine{top:0}', 'details.mine{top:0}'],
  ['a class', '.details{top:0}', '.details{top:0}'],
])('what is said of %s means the page, and no menu of the navbar or contents of the page', async (_, css, expected) => {
  expect(await withElementLayer(css)).toBe(expected)
})

test.each([
  ['[class^="sidebar_"]{top:0}', '[class^="sidebar_"]:not(:where([class^="sidebar__"])){top:0}'],
  ['nav [class*=toc_] a{top:0}', 'nav [class*=toc_]:not(:where([class*="toc__"])) a{top:0}'],
  ['[class^="btn-"],[class*="box__"]{top:0}', '[class^="btn-"],[class*="box__"]{top:0}'],
])('names of the other theme that end in a hash mean none of ours: %s', async (css, expected) => {
  expect(await withElementLayer(css)).toBe(expected)
})

test.each([
  ['a layer', '@layer base{a{color:red}}', '@layer foreign.base{a{color:red}}'],
  ['an order of layers', '@layer theme, base;', '@layer foreign.theme, foreign.base;'],
  ['a layer without a name', '@layer{a{color:red}}', '@layer foreign{a{color:red}}'],
  ['a condition', '@media print{@layer base{a{color:red}}}', '@media print{@layer foreign.base{a{color:red}}}'],
  ['a layer in a layer', '@layer a{@layer b{i{top:0}}}', '@layer foreign.a{@layer b{i{top:0}}}'],
  ['an import', '@import "a.css" layer(base) print;', '@import "a.css" layer(foreign.base) print;'],
  ['an import without a name', '@import url(a.css) layer;', '@import url(a.css) layer(foreign);'],
])('%s stands below the theme, which is in none there', async (_, css, expected) => {
  expect(await withElementLayer(css)).toBe(expected)
})

test.each([
  ['@layer u{.a{top:0}@media print{.a{top:1px}}}', '@layer foreign.u{.a{top:0}}@media print{.a{top:1px}}'],
  ['@layer u{.a{&:hover{@media print{top:0}}}}', '@layer foreign.u{.a{&:hover{}}}.a{&:hover{@media print{top:0}}}'],
  ['@layer u{@layer v{@media print{.a{top:0}}}}', '@layer foreign.u{@layer v{}}@media print{.a{top:0}}'],
  ['@layer u{@media print{a{top:0}}}', '@layer foreign.u{}@media print{@layer elements{a{top:0}}}'],
])(
  'rules of a layer for some media win over the theme, as in pages that Docusaurus publishes: %s',
  async (css, expected) => {
    expect(await withElementLayer(css)).toBe(expected)
  },
)

test('layers of the site win where Infima has one too', async () => {
  const css = '@layer base{.a{color:red}}'
  expect(await adaptedRules({ selectors: {}, isUnlayered: false })(css)).toBe(css)
})

test('stylesheets of packages stay as they are, but for those that the config names', async () => {
  const step = foreignRules('/site', {
    ...unlayered,
    step: undefined,
    named: new Set(['/site/node_modules/reset/all.css']),
  })
  const css = 'summary{display:list-item}'
  expect((await step(css, '/site/node_modules/reset/all.css')).css).toMatch(/^@layer elements/)
  expect((await step(css, '/site/node_modules/other/all.css')).css).toBe(css)
})

test('what is said of children of an article means those of its text too', async () => {
  expect(await withElementLayer('.markdown > h2,.markdown h3{top:0}')).toBe(
    ':is(.markdown,:where(.markdown > .prose__body)) > h2,.markdown h3{top:0}',
  )
})

test.each([
  ['a class', '.navbar a{color:red}'],
  ['a state', 'a:hover{color:red}'],
  ['an attribute', 'html[data-theme=dark] a{color:red}'],
  ['the root', ':root{--ifm-color-primary:red}'],
  ['what is important', 'a{color:red!important}'],
  ['nested rules', 'main{.card{color:red}}'],
  ['frames of an animation', '@keyframes a{from{top:0}to{top:1px}}'],
  ['a mistake', 'a{color:red'],
])('%s stays as it is', async (_, css) => {
  expect(await withElementLayer(css)).toBe(css)
})

test.each([
  ['an element, in the layer below all', 'a{top:0}', '@layer below{a{top:0}}'],
  ['a class, in one below those of the theme', '.card h2{top:0}', '@layer elements{.card h2{top:0}}'],
  ['more than a class, in none', '.card:hover,#a{top:0}', '.card:hover,#a{top:0}'],
  [
    'a list, cut in the order of weights',
    '.a.b,.a,a{top:0}',
    '@layer below{a{top:0}}@layer elements{.a{top:0}}.a.b{top:0}',
  ],
])('what stands before the theme wins where it weighs more: %s', async (_, css, expected) => {
  const step = foreignRules('/site', {
    ...unlayered,
    step: undefined,
    named: new Set(),
    below: new Set(['/site/static/a.css']),
  })
  expect((await step(css, '/site/static/a.css')).css).toBe(expected)
})
