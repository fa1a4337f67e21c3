import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/**
 * A server that tests use.
 *
 * @typedef {object} Server
 * @property {string} variable  environment variable with its path
 * @property {string} program
 * @property {{ apt: string } | { npm: string, file: string }} from  where it comes from
 */

/** @type {readonly Server[]} */
export const servers = [
  { variable: 'REDIS_SERVER_PATH', program: 'redis-server', from: { apt: 'redis-server' } },
  { variable: 'NGINX_PATH', program: 'nginx', from: { apt: 'nginx-light' } },
  { variable: 'S3RVER_PATH', program: 's3rver', from: { npm: 's3rver@3.7.1', file: 's3rver/bin/s3rver.js' } },
]

/** Folder for what the project downloads itself, below that of the repository. */
export const downloads = 'node_modules/.cache/docs-build-servers'

/**
 * The servers that tests use: those of this machine, else Debian's packages where they can be installed, else unpacked beside the
 * packages of npm. It says what it does.
 *
 * @param {string} root Folder of the repository.
 * @returns {Promise<Record<string, string>>} paths by the variables that name them; one that can't be had is absent
 */
export async function findServers(root) {
  const found = {}
  for (const server of servers) {
    const path = installed(server, root) ?? (await withApt(server, root)) ?? (await downloaded(server, root))
    console.log(
      path === undefined ? `${server.program} could not be installed: its tests fail.` : `${server.program}: ${path}`,
    )
    if (path !== undefined) found[server.variable] = path
  }
  return found
}

/**
 * Where a server is, undefined when it is nowhere.
 *
 * @param {Server} server
 * @param {string} root
 */
export function installed({ variable, program, from }, root) {
  const folder = join(root, downloads)
  const named = process.env[variable]
  if ('npm' in from) return [named, join(folder, 'node_modules', from.file)].find((path) => path && existsSync(path))
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const own = ['usr/bin', 'usr/sbin'].map((place) => join(folder, place))
  return [named, ...[...folders, ...own].map((place) => join(place, program))].find(
    (path) => path && isExecutable(path),
  )
}

async function withApt(server, root) {
  const { from, program } = server
  if (!('apt' in from) || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log(`There is no ${program}. Installing it with apt-get.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update'], { env })) !== 0) return undefined
  // A server that starts by itself would stay when the tests are over.
  const own = { ...env, RUNLEVEL: '1' }
  await run('apt-get', ['install', '-y', '--no-install-recommends', from.apt], { env: own })
  return installed(server, root)
}

async function downloaded(server, root) {
  const { from, program } = server
  const folder = join(root, downloads)
  mkdirSync(folder, { recursive: true })
  console.log(`There is no ${program}. Downloading it to ${downloads}.`)
  if ('npm' in from) {
    await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      from.npm,
    ])
    return installed(server, root)
  }
  if (!isExecutable('/usr/bin/apt-get')) return undefined
  // Without rights to install: what the packages hold, unpacked.
  const names = absentPackages(from.apt)
  await run('apt-get', ['download', ...names], { cwd: folder })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
    await run('dpkg', ['-x', join(folder, file), folder])
  return installed(server, root)
}

/** A package of Debian and all that it needs, but for what is there. */
function absentPackages(name) {
  const flags = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map((kind) => `--no-${kind}`)
  const needed = execFileSync('apt-cache', ['depends', '--recurse', ...flags, name], { encoding: 'utf8' })
  const there = execFileSync('dpkg-query', ['-W', '-f', '${Package}\n'], { encoding: 'utf8' }).split('\n')
  return [...new Set(needed.match(/^[a-z0-9][a-z0-9+.-]*$/gm) ?? [])].filter((each) => !there.includes(each))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
