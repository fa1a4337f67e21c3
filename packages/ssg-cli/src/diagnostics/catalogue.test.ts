import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as catalogue from './catalogue.ts'
import { defaultSeverity } from './default-severity.ts'
import { descriptions } from './descriptions.ts'
import { diagnosticCodes, type Diagnostic } from '../model/diagnostic.ts'

const position = { line: 3, column: 5, endLine: 3, endColumn: 9 }
const file = 'docs/a.mdx'

/** One finding of each code, in the order of the codes: the examples of README.md. */
const examples: readonly Diagnostic[] = [
  catalogue.brokenLink({ file, position, url: '/instal', suggestion: '/install' }),
  catalogue.brokenAnchor({ file, position, url: '/install#linx', anchor: 'linx', target: '/install' }),
  catalogue.brokenMarkdownLink({ file, position, url: './instal.md' }),
  catalogue.brokenImage({ file, position, url: './plan.png' }),
  catalogue.brokenExternalLink({ file, position, url: 'https://example.com/a', reason: 'status 404' }),
  catalogue.removedRoute({ file: 'routes.lock', position, route: '/install', to: '/setup' }),
  catalogue.removedAnchor({ file: 'routes.lock', position, route: '/setup', anchor: 'linux' }),
  catalogue.duplicateRoute({ route: '/a', first: 'docs/a.md', second: 'docs/A.mdx' }),
  catalogue.duplicateId({ file, position, id: 'usage', first: position }),
  catalogue.markdownSyntax({
    file,
    position,
    message: 'Unexpected end of file, expected "}" at the end of an expression',
  }),
  catalogue.invalidFrontMatter({
    file,
    position,
    message: 'Unexpected string "one" at key "sidebar_position", expected a number',
  }),
  catalogue.invalidCategory({
    file: 'docs/_category_.json',
    position,
    message: 'Unexpected key "titel", expected "label"',
  }),
  catalogue.invalidTags({
    file: 'docs/tags.yml',
    position,
    message: 'Unexpected "colour" for key "print", expected one of the keys label, permalink, description',
  }),
  catalogue.unknownTag({ file, position, tag: 'prnt', source: 'docs/tags.yml', available: ['print', 'web'] }),
  catalogue.partialFrontMatter({ file: 'docs/_note.mdx' }),
  catalogue.duplicateCategory({ file: 'docs/a/_category_.yml', used: 'docs/a/_category_.json' }),
  catalogue.invalidRedirect({
    file: 'docs.config.ts',
    from: '/a',
    to: '/b',
    message: 'Unexpected circle, expected an end: "/a" → "/b" → "/a"',
  }),
  catalogue.unknownDoc({
    file: 'sidebars.ts',
    id: 'intro2',
    available: ['api', 'intro'],
    context: 'sidebar "docs" of version "8.1"',
  }),
  catalogue.unknownSidebar({
    file,
    position,
    id: 'guide',
    available: ['guides'],
    context: 'front matter key "displayed_sidebar"',
  }),
  catalogue.duplicateDocId({ id: 'a', files: ['docs/1-a.md', 'docs/a.md'], version: 'current' }),
  catalogue.noDocs({ version: 'current', dir: 'docs' }),
  catalogue.unknownComponent({ file, position, name: 'Tab', available: ['Tabs', 'TabItem'] }),
  catalogue.brokenImport({ file, position, specifier: './_note.mdx' }),
  catalogue.circularPartial({ file, position, chain: ['docs/_a.mdx', 'docs/_b.mdx', 'docs/_a.mdx'] }),
  catalogue.renderError({ file, route: '/a', component: 'APITable', message: 'rows is undefined' }),
  catalogue.noDefaultExport({ file: 'pages/about.tsx', available: ['About'] }),
  catalogue.navbarItem({
    file: 'docs.config.ts',
    item: 'Guides',
    message: 'Unexpected type "docs", expected "link" or "doc"',
  }),
  catalogue.invalidConfig({
    file: 'docs.config.ts',
    path: 'collections[0].path',
    message: 'Unexpected number 3, expected a string',
  }),
  catalogue.unknownLanguage({ file, position, language: 'pyton', available: ['python', 'text'] }),
  catalogue.mdxInMarkdown({ file, position, written: '<TabItem>' }),
  catalogue.unreadableFile({ file, message: 'permission denied' }),
  catalogue.bundleError({ file: 'pages/about.tsx', position, message: 'Unexpected ";", expected an expression' }),
  catalogue.unhandledDirective({ file, position, name: 'nota', available: ['note'] }),
  catalogue.shallowClone({ message: 'Unexpected shallow clone, expected the whole history for dates of last changes' }),
]

test('each code has one function, with the default severity', () => {
  expect(examples.map(({ code }) => code)).toEqual(diagnosticCodes)
  expect(examples.map(({ severity }) => severity)).toEqual(diagnosticCodes.map((code) => defaultSeverity[code]))
})

test('the table for users has each code with its level, meaning, example and help', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  const cells = rows.map((row) =>
    row
      .replace(/^\| | \|$/g, '')
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  expect(cells).toEqual(
    examples.map(({ code, severity, message }) => [
      `\`${code}\``,
      severity,
      descriptions[code].when,
      message,
      descriptions[code].fix,
    ]),
  )
})

describe('a diagnostic', () => {
  test('has the span it was given and no absent keys', () => {
    expect(Object.entries(catalogue.brokenLink({ file, position, url: '/x', route: undefined }))).toEqual([
      ['code', 'broken-link'],
      ['severity', 'error'],
      ['message', 'Unexpected link "/x", expected the URL of a page or file of this site'],
      ['file', 'docs/a.mdx'],
      ['url', '/x'],
      ['line', 3],
      ['column', 5],
      ['endLine', 3],
      ['endColumn', 9],
    ])
  })

  test('says where in the layout a broken link stands', () => {
    expect(catalogue.brokenLink({ file: 'docs.config.ts', url: '/x', context: 'footer' }).message).toBe(
      'Unexpected link "/x" in the footer, expected the URL of a page or file of this site',
    )
  })

  test('suggests the nearest of what is available', () => {
    expect(catalogue.unknownComponent({ file, position, name: 'Tabz', available: ['Button', 'Tabs'] })).toMatchObject({
      suggestion: 'Tabs',
      message: 'Unexpected component "Tabz", expected one that is imported or registered. Available: "Tabs", "Button".',
    })
  })

  test('lists at most fifty ids, the nearest first', () => {
    const available = Array.from({ length: 60 }, (_, index) => `page-${index}`)
    const { message } = catalogue.unknownDoc({ file, id: 'page-59x', available, context: 'the navbar' })
    expect(message).toContain('Available: "page-59", ')
    expect(message).toMatch(/ and 10 more\.$/)
  })

  test('cuts a very long URL', () => {
    const { message, url } = catalogue.brokenImage({ file, position, url: `/${'a'.repeat(500)}` })
    expect(message.length).toBeLessThan(300)
    expect(url).toHaveLength(501)
  })
})
