import { expect, test } from 'vitest'
import { unsafeAttribute } from './unsafe-attribute.ts'

const drawing = 'data:image/svg+xml,<svg/>'

test.each([
  ['img', 'src'],
  ['ion-icon', 'icon'],
  ['video', 'poster'],
  ['td', 'background'],
])('a drawing in <%s %s> is a picture', (tag, name) => {
  expect(unsafeAttribute(tag, name, drawing)).toBeUndefined()
  expect(unsafeAttribute(tag, name, 'javascript:alert(1)')).toBe('javascript:')
})

test.each([
  ['a', 'href'],
  ['iframe', 'src'],
  ['ion-icon', 'src'],
])('in <%s %s> it may be a document', (tag, name) => {
  expect(unsafeAttribute(tag, name, drawing)).toBe('data:image/svg+xml')
})
