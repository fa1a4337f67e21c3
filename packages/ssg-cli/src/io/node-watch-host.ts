import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Cache } from '../host.ts'
import type { Asset } from '../model/asset.ts'
import type { FileChange } from '../watch/watch-host.ts'
import type { WatchHost } from '../watch/watch-host.ts'
import { assetReader } from './files/assets.ts'
import { absent, changedInputs, changedPackageFiles, type BundleInputs } from './bundler/kept/bundle-inputs.ts'
import { keyOf, loadedFiles, loadedPackages } from './bundler/import-module/package-key.ts'
import { lenientBundler } from './bundler/lenient-bundler.ts'
import { cachedCodeStyles } from './cached-code-styles.ts'
import { lockSite, type SiteLock } from './lock.ts'
import { machineEnvironment } from './machine-environment.ts'
import { memoryOutput } from './memory/memory-output.ts'
import { enterSite } from './enter-site.ts'
import { nodeBundler } from './node-bundler.ts'
import { nodeCache } from './cache/node-cache.ts'
import { followedGit, type FollowedGit } from './git/followed-git.ts'
import { nodeGit } from './node-git.ts'
import { workFolder } from './node-host.ts'
import { runId } from './cache/packs.ts'
import { pageTools } from './threads/page-tools.ts'
import { pluginStore } from './packages/plugin-store.ts'
import { savedIfPossible } from './files/saved-if-possible.ts'
import { noSharedCache } from './shared-cache/no-shared-cache.ts'
import { readyMade } from './ready-made/ready-made.ts'
import { RememberedFiles } from './files/remembered-files.ts'
import { warmPages } from './threads/warm-pages.ts'
import { isInstalled } from './files/within.ts'

/** A {@link WatchHost} on this machine. */
export interface NodeWatchHost extends WatchHost {
  /** Look at remembered files once more, and tell what changed unnoticed. */
  readonly outdated: (paths?: readonly string[]) => readonly FileChange[]
  /** Files that code bundles were made from, relative to the site folder. */
  readonly bundled: () => readonly string[]
  /**
   * Files of packages that code bundles were made from or that were looked for, and one of each folder of those that Node has
   * loaded; and what tells of commits. Absolute.
   */
  readonly packageFiles: () => readonly string[]
  /** Look at packages once more: files of bundles that changed, and names of packages of which Node has loaded what they were. */
  readonly outdatedPackages: () => { readonly changes: readonly FileChange[]; readonly loaded: readonly string[] }
  /** Whether another commit is checked out since pages were made that show what commits say: then the file that tells of it. */
  readonly committed: () => readonly FileChange[]
  /** Begin anew, for the folder of the site was gone and with it what was kept there. */
  readonly reset: () => void
  /** Say where the site can be seen, to those who want to watch it too. */
  readonly tell: (url: string) => void
  /** Keep what is known on the disk, for the next start. */
  readonly keep: () => void
  /** Keep what is known and give the site free. */
  readonly close: () => Promise<void>
}

/** What a watch holds open in its work folder. */
interface OpenFolder {
  readonly lock: SiteLock
  readonly stored: ReturnType<typeof nodeCache>
  readonly tools: ReturnType<typeof pageTools>
}

/** The options of {@link nodeWatchHost}. */
export interface WatchHostOptions {
  /** Absolute path of the site folder. */
  readonly siteDir: string
  readonly version: string
  /** Is told what is waited for. */
  readonly say?: (words: string) => void
}

/** The cache of the folder that is open now. */
function cacheOf(folder: () => OpenFolder, { say = () => undefined }: Pick<WatchHostOptions, 'say'>): Cache {
  return {
    get: (step, key) => folder().stored.get(step, key),
    has: (step, key) => folder().stored.has(step, key),
    set: (step, key, value) => folder().stored.set(step, key, value),
    save: () => savedIfPossible(folder().stored, say).save(),
    repair: () => folder().stored.repair(),
    // Blobs of this process may not be on disk yet; its own tools know.
    readBlob: (ref) => folder().tools.readBlob(ref),
    writeBlob: (text) => folder().tools.blobs.write(text),
  }
}

/**
 * A host for a site that is watched. It keeps its own cache, so that a build may run beside it.
 *
 * @throws {SiteLocked} when the site is watched already.
 */
