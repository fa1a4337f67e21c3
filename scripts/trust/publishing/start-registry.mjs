import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { emptyMachine } from './empty-machine.mjs'

/**
 * Start a registry on this machine that takes our packages from anybody and asks the usual registry for all others.
 *
 * @see https://verdaccio.org/docs/configuration
 *
 * @type {(folder: string) => Promise<{ url: string, stop: () => void }>}
 * @param folder absolute path of a folder that it fills
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true })
  // Verdaccio asks for a tag of node-fetch that mirrors of the registry may not have.
  const project = { private: true, overrides: { 'node-fetch': '2.7.0' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  const machine = emptyMachine(join(folder, 'home'))
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error']
  execFileSync('npm', ['install', ...quiet, 'verdaccio@6'], { cwd: folder, stdio: 'ignore' })
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const ours = { access: '$all', publish: '$all', unpublish: '$all' }
  const config = {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, timeout: '60s' } },
    packages: { 'docs-build': ours, '@docs-build/*': ours, '**': { access: '$all', proxy: 'upstream' } },
    // Tarballs of react-dom and others are larger than usual.
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'json', level: 'error' },
  }
  // JSON is YAML too.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config))
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const script = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const args = [script, '--config', join(folder, 'config.yaml'), '--listen', `localhost:${port}`]
  const child = machine.start(process.execPath, args, folder)
  const stop = () => child.kill()
  try {
    await answers(`${url}-/ping`)
    return { url, stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** @type {() => Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

async function answers(url) {
  for (let tries = 0; tries < 150; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The registry did not start within 30 seconds.')
}
