import { expect, test } from 'vitest'
import { endThread } from './run-thread.ts'
import { ThreadCaught, ThreadOutOfMemory, type Thread } from './thread.ts'
import { newBeats, taskIn } from './watched-thread.ts'

/** A thread that dies when it is told to end. */
function dying(error: Error): Thread {
  let die: (error: Error) => void = () => undefined
  const ended = new Promise<never>((_, reject) => {
    die = reject
  })
  return { post: () => die(error), onMessage: () => undefined, ended, terminate: async () => 1 }
}

test('a thread that has made its pages may die of what one of them left', async () => {
  await endThread(dying(new ThreadOutOfMemory()))
  await endThread(dying(new ThreadCaught(taskIn(newBeats()))))
  await expect(endThread(dying(new Error('A worker ended with code 1')))).rejects.toThrow('code 1')
})

test('a thread has ended when it says so', async () => {
  let hear: Parameters<Thread['onMessage']>[0] = () => undefined
  const asked: string[] = []
  await endThread({
    post: ({ type }) => {
      asked.push(type)
      hear({ type: 'ended' })
    },
    onMessage: (listener) => {
      hear = listener
    },
    ended: new Promise<never>(() => undefined),
    terminate: async () => 0,
  })
  expect(asked).toEqual(['end'])
})
