import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../shared/run-command.mjs'
import { runWarm } from '../shared/run-warm.mjs'
import { differenceOf, treeOf } from '../shared/tree-of.mjs'
import { writeSite } from '../shared/write-site.mjs'
import { watchOnDisk } from './watch-on-disk.mjs'

/**
 * Edit a site on disk step by step, with the real bundler, cache and output. Returns a sentence for each difference.
 *
 * @param {object} order
 * @param {Readonly<Record<string, string>>} order.start  path → text of the site
 * @param {readonly (typeof import('../shared/full-site.mjs').fullSiteEdits)[number][]} order.edits
 * @param {() => boolean} order.keepsTime  does an edit that leaves the size of a file leave its time too, as copies do?
 * @param {boolean} [order.watches]  does a `watch` run all the time?
 */
export async function tryOnDisk({ start, edits, keepsTime, watches = false }) {
  const work = mkdtempSync(join(tmpdir(), 'docs-build-incremental-'))
  const dir = join(work, 'site')
  const wrong = []
  let files = start
  /** @type {Awaited<ReturnType<typeof watchOnDisk>> | undefined} */
  let watched
  try {
    mkdirSync(dir)
    writeSite(dir, files)
    for (const command of ['build', 'check']) await reportOf(dir, command)
    if (watches) watched = await watchOnDisk(dir)
    for (const [name, edit] of edits) {
      const next = edit(files)
      const times = timesOf(dir, files)
      writeSite(dir, next, files)
      if (keepsTime()) for (const [path, time] of times) keepTime(join(dir, path), time)
      files = next
      wrong.push(...(await differences(work, files, watched)).map((what) => `after ${name}: ${what}`))
    }
  } finally {
    await watched?.stop()
    rmSync(work, { recursive: true, force: true })
  }
  return wrong
}

/** What build and check say and write, beside those of a clean copy. */
async function differences(work, files, watched) {
  const dir = join(work, 'site')
  // A folder that is new: its build has loaded nothing of another one, though its process has.
  const copy = mkdtempSync(join(work, 'copy-'))
  writeSite(copy, files)
  const [clean, built] = await Promise.all([reportOf(copy, 'build', runWarm), reportOf(dir, 'build')])
  const checked = await reportOf(dir, 'check')
  const tree = clean.code === 0 ? treeOf(join(copy, 'dist')) : undefined
  const output = tree ? differenceOf(treeOf(join(dir, 'dist')), tree) : ''
  const served = await watched?.differs({ dist: join(copy, 'dist'), paths: servedOf(tree), found: clean.found })
  return [
    ...(built.code === clean.code ? [] : [`a build ends with ${built.code}, a clean one with ${clean.code}`]),
    ...(built.found === clean.found ? [] : [`a build reports ${built.found}, a clean one ${clean.found}`]),
    ...(checked.found === clean.found ? [] : [`a check reports ${checked.found}, a clean build ${clean.found}`]),
    ...(output === '' ? [] : [`output: ${output}`]),
    ...(served ? [served] : []),
  ]
}

/** What is for the host of a built site, and the list of what a build wrote, are not served. */
const unserved = ['_headers', '.docs-build.json']

function servedOf(tree = {}) {
  return Object.keys(tree).filter((path) => !path.endsWith('/') && !unserved.includes(path))
}

async function reportOf(dir, command, run = runCommand) {
  const { code, stdout, stderr } = await run([command, '.', '--reporter', 'json'], { cwd: dir })
  if (stdout === '') throw new Error(`"${command}" ended with ${code} and no report: ${stderr}`)
  return { code, found: JSON.stringify(JSON.parse(stdout).diagnostics) }
}

function timesOf(dir, files) {
  return Object.keys(files).map((path) => {
    const { size, atime, mtime } = statSync(join(dir, path))
    return [path, { size, atime, mtime }]
  })
}

function keepTime(file, { size, atime, mtime }) {
  if (statSync(file, { throwIfNoEntry: false })?.size === size) utimesSync(file, atime, mtime)
}
