import { describe, expect, test } from 'vitest'
import { parseCategoryFile } from './parse-category-file.ts'

const json = (text: string) => parseCategoryFile({ source: '_category_.json', text, kind: 'json' })
const yaml = (text: string) => parseCategoryFile({ source: '_category_.yml', text, kind: 'yaml' })

test('JSON with tabs is read', () => {
  expect(json('{\n\t"label": "Guides",\n\t"position": 2.5,\n\t"link": null\n}')).toEqual({
    value: {
      label: 'Guides',
      position: 2.5,
      link: null,
      positions: {
        label: { line: 2, column: 11, endLine: 2, endColumn: 19 },
        position: { line: 3, column: 14, endLine: 3, endColumn: 17 },
        link: { line: 4, column: 10, endLine: 4, endColumn: 14 },
      },
    },
    diagnostics: [],
  })
})

test('YAML is read', () => {
  expect(yaml('label: Guides\nlink:\n  type: generated-index\n  slug: /g\n').value).toMatchObject({
    label: 'Guides',
    link: { type: 'generated-index', slug: '/g' },
  })
})

test('an empty JSON file is told', () => {
  expect(json('')).toMatchObject({
    value: undefined,
    diagnostics: [
      {
        code: 'invalid-category',
        line: 1,
        column: 1,
        message: 'Unexpected end of the file, expected a value',
        hint: 'Write {}, or remove the file.',
      },
    ],
  })
})

test('an empty file is no category', () => {
  expect(yaml('')).toEqual({ value: undefined, diagnostics: [] })
})

test('an unknown key is reported at its position, and the nearest named', () => {
  expect(json('{"label": "A", "colapsed": true}')).toMatchObject({
    value: { label: 'A' },
    diagnostics: [
      {
        code: 'invalid-category',
        line: 1,
        column: 16,
        message:
          'Unexpected key "colapsed", expected one of "label", "key", "description", "position", "collapsed", "collapsible", "className", "customProps", "link"',
        hint: 'Write "collapsed".',
      },
    ],
  })
})

describe('a wrong value is reported and left out', () => {
  test.each([
    ['{"position": "x"}', 'Unexpected "x" for key "position", expected a number'],
    ['{"label": 5}', 'Unexpected number 5 for key "label", expected a string'],
    ['{"label": ["x"]}', 'Unexpected list for key "label", expected a string'],
    ['{"link": "intro"}', 'Unexpected "intro" for key "link", expected null or an object with the key type'],
    ['{"link": {"type": "page"}}', 'Unexpected "page" for key "link.type", expected "doc" or "generated-index"'],
    ['{"link": {"type": "doc"}}', 'Unexpected empty value for key "link.id", expected the id of a doc'],
    [
      '{"link": {"type": "generated-index", "keywords": "a"}}',
      'Unexpected "a" for key "link.keywords", expected a list of strings',
    ],
    [
      '{"link": {"type": "doc", "id": "a", "slug": "/b"}}',
      'Unexpected "slug" for key "link", expected one of the keys type, id',
    ],
  ])('%s', (text, message) => {
    expect(json(text).diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message])
    expect(json(text).value).toEqual({ positions: expect.anything() })
  })
})

test.each([
  ['{"label": "A"', '1:14 Unexpected end of the file, expected a comma or "}"'],
  ['{"label" "A"}', '1:10 Unexpected "A", expected ":"'],
  ['{\n  "label": "Guides"\n  "position": "x"\n}', '3:3 Unexpected "position", expected a comma or "}"'],
  ['{ "label": "Guides" "positon": 2 }', '1:21 Unexpected "positon", expected a comma or "}"'],
])('broken JSON is reported once, where it breaks: %s', (text, message) => {
  expect(
    json(text).diagnostics.map((diagnostic) => `${diagnostic.line}:${diagnostic.column} ${diagnostic.message}`),
  ).toEqual([message])
})

test('a number as a label is text in quotes only', () => {
  expect(yaml('label: 8.10\n').diagnostics).toMatchObject([
    { code: 'invalid-category', hint: 'Write it in quotes: "8.10"' },
  ])
  expect(yaml('label: "8.10"\n')).toMatchObject({ value: { label: '8.10' }, diagnostics: [] })
})
