import { expect, test } from 'vitest'
import { adviceOnThrown, thrownWords } from './thrown-words.ts'

test('a component that is async is told in words of authors', () => {
  const message = 'A component suspended while responding to synchronous input. This will cause the UI to be replaced.'
  expect(thrownWords(message)).toBe('a component waits for something that is made anew each time it is rendered')
  expect(adviceOnThrown(message)).toMatch(/^A component is no async function/)
})

test('what code throws itself stays as it is', () => {
  expect([thrownWords('No prices.'), adviceOnThrown('No prices.')]).toEqual(['No prices.', undefined])
})
