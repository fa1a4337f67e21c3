import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openBrowser } from '../io/open-browser.ts'
import { serveStatic, type StaticServer } from '../io/static-server.ts'
import type { HostName } from '../io/static-server/host-rules.ts'
import { listenProblem } from './listen-problem.ts'
import type { ProcessLike } from './process-like.ts'
import { untilSignal } from './until-signal.ts'

/** What to serve, and where. */
export interface ServeInput {
  /** Absolute path of the output folder. */
  readonly dir: string
  readonly host: string
  readonly port: number
  /** With slashes at both ends. */
  readonly baseUrl: string
  /** The host whose rules for slashes and missing pages hold. */
  readonly hostRules?: HostName
  /** Show the site in the browser. */
  readonly open: boolean
}

/** The parts of the process that the command uses. */
export type ServeProcess = Pick<ProcessLike, 'cwd' | 'stdout' | 'stderr' | 'on' | 'off'>

/** Serve a built site until a signal comes. Returns the exit code: 2 if there is nothing to serve or no way to, else 130 or 143. */
export async function serveCommand(input: ServeInput, process: ServeProcess): Promise<number> {
  const name = relative(process.cwd(), input.dir) || '.'
  if (!statSync(input.dir, { throwIfNoEntry: false })?.isDirectory()) {
    process.stderr.write(`There is no output folder "${name}".\nRun \`docs-build build\` first.\n`)
    return 2
  }
  const server = await start(input, process)
  if (!server) return 2
  if (input.port !== 0 && server.port !== input.port)
    process.stderr.write(`Port ${input.port} is taken, using ${server.port}.\n`)
  process.stdout.write(`${server.url}\n`)
  const by = input.hostRules === undefined ? '' : ` by the rules of ${input.hostRules}`
  process.stderr.write(`Serving ${name}${by}. Press Ctrl+C to stop.\n`)
  if (input.hostRules !== undefined && input.hostRules !== 'netlify' && existsSync(join(input.dir, '_headers')))
    process.stderr.write(`This host reads no _headers file: set its cache and security headers yourself.\n`)
  const stopped = untilSignal(process)
  if (input.open && !(await openBrowser(server.url)))
    process.stderr.write('There is no program to open a browser with.\n')
  const code = await stopped
  await server.close()
  return code
}

async function start(
  { dir, host, port, baseUrl, hostRules }: ServeInput,
  process: ServeProcess,
): Promise<StaticServer | undefined> {
  try {
    return await serveStatic({ dir, host, port, baseUrl, hostRules })
  } catch (error) {
    const problem = listenProblem(error, { host, port })
    if (problem === undefined) throw error
    process.stderr.write(`${problem}\n`)
    return undefined
  }
}
