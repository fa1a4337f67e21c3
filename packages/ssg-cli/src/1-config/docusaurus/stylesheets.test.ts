import { expect, test } from 'vitest'
import { stylesheets } from './stylesheets.ts'

const files = ['static/css/a.css', 'public/css/a.css', 'static/a.txt']
const facts = { siteDir: '/site', exists: (path: string) => files.includes(path) }
const made = (value: unknown, folders?: readonly string[]) =>
  stylesheets(facts, '/docs/', folders)([value], 'stylesheets')
const link = (attributes: object) => ({ everyPage: { head: [{ tag: 'link', attributes }] } })

test.each([
  ['a URL', '/css/a.css', undefined, 'static/css/a.css'],
  ['one with the base URL and a query', '/docs/css/a.css?v=2', undefined, 'static/css/a.css'],
  ['attributes', { href: '/css/a.css', type: 'text/css' }, undefined, 'static/css/a.css'],
  ['one of another static folder', '/css/a.css', ['/site/public'], 'public/css/a.css'],
])('a linked file of the site lies below the theme: %s', (_, value, folders, file) => {
  expect(made(value, folders)).toEqual({ config: { theme: { cssBelow: [file] } }, differences: [] })
})

test.each([
  'https://fonts.googleapis.com/css2?family=Inter',
  'https://cdn.jsdelivr.net/npm/katex@0.16.0/dist/katex.min.css',
  'https://use.fontawesome.com/releases/v5.15.4/css/all.css',
])('a sheet of another site that says nothing of elements stays a link: %s', (href) => {
  const attributes = { href, integrity: 'sha384-x', crossorigin: 'anonymous' }
  expect(made(attributes)).toEqual({ config: link({ rel: 'stylesheet', ...attributes }), differences: [] })
})

test.each(['https://acme.org/bootstrap.min.css', '//acme.org/css/a.css'])(
  'any other of another site stays a link too, and is told: %s',
  (href) => {
    expect(made(href)).toEqual({
      config: link({ rel: 'stylesheet', href }),
      differences: [{ kind: 'otherwise', at: 'stylesheets[0]', words: expect.stringContaining('wins over the theme') }],
    })
  },
)

test.each([
  ['no stylesheet', { rel: 'preconnect', href: 'https://acme.org' }],
  ['for some media', { rel: 'stylesheet', href: '/css/a.css', media: 'print' }],
  ['to no file', { rel: 'stylesheet', href: '/css/none.css' }],
])('a link that is %s stays as it is', (_, attributes) => {
  expect(made(attributes)).toEqual({ config: link(attributes), differences: [] })
})
