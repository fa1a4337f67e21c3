import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * A machine on which nothing was ever installed: an empty home, an empty cache, one registry.
 *
 * @typedef {object} Machine
 * @property {(program: string, args: readonly string[], cwd: string) => import('node:child_process').ChildProcess} start
 * @property {(program: string, args: readonly string[], cwd: string) => Promise<string>} run
 *   to its end: what it said; throws when it fails
 */

/**
 * @type {(home: string, registry?: string) => Machine}
 * @param home absolute path of a folder that is made
 * @param registry its URL; without one, that of this machine
 */
export function emptyMachine(home, registry) {
  const bin = join(home, 'bin')
  mkdirSync(bin, { recursive: true })
  // `npm start` opens a browser: this one shows nothing.
  for (const name of ['xdg-open', 'open']) writeFileSync(join(bin, name), '#!/bin/sh\n', { mode: 0o755 })
  // Whoever publishes needs a name; the registry takes any.
  const token = registry === undefined ? '' : `${registry.replace('http:', '')}:_authToken=anybody\n`
  writeFileSync(join(home, '.npmrc'), `${token}update-notifier=false\n`)
  // npm, which may run this script, tells its programs where it is: these are to find their own way.
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^GITHUB_ACTIONS$/i.test(name))
  const env = {
    ...Object.fromEntries(kept),
    HOME: home,
    USERPROFILE: home,
    PATH: `${bin}${delimiter}${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    CI: 'true',
    ...(registry !== undefined && {
      npm_config_registry: registry,
      npm_config_userconfig: join(home, '.npmrc'),
      npm_config_cache: join(home, 'cache'),
    }),
  }
  const start = (program, args, cwd) =>
    spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  return { start, run: (program, args, cwd) => ended(start(program, args, cwd), [program, ...args].join(' ')) }
}

/** @type {(child: import('node:child_process').ChildProcess, words: string) => Promise<string>} */
function ended(child, words) {
  return new Promise((done, fail) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done(said) : fail(new Error(`${words} ended with ${code}: ${said}`))))
  })
}
