import { describe, expect, test } from 'vitest'
import type { Asset } from '../../model/asset.ts'
import type { LinkFact } from '../../model/compiled.ts'
import type { LinkTable } from '../../model/link-table.ts'
import { linkDoc, resolvePathname } from './link-doc.ts'
import { withBase } from '../../text/urls/base-url.ts'

const position = { line: 3, column: 5, endLine: 3, endColumn: 9 }
const link = (url: string, more: Partial<LinkFact> = {}): LinkFact => ({
  url,
  kind: 'link',
  source: '../content/docs/guides/a.md',
  position,
  markdown: true,
  ...more,
})

const table: LinkTable = {
  baseUrl: '/base/',
  routes: {
    '/base/docs/guides': '/base/docs/guides/',
    '/base/docs/guides/a': '/base/docs/guides/a',
    '/base/docs/guides/b c': '/base/docs/guides/b%20c',
  },
  files: { '/base/demo.html': true },
  docs: {
    'default/current/guides/a.md': '/base/docs/guides/a',
    'default/current/guides/b c.md': '/base/docs/guides/b%20c',
    'default/current/top.mdx': '/base/docs/top',
  },
  sources: { '../content/site/services.md': '/base/services' },
}
const flow: Asset = {
  source: '../content/docs/guides/flow.png',
  output: 'assets/images/flow-12345678.png',
  width: 640,
  height: 200,
}
const sheet: Asset = { source: 'static/files/sheet.pdf', output: 'assets/files/sheet-12345678.pdf' }

const resolve = (...links: LinkFact[]) => linkDoc(inputOf(...links))
const inputOf = (...links: LinkFact[]) => ({
  links,
  doc: { collection: 'default', version: 'current', file: 'guides/a.md', permalink: '/base/docs/guides/a' },
  table,
  folders: {
    file: 'guides/a.md',
    versionFiles: { 'guides/flow.png': flow.source },
    staticDirs: ['static'],
    baseUrls: ['/base/'],
  },
  assets: { [flow.source]: flow, [sheet.source]: sheet },
})
const url = (...links: LinkFact[]) => resolve(...links).value[0]?.url

describe('a Markdown link', () => {
  test.each([
    ['to a file beside the doc', './b%20c.md#x', '/base/docs/guides/b%20c#x'],
    ['without a dot, beside the doc', 'a.md?x=1', '/base/docs/guides/a?x=1'],
    ['without a dot, from the top of the docs', 'top.mdx', '/base/docs/top'],
    ['from the top of the docs with a slash', '/guides/a.md', '/base/docs/guides/a'],
    ['into another collection', '../../site/services.md', '/base/services'],
    ['to the site folder', '@site/../content/site/services.md', '/base/services'],
    ['to a route, in its one form', '/docs/guides', '/base/docs/guides/'],
    ['to a route with the base URL already', '/base/docs/guides/', '/base/docs/guides/'],
    ['to a relative route, from the exact URL of the page', 'b%20c', '/base/docs/guides/b%20c'],
    ['to an anchor of its own page', '#x', '#x'],
    ['out of the checks, with the base URL', 'pathname:///other/app', '/base/other/app'],
    ['out of the checks, from the page', 'pathname://../x/y.html#z', '../x/y.html#z'],
    [
      'to a page, with a space and braces in its query',
      './b%20c.md?a=1 2"<é>&x={[b|c]}#d e',
      '/base/docs/guides/b%20c?a=1%202%22%3Cé%3E&x=%7B%5Bb%7Cc%5D%7D#d%20e',
    ],
    ['to a route, with what is encoded already', '/docs/guides?a=%20 é', '/base/docs/guides/?a=%20%20é'],
    ['to a file of a static folder, which keeps its name', '/files/sheet.pdf', '/base/files/sheet.pdf'],
  ])('%s', (_, given, expected) => {
    expect(url(link(given))).toBe(expected)
  })

  test('to another host is external and stays as it is', () => {
    expect(resolve(link('https://example.com/x.md')).value).toEqual([
      { url: 'https://example.com/x.md', external: true },
    ])
  })

  test('to a file that does not exist is a warning that names the nearest one', () => {
    const { value, diagnostics } = resolve(link('./bc.md'))
    expect(value).toEqual([{ url: './bc.md', external: false, isReported: true }])
    expect(diagnostics).toMatchObject([
      { code: 'broken-markdown-link', severity: 'error', line: 3, column: 5, url: './bc.md', suggestion: './b c.md' },
    ])
  })

  test('to a file that does not exist is one to a page where links between pages weigh more', () => {
    expect(linkDoc({ ...inputOf(link('./bc.md?q#h'), link('/x/no.md')), leavesFiles: true })).toEqual({
      value: [
        { url: '/base/docs/guides/bc.md?q#h', external: false, near: './b c.md' },
        { url: '/base/x/no.md', external: false },
      ],
      diagnostics: [],
    })
  })

  test('without a target is a warning', () => {
    expect(resolve(link('')).diagnostics).toMatchObject([{ code: 'broken-markdown-link' }])
  })
})

describe('a picture', () => {
  test('gets its hashed name and its size', () => {
    expect(resolve(link('./flow.png', { kind: 'image' })).value).toEqual([
      { url: '/base/assets/images/flow-12345678.png', external: false, width: 640, height: 200 },
    ])
  })

  test('of a static folder is found with the base URL already', () => {
    const { value, diagnostics } = resolve(link('/base/files/sheet.pdf', { kind: 'image', markdown: false }))
    expect(value).toEqual([{ url: '/base/assets/files/sheet-12345678.pdf', external: false }])
    expect(diagnostics).toEqual([])
  })

  test('that does not exist is an error that names the nearest one', () => {
    expect(resolve(link('./flaw.png', { kind: 'image' })).diagnostics).toMatchObject([
      { code: 'broken-image', severity: 'error', line: 3, suggestion: './flow.png' },
    ])
  })
})

