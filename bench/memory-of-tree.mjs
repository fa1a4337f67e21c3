import { readdirSync, readFileSync } from 'node:fs'

/**
 * Add up the resident memory of a process's descendants (not of itself: that is the measuring shell), in MB.
 *
 * `largest` is the highest that the kernel has ever seen of one of them, so it misses no peak between two samples.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_status.5.html
 * @param {number | undefined} root
 * @returns {{ tree: number, largest: number }}
 */
export function memoryOfTree(root) {
  const processes = root === undefined ? [] : descendants(root).map(memoryOf)
  return {
    tree: processes.reduce((sum, { now }) => sum + now, 0),
    largest: Math.max(0, ...processes.map(({ highest }) => highest)),
  }
}

/** @type {(pid: number) => number[]} */
function descendants(pid) {
  const children = threads(pid).flatMap((thread) => numbersIn(`/proc/${pid}/task/${thread}/children`))
  return children.flatMap((child) => [child, ...descendants(child)])
}

/** A child belongs to the thread that started it. @type {(pid: number) => string[]} */
function threads(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    // It ended between two looks, or this system has no /proc.
    return []
  }
}

/** @type {(file: string) => number[]} */
function numbersIn(file) {
  return read(file).split(' ').filter(Boolean).map(Number)
}

/** @type {(pid: number) => { now: number, highest: number }} */
function memoryOf(pid) {
  const status = read(`/proc/${pid}/status`)
  return { now: megabytes(status, 'VmRSS'), highest: megabytes(status, 'VmHWM') }
}

/** @type {(status: string, key: string) => number} */
function megabytes(status, key) {
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024
}

/** @type {(file: string) => string} */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
