/**
 * Loaded before the command line, in its threads too: ends the process before one of the calls that change the file
 * system, or lets the disk be full from that call on.
 *
 *     TRUST_FAULT=kill:57       killed before the 57th change
 *     TRUST_FAULT=full:57       from the 57th change on nothing more can be written
 *     TRUST_FAULT=count:<file>  the number of changes is written to that file
 *
 * A write is two changes, of which the second one adds the second half, and removing a folder is as many changes as it
 * has entries: so whoever is killed in the middle is killed in the middle.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

const [kind, argument = ''] = (process.env.TRUST_FAULT ?? '').split(/:(.*)/s)
const name = 'docs-build-trust-changes'
if (isMainThread) setEnvironmentData(name, new Int32Array(new SharedArrayBuffer(4)))
const changes = getEnvironmentData(name)
const original = { ...fs }

/** @type {(needsSpace: boolean, syscall: string, path: unknown) => void} */
function change(needsSpace, syscall, path) {
  const number = Atomics.add(changes, 0, 1) + 1
  if (kind === 'kill' && number === Number(argument)) {
    process.kill(process.pid, 'SIGKILL')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
  if (kind === 'full' && number >= Number(argument) && needsSpace)
    throw Object.assign(new Error(`ENOSPC: no space left on device, ${syscall} '${path}'`), {
      code: 'ENOSPC',
      errno: -28,
      syscall,
      ...(typeof path === 'string' && { path }),
    })
}

for (const syscall of ['linkSync', 'mkdirSync', 'mkdtempSync', 'symlinkSync', 'appendFileSync']) before(syscall, true)
for (const syscall of ['renameSync', 'unlinkSync', 'rmdirSync', 'truncateSync', 'ftruncateSync']) before(syscall, false)
for (const syscall of ['utimesSync', 'futimesSync', 'chmodSync', 'fsyncSync']) before(syscall, false)

/** @type {(syscall: string, needsSpace: boolean) => void} */
function before(syscall, needsSpace) {
  fs[syscall] = (...given) => {
    change(needsSpace, syscall.replace('Sync', ''), given[0])
    return original[syscall](...given)
  }
}

fs.openSync = (path, flags = 'r', mode) => {
  const changesFiles = typeof flags === 'string' ? /[wa+]/.test(flags) : (flags & 3) !== 0
  if (changesFiles) change(true, 'open', path)
  return original.openSync(path, flags, mode)
}

fs.writeSync = (file, ...given) => {
  // What people are told goes to no file.
  if (file > 2) change(true, 'write', undefined)
  return original.writeSync(file, ...given)
}

fs.writeFileSync = (file, data, options) => {
  if (typeof file === 'number') {
    change(true, 'write', undefined)
    return original.writeFileSync(file, data, options)
  }
  const { encoding, flag = 'w', mode } = typeof options === 'string' ? { encoding: options } : (options ?? {})
  const bytes = typeof data === 'string' ? Buffer.from(data, encoding ?? 'utf8') : data
  change(true, 'open', file)
  const opened = original.openSync(file, flag, mode)
  try {
    const half = bytes.length >> 1
    change(true, 'write', undefined)
    original.writeFileSync(opened, bytes.subarray(0, half))
    change(true, 'write', undefined)
    original.writeFileSync(opened, bytes.subarray(half))
  } finally {
    original.closeSync(opened)
  }
}

fs.copyFileSync = (from, to, mode = 0) => {
  change(true, 'copyfile', from)
  if ((mode & fs.constants.COPYFILE_EXCL) === 0) {
    const bytes = original.readFileSync(from)
    original.writeFileSync(to, bytes.subarray(0, bytes.length >> 1))
    change(true, 'copyfile', from)
  }
  return original.copyFileSync(from, to, mode)
}

fs.rmSync = (path, options = {}) => {
  const found = original.lstatSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() && options.recursive) {
    for (const entry of original.readdirSync(path)) fs.rmSync(join(String(path), entry), options)
    change(false, 'rmdir', path)
    return original.rmdirSync(path)
  }
  if (found) change(false, 'unlink', path)
  return original.rmSync(path, options)
}

syncBuiltinESMExports()

if (kind === 'count' && isMainThread)
  process.on('exit', () => original.writeFileSync(argument, String(Atomics.load(changes, 0))))
