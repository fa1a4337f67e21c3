import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Host, Progress } from '../host.ts'
import { assetReader } from './files/assets.ts'
import { cachedCodeStyles } from './cached-code-styles.ts'
import { nodeBundler } from './node-bundler.ts'
import { nodeCache } from './cache/node-cache.ts'
import { enterSite } from './enter-site.ts'
import { hookSeconds } from './threads/hook-seconds.ts'
import { importForeign } from './packages/native-import.ts'
import { nodeFiles } from './files/node-files.ts'
import { nodeGit } from './node-git.ts'
import { nodeOutput } from './node-output.ts'
import { runId } from './cache/packs.ts'
import { NodePagePool } from './threads/page-pool.ts'
import { pluginStore } from './packages/plugin-store.ts'
import { savedIfPossible } from './files/saved-if-possible.ts'
import { NodeSharedCache } from './shared-cache/node-shared-cache.ts'
import { machineEnvironment } from './machine-environment.ts'
import { readyMade } from './ready-made/ready-made.ts'

/** Name of the folder in a site where the tool keeps what it knows. */
export const workFolder = '.docs-build'

/** The options of {@link nodeHost}. */
export interface NodeHostOptions {
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Absolute path of the output folder. */
  readonly outDir: string
  /** Absolute path of the folder for what the tool knows. */
  readonly workDir?: string
  /** Version of the tool: a cache of another one is not read. */
  readonly version: string
  /** `fresh`: read nothing from the cache; `delete`: empty it first. */
  readonly cache: 'use' | 'fresh' | 'delete'
  /** Worker threads, 0 for none; undefined for what the machine has. */
  readonly workers?: number
  /** Absolute path of a folder for bundles, when another command works in the site's own. */
  readonly bundleDir?: string
  /** True: the cache is read and left as it is. */
  readonly isReadOnly?: boolean
  readonly progress?: (progress: Progress) => void
  /** Is told what could not be kept. */
  readonly say?: (words: string) => void
  /** Default: those of this process. */
  readonly env?: Host['env']
  /** Told of each file of the tool's own that was not as it was written; what it held is made again. */
  readonly onDamage?: (file: string) => void
  /** True: what is made is for the shared cache only, as with a shard. */
  readonly isForStore?: boolean
  /** Tell with the progress what each page takes. */
  readonly profile?: boolean
}

/** A host on this machine: files, cache, esbuild, git and threads are real. Call `close` in the end. */
export function nodeHost(options: NodeHostOptions): Host & { close(): Promise<void> } {
  const { siteDir, outDir, onDamage } = options
  const { workDir = join(siteDir, workFolder) } = options
  const leaveSite = enterSite(siteDir)
  const cacheDir = join(workDir, 'cache')
  if (options.cache === 'delete') rmSync(cacheDir, { recursive: true, force: true })
  const kept = nodeCache(cacheDir, { version: options.version, read: options.cache === 'use', onDamage })
  const say = options.say ?? (() => undefined)
  const output = nodeOutput({ outDir, siteDir, stampDir: join(workDir, 'outputs') })
  const env = options.env ?? process.env
  const shared = new NodeSharedCache({
    cache: kept,
    output,
    version: options.version,
    env,
    reads: options.cache === 'use',
    isForStore: options.isForStore,
    say,
  })
  const watched = shared.watched(kept)
  const cache = options.isReadOnly ? { ...watched, save: () => undefined } : savedIfPossible(watched, say)
  const files = nodeFiles(siteDir, cache, outDir)
  const asset = assetReader(files)
  const ready = readyMade(siteDir)
  const bundler = nodeBundler({
    siteDir,
    outDir,
    version: options.version,
    workDir: options.bundleDir ?? workDir,
    cache,
    ready,
    asset,
    ...(onDamage && { onDamage }),
  })
  const pages = new NodePagePool({
    folders: { siteDir, cacheDir, stagingDir: output.stagingDir, profile: options.profile },
    runId: runId(),
    workers: options.workers ?? Math.min(8, availableParallelism()),
    isAsked: options.workers !== undefined,
  })
  return {
    files,
    cache,
    bundler,
    output,
    pages,
    pluginStore: pluginStore(siteDir),
    git: nodeGit({ siteDir, workDir, outDir }),
    asset,
    importModule: (path) => importForeign(pathToFileURL(resolve(path)).href, hookSeconds),
    progress: options.progress ?? (() => undefined),
    shared,
    // Code of a site may change it as it is loaded.
    get env() {
      return machineEnvironment(env)
    },
    codeStyles: cachedCodeStyles(cache, ready),
    async close() {
      await Promise.all([pages.close(), bundler.close()])
      kept.close()
      shared.close()
      leaveSite()
    },
  }
}
