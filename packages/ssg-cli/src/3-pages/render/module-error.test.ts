import { expect, test } from 'vitest'
import { failingComponent, moduleErrorIn, ModuleError } from './module-error.ts'

const failure = new ModuleError(new Error('No pressure'), 'file:components/Gauge.jsx')

test('a component that stands for a broken module throws when it or a part of it is shown', () => {
  const component = failingComponent(failure)
  expect(component).toThrow(failure)
  expect(() => Reflect.get(component, 'Item')).toThrow(failure)
  expect(Reflect.get(component, 'defaultProps')).toBeUndefined()
})

test('the broken module is found behind an error of the article', () => {
  expect(moduleErrorIn(new Error('No pressure', { cause: failure }))).toBe(failure)
  expect(moduleErrorIn(new Error('No pressure'))).toBeUndefined()
})
