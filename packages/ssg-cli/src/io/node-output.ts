import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { OutputFile } from '../model/page-job.ts'
import { join, resolve } from 'node:path'
import type { Output } from '../host.ts'
import { hashOf } from '../text/hash.ts'
import { codeOf, reasonOf } from './files/node-files.ts'
import { draftOf } from './files/own-file.ts'
import { fileAbove } from './output/file-above.ts'
import { newFolderStamps, withoutFoldersOf } from './output/folder-stamps.ts'
import { joinFile } from './output/join-file.ts'
import { storedStamps, storeStamps, type KnownStamps } from './output/known-stamps.ts'
import { nextFolder } from './output/next-folder.ts'
import { OutputFailed } from './output/output-failed.ts'
import { retiredFolder, stagingFolder } from './output/output-folders.ts'
import { ownPath } from './output/own-path.ts'
import { manifestName, manifestText, readManifest, type Manifest } from './output/manifest.ts'
import { lendFolder } from './output/lend-folder.ts'
import { lentLink, takeBackLink } from './output/lent-link.ts'
import { roomProblem } from './output/room-problem.ts'
import { spareFolder, type SpareFolder } from './output/spare-folder.ts'
import { intactFiles, newStamps, type IntactFiles, type Placed } from './output/stamps.ts'
import { swapFolders } from './output/swap-folders.ts'
import { parentFolders } from './files/folders.ts'
import { readFile } from './files/read-file.ts'

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
interface OpenOutput extends Pick<KnownStamps, 'folders' | 'spareFolders'> {
  readonly manifest: Manifest | undefined
  readonly intact: IntactFiles
  readonly makeParent: (file: string) => void
}

/** What the output is to be. */
interface Wanted {
  readonly files: readonly OutputFile[]
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
  const link = lentLink(siteDir, stampDir)
  let open = unread()
  let isClosed = false
  let isReplaced = false
  return {
    stagingDir,
    open() {
      isReplaced = false
      takeBackLink(link)
      open = unread()
      open = openOutput(folders)
      return open.intact.files
    },
    write: (path, content) => attempt(path, () => writeFileSync(staged(path, folders, open), content)),
    read: (path) => [stagingDir, outDir].map((folder) => join(folder, ownPath(path))).flatMap(textIn)[0],
    join: (path, parts) =>
      attempt(path, () => ({ path, ...joinFile(staged(path, folders, open), parts, join(outDir, path)) })),
    copy: (from, path) => attempt(path, () => copyFileSync(resolve(siteDir, from), staged(path, folders, open))),
    async commit(files, baseUrl) {
      // A build that was interrupted may be at work for another moment.
      if (isClosed) throw new Error('The output is closed')
      const counts = commit(files, baseUrl, folders, open)
      isReplaced = true
      return counts
    },
    folder: outDir,
    lend(task) {
      const own = Object.keys(readManifest(outDir)?.files ?? {})
      const isOwn = (name: string) => own.some((file) => file === name || file.startsWith(`${name}/`))
      const listFile = join(stampDir, `${key}-lent.json`)
      return lendFolder({ folder: outDir, link, listFile, isOwn }, task)
    },
    abort() {
      if (existsSync(stagingDir)) rmSync(stagingDir, { recursive: true, force: true })
    },
    close() {
      isClosed = true
      return !isReplaced
    },
  }
}

/** What is known before an output is opened, and of an empty one. */
function unread(): OpenOutput {
  const intact = { files: {}, stamps: {}, reread: new Set<string>() }
  return { manifest: undefined, intact, folders: new Map(), spareFolders: new Map(), makeParent: parentFolders() }
}

/** Make ready for new files, and look which old ones are there. */
function openOutput({ outDir, stagingDir, retiredDir, stampFile, spare }: Folders): OpenOutput {
  const above = fileAbove(outDir)
  if (above !== undefined)
    throw new OutputRefused(`The output folder "${outDir}" can't be made: "${above}" is no folder.`)
  recover(outDir, retiredDir)
  const problem = existsSync(outDir) ? undefined : roomProblem(outDir)
  if (problem !== undefined) throw new OutputRefused(`The output folder "${outDir}" can't be made. ${problem}`)
  rmSync(stagingDir, { recursive: true, force: true })
  // Where the folder of these is a file, there are no drafts.
  for (const draft of [stampFile, spare.record].map(draftOf)) if (existsSync(draft)) rmSync(draft, { force: true })
  const manifest = readManifest(outDir)
  if (!manifest && existsSync(outDir) && !isEmptyFolder(outDir)) {
    throw new OutputRefused(
      `The output folder "${outDir}" holds files that docs-build did not write, and it never deletes those. Choose another one with --out-dir, or empty it yourself.`,
    )
  }
  if (!manifest) return unread()
  const { files, ...known } = storedStamps(stampFile)
  return { ...unread(), ...known, manifest, intact: intactFiles(outDir, manifest, files) }
}

