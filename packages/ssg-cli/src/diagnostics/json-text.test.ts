import { describe, expect, test } from 'vitest'
import { parseJson } from './json-text.ts'

describe('text that is no JSON is marked where it breaks', () => {
  test.each([
    ['[1, 2,]', 'Unexpected "]", expected a value', '1:7'],
    ['["a"\n "b"]', 'Unexpected "b", expected a comma or "]"', '2:2'],
    ['{"a" 1}', 'Unexpected "1", expected ":"', '1:6'],
    ['{"a": 1, }', 'Unexpected "}", expected a key in double quotes', '1:10'],
    ["{'a': 1}", 'Unexpected "\'a\':", expected a key in double quotes', '1:2'],
    ['{a: 1}', 'Unexpected "a:", expected a key in double quotes', '1:2'],
    ['{"a": tru}', 'Unexpected "tru", expected a value', '1:7'],
    ['{"a": 01}', 'Unexpected "01", expected a value', '1:7'],
    ['[1 2]', 'Unexpected "2", expected a comma or "]"', '1:4'],
    ['{"a": {"b": []}', 'Unexpected end of the file, expected a comma or "}"', '1:16'],
    ['', 'Unexpected end of the file, expected a value', '1:1'],
    ['\n// note\n[]', 'Unexpected "//", expected a value', '2:1'],
    ['[] []', 'Unexpected "[]", expected the end of the file', '1:4'],
    ['["a\nb"]', 'Unexpected "a", expected a value', '1:2'],
    ['["\\x"]', 'Unexpected "\\x", expected a value', '1:2'],
  ])('%j', (text, message, at) => {
    const found = parseJson(text)
    expect(found).not.toHaveProperty('value')
    if ('value' in found) return
    expect(`${found.position.line}:${found.position.column}`).toBe(at)
    expect(found.message).toBe(message)
  })
})

test('JSON gives its value, with or without a byte order mark', () => {
  const text = ' {"a": [1, -2.5e3, true, null, "\\u00e4\\n"], "b": {}} '
  expect(parseJson(text)).toEqual({ value: { a: [1, -2500, true, null, 'ä\n'], b: {} } })
  expect(parseJson(`\uFEFF${text}`)).toEqual(parseJson(text))
})
