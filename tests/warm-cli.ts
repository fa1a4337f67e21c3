import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { commandEnv, root, withoutSteps, type CliRun } from './run-cli.ts'

interface Host {
  readonly process: ChildProcess
  /** Commands that it has run. */
  runs: number
}

/** Hosts that have nothing to do. Runs side by side have one each. */
const idle: Host[] = []

/** Hosts that wait for work: as many as tests run commands side by side. */
const mostIdle = 4

/** What code of sites a host has loaded stays in its memory. */
const mostRuns = 80

/**
 * Run the built command line in a process that has run it before, which spares most of the time that a small site takes. For
 * tests of what is found and built; what happens to a process, to signals, or to code that is loaded again needs `runCli`.
 */
export async function runWarm(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<CliRun> {
  const host = idle.pop() ?? newHost()
  const run = await new Promise<CliRun>((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`The host ended with ${code} in "${args.join(' ')}".`))
    host.process.once('exit', ended)
    host.process.once('message', (answer) => {
      host.process.off('exit', ended)
      // What the host sends.
      done(answer as CliRun)
    })
    host.process.send({ args, cwd, env: commandEnv(env) })
  })
  host.runs++
  if (idle.length < mostIdle && host.runs < mostRuns) idle.push(host)
  else host.process.disconnect()
  return { ...run, stderr: withoutSteps(run.stderr) }
}

function newHost(): Host {
  const host = fork(join(root, 'tests/warm-host.mjs'), { cwd: root, execArgv: [] })
  // The tests end without it, and it ends with them.
  host.unref()
  host.channel?.unref()
  return { process: host, runs: 0 }
}
