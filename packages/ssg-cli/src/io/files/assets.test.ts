import { expect, test } from 'vitest'
import type { Files } from '../../host.ts'
import { assetReader } from './assets.ts'

test('a file that permissions keep from being read is an asset that says so, and other errors are none of it', () => {
  const failing = (code: string) => {
    const read = () => {
      throw Object.assign(new Error(code), { code })
    }
    const stat = () => ({ isFile: true, size: 1, mtimeMs: 0, ctimeMs: 0, ino: 1 })
    // Of all that files do, this is asked for.
    return assetReader({ stat, read, hash: read } as unknown as Files)
  }
  expect(failing('EACCES')('img/flow.png')).toEqual({
    source: 'img/flow.png',
    output: '',
    unreadable: 'Its permissions do not allow it.',
  })
  expect(() => failing('EMFILE')('img/flow.png')).toThrow('EMFILE')
})
