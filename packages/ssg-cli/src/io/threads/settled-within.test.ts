import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { TookTooLong } from '../../3-pages/took-too-long.ts'
import { settledWithin } from './settled-within.ts'

/** Keep this thread from everything else. */
function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

test('the time that a thread takes for something else does not count', async () => {
  const read = settledWithin(readFile(fileURLToPath(import.meta.url), 'utf8'), 1)
  block(1500)
  expect(await read).toContain('settledWithin')
})

test('what never settles is given up, also while the thread has other things to do', async () => {
  const busy = setInterval(() => block(5), 10)
  const started = performance.now()
  await expect(settledWithin(new Promise(() => undefined), 0.2)).rejects.toThrow(new TookTooLong(0.2))
  clearInterval(busy)
  expect(performance.now() - started).toBeLessThan(5000)
})
