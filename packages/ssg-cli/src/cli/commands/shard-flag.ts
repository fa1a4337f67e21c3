import type { Shard } from '../../model/build.ts'
import { UsageError } from '../process-like.ts'

const mostShards = 1000

/**
 * Read the value of `--shard`.
 *
 *     shardFlag('2/8')  // → {index: 2, count: 8}
 */
export function shardFlag(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (index < 1 || index > count || count > mostShards)
    throw new UsageError(`Unexpected --shard "${text}", expected a number and how many there are, such as 2/8.`)
  return { index, count }
}
