import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fullSite } from '../shared/full-site.mjs'
import { runCommand } from '../shared/run-command.mjs'
import { differenceOf, treeOf } from '../shared/tree-of.mjs'
import { writeSite } from '../shared/write-site.mjs'

/**
 * Edit a site on disk step by step, with the real bundler, cache and output. `keepsTime` says whether an edit that leaves
 * the size of a file leaves its time too, as copies and archives do. Returns a sentence for each difference.
 *
 * @param {readonly (typeof import('../shared/full-site.mjs').fullSiteEdits)[number][]} edits
 * @param {() => boolean} keepsTime
 */
export async function tryOnDisk(edits, keepsTime) {
  const work = mkdtempSync(join(tmpdir(), 'docs-build-incremental-'))
  const dir = join(work, 'site')
  const wrong = []
  let files = fullSite
  try {
    mkdirSync(dir)
    writeSite(dir, files)
    for (const command of ['build', 'check']) await reportOf(dir, command)
    for (const [name, edit] of edits) {
      const next = edit(files)
      const times = timesOf(dir, files)
      writeSite(dir, next, files)
      if (keepsTime()) for (const [path, time] of times) keepTime(join(dir, path), time)
      files = next
      wrong.push(...(await differences(work, files)).map((what) => `after ${name}: ${what}`))
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return wrong
}

/** What build and check say and write, beside those of a clean copy. */
async function differences(work, files) {
  const [dir, copy] = ['site', 'copy'].map((name) => join(work, name))
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  writeSite(copy, files)
  const clean = await reportOf(copy, 'build')
  const [built, checked] = [await reportOf(dir, 'build'), await reportOf(dir, 'check')]
  const output = clean.code === 0 ? differenceOf(treeOf(join(dir, 'dist')), treeOf(join(copy, 'dist'))) : ''
  return [
    ...(built.code === clean.code ? [] : [`a build ends with ${built.code}, a clean one with ${clean.code}`]),
    ...(built.found === clean.found ? [] : [`a build reports ${built.found}, a clean one ${clean.found}`]),
    ...(checked.found === clean.found ? [] : [`a check reports ${checked.found}, a clean build ${clean.found}`]),
    ...(output === '' ? [] : [`output: ${output}`]),
  ]
}

async function reportOf(dir, command) {
  const { code, stdout, stderr } = await runCommand([command, '.', '--reporter', 'json'], { cwd: dir })
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