function textIn(file: string): string[] {
  return existsSync(file) ? [readFile(file, 'utf8')] : []
}

/** The path that a new file is written to. */
function staged(path: string, { stagingDir }: Folders, { makeParent }: OpenOutput): string {
  const file = join(stagingDir, ownPath(path))
  makeParent(file)
  return file
}

function commit(
  files: readonly OutputFile[],
  baseUrl: string,
  folders: Folders,
  open: OpenOutput,
): { written: number; unchanged: number; removed: number } {
  const { stagingDir } = folders
  const { manifest, intact } = open
  const wanted = new Set(files.map(({ path }) => ownPath(path)))
  const kept = new Set(files.flatMap(({ path, hash }) => (intact.files[path] === hash ? [path] : [])))
  const removed = Object.keys(intact.files).filter((path) => !wanted.has(path)).length
  const counts = { written: files.length - kept.size, unchanged: kept.size, removed }
  if (counts.written > 0 || removed > 0 || manifest?.baseUrl !== baseUrl) {
    attempt(folders.outDir, () => replaceOutput({ files, baseUrl, kept }, folders, open))
    return counts
  }
  rmSync(stagingDir, { recursive: true, force: true })
  if (intact.reread.size > 0) {
    // A file of which only the content is known may not be the one that the spare folder has.
    const spareFolders = withoutFoldersOf(open.spareFolders, intact.reread)
    keepStamps({ files, kept, placed: new Set(), atMs: Date.now() }, folders, { ...open, spareFolders })
  }
  return counts
}

/** Put the folder of the wanted files in the place of the output, and keep the old one. */
function replaceOutput({ files, baseUrl, kept }: Wanted, folders: Folders, open: OpenOutput): void {
  const next = nextFolder({ files, kept, ...folders, ...open })
  const manifest = join(next.path, manifestName)
  writeFileSync(manifest, manifestText(files, baseUrl))
  const { ctimeMs: atMs } = statSync(manifest)
  swapFolders(next.path, folders.outDir)
  const { placed, foreign, spareFolders } = next
  tidyUp(
    () => {
      const own = withoutFoldersOf(next.folders ?? newFolderStamps(folders.outDir, placed.keys(), atMs), foreign)
      keepStamps({ files, kept, placed, atMs }, folders, { ...open, spareFolders, folders: own })
    },
    folders,
    open,
  )
}

/** Keep the stamps of the output as it is now, so that the next build need not read it. */
function keepStamps(
  { files, ...made }: Pick<Wanted, 'files' | 'kept'> & { readonly placed: Placed; readonly atMs: number },
  { outDir, stampFile }: Folders,
  { intact: { stamps }, folders, spareFolders }: Omit<OpenOutput, 'makeParent'>,
): void {
  const paths = files.map(({ path }) => path)
  storeStamps(stampFile, { files: newStamps(outDir, paths, { stamps, ...made }), folders, spareFolders })
}

/** Keep what makes the next build fast. The new output stands: nothing that fails here, as on a full disk, is a failure of it. */
function tidyUp(
  keep: () => void,
  { stagingDir, retiredDir, stampFile, spare }: Folders,
  { intact: { files } }: OpenOutput,
): void {
  try {
    rmSync(stagingDir, { recursive: true, force: true })
    if (existsSync(retiredDir)) spare.keep(retiredDir, files)
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

/** A build that was killed between its two renames left the old output under the retired name. */
function recover(outDir: string, retiredDir: string): void {
  if (!existsSync(retiredDir)) return
  if (existsSync(outDir)) rmSync(retiredDir, { recursive: true, force: true })
  else renameSync(retiredDir, outDir)
}

function isEmptyFolder(folder: string): boolean {
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0
}
