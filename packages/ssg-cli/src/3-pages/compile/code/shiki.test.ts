import { expect, test } from 'vitest'
import { loadOniguruma } from './shiki.ts'

test('a highlighter that comes after another one finds the scanners that are there: their memory is never given back', async () => {
  const first = (await loadOniguruma()).createScanner(['a+', 'b'])
  expect((await loadOniguruma()).createScanner(['a+', 'b'])).toBe(first)
})
