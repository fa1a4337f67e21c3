import { expect, test } from 'vitest'
import { timesLonger } from '../../../test/times-longer.ts'
import { compileText } from './test-doc.ts'

test('compiling a line of four times as many colons takes less than ten times as long', async () => {
  const colons = (count: number) => () => compileText(':'.repeat(count))
  expect(await timesLonger(colons(20_000), colons(80_000))).toBeLessThan(10)
})
