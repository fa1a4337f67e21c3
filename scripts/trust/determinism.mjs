/** The same site built by other threads, in other folders, at other times, by other users and versions of Node: the same bytes. */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { otherNodes } from './determinism/other-nodes.mjs'
import { largeSite } from './shared/full-site.mjs'
import { runCommand } from './shared/run-command.mjs'
import { differenceOf, treeOf } from './shared/tree-of.mjs'
import { writeSite } from './shared/write-site.mjs'

/** A user who owns nothing. */
const nobody = 65_534
const preload = [fileURLToPath(new URL('determinism/other-machine.mjs', import.meta.url))]

/** Dates and authors come from git, and a link to nowhere gives diagnostics to compare. */
const site = {
  ...largeSite,
  'docs.config.mjs': largeSite['docs.config.mjs'].replace('"path": "docs",', '"path": "docs", "lastUpdated": true,'),
  'notes/anchor.md': '# Anchor\n\nA link to [nothing](/#nothing).\n',
}

/**
 * A way to build: what is different from the first build.
 *
 * @typedef {object} Way
 * @property {readonly string[]} [args]
 * @property {string} [folder]  name of the folder that the site is in
 * @property {object} [start]   see `runCommand`
 */

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, report }) {
  const work = mkdtempSync(join(tmpdir(), 'docs-build-determinism-'))
  const counts = { tried: 0, failed: 0 }
  const details = []
  try {
    const expected = await built(work, {})
    const ways = Object.entries({ ...plainWays(seed), ...(short ? {} : nodeWays(work)) })
    for (const [name, way] of short ? ways.filter((_, index) => index % 8 === seed % 8) : ways) {
      counts.tried++
      const { tree, said } = await built(work, way)
      const difference = differenceOf(tree, expected.tree)
      const wrong = difference || (said === expected.said ? '' : `it says ${said}, expected ${expected.said}`)
      if (wrong !== '') {
        counts.failed++
        details.push(`${name}: ${wrong}`)
      }
      report(`${name}: ${wrong === '' ? 'the same bytes' : wrong}`)
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return { name: 'determinism', counts, details }
}

/** @type {(seed: number) => Readonly<Record<string, Way>>} */
function plainWays(seed) {
  const numbers = [0, 1, 2, 3, 4]
  const environments = {
    'a time zone ahead': { TZ: 'Pacific/Kiritimati' },
    'a time zone behind': { TZ: 'America/St_Johns' },
    'Turkish letters': { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
    'Swedish order': { LC_ALL: 'sv_SE.UTF-8', LANG: 'sv_SE.UTF-8' },
    'no locale': { LC_ALL: 'C', LANG: undefined },
    development: { NODE_ENV: 'development' },
    production: { NODE_ENV: 'production' },
    'a terminal with colors': { FORCE_COLOR: '3', CI: undefined },
  }
  const ofEnvironment = Object.entries(environments).map(([name, env]) => [name, { start: { env } }])
  return {
    ...Object.fromEntries(numbers.map((count) => [`${count} threads`, { args: ['--workers', String(count)] }])),
    ...Object.fromEntries(ofEnvironment),
    'another folder': { folder: 'a folder with spaces/höher/docs-build' },
    'a folder of modules': { folder: 'node_modules/site' },
    'a later day': { start: { preload, env: { TRUST_DAYS: '400' } } },
    'an earlier day': { start: { preload, env: { TRUST_DAYS: '-12000' } } },
    ...Object.fromEntries(
      numbers.map((number) => [
        `files in order ${number}`,
        { start: { preload, env: { TRUST_SHUFFLE: String(seed + number) } } },
      ]),
    ),
    ...(process.getuid?.() === 0 ? { 'another user': { start: { uid: nobody } } } : {}),
  }
}

/** @type {(work: string) => Readonly<Record<string, Way>>} */
function nodeWays(work) {
  return Object.fromEntries(
    Object.entries(otherNodes(work)).map(([version, node]) => [`Node ${version}`, { start: { node } }]),
  )
}

/** @type {(work: string, way: Way) => Promise<{ tree: ReturnType<typeof treeOf>, said: string }>} */
async function built(work, { args = [], folder = 'site', start = {} }) {
  const dir = join(work, 'sites', folder)
  mkdirSync(dir, { recursive: true })
  writeSite(dir, site)
  commit(dir)
  if (start.uid !== undefined) giveAway(join(work, 'sites'), work)
  const { stdout, stderr } = await runCommand(['build', '.', '--reporter', 'json', ...args], { cwd: dir, ...start })
  const tree = treeOf(join(dir, 'dist'))
  rmSync(join(work, 'sites'), { recursive: true })
  if (stdout === '') return { tree, said: stderr }
  const { ok, pages, written, diagnostics } = JSON.parse(stdout)
  return { tree, said: JSON.stringify({ ok, pages, written, diagnostics }) }
}

function commit(dir) {
  const date = '2026-01-31T23:30:00Z'
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const git = (...args) => execFileSync('git', args, { cwd: dir, env, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '-m', 'All of it')
}

/** Another user may build there, and git lets whoever owns a repository read it. */
function giveAway(sites, work) {
  chmodSync(work, 0o755)
  chownSync(sites, nobody, nobody)
  for (const path of readdirSync(sites, { recursive: true, encoding: 'utf8' }))
    chownSync(join(sites, path), nobody, nobody)
}
