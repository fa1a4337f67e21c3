import { spawn } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installed, servers } from '../scripts/gate/find-servers.mjs'
import { generateCorpus } from './corpus.mjs'
import { measure } from './measure.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = join(root, 'bin/docs-build.js')
const places = join(tmpdir(), 'docs-build-bench')

/** Nothing is made in a clone in which nothing changed, and it takes this much of Hugo with its cached sidebar. */
const ofHugo = 0.25

/**
 * Build a manual from nothing, by one machine and by several that share a Redis, each in a clone of its own. Machines are
 * measured one after the other: what one of them takes is not what two take that share a processor. Prints a table.
 *
 * @param {{ pages: number, counts: readonly number[] }} options
 */
export async function compareShards({ pages, counts }) {
  const source = join(places, `shards-${pages}`)
  rmSync(source, { recursive: true, force: true })
  generateCorpus({ dir: join(source, 'docs'), pages, layout: 'docs-build' })
  const config = { title: 'Manual', url: 'https://docs.example.com', docs: { path: 'docs', routeBasePath: '/' } }
  writeFileSync(join(source, 'docs.config.mjs'), `export default ${JSON.stringify(config)}\n`)

  const rows = [row('one machine, without a cache', [], await build(clone(source)))]
  for (const count of counts) {
    const redis = await startRedis()
    const shards = []
    for (let at = 1; at <= count; at++) {
      shards.push(await build(clone(source), { url: redis.url, flags: ['--shard', `${at}/${count}`] }))
      console.error(`shard ${at}/${count}: ${shards.at(-1)?.wall.toFixed(1)} s`)
    }
    const joined = await build(clone(source), { url: redis.url })
    rows.push(row(`${count} ${count === 1 ? 'shard' : 'shards'}, then a build`, shards, joined))
    redis.stop()
  }
  rmSync(source, { recursive: true, force: true })
  return [
    `${pages.toLocaleString('en')} pages; of several machines the slowest counts.`,
    '',
    '| machines | slowest shard, s | CPU s a shard | joining, s | CPU s | together, s | memory of joining, MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `The joining build is that of a clone in which nothing changed (goal: ${ofHugo} of Hugo with a cached sidebar).`,
  ].join('\n')
}

/** @type {(name: string, shards: readonly import('./measure.mjs').Measurement[], last: import('./measure.mjs').Measurement) => string} */
function row(name, shards, last) {
  const slowest = Math.max(0, ...shards.map(({ wall }) => wall))
  const cpu = shards.map((shard) => shard.cpu.toFixed(1)).join(', ')
  const together = slowest + last.wall
  const ofShards = shards.length > 0 ? `${slowest.toFixed(1)} | ${cpu}` : ' | '
  return `| ${name} | ${ofShards} | ${last.wall.toFixed(1)} | ${last.cpu.toFixed(1)} | ${together.toFixed(1)} | ${last.tree?.toFixed(0) ?? ''} |`
}

/** A site without anything that an earlier build left. @param {string} source */
function clone(source) {
  const dir = join(places, 'shards-clone')
  rmSync(dir, { recursive: true, force: true })
  cpSync(source, dir, { recursive: true })
  return dir
}

/**
 * @param {string} dir
 * @param {{ url?: string, flags?: readonly string[] }} [options]
 */
async function build(dir, { url = '', flags = [] } = {}) {
  const command = { command: process.execPath, args: [program, 'build', dir, ...flags], cwd: dir }
  const measurement = await measure({ ...command, env: { DOCS_BUILD_CACHE: url } })
  if (measurement.code !== 0 || /not used any further/.test(measurement.log)) throw new Error(measurement.log)
  return measurement
}

async function startRedis() {
  const server = servers.find((each) => each.program === 'redis-server')
  const path = server && installed(server, root)
  if (!path) throw new Error('There is no redis-server. `npm test` installs it.')
  const port = await freePort()
  const child = spawn(path, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' })
  const url = `redis://127.0.0.1:${port}`
  await new Promise((done) => setTimeout(done, 1000))
  return { url, stop: () => child.kill() }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
