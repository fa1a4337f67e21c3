import { readFileSync } from 'node:fs'

/**
 * When a process began, in ticks of the system's clock since it started: two processes with one number began at two times.
 * Undefined on systems without `/proc`, and for processes that are not in it.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function processStart(pid: number): string | undefined {
  const self = statOf('self')
  if (pid === process.pid) return self?.start
  // In a container whose /proc is that of another one, a number means somebody else there.
  return self?.pid === process.pid ? statOf(String(pid))?.start : undefined
}

function statOf(name: string): { readonly pid: number; readonly start?: string } | undefined {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The name of the command is in parentheses and may hold anything, these too. After it comes the third field.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { pid: Number.parseInt(text, 10), start: fields[22 - 3] }
  } catch {
    return undefined
  }
}
