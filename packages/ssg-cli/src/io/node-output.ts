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
import { join, resolve } from 'node:path'
import type { Output, OutputEntry } from '../host.ts'
import { hashOf } from '../text/hash.ts'
import { storedValue, storeValue } from './cache/stored-value.ts'
import { codeOf, reasonOf } from './node-files.ts'
import { draftOf } from './own-file.ts'
import { fileAbove } from './output/file-above.ts'
import { joinFile } from './output/join-file.ts'
import { OutputFailed } from './output/output-failed.ts'
import { retiredFolder, stagingFolder } from './output/output-folders.ts'
import { ownPath } from './output/own-path.ts'
import { manifestName, manifestText, readManifest } from './output/manifest.ts'
import { spareFolder, type SpareFolder } from './output/spare-folder.ts'
import { intactFiles, newStamps, type IntactFiles, type Placed, type Stamps } from './output/stamps.ts'
import { swapFolders } from './output/swap-folders.ts'
import { parentFolders, walkFiles } from './folders.ts'

/** An output folder that this tool did not write and will not replace. */
export class OutputRefused extends Error {
  override name = 'OutputRefused'
}

/** Where an output is, was and will be, all absolute. */
interface Folders {
  readonly outDir: string
  /** New files, until they are the output. */
  readonly stagingDir: string
  /** The output while another takes its path. */
  readonly retiredDir: string
  readonly stampFile: string
  readonly spare: SpareFolder
}

/** An output between `open` and `commit`. */
interface OpenOutput {
  /** Path → hash of files that are as the last build wrote them. */
  readonly present: Readonly<Record<string, string>>
  readonly intact: IntactFiles
  readonly makeParent: (file: string) => void
}

const nothing: IntactFiles = { files: {}, stamps: {}, wereRead: false }

/** What the output is to be. */
interface Wanted {
  readonly files: readonly OutputEntry[]
  readonly baseUrl: string
  /** Paths of files that stay as they are. */
  readonly kept: ReadonlySet<string>
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
  const { outDir, siteDir, stampDir } = options
  const key = hashOf(outDir).slice(0, 16)
  const folders: Folders = {
    outDir,
    stagingDir: stagingFolder(outDir),
    retiredDir: retiredFolder(outDir),
    stampFile: join(stampDir, `${key}.json`),
    spare: spareFolder(join(stampDir, `${key}-spare`)),
  }
  const { stagingDir } = folders
  let open: OpenOutput = { present: {}, intact: nothing, makeParent: parentFolders() }
  return {
    stagingDir,
    open() {
      open = { present: {}, intact: nothing, makeParent: parentFolders() }
      const intact = openOutput(folders)
      open = { ...open, intact, present: intact.files }
      return open.present
    },
    write: (path, content) => attempt(path, () => writeFileSync(staged(path, folders, open), content)),
    join: (path, parts) =>
      attempt(path, () => ({ path, ...joinFile(staged(path, folders, open), parts, join(outDir, path)) })),
    copy: (from, path) => attempt(path, () => copyFileSync(resolve(siteDir, from), staged(path, folders, open))),
    commit: async (files, baseUrl) => commit(files, baseUrl, folders, open),
    abort() {
      if (existsSync(stagingDir)) rmSync(stagingDir, { recursive: true, force: true })
    },
  }
}

/** Make ready for new files, and say which old ones are there. */
function openOutput({ outDir, stagingDir, retiredDir, stampFile, spare }: Folders): IntactFiles {
  const above = fileAbove(outDir)
  if (above !== undefined) throw new OutputRefused(`The output folder "${outDir}" can't be made: "${above}" is a file.`)
  recover(outDir, retiredDir)
  rmSync(stagingDir, { recursive: true, force: true })
  for (const file of [stampFile, spare.record]) rmSync(draftOf(file), { force: true })
  const manifest = readManifest(outDir)
  if (manifest) return intactFiles(outDir, manifest, storedValue<Stamps>(stampFile))
  if (existsSync(outDir) && !isEmptyFolder(outDir)) {
    throw new OutputRefused(
      `The output folder "${outDir}" holds files that docs-build did not write, and it never deletes those. Choose another one with --out-dir, or empty it yourself.`,
    )
  }
  return nothing
}

/** The path that a new file is written to. */
function staged(path: string, { stagingDir }: Folders, { makeParent }: OpenOutput): string {
  const file = join(stagingDir, ownPath(path))
  makeParent(file)
  return file
}

