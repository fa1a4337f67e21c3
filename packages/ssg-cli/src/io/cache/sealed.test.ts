import { expect, test } from 'vitest'
import { sealed, unsealed } from './sealed.ts'

test.each(['', 'a', '{"größer":"→"}', 'a\nb'])('a text comes back: %j', (text) => {
  expect(unsealed(Buffer.from(sealed(text)))).toBe(text)
})

test('no flipped bit, no missing and no further byte goes unnoticed', () => {
  const whole = Buffer.from(sealed('{"größer":"→"}'))
  for (let at = 0; at < whole.length * 8; at++) {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3)
    expect(unsealed(bytes)).toBeUndefined()
  }
  for (let length = 0; length < whole.length; length++) expect(unsealed(whole.subarray(0, length))).toBeUndefined()
  expect(unsealed(Buffer.concat([whole, Buffer.from('x')]))).toBeUndefined()
})
