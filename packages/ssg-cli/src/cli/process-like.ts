import type { Writable } from 'node:stream'

/** The parts of `process` that commands use, so that tests can bring their own. */
export interface ProcessLike {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: () => string
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly on: (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', listener: () => void) => unknown
  readonly off: (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', listener: () => void) => unknown
}

/** Wrong usage: words for the user, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
