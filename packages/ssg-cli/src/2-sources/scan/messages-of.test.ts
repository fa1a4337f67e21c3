import { expect, test } from 'vitest'
import { memoryHost } from '../../io/memory/memory-host.ts'
import { messagesOf } from './messages-of.ts'

const file = 'i18n/de/code.json'
// Nothing is rendered here.
const found = (text: string) =>
  messagesOf(memoryHost({ files: new Map([[file, text]]), runtime: undefined as never }), file)

test('what is no JSON is told at its line', () => {
  expect(found('{\n  "a": { "message": "A" },\n  "b" { "message": "B" }\n}\n').diagnostics).toMatchObject([
    { code: 'unreadable-file', file, line: 3, column: 7 },
  ])
})

test('each value that is no message is told at its key, and the others are read', () => {
  const text = '{\n  "a": "A",\n  "b": { "message": "B" },\n  "c": { "message": 1 }\n}\n'
  expect(found(text)).toMatchObject({
    value: { b: 'B' },
    diagnostics: [
      { message: expect.stringContaining('value of "a"'), line: 2, column: 4 },
      { message: expect.stringContaining('value of "c"'), line: 4, column: 4 },
    ],
  })
})
