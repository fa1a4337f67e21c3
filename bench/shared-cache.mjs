import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installed, servers } from '../scripts/gate/find-servers.mjs'
import { measure } from './measure.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = join(root, 'bin/docs-build.js')

/** A Redis of its own, empty. @returns {Promise<{ url: string, stop: () => void }>} */
export async function startRedis() {
  const server = servers.find((each) => each.program === 'redis-server')
  const path = server && installed(server, root)
  if (!path) throw new Error('There is no redis-server. `npm test` installs it.')
  const port = await freePort()
  const child = spawn(path, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' })
  const url = `redis://127.0.0.1:${port}`
  await new Promise((done) => setTimeout(done, 1000))
  return { url, stop: () => child.kill() }
}

/**
 * A copy of a site without anything that an earlier build left, as a clone has it. There is one at a time.
 *
 * @param {string} source
 */
export function cloneOf(source) {
  const dir = join(tmpdir(), 'docs-build-bench', 'clone')
  rmSync(dir, { recursive: true, force: true })
  cpSync(source, dir, { recursive: true, filter: (path) => !/[\\/](?:dist|\.docs-build)$/.test(path) })
  return dir
}

/**
 * Build a clone, with a shared cache where one is named.
 *
 * @param {string} dir
 * @param {{ url?: string, flags?: readonly string[] }} [options]
 */
export async function buildClone(dir, { url = '', flags = [] } = {}) {
  const command = { command: process.execPath, args: [program, 'build', dir, ...flags], cwd: dir }
  const measurement = await measure({ ...command, env: { DOCS_BUILD_CACHE: url } })
  if (measurement.code !== 0 || /not used any further/.test(measurement.log)) throw new Error(measurement.log)
  return measurement
}

/** A port that nothing listens on. @returns {Promise<number>} */
export function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
