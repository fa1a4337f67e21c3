/** Sites that are large in one respect: built within limits of memory, and built again without writing what did not change. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from '../../bench/measure.mjs'
import { largeSites } from './scale/sites.mjs'
import { root } from './shared/run-command.mjs'

/** Megabytes of the process with its threads. */
const mostMemory = 1200

/** @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>} */
export async function run({ seed, short, report }) {
  /** @type {{ tried: number, failed: number } & Record<string, number>} */
  const counts = { tried: 0, failed: 0 }
  const details = []
  for (const site of largeSites({ seed, short })) {
    const dir = mkdtempSync(join(tmpdir(), 'docs-build-scale-'))
    try {
      site.write(dir)
      await tryBuild({ name: site.name, dir, pages: site.pages })
      for (const { name, apply, mostFiles } of site.edits ?? []) {
        apply(dir)
        await tryBuild({ name, dir, pages: site.pages, mostFiles })
      }
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }
  return { name: 'scale', counts, details }

  /** @type {(build: { name: string, dir: string, pages: number, mostFiles?: number }) => Promise<void>} */
  async function tryBuild({ name, dir, pages, mostFiles = Infinity }) {
    const built = await measuredBuild(dir)
    const { code, seconds, megabytes, written } = built
    counts.tried++
    counts[`s for ${name}`] = seconds
    counts[`MB for ${name}`] = megabytes
    counts[`files written for ${name}`] = written
    report(`${name}: exit code ${code}, ${seconds} s, ${megabytes} MB, ${written} files written`)
    const wrong = [
      code === 0 ? '' : `exit code ${code}: ${built.log.slice(-500)}`,
      built.pages >= pages ? '' : `${built.pages} pages, expected ${pages}`,
      megabytes <= mostMemory ? '' : `${megabytes} MB, expected at most ${mostMemory}`,
      written <= mostFiles ? '' : `${written} files written, expected at most ${mostFiles}`,
    ].filter(Boolean)
    if (wrong.length === 0) return
    counts.failed++
    details.push(`${name}: ${wrong.join(', ')}`)
  }
}

/** @param {string} dir */
async function measuredBuild(dir) {
  const args = [join(root, 'bin/docs-build.js'), 'build', dir]
  const { code, wall, tree = 0, log } = await measure({ command: process.execPath, args, cwd: dir })
  return {
    code,
    seconds: Number(wall.toFixed(1)),
    megabytes: Math.round(tree),
    written: numberIn(log, /([\d,]+) files? written/),
    pages: existsSync(join(dir, 'dist/sitemap.xml')) ? pagesIn(join(dir, 'dist/sitemap.xml')) : 0,
    log,
  }
}

/** @type {(text: string, pattern: RegExp) => number} */
function numberIn(text, pattern) {
  return Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? 0)
}

/** What the sitemap lists. @param {string} file */
function pagesIn(file) {
  return readFileSync(file, 'utf8').split('<loc>').length - 1
}