export function nodeWatchHost(options: WatchHostOptions): NodeWatchHost {
  const { siteDir } = options
  const leaveSite = enterSite(siteDir)
  const workDir = join(siteDir, workFolder, 'watch')
  let work = openFolder(workDir, { ...options, read: true })
  let shownAt: string | undefined
  // What is open may be opened anew: nobody else holds it.
  const cache = cacheOf(() => work, options)
  const files = new RememberedFiles(siteDir, cache)
  let look = assetReader(files)
  const asset = (path: string): Asset | undefined => look(path)
  const ready = readyMade(siteDir)
  const bundler = lenientBundler(
    nodeBundler({ siteDir, workDir, version: options.version, isWatch: true, cache, ready, asset }),
  )
  const output = memoryOutput()
  const { importModule, reads } = work.tools
  const blobs = { write: cache.writeBlob, flush: () => work.tools.blobs.flush() }
  const keep = () => {
    // A folder that is gone takes nothing, and the next start knows nothing.
    if (!existsSync(siteDir)) return
    blobs.flush()
    cache.save()
  }
  const followed = followedGit(nodeGit({ siteDir, workDir: join(siteDir, workFolder) }), siteDir)
  const outdatedCode = codeLooker(() => bundler.inputs(), siteDir)
  return {
    files,
    cache,
    bundler,
    output,
    pages: warmPages({
      siteDir,
      files,
      asset,
      blobs,
      readBlob: cache.readBlob,
      importModule,
      reads,
      write: output.write,
    }),
    asset,
    shared: noSharedCache,
    pluginStore: pluginStore(siteDir, (folder) => files.forget([{ path: folder, kind: 'removed' }])),
    git: followed.git,
    importModule,
    progress: () => undefined,
    get env() {
      return machineEnvironment()
    },
    codeStyles: cachedCodeStyles(cache, ready),
    written: output.written,
    outdated: (paths) => [...files.outdated(paths), ...outdatedCode(paths)],
    bundled: () => Object.entries(bundler.inputs()).flatMap(([path, hash]) => (hash === absent ? [] : [path])),
    ...packageLooker(() => bundler.inputs(), { siteDir, cache, followed }),
    committed: followed.changes,
    forget(changes) {
      files.forget(changes)
      look = assetReader(files)
    },
    reset() {
      closeFolder(work)
      work.lock.release()
      work = openFolder(workDir, { ...options, read: false })
      if (shownAt !== undefined) work.lock.tell(shownAt)
    },
    tell(url) {
      shownAt = url
      work.lock.tell(url)
    },
    keep,
    async close() {
      keep()
      closeFolder(work)
      await bundler.close()
      work.lock.release()
      leaveSite()
    },
  }
}

/** Finds code that is not as it was bundled, all of it or what is asked for: the bundler remembers no more than what it was. */
function codeLooker(inputsNow: () => BundleInputs, siteDir: string): NodeWatchHost['outdated'] {
  const told = new Map<string, string>()
  return (paths) => {
    const inputs = inputsNow()
    const asked = paths?.flatMap((path) => (path in inputs ? [[path, inputs[path] ?? ''] as const] : []))
    const changed = changedInputs(asked ? Object.fromEntries(asked) : inputs, siteDir)
    // Code that can't be bundled stays what it was: of each state it is told once.
    const fresh = changed.filter(({ path, state }) => !paths || told.get(path) !== state)
    for (const { path, state } of fresh) told.set(path, state)
    return fresh.map(({ path, kind }) => ({ path, kind }))
  }
}

/** Finds packages that are not as they were bundled or loaded. */
function packageLooker(
  inputsNow: () => BundleInputs,
  { siteDir, cache, followed }: { readonly siteDir: string; readonly cache: Cache; readonly followed: FollowedGit },
): Pick<NodeWatchHost, 'packageFiles' | 'outdatedPackages'> {
  return {
    packageFiles() {
      const bundled = Object.keys(inputsNow()).map((path) => resolve(siteDir, path))
      return [...bundled.filter((path) => isInstalled(path)), ...loadedFiles(), ...followed.files()]
    },
    outdatedPackages: () => ({
      changes: changedPackageFiles(inputsNow(), siteDir),
      loaded: loadedPackages().flatMap(({ name, from, key }) => (keyOf(name, from, cache) === key ? [] : [name])),
    }),
  }
}

function openFolder(
  workDir: string,
  { siteDir, version, say, read }: WatchHostOptions & { readonly read: boolean },
): OpenFolder {
  const cacheDir = join(workDir, 'cache')
  const lock = lockSite(workDir, 'watch', say)
  const stored = nodeCache(cacheDir, { version, read, remembers: true })
  // Once at the start: who waits for a page has no use for a second attempt.
  stored.repair()
  return {
    lock,
    stored,
    tools: pageTools({ siteDir, cacheDir, stagingDir: workDir, packName: `${runId()}-watch.pack` }),
  }
}

function closeFolder({ stored, tools }: OpenFolder): void {
  stored.close()
  tools.close()
}
