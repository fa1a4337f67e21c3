import { expect, test } from 'vitest'
import { workQueue, type Urgency } from './work-queue.ts'

test('the more urgent task goes first, one at a time', async () => {
  const queue = workQueue(async () => undefined)
  const log: string[] = []
  let running = 0
  const task = (name: string) => async () => {
    running++
    await Promise.resolve()
    log.push(`${name}:${running}`)
    running--
  }
  const add = (urgency: Urgency, name: string) => queue.run(urgency, task(name))
  await Promise.all([add('request', 'first'), add('idle', 'idle'), add('request', 'request'), add('edit', 'edit')])
  expect(log).toEqual(['first:1', 'edit:1', 'request:1', 'idle:1'])
})

test('what comes while an idle task gets ready goes before it', async () => {
  let resume: () => void = () => undefined
  const paused = new Promise<void>((resolve) => {
    resume = resolve
  })
  const queue = workQueue(() => paused)
  const log: string[] = []
  const idle = queue.run('idle', async () => void log.push('idle'))
  const edit = queue.run('edit', async () => void log.push('edit'))
  resume()
  await Promise.all([edit, idle])
  expect(log).toEqual(['edit', 'idle'])
})

test('an idle task waits for what is expected, and no longer than that', async () => {
  const log: string[] = []
  const add = (urgency: Urgency) => queue.run(urgency, async () => void log.push(urgency))
  const queue = workQueue(async () => undefined)
  queue.expect(new Promise(() => undefined))
  const idle = add('idle')
  await new Promise(setImmediate)
  expect(log).toEqual([])
  await Promise.all([add('edit'), idle])
  expect(log).toEqual(['edit', 'idle'])
  queue.expect(Promise.resolve())
  await add('idle')
  expect(log).toEqual(['edit', 'idle', 'idle'])
})

test('a task that fails fails alone', async () => {
  const queue = workQueue(async () => undefined)
  await expect(queue.run('edit', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('edit', async () => 7)).toBe(7)
})