function commit(
  files: readonly OutputEntry[],
  baseUrl: string,
  folders: Folders,
  open: OpenOutput,
): { written: number; unchanged: number; removed: number } {
  const { outDir, stagingDir } = folders
  const wanted = new Set(files.map(({ path }) => ownPath(path)))
  const kept = new Set(files.flatMap(({ path, hash }) => (open.present[path] === hash ? [path] : [])))
  const removed = Object.keys(open.present).filter((path) => !wanted.has(path)).length
  const counts = { written: files.length - kept.size, unchanged: kept.size, removed }
  if (counts.written === 0 && removed === 0 && readManifest(outDir)?.baseUrl === baseUrl) {
    rmSync(stagingDir, { recursive: true, force: true })
    if (open.intact.wereRead) keepStamps({ files, placed: new Set(), atMs: Date.now() }, folders, open)
  } else attempt(outDir, () => replaceOutput({ files, baseUrl, kept }, folders, open))
  return counts
}

/** Put the folder of the wanted files in the place of the output, and keep the old one. */
function replaceOutput(wanted: Wanted, folders: Folders, open: OpenOutput): void {
  const { files, baseUrl } = wanted
  const { next, placed } = nextFolder(wanted, folders, open)
  writeFileSync(join(next, manifestName), manifestText(files, baseUrl))
  const { ctimeMs } = statSync(join(next, manifestName))
  swapFolders(next, folders.outDir)
  tidyUp(() => keepStamps({ files, placed, atMs: ctimeMs }, folders, open), folders, open)
}

/** Keep the stamps of the output as it is now, so that the next build need not read it. */
function keepStamps(
  { files, placed, atMs }: { files: readonly OutputEntry[]; placed: Placed; atMs: number },
  { outDir, stampFile }: Folders,
  { intact: { stamps: kept } }: OpenOutput,
): void {
  const paths = files.map(({ path }) => path)
  storeValue(stampFile, newStamps(outDir, paths, { kept, placed, atMs }))
}

/** A folder with all files of the output, those included that somebody else put there, and the ones that it lacked. */
function nextFolder({ files, kept }: Wanted, folders: Folders, open: OpenOutput): { next: string; placed: Placed } {
  const { outDir, stagingDir, spare } = folders
  // What is not kept is put there anew, whatever has its path: a file that somebody changed in the output
  // may be changed in the spare folder too, for the two are one.
  const content = new Map(files.map(({ path, hash }) => [path, kept.has(path) ? hash : '']))
  const foreign = foreignFiles(outDir, content)
  for (const path of foreign) content.set(path, '')
  const shared = new Set([...kept, ...foreign])
  const placed = new Set<string>()
  const put = (path: string, to: string) => {
    placed.add(path)
    if (shared.has(path)) share(join(outDir, path), to)
    else renameSync(join(stagingDir, path), to)
  }
  const isNear = (files.length - kept.size) * 2 < files.length
  const changed = isNear ? spare.become(content, put, open.intact.stamps) : undefined
  if (changed !== undefined) return { next: changed, placed }
  // Link to the staged files what the output has already.
  mkdirSync(stagingDir, { recursive: true })
  for (const path of shared) share(join(outDir, path), staged(path, folders, open))
  return { next: stagingDir, placed: content }
}

/** Files that somebody else put into the output since the last build (a CNAME, a checkout's .git) move along. */
function foreignFiles(outDir: string, wanted: ReadonlyMap<string, string>): string[] {
  const manifest = readManifest(outDir)
  if (!manifest) return []
  return [...walkFiles(outDir)].filter(
    (path) => path !== manifestName && manifest.files[path] === undefined && !wanted.has(path),
  )
}

/** Keep what makes the next build fast. The new output stands: nothing that fails here, as on a full disk, is a failure of it. */
function tidyUp(
  keep: () => void,
  { stagingDir, retiredDir, stampFile, spare }: Folders,
  { present }: OpenOutput,
): void {
  try {
    rmSync(stagingDir, { recursive: true, force: true })
    if (existsSync(retiredDir)) spare.keep(retiredDir, present)
    keep()
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    // A part of the stamps is none: the next build reads the output instead.
    rmSync(stampFile, { force: true })
  }
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    throw new OutputFailed(
      `The output file "${path}" can't be written. ${reasonOf(error)} The previous output is untouched.`,
    )
  }
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
