import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { installed, servers } from '../scripts/gate/find-servers.mjs'
import { root } from './run-cli.ts'

/** A server of somebody else that runs for a test. */
export interface RunningServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Start a server by its name, on a free port. What it is told may depend on that. */
export async function startServer(
  program: string,
  args: (port: number) => readonly string[],
  isUp: (port: number) => Promise<boolean>,
): Promise<RunningServer> {
  const server = servers.find((each) => each.program === program)
  const path = server && installed(server, root)
  if (path === undefined) throw new Error(`There is no ${program}. \`npm test\` installs it.`)
  const port = await freePort()
  const [command, ...first] = path.endsWith('.js') ? [process.execPath, path] : [path]
  const child = spawn(command, [...first, ...args(port)], { stdio: 'ignore' })
  for (let tries = 0; !(await isUp(port).catch(() => false)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`${program} does not start.`)
    await setTimeout(50)
  }
  return { port, stop: () => stopped(child) }
}

/** Says whether a server answers requests over HTTP. */
export async function answersHttp(port: number): Promise<boolean> {
  await fetch(`http://127.0.0.1:${port}/`)
  return true
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => done(port))
    })
  })
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
