import { expect, test } from 'vitest'
import { compileText } from './test-doc.ts'

/** Time of the processor, of the shortest of three runs: a collection of garbage only makes one longer. */
async function millisecondsOf(text: string): Promise<number> {
  let shortest = Infinity
  for (let run = 0; run < 3; run++) {
    const begin = process.cpuUsage()
    await compileText(text)
    const { user, system } = process.cpuUsage(begin)
    shortest = Math.min(shortest, (user + system) / 1000)
  }
  return shortest
}

test('compiling a line of four times as many colons takes less than ten times as long', async () => {
  await compileText(':'.repeat(1000))
  const small = await millisecondsOf(':'.repeat(20_000))
  expect(await millisecondsOf(':'.repeat(80_000))).toBeLessThan(10 * small)
})
