import { expect, test } from 'vitest'
import { environmentNames } from './environment-names.ts'
import { environmentStates, statesOf } from './environment-states.ts'

test.each([
  ['process.env.A', 'A'],
  ['process.env?.A + process.env["B"] + process\n  .env\n  .C', 'A B C'],
  ['process.env!.A + process?.env?.["B"] + globalThis.process.env.C', 'A B C'],
  ["process['env'].A", 'A'],
  ['const { A, B: b = \'x\', "C": c, } = process.env', 'A B C'],
  ['const { A } = process.env\nconst { B } = process.env', 'A B'],
  ["import { env } from 'node:process'\nenv.A + env['B']", 'A B'],
  ['import process, { env as e, type Process } from "process"\nconst { A } = e; process.env.B', 'A B'],
  ["import host from 'node:process'\nhost.env.A", 'A'],
  ["import * as host from 'node:process'\nhost.env.A", 'A'],
  ["const { env: e } = require('node:process')\ne.A", 'A'],
  ["require('process').env.A + (await import('node:process')).env.B", 'A B'],
  ['const { env, cwd } = process\nenv.A', 'A'],
  ['const host = process\nhost.env.A', 'A'],
  ['const env = process.env\nimport { env } from "./env"\nenv.A', 'A'],
  ['export const A = process.env.A', 'A'],
  ['const $e = process.env;$e.A', 'A'],
  ['// all of process.env\nprocess.env.A', 'A'],
  ['process.cwd() + typeof process + "how to process it" + process.version', ''],
  ["import { cwd } from 'node:process'\ncwd()", ''],
  ['unified().use(x).process(file)\nconst other = processed', ''],
  ['const env = x.env\nenv.A', ''],
])('variables by name: %j', (code, names) => {
  expect(environmentNames(code).join(' ')).toBe(names)
})

test.each([
  ['new Date(2026, 0, 1).getHours()', '@local'],
  ['(1234.5).toLocaleString() + process.env.A', '@local A'],
  ['names.sort((a, b) => a.localeCompare(b)) && new Intl.NumberFormat()', '@local'],
  ["import day from 'dayjs'\nday(x).format()", '@local'],
  ["import { format } from 'date-fns/format'", '@local'],
  ['const update = 1', ''],
])('time zone and language of the machine: %j', (code, names) => {
  expect(environmentNames(code).join(' ')).toBe(names)
})

test.each([
  'process.env[name]',
  'process.env[`A_${b}`]',
  'f({ ...process.env })',
  'parse(process.env)',
  'const { A, ...rest } = process.env',
  'const { [name]: a } = process.env',
  'const { A = { b: 1 } } = process.env',
  "'A' in process.env",
  'process.env.hasOwnProperty(name)',
  "import { env } from 'node:process'\nshow(env)",
  "import { env } from 'node:process'\nenv[name]",
  'export const env = process.env\nimport { env as other } from "./env"\nother.A',
  'export const env = process.env',
  'const env = process.env\nexport { env }',
  'export const { env } = process',
  "export { env } from 'process'",
  'const e = process.env\nconst f = e\nf.A',
  'const e = process.env ?? {}\ne.A',
  "export * from 'node:process'",
  'const { cwd, ...rest } = process',
  'const { env: { A } } = process',
  'f(process)',
  'process[name].A',
  "globalThis['process'].env.A",
  "import('node:process').then(({ env }) => env.A)",
])('the environment as a whole: %j', (code) => {
  expect(environmentNames(code)).toContain('*')
})

test('a state tells another value of a variable, and not what it is', () => {
  const of = (env: Record<string, string>) =>
    [['A', 'B'], ['*']].map((names) => statesOf(names, environmentStates(env)))
  const [named, whole] = of({ A: 'secret', C: 'c' })
  expect(named).toEqual({ 'process.env.A': expect.any(String), 'process.env.B': 'absent' })
  expect(JSON.stringify([named, whole])).not.toContain('secret')
  expect(of({ C: 'c', A: 'secret' })).toEqual([named, whole])
  expect(of({ A: 'secret', C: 'd' })).toEqual([named, expect.not.objectContaining(whole)])
  expect(of({ A: 'other' })[0]).not.toEqual(named)
})

test('what takes long to find out is asked for only where code depends on it', () => {
  let asked = 0
  const states = environmentStates({
    A: 'a',
    get '@local'() {
      asked++
      return 'UTC en-US'
    },
  })
  statesOf(['A', 'B'], states)
  expect(asked).toBe(0)
  expect(statesOf(['@local'], states)).toEqual(statesOf(['@local'], environmentStates({ '@local': 'UTC en-US' })))
  expect(asked).toBe(1)
})
