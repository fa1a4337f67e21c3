import type { Progress } from '../host.ts'
import type { ProcessLike } from './process-like.ts'

const words: Readonly<Record<string, string>> = {
  config: 'Reading the config',
  scan: 'Scanning',
  pages: 'Making pages',
  check: 'Checking pages',
  external: 'Asking for outbound links',
  emit: 'Writing',
}

/** Milliseconds between two drawings of the line: a terminal shows no more. */
const interval = 80

/** Says how far a build has come: one line that is drawn anew on a terminal, nothing elsewhere. */
export function progressLine({ stderr, env }: Pick<ProcessLike, 'stderr' | 'env'>): {
  show(progress: Progress): void
  clear(): void
} {
  const lives = stderr.isTTY === true && !env['CI'] && env['TERM'] !== 'dumb'
  let drawnAt = 0
  let drawn = false
  return {
    show({ step, done, total }) {
      if (!lives) return
      const now = performance.now()
      if (now - drawnAt < interval && done !== total) return
      drawnAt = now
      drawn = true
      const count = done !== undefined && total !== undefined ? ` ${done} of ${total}` : ''
      stderr.write(`\r\u001B[K${words[step] ?? step}${count}`)
    },
    clear() {
      if (drawn) stderr.write('\r\u001B[K')
      drawn = false
    },
  }
}
