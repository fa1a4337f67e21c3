import { expect, test } from 'vitest'
import { patiently } from './patiently.ts'

const limited = (retryAfter?: string) =>
  Object.assign(new Error('Too many requests'), {
    status: 429,
    stackTrace: [{ response: { headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } } }],
  })

async function waits(errors: readonly Error[]) {
  const seconds: number[] = []
  const slept: number[] = []
  const left = [...errors]
  const call = async () => {
    const error = left.shift()
    if (error) throw error
    return 'done'
  }
  const wait = async (ms: number) => void slept.push(ms)
  const result = await patiently(call, { wait, onWait: (s) => seconds.push(s) }).catch((error: unknown) =>
    String(error),
  )
  expect(slept).toEqual(seconds.map((s) => s * 1000))
  return [result, seconds]
}

test.each([
  ['is not waited for when it answers', [], 'done', []],
  ['is waited for longer each time', [limited(), limited(), limited()], 'done', [1, 2, 4]],
  ['is waited for as long as it says', [limited('7'), limited('1')], 'done', [7, 2]],
  ['is waited for a minute at most', [limited('3600')], 'done', [60]],
  ['that says when in another way is waited for a little', [limited('Thu, 01 Jan 2026 00:00:00 GMT')], 'done', [1]],
  [
    'is given up in the end',
    Array.from({ length: 9 }, () => limited()),
    'Error: Too many requests',
    [1, 2, 4, 8, 16, 32],
  ],
  ['that refuses is not asked again', [Object.assign(new Error('No'), { status: 403 })], 'Error: No', []],
])('a host %s', async (_, errors, result, seconds) => {
  expect(await waits(errors)).toEqual([result, seconds])
})
