import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleLayout } from '../testing/example-site.ts'
import { sheetClasses } from './sheet-classes.ts'
import { sheetLinks } from './sheet-links-html.ts'

const { assets } = exampleLayout()
const layout = exampleLayout({ assets: { ...assets, sheets: { client: '/s.css', kit: '/k.css' } } })

test.each([
  ['a class of its own', '<p class="steps">', ''],
  ['one among others', '<p class="x steps y">', ''],
  ['a part of a component', '<p class="hero__title">', ''],
  ['a class that only begins like it', '<p class="stepsize">', ' media="not all"'],
  ['a word in the text', 'steps', ' media="not all"'],
])('a page waits for the stylesheet of what it shows: %s', (_, body, media) => {
  expect(sheetLinks(layout, body)).toBe(
    `<link rel="stylesheet" href="/k.css"${media}><link rel="stylesheet" href="/s.css" media="not all">`,
  )
})

test('a theme without such stylesheets has no link', () => {
  expect(sheetLinks(exampleLayout(), '<p class="steps">')).toBe('')
})

test.each(Object.entries(sheetClasses))(
  'every rule of the sheet "%s" is for a class that asks for it',
  (name, classes) => {
    const read = (file: string) => readFileSync(new URL(`../styles/${file}`, import.meta.url), 'utf8')
    const files = [...read(`sheets/${name}.css`).matchAll(/@import '\.\.\/([^']+)'/g)].map(([, file = '']) => file)
    const own = new RegExp(`\\.(?:${classes.join('|')})(?![a-z]|-[a-z])`)
    const selectors = files.flatMap((file) =>
      [
        ...read(file)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/([^{}]+)\{[^{}]*[:;][^{}]*\}/g),
      ].map(([, text = '']) => text.trim().replace(/^@[^;]*;\s*/, '')),
    )
    expect(selectors.length).toBeGreaterThan(10)
    expect(selectors.filter((selector) => !own.test(selector) && !foreign.includes(selector))).toEqual([])
  },
)

/** The steps of an animation, and what only the search sets. */
const foreign = ['from', 'to', ':root[data-locked]', '.load-error + .search__loading', '[data-stalled] > .docs-icon']
