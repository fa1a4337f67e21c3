import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startThread } from './thread.ts'
import type { WorkerStart } from './worker.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-build-thread-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a thread that dies before anybody asks it for pages is heard of by who does', async () => {
  const script = join(dir, 'worker.mjs')
  writeFileSync(script, "throw new Error('The thread has no memory')\n")
  // The script reads nothing of what it starts with.
  const thread = startThread(script, {} as WorkerStart)
  await setTimeout(300)
  await expect(thread.ended).rejects.toThrow('The thread has no memory')
})
