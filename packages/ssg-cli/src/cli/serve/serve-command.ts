import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openBrowser } from '../../io/servers/open-browser.ts'
import { readManifest } from '../../io/output/manifest.ts'
import { presentFolder } from '../../io/output/output-folders.ts'
import { reasonOf } from '../../io/files/node-files.ts'
import { serveStatic, type StaticServer } from '../../io/static-server.ts'
import type { HostName } from '../../io/static-server/host-rules.ts'
import { allowedNames } from '../allowed-names.ts'
import { builtBaseUrl } from '../built-base-url.ts'
import { unreadable } from '../disk-problem.ts'
import { listenProblem } from '../listen-problem.ts'
import type { ProcessLike } from '../process-like.ts'
import { visible } from '../../diagnostics/visible.ts'
import { shownPath } from '../report/report-context.ts'
import { firstSignal } from '../signals.ts'
import { siteDir } from '../site-dir.ts'
import { statOf } from '../../io/files/stat-of.ts'

/** Flags of `docs-build serve`. */
export interface ServeFlags {
  readonly outDir?: string
  readonly baseUrl?: string
  readonly port: number
  readonly host: string
  readonly open: boolean
  readonly hostRules?: HostName
}

/** Serve the output of a site, under the path it was built for unless another one is named. Returns the exit code. */
export function serveCommand(named: string | undefined, flags: ServeFlags, process: ProcessLike): Promise<number> {
  const cwd = process.cwd()
  const dir = flags.outDir === undefined ? join(siteDir(named, cwd), 'dist') : resolve(cwd, flags.outDir)
  const manifest = readManifest(presentFolder(dir))
  const base = flags.baseUrl ?? (manifest ? builtBaseUrl(manifest) : '/')
  const { host, port, open, hostRules } = flags
  return serveFolder({ dir, host, port, baseUrl: base, open, hostRules, names: allowedNames(process.env) }, process)
}

/** What to serve, and where. */
export interface ServeInput {
  /** Absolute path of the output folder. */
  readonly dir: string
  readonly host: string
  readonly port: number
  /** Names besides localhost and the host under which browsers may ask. */
  readonly names?: readonly string[]
  /** With slashes at both ends. */
  readonly baseUrl: string
  /** The host whose rules for slashes and missing pages hold. */
  readonly hostRules?: HostName
  /** Show the site in the browser. */
  readonly open: boolean
}

/** The parts of the process that the command uses. */
export type ServeProcess = Pick<ProcessLike, 'cwd' | 'stdout' | 'stderr' | 'on' | 'off'>

/** Serve a built site until a signal comes. Returns the exit code: 2 if there is nothing to serve or no way to, else that of the signal. */
export async function serveFolder(input: ServeInput, process: ServeProcess): Promise<number> {
  const name = shownPath(process.cwd(), input.dir)
  if (!holdsFiles(presentFolder(input.dir))) {
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
  const signals = firstSignal(process)
  if (input.open && !(await openBrowser(server.url)))
    process.stderr.write('There is no program to open a browser with.\n')
  const { code } = await signals.received
  await server.close()
  return code
}

/** An empty folder answers 404 to everything, without a word. @throws {NodeJS.ErrnoException} where it may not be read or entered */
function holdsFiles(folder: string): boolean {
  if (!(statOf(folder)?.isDirectory() ?? false)) return false
  const [name] = readdirSync(folder)
  if (name === undefined) return false
  // A folder may be listed and not entered.
  statOf(join(folder, name))
  return true
}

async function start(input: ServeInput, { cwd, stderr }: ServeProcess): Promise<StaticServer | undefined> {
  const told = new Set<string>()
  const onFailure = (error: unknown) => {
    const words = unreadable(error, cwd()) ?? `An answer failed. ${reasonOf(error)}`
    if (!told.has(words)) stderr.write(`${visible(words)}\n`)
    told.add(words)
  }
  try {
    return await serveStatic({ ...input, onFailure })
  } catch (error) {
    const problem = listenProblem(error, input)
    if (problem === undefined) throw error
    stderr.write(`${problem}\n`)
    return undefined
  }
}
