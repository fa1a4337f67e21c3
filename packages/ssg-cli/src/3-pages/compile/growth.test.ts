import { expect, test } from 'vitest'
import { timesLonger } from '../../../test/times-longer.ts'
import { compileText } from './test-doc.ts'

test('compiling a line of four times as many colons takes less than ten times as long', async () => {
  const colons = (count: number) => () => compileText(':'.repeat(count))
  expect(await timesLonger(colons(20_000), colons(80_000))).toBeLessThan(10)
})

const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'|b\n'.repeat(rows)}`

test('compiling a table of four times as many columns and short rows takes less than ten times as long', async () => {
  const compiling = (count: number) => () => compileText(table(count, count))
  expect(await timesLonger(compiling(250), compiling(1000))).toBeLessThan(10)
})

test('rows of a table get the cells that they lack, unless these are very many', async () => {
  const cells = async (columns: number, rows: number) => {
    const { value } = await compileText(table(columns, rows))
    return JSON.stringify(value.main).split('"td"').length - 1
  }
  expect(await cells(100, 100)).toBe(10_000)
  expect(await cells(200, 100)).toBe(100)
})
