import { expect, test } from 'vitest'
import { unlessFailed } from './unless-failed.ts'

test('what failed is tried again, what did not is kept', async () => {
  let tries = 0
  let known: Promise<number> | undefined
  const load = async () => {
    if (++tries === 1) throw new Error('not there yet')
    return tries
  }
  const ask = () => (known ??= unlessFailed(load(), () => (known = undefined)))
  await expect(ask()).rejects.toThrow('not there yet')
  expect(await ask()).toBe(2)
  expect(await ask()).toBe(2)
})
