import { expect, test } from 'vitest'
import { shardFlag } from './shard-flag.ts'

test('a shard has a number and a count', () => {
  expect(shardFlag('2/8')).toEqual({ index: 2, count: 8 })
  expect(shardFlag('1000/1000')).toEqual({ index: 1000, count: 1000 })
})

test.each(['', '1', '0/2', '3/2', '1/0', '-1/2', '1/2/3', '1/1001', 'a/b', ' 1/2'])('"%s" is no shard', (text) => {
  expect(() => shardFlag(text)).toThrow(`Unexpected --shard "${text}", expected a number and how many there are`)
})
