import { expect, test } from 'vitest'
import { restoredBuiltIn } from './built-ins.ts'

test.each([
  ['Array.prototype.map', () => Object.assign(Array.prototype, { map: () => 'mine' })],
  ['Array.prototype.Symbol(Symbol.iterator)', () => Reflect.deleteProperty(Array.prototype, Symbol.iterator)],
  ['JSON.parse', () => Object.assign(JSON, { parse: undefined })],
  ['Map', () => Object.assign(globalThis, { Map: undefined })],
  ['Object.defineProperty', () => Object.assign(Object, { defineProperty: undefined })],
  ['Promise.prototype.finally', () => Object.assign(Promise.prototype, { finally: undefined })],
])('%s is put back and named', (name, change) => {
  change()
  const changed = restoredBuiltIn()
  expect(changed).toBe(name)
  expect(restoredBuiltIn()).toBeUndefined()
  expect([1].map((each) => each + 1)).toEqual([2])
})

test('what is added stays, and numbers such as Error.stackTraceLimit may be set', () => {
  const before = Error.stackTraceLimit
  Object.assign(Math, { twice: (value: number) => 2 * value })
  Error.stackTraceLimit = 3
  expect(restoredBuiltIn()).toBeUndefined()
  expect(Reflect.get(Math, 'twice')).toBeTypeOf('function')
  Reflect.deleteProperty(Math, 'twice')
  Error.stackTraceLimit = before
})

test('how stacks are written is put back without a word: compilers that plugins bring set it', () => {
  const before = Error.prepareStackTrace
  Error.prepareStackTrace = () => 'mine'
  expect(restoredBuiltIn()).toBeUndefined()
  expect(Error.prepareStackTrace).toBe(before)
})
