import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newOwner, type LockOwner } from './lock-owner.ts'
import { ownerState } from './owner-state.ts'
import { processStart } from './process-start.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-owner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const own: LockOwner = { ...newOwner('build', folder), boot: 'a boot', container: 'pid:[1]', host: 'here' }
/** Larger than any number of a process. */
const noProcess = 999_999_999
const second = 1000

test.each<[what: string, owner: Partial<LockOwner> | undefined, age: number, state: string]>([
  ['this process holds it', {}, 0, 'alive'],
  ['this process holds it and was stopped for long', {}, 3600 * second, 'alive'],
  ['what is no lock', undefined, 0, 'gone'],
  ['no such process', { pid: noProcess }, 0, 'gone'],
  ['a copy of a site that is built', { folder: '1' }, 0, 'gone'],
  ['another container that was heard', { container: 'pid:[2]' }, 2 * second, 'unknown'],
  ['another container that is silent', { container: 'pid:[2]', pid: 1 }, 16 * second, 'gone'],
  ['another container, which has another name', { container: 'pid:[2]', host: 'there' }, 16 * second, 'gone'],
  ['another machine that was heard', { boot: 'b', host: 'there' }, 2 * second, 'unknown'],
  ['another machine, whose clock may be wrong', { boot: 'b', host: 'there' }, 3600 * second, 'unknown'],
  ['this machine before it was started again', { boot: 'b' }, 3600 * second, 'unknown'],
])('%s', (_, owner, age, state) => {
  expect(ownerState(owner && { ...own, ...owner }, own, age)).toBe(state)
})

test.runIf(processStart(process.pid))(
  'a process that began at another time is another one, in spite of its number',
  () => {
    expect(ownerState({ ...own, started: '1' }, own, 0)).toBe('gone')
  },
)

test('where nobody knows when processes began, one that is silent for long is gone', () => {
  expect(ownerState({ ...own, started: undefined }, own, 2 * second)).toBe('alive')
  expect(ownerState({ ...own, started: undefined }, own, 61 * second)).toBe('gone')
})
