import { describe, expect, test } from 'vitest'
import * as catalogue from './catalogue.ts'

const position = { line: 3, column: 5, endLine: 3, endColumn: 9 }
const file = 'docs/a.mdx'

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

  test('says what to do about a package for another React', () => {
    const message = "Cannot read properties of undefined (reading 'ReactCurrentOwner')"
    expect(catalogue.renderError({ file, module: 'player', message }).hint).toMatch(/React 18.*update the package/)
    expect(catalogue.renderError({ file, module: 'player', message: 'No player' }).hint).toBeUndefined()
  })

  test.each([
    [String.raw`<!--\s*truncate\s*-->|cut`, 'Write "<!-- truncate -->" below what lists are to show.'],
    [String.raw`<!--\s*cut\s*-->`, String.raw`Write what /<!--\s*cut\s*-->/ matches below what lists are to show.`],
  ])('says which mark a post lacks: %s', (marker, hint) => {
    expect(catalogue.untruncatedPost({ file, marker }).hint).toBe(hint)
  })

  test('cuts a very long URL', () => {
    const { message, url } = catalogue.brokenImage({ file, position, url: `/${'a'.repeat(500)}` })
    expect(message.length).toBeLessThan(300)
    expect(url).toHaveLength(501)
  })
})
