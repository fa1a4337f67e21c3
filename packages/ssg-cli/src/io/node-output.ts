import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { digest } from '../fingerprint.ts'
import type { Output, OutputEntry } from '../host.ts'
import { codeOf, reasonOf } from './node-files.ts'

/** The file in an output folder that lists what the tool wrote there. */
export const manifestName = '.docs-build.json'

/** An output folder that this tool did not write and will not replace. */
export class OutputRefused extends Error {
  override name = 'OutputRefused'
}

/** A disk that does not take the output: full, read-only, without permission. */
export class OutputFailed extends Error {
  override name = 'OutputFailed'
}

/** What an output folder says of itself. */
export interface Manifest {
  readonly generator: 'docs-build'
  /** The path that the site was built for. */
  readonly baseUrl: string
  readonly files: Readonly<Record<string, string>>
}

/** Size and time of each file after it was written: as long as they hold, so does its content. */
type Stamps = Readonly<Record<string, readonly [size: number, mtimeMs: number]>>

/**
 * The output folder on disk.
 *
 * New files go to a folder beside it; at the end unchanged ones are linked over and the two are swapped by
 * renaming. Whoever stops the build at any moment finds the old folder or the new one, never a mixture.
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
  const stampFile = join(options.stampDir, `${createHash('sha256').update(outDir).digest('hex').slice(0, 16)}.json`)
  const made = new Set<string>()
  let present: Readonly<Record<string, string>> = {}
  return { stagingDir, open, write, copy, commit, abort }

  function open(): Readonly<Record<string, string>> {
    recover(outDir, retiredDir)
    rmSync(stagingDir, { recursive: true, force: true })
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
    const unchanged = files.filter(({ path, print }) => present[path] === print)
    const removed = Object.keys(present).filter((path) => !wanted.has(path)).length
    const counts = { written: files.length - unchanged.length, unchanged: unchanged.length, removed }
    if (counts.written === 0 && removed === 0 && readManifest(outDir)?.baseUrl === baseUrl) {
      rmSync(stagingDir, { recursive: true, force: true })
      return counts
    }
    attempt(outDir, () => {
      mkdirSync(stagingDir, { recursive: true })
      for (const { path } of unchanged) keep(join(outDir, path), staged(path))
      keepForeignFiles(wanted)
      const manifest: Manifest = {
        generator: 'docs-build',
        baseUrl,
        files: Object.fromEntries(
          files.map(({ path, print }) => [path, print] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      }
      writeFileSync(join(stagingDir, manifestName), `${JSON.stringify(manifest, null, 1)}\n`)
      const stamps = Object.fromEntries(files.map(({ path }) => [path, stampOf(join(stagingDir, path))]))
      rmSync(retiredDir, { recursive: true, force: true })
      if (existsSync(outDir)) renameSync(outDir, retiredDir)
      else mkdirSync(dirname(outDir), { recursive: true })
      renameSync(stagingDir, outDir)
      rmSync(retiredDir, { recursive: true, force: true })
      mkdirSync(options.stampDir, { recursive: true })
      writeFileSync(stampFile, JSON.stringify(stamps))
    })
    return counts
  }

  /** Files that somebody else put into the output since the last build (a CNAME, a checkout's .git) move along. */
  function keepForeignFiles(wanted: ReadonlyMap<string, OutputEntry>): void {
    const manifest = readManifest(outDir)
    if (!manifest) return
    walk('')
    function walk(folder: string): void {
      for (const entry of readdirSync(join(outDir, folder), { withFileTypes: true })) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        if (entry.isDirectory()) walk(path)
        else if (path !== manifestName && manifest?.files[path] === undefined && !wanted.has(path))
          keep(join(outDir, path), staged(path))
      }
    }
  }

  function abort(): void {
    rmSync(stagingDir, { recursive: true, force: true })
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

/** A link costs nothing and keeps the time; where links are not possible a copy does. */
function keep(from: string, to: string): void {
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

/** What the manifest of an output folder says, undefined if docs-build did not write the folder. */
export function readManifest(outDir: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(outDir, manifestName), 'utf8'))
    if (
      typeof value !== 'object' ||
      value === null ||
      !('generator' in value) ||
      value.generator !== 'docs-build' ||
      !('files' in value)
    )
      return undefined
    // Written by commit above, which the generator's name proves as far as can be.
    return value as Manifest
  } catch {
    return undefined
  }
}

function isEmptyFolder(folder: string): boolean {
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0
}

function readStamps(file: string): Stamps | undefined {
  try {
    // Written by commit above; a wrong stamp only makes a file be written again.
    return JSON.parse(readFileSync(file, 'utf8')) as Stamps
  } catch {
    return undefined
  }
}

function intactFiles(outDir: string, manifest: Manifest, stamps: Stamps | undefined): Record<string, string> {
  const intact: Record<string, string> = {}
  for (const [path, print] of Object.entries(manifest.files)) {
    const file = join(outDir, path)
    const stamp = stamps?.[path]
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    const same = stamp ? stamp[0] === found.size && stamp[1] === found.mtimeMs : digest(readFileSync(file)) === print
    if (same) intact[path] = print
  }
  return intact
}

function stampOf(file: string): readonly [number, number] {
  const { size, mtimeMs } = statSync(file)
  return [size, mtimeMs]
}
