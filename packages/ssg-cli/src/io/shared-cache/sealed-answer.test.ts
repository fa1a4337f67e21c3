import { expect, test } from 'vitest'
import { sealAnswer, unsealAnswer, type TravellingAnswer } from './sealed-answer.ts'

const seal = { name: 'a'.repeat(64), secret: 'secret' }
const answer: TravellingAnswer = {
  value: { facts: ['é', 1], blob: ['.pack', 0, 3, 7] },
  blobs: [Buffer.from('one'), Buffer.alloc(0), Buffer.from('three')],
  files: { 'a/index.html': '<p>ü</p>', 'a.md': '' },
}

test.each<[name: string, answer: TravellingAnswer]>([
  ['all parts', answer],
  ['a value alone', { value: null, blobs: [], files: {} }],
  ['much', { value: 'x', blobs: [Buffer.alloc(300_000, 1)], files: { a: 'b'.repeat(1e6) } }],
])('an answer arrives as it was sent: %s', (_, sent) => {
  expect(unsealAnswer(sealAnswer(sent, seal), seal)).toEqual(sent)
})

test('what a cache of Bazel writes after it is passed over', () => {
  // Field 9, execution_metadata, with the name of a worker.
  const rewritten = Buffer.concat([sealAnswer(answer, seal), Buffer.from([0x4a, 3, 0x0a, 1, 0x77])])
  expect(unsealAnswer(rewritten, seal)).toEqual(answer)
})

test('it is the field stdout_raw of a message, with its length before it', () => {
  const bytes = sealAnswer({ value: null, blobs: [], files: {} }, seal)
  expect([bytes[0], bytes[1]]).toEqual([0x2a, bytes.length - 2])
})

test.each([
  ['of another name', { ...seal, name: 'b'.repeat(64) }],
  ['of another secret', { ...seal, secret: 'other' }],
  ['without a secret', { ...seal, secret: '' }],
])('an answer %s is none', (_, other) => {
  expect(unsealAnswer(sealAnswer(answer, seal), other)).toBeUndefined()
})

test('no answer of which a bit was flipped, or a part is missing, is one', () => {
  const bytes = sealAnswer(answer, seal)
  for (let at = 0; at < bytes.length; at++) {
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ 4
    expect(unsealAnswer(flipped, seal)).toBeUndefined()
    expect(unsealAnswer(bytes.subarray(0, at), seal)).toBeUndefined()
  }
})
