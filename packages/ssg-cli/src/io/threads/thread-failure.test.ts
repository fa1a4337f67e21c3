import { expect, test } from 'vitest'
import { codeOf } from '../files/node-files.ts'
import { OutputFailed } from '../output/output-failed.ts'
import { errorOf, failureOf } from './thread-failure.ts'

/** Tell of an error from one thread to another. */
const told = (error: unknown) => errorOf(structuredClone(failureOf(error)))

test('an output that a thread can not write is one for the main thread too', () => {
  const error = told(new OutputFailed('The disk is full.'))
  expect(error).toBeInstanceOf(OutputFailed)
  expect(error.message).toBe('The disk is full.')
})

test('what the system said of a file is known to the main thread', () => {
  const error = told(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/site/x.pack' }))
  expect([codeOf(error), Object(error).path]).toEqual(['ENOSPC', '/site/x.pack'])
})

test('a bug keeps its name and stack', () => {
  const bug = new TypeError('x is not a function')
  expect(told(bug)).toMatchObject({ name: 'TypeError', message: bug.message, stack: bug.stack })
  expect(told('thrown').message).toBe('thrown')
})
