import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../bin/docs-build.js', import.meta.url))

/**
 * Build a site as its author does.
 *
 * @param {string} site
 * @param {string} outDir
 */
export function build(site, outDir) {
  execFileSync(process.execPath, [program, 'build', site, '--out-dir', outDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * Serve a built site.
 *
 * @param {string} dir
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export function serve(dir) {
  const server = spawn(process.execPath, [program, 'serve', '--out-dir', dir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.once('exit', () => fail(new Error(`The server of "${dir}" ended.`)))
    server.stdout.once('data', (chunk) => {
      done({ origin: new URL(String(chunk).trim()).origin, stop: () => server.kill() })
    })
  })
}