test.each([
  ['of Markdown is an error', true, 'error'],
  ['of an element is a warning', false, 'warning'],
])('in a site of Docusaurus, a missing picture %s', (_, markdown, severity) => {
  const image = link('./flaw.png', { kind: 'image', markdown })
  expect(linkDoc({ ...inputOf(image), yields: true }).diagnostics).toMatchObject([{ code: 'broken-image', severity }])
})

test.each([
  ['in Markdown', link('/Docs/Guides/B%20C?x=1#Top')],
  ['relative to the page', link('../Guides/b%20c?x=1#Top')],
  ['of an element', link('/docs/Guides/b c?x=1#Top', { markdown: false, isPlain: true })],
])('in a site of Docusaurus a link %s that differs in upper and lower case alone leads to the page', (_, written) => {
  const { value, diagnostics } = linkDoc({ ...inputOf(written), yields: true })
  expect(value[0]?.url).toBe('/base/docs/guides/b%20c?x=1#Top')
  expect(diagnostics).toMatchObject([
    { code: 'broken-link', severity: 'warning', url: written.url, suggestion: '/docs/guides/b%20c', line: 3 },
  ])
  expect(linkDoc(inputOf(written)).diagnostics).toEqual([])
})

test('a link that JSX made is no path to a doc', () => {
  expect(url(link('./top.mdx', { markdown: false }))).toBe('/base/docs/guides/top.mdx')
})

describe('a prop of a component', () => {
  test.each([
    ['of any text', 'shadow'],
    ['that looks like a file', 'usage/demo.html'],
    ['that is the name of a file beside the doc', 'flow.png'],
    ['that leads nowhere', '/nope/x'],
    ['that names no file', './flaw.png'],
    ['without a value', ''],
  ])('%s stays as it is, without a finding', (_, given) => {
    const prop = link(given, { kind: 'asset', markdown: false, isProp: true })
    expect(resolve(prop)).toEqual({ value: [{ url: given, external: false }], diagnostics: [] })
  })

  test.each([
    ['to a file beside the doc', './flow.png', '/base/assets/images/flow-12345678.png'],
    ['to a page', '/docs/guides#x', '/base/docs/guides/#x'],
    ['to a file of the output', '/demo.html?a', '/base/demo.html?a'],
  ])('%s gets its URL', (_, given, expected) => {
    expect(url(link(given, { kind: 'asset', markdown: false, isProp: true }))).toBe(expected)
  })
})

test.each([
  ['/a', '/', '/a'],
  ['/a', '/base/', '/base/a'],
  ['/base/a', '/base/', '/base/a'],
  ['/base', '/base/', '/base'],
  ['', '/', ''],
  ['/é/a', '/%C3%A9/', '/%C3%A9/a'],
  ['/é', '/%C3%A9/', '/%C3%A9'],
])('withBase(%s, %s) is %s', (path, base, expected) => {
  expect(withBase(path, base)).toBe(expected)
})

test.each([
  ['b', '/x/a', '/x/b'],
  ['b', '/x/a/', '/x/a/b'],
  ['../b', '/x/a/', '/x/b'],
])('resolvePathname(%s, %s) is %s', (path, permalink, expected) => {
  expect(resolvePathname(path, permalink)).toBe(expected)
})

test.each([
  ['of a file is its URL', './b%20c.md#x', undefined],
  ['of a file that is no page is its URL', './flow.png', undefined],
  ['from the root is written', '/docs/guides', '/docs/guides'],
  ['to a relative route is written', '../guides/b c', '../guides/b%20c'],
  ['out of the checks is written', 'pathname:///app', 'pathname:///app'],
  ['out of the site is written', 'https://example.com', 'https://example.com'],
  ['to a file that does not exist is written', './bc.md', './bc.md'],
])('what a component of a site of Docusaurus gets for a link %s', (_, given, expected) => {
  expect(linkDoc({ ...inputOf(link(given)), givesWritten: true }).value[0]?.given).toBe(expected)
  expect(resolve(link(given)).value[0]?.given).toBeUndefined()
})

test('a path with backslashes is told as it is written, with the file that is meant', () => {
  const { diagnostics } = resolve(link('..\\top.mdx'), link('..\\guides\\flow.pn', { kind: 'image' }))
  expect(diagnostics.map(({ url: told, message, suggestion }) => [told, message.split(',')[0], suggestion])).toEqual([
    ['..\\top.mdx', 'Unexpected link "..\\top.mdx"', '../top.mdx'],
    ['..\\guides\\flow.pn', 'Unexpected URL "..\\guides\\flow.pn"', './flow.png'],
  ])
})

test('a path of Windows leads to a file of Markdown in a site of Docusaurus, as it does there', () => {
  const given = link('.\\b c.md#x')
  expect(linkDoc({ ...inputOf(given), yields: true })).toEqual(resolve(link('./b%20c.md#x')))
})

test('a picture that can not be read is told where it is named', () => {
  const { source } = flow
  const unreadable = { source, output: '', unreadable: 'Its permissions do not allow it.' }
  const { diagnostics } = linkDoc({
    ...inputOf(link('./flow.png', { kind: 'image' })),
    assets: {},
    refused: { [source]: unreadable },
  })
  expect(diagnostics).toMatchObject([
    {
      code: 'unreadable-file',
      file: '../content/docs/guides/a.md',
      line: 3,
      message: 'Unable to read "../content/docs/guides/flow.png": Its permissions do not allow it.',
    },
  ])
})
