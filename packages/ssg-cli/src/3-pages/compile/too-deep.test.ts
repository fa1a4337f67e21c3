import { expect, test } from 'vitest'
import type { Nodes } from 'mdast'
import { mostLevels, tooDeep } from './too-deep.ts'

const nested = (levels: number): Nodes =>
  levels === 0 ? { type: 'text', value: 'end' } : { type: 'emphasis', children: [nested(levels - 1) as never] }

test('a tree may be as deep as it may be', () => {
  expect(tooDeep(nested(mostLevels))).toBeUndefined()
})

test('the first node below is told', () => {
  expect(tooDeep(nested(mostLevels + 1))).toEqual({ type: 'text', value: 'end' })
})
