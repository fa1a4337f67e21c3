import { expect, test } from 'vitest'
import { originProblem } from './origin-problem.ts'

const example = 'the origin of the published site, such as "https://docs.example.com"'

test.each([
  ['https://docs.example.com', undefined],
  ['https://docs.example.com/', undefined],
  ['http://localhost:3000', undefined],
  ['docs.example.com', example],
  ['ftp://example.com', example],
  ['https://me@example.com', example],
  ['https://example.com/?a', 'an origin without "?a"'],
  ['https://example.com/docs', 'an origin without a path: url: "https://example.com", baseUrl: "/docs/"'],
])('of %s: %s', (url, expected) => {
  expect(originProblem(url)).toBe(expected)
})
