import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

test('an error is shown with its causes, in order', () => {
  const error = new Error('No page', { cause: new TypeError('No data', { cause: 'offline' }) })
  expect(errorText(error)).toBe('Error: No page\nCause: TypeError: No data\nCause: offline')
})
