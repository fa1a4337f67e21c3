import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository. */
export const root = resolve(fileURLToPath(import.meta.url), '../..')

/** What a run of the command line gave. */
export interface CliRun {
  readonly code: number | null
  readonly stdout: string
  /** Without the lines that tell how long each step took: `Scanning … 12 docs, 0.1 s`. */
  readonly stderr: string
}

/** Run the built command line as a user does: a process of its own, in a folder of its own. */
export function runCli(
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<CliRun> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve(root, 'bin/docs-build.js'), ...args], {
      cwd: options.cwd,
      env: commandEnv(options.env),
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', fail)
    child.on('close', (code) => done({ code, stdout, stderr: withoutSteps(stderr) }))
  })
}

/** The environment of a command: that of the tests, as on a machine that nobody watches, and more. */
export function commandEnv(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { GITHUB_ACTIONS: _, ...env } = process.env
  return { ...env, CI: 'true', ...more }
}

/** How long a step takes is another number each time; tests of the progress line look at the lines themselves. */
export function withoutSteps(stderr: string): string {
  return stderr.replace(/^[A-Z][a-z ]* … (?:.+, )?\d+\.\d s\n/gm, '')
}
