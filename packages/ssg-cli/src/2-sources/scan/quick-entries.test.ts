import { describe, expect, test } from 'vitest'
import { quickEntries } from './quick-entries.ts'
import { parseYaml } from './yaml.ts'

describe('the quick way reads what YAML reads', () => {
  test.each([
    'title: Install it',
    'title: Install it   \r\nslug: /a/b\r\n',
    'id:   getting-started\nsidebar_position: 3\nsidebar_position2: 1.5\n',
    'version: 8.10\nzero: 0',
    'draft: true\nunlisted: false',
    'title: "Ports: an #overview"\nempty: ""',
    'url: https://example.com/a#b?c=d',
    "title: It's [not] {flow}, & more * > | ! % @ `",
    'title: a "quoted" word',
    'title: True story\nname: Nullable',
    'title: Größe – ü',
  ])('%j', (text) => {
    expect({ entries: quickEntries(text), problems: [] }).toEqual(parseYaml(text))
  })
})

describe('anything else is left to YAML', () => {
  test.each([
    'title: a: b',
    'title: a # comment',
    'title: ends with:',
    'title:',
    'title:\n  folded',
    'title: first\n  second line',
    '# comment\ntitle: a',
    'keywords: [a, b]',
    "title: 'single'",
    'title: "with \\n escape"',
    'title: null',
    'title: TRUE',
    'position: 010',
    'position: 1e3',
    'position: -1',
    'date: 2024-01-02',
    'a: x\na: y',
    'null: a',
    ' title: indented',
    'title: a\tb',
    '"title": a',
    'just text',
  ])('%j', (text) => {
    expect(quickEntries(text)).toBeUndefined()
  })
})
