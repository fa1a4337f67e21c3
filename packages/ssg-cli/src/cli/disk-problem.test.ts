import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { diskProblem } from './disk-problem.ts'

function thrown(task: () => unknown): unknown {
  try {
    return task()
  } catch (error) {
    return error
  }
}

test('a file that somebody removes while a command runs is no bug', () => {
  const words = '"docs/gone.md" went away while it was read. Run the command again.'
  expect(
    diskProblem(
      thrown(() => readFileSync('/nowhere/docs/gone.md')),
      '/nowhere',
    ),
  ).toBe(words)
  expect(
    diskProblem(
      thrown(() => statSync('/nowhere/docs/gone.md')),
      '/nowhere',
    ),
  ).toBe(words)
})

test('a file of a package that is missing is one, and so is any other error', () => {
  expect(
    diskProblem(
      thrown(() => readFileSync('/nowhere/node_modules/a/b.js')),
      '/nowhere',
    ),
  ).toBeUndefined()
  expect(diskProblem(new Error('ENOENT'), '/nowhere')).toBeUndefined()
})
