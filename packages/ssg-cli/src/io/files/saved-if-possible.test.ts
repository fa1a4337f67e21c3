import { expect, test } from 'vitest'
import { memoryHost } from '../memory/memory-host.ts'
import { savedIfPossible } from './saved-if-possible.ts'
import { build } from '../../build.ts'
import { memorySite } from '../../../../../tests/memory-site.ts'

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: no`), { code })
}

test('a disk that fills after the output was replaced is told, and the build is done', async () => {
  const host = memoryHost(memorySite({ 'docs/index.md': '# Home\n' }))
  const said: string[] = []
  const cache = savedIfPossible({ ...host.cache, save: failing('ENOSPC') }, (words) => said.push(words))
  const { state } = await build({ ...host, cache }, { drafts: false, strict: false })
  expect({ state, said }).toEqual({
    state: 'done',
    said: ["What is known of the site can't be kept for the next run. The disk is full."],
  })
  expect(host.outputs.has('index.html')).toBe(true)
})

test('a bug is not taken for a full disk', () => {
  const { cache } = memoryHost(memorySite({}))
  expect(() => savedIfPossible({ ...cache, save: failing('ERR_BUG') }, () => undefined).save()).toThrow('ERR_BUG')
})
