import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { root } from './run-cli.ts'

/** A running `docs-build watch`. */
export interface WatchRun {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** What it told people so far. */
  readonly told: () => string
  /** End it by a signal. Resolves to its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>
}

/** Watch a site with the real command line. Port 0 is any free port. */
export function runWatch(
  workDir: string,
  {
    port = 0,
    env = {},
    flags = [],
  }: { port?: number; env?: Readonly<Record<string, string>>; flags?: readonly string[] } = {},
): Promise<WatchRun> {
  const args = [resolve(root, 'bin/docs-build.js'), 'watch', 'site', '--port', String(port), ...flags]
  const child = spawn(process.execPath, args, { cwd: workDir, env: { ...process.env, CI: 'true', ...env } })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.on('close', done))
  return new Promise((done, fail) => {
    void ended.then(() => fail(new Error(`The watch ended: ${told}`)))
    child.stdout.once('data', (chunk: Buffer) => {
      const url = chunk.toString().trim()
      done({
        url,
        port: Number(new URL(url).port),
        pid: child.pid ?? 0,
        told: () => told,
        stop(signal = 'SIGINT') {
          child.kill(signal)
          return ended
        },
      })
    })
  })
}
