import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { atExit } from '../threads/at-exit.ts'

/** How a run of git ended. */
export interface GitRun {
  readonly ok: boolean
  readonly stdout: string
  /** What git said against it, in its first line; or that there is no git. */
  readonly problem: string
}

/** Run git to its end. It never throws: whatever goes wrong is in the result. */
export async function runGit(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<GitRun> {
  const texts: string[] = []
  const run = await streamGit(
    folder,
    args,
    (text) => {
      texts.push(text)
      return true
    },
    variables,
  )
  return { ...run, stdout: texts.join('') }
}

/** Run git and hand on its output as it comes; it is ended as soon as `onText` answers false. */
export function streamGit(
  folder: string,
  args: readonly string[],
  onText: (text: string) => boolean,
  variables: Readonly<Record<string, string>> = {},
): Promise<Omit<GitRun, 'stdout'>> {
  return new Promise((resolve) => {
    const child = startGit(folder, args, variables)
    let enough = false
    let said = ''
    child.stdin.end()
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (enough || onText(text)) return
      enough = true
      child.kill()
    })
    child.on('error', (error) => resolve({ ok: false, problem: missingGit(error) }))
    child.on('close', (code) => resolve({ ok: enough || code === 0, problem: firstLine(said) }))
  })
}

/** Start git in a folder, in English and deaf to what belongs to another repository or needs a terminal. */
export function startGit(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  const child = spawn('git', [...args], { cwd: folder, env: { ...environment(), ...variables } })
  const forget = atExit(() => child.kill())
  child.on('close', forget).on('error', forget)
  // A git that ends early closes its input; how it ended says enough.
  child.stdin.on('error', () => {})
  return child
}

/** Words for the error of a git that did not start. */
export function missingGit(error: Error): string {
  return 'code' in error && error.code === 'ENOENT' ? 'The program "git" was not found.' : error.message
}

/** Inside a git hook these variables name the repository of the hook, and paths in it that are wrong for us. */
const ofHooks = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'])

function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !ofHooks.has(name))
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
  }
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/^fatal: /, '').trim()
}
