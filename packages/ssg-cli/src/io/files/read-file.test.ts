import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reasonOf } from './node-files.ts'
import { readFile } from './read-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file is read as bytes or as text', () => {
  writeFileSync(join(folder, 'a.md'), 'é')
  expect(readFile(join(folder, 'a.md'))).toEqual(Buffer.from('é'))
  expect(readFile(join(folder, 'a.md'), 'utf8')).toBe('é')
})

const reasonFor = (path: string) => {
  try {
    readFile(path)
    return 'It was read.'
  } catch (error) {
    return reasonOf(error)
  }
}

test('what is missing and folders are told as Node does', () => {
  expect(reasonFor(join(folder, 'missing'))).toBe('It does not exist.')
  expect(reasonFor(folder)).toBe('It is a folder.')
})

test.skipIf(process.platform === 'win32')('a pipe, a device and a socket are refused at once', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')])
  symlinkSync('/dev/zero', join(folder, 'device'))
  const bind = `require('node:net').createServer().listen('socket', () => process.kill(process.pid, 'SIGKILL'))`
  expect(() => execFileSync(process.execPath, ['-e', bind], { cwd: folder, stdio: 'ignore' })).toThrow()
  for (const name of ['pipe', 'device', 'socket'])
    expect(reasonFor(join(folder, name))).toBe('It is neither a file nor a folder.')
})
