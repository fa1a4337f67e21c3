import { expect, test } from 'vitest'
import { compileText } from './test-doc.ts'

/** Time of the processor. */
async function millisecondsOf(text: string): Promise<number> {
  const begin = process.cpuUsage()
  await compileText(text)
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}

test('compiling a line of four times as many colons takes less than ten times as long', async () => {
  await compileText(':'.repeat(1000))
  const small = await millisecondsOf(':'.repeat(20_000))
  expect(await millisecondsOf(':'.repeat(80_000))).toBeLessThan(10 * small)
})
