import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Output, OutputEntry } from '../host.ts'
import { codeOf, reasonOf } from './node-files.ts'
import { manifestName, manifestText, readManifest } from './output/manifest.ts'
import { spareFolder } from './output/spare-folder.ts'
import { intactFiles, readStamps, stampOf } from './output/stamps.ts'
import { walkFiles } from './output/walk-files.ts'

/** An output folder that this tool did not write and will not replace. */
export class OutputRefused extends Error {
  override name = 'OutputRefused'
}

/** A disk that does not take the output: full, read-only, without permission. */
export class OutputFailed extends Error {
  override name = 'OutputFailed'
}

/**
 * The output folder on disk.
 *
 * New files go to a folder beside it. At the end the next folder is completed with the unchanged ones: where few
 * files changed, it is the output before the present one, brought up to date. Then the two are swapped by renaming.
 * Whoever stops the build at any moment finds the old folder or the new one, never a mixture.
 */
export function nodeOutput(options: {
  readonly outDir: string
  readonly siteDir: string
  readonly stampDir: string
}): Output & { readonly stagingDir: string } {
  const { outDir, siteDir } = options
  const name = basename(outDir)
  const stagingDir = join(dirname(outDir), `.${name}.docs-build-new`)
  const retiredDir = join(dirname(outDir), `.${name}.docs-build-old`)
  const key = createHash('sha256').update(outDir).digest('hex').slice(0, 16)
  const stampFile = join(options.stampDir, `${key}.json`)
  const spare = spareFolder(join(options.stampDir, `${key}-spare`))
  const made = new Set<string>()
  let present: Readonly<Record<string, string>> = {}
  return { stagingDir, open, write, copy, commit, abort }

  function open(): Readonly<Record<string, string>> {
    const above = fileAbove(outDir)
    if (above !== undefined)
      throw new OutputRefused(`The output folder "${outDir}" can't be made: "${above}" is a file.`)
    recover(outDir, retiredDir)
    rmSync(stagingDir, { recursive: true, force: true })
    made.clear()
    present = {}
    const manifest = readManifest(outDir)
    if (manifest) present = intactFiles(outDir, manifest, readStamps(stampFile))
    else if (existsSync(outDir) && !isEmptyFolder(outDir)) {
      throw new OutputRefused(
        `The output folder "${outDir}" holds files that docs-build did not write, and it never deletes those. Choose another one with --out-dir, or empty it yourself.`,
      )
    }
    return present
  }

  function write(path: string, content: string | Uint8Array): void {
    attempt(path, () => writeFileSync(staged(path), content))
  }

  function copy(from: string, path: string): void {
    attempt(path, () => copyFileSync(resolve(siteDir, from), staged(path)))
  }

  function staged(path: string): string {
    const file = join(stagingDir, path)
    const folder = dirname(file)
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true })
      made.add(folder)
    }
    return file
  }

  async function commit(
    files: readonly OutputEntry[],
    baseUrl: string,
  ): Promise<{ written: number; unchanged: number; removed: number }> {
    const wanted = new Map(files.map((file) => [file.path, file]))
    const kept = new Set(files.flatMap(({ path, hash }) => (present[path] === hash ? [path] : [])))
    const removed = Object.keys(present).filter((path) => !wanted.has(path)).length
    const counts = { written: files.length - kept.size, unchanged: kept.size, removed }
    if (counts.written === 0 && removed === 0 && readManifest(outDir)?.baseUrl === baseUrl) {
      rmSync(stagingDir, { recursive: true, force: true })
      return counts
    }
    attempt(outDir, () => {
      // What is not kept is put there anew, whatever has its path: a file that somebody changed in the output
      // may be changed in the spare folder too, for the two are one.
      const content = new Map(files.map(({ path, hash }) => [path, kept.has(path) ? hash : '']))
      for (const path of foreignFiles(wanted)) content.set(path, '')
      const isShared = (path: string) => kept.has(path) || !wanted.has(path)
      const place = (path: string, to: string) =>
        isShared(path) ? share(join(outDir, path), to) : renameSync(join(stagingDir, path), to)
      const fewChanges = counts.written * 2 < files.length
      const next = (fewChanges && spare.become(content, place)) || completeStaging([...content.keys()].filter(isShared))
      writeFileSync(join(next, manifestName), manifestText(files, baseUrl))
      const known = readStamps(stampFile)
      const stamps = Object.fromEntries(
        files.map(({ path }) => [path, (kept.has(path) && known?.[path]) || stampOf(join(next, path))]),
      )
      replaceBy(next)
      mkdirSync(options.stampDir, { recursive: true })
      writeFileSync(stampFile, JSON.stringify(stamps))
    })
    return counts
  }

  /** Link to the staged files what the output has already. */
  function completeStaging(paths: readonly string[]): string {
    mkdirSync(stagingDir, { recursive: true })
    for (const path of paths) share(join(outDir, path), staged(path))
    return stagingDir
  }

  function replaceBy(next: string): void {
    rmSync(retiredDir, { recursive: true, force: true })
    if (existsSync(outDir)) renameSync(outDir, retiredDir)
    else mkdirSync(dirname(outDir), { recursive: true })
    renameSync(next, outDir)
    rmSync(stagingDir, { recursive: true, force: true })
    if (existsSync(retiredDir)) spare.keep(retiredDir, present)
  }

  /** Files that somebody else put into the output since the last build (a CNAME, a checkout's .git) move along. */
  function foreignFiles(wanted: ReadonlyMap<string, OutputEntry>): string[] {
    const manifest = readManifest(outDir)
    if (!manifest) return []
    return [...walkFiles(outDir)].filter(
      (path) => path !== manifestName && manifest.files[path] === undefined && !wanted.has(path),
    )
  }

  function abort(): void {
    if (existsSync(stagingDir)) rmSync(stagingDir, { recursive: true, force: true })
  }

  function attempt(path: string, action: () => void): void {
    try {
      action()
    } catch (error) {
      if (codeOf(error) === undefined) throw error
      throw new OutputFailed(
        `The output file "${path}" can't be written. ${reasonOf(error)} The previous output is untouched.`,
      )
    }
  }
}

/** The part of a path that is a file, where a folder is needed. */
function fileAbove(path: string): string | undefined {
  if (existsSync(path)) return statSync(path).isDirectory() ? undefined : path
  return dirname(path) === path ? undefined : fileAbove(dirname(path))
}

/** A link costs nothing and keeps the time; where links are not possible a copy does. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** A build that was killed between its two renames left the old output under the retired name. */
function recover(outDir: string, retiredDir: string): void {
  if (!existsSync(retiredDir)) return
  if (existsSync(outDir)) rmSync(retiredDir, { recursive: true, force: true })
  else renameSync(retiredDir, outDir)
}

function isEmptyFolder(folder: string): boolean {
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0
}
