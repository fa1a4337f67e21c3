import { hashOf } from '../../text/hash.ts'
import type { Cache, Files, FileState, Git, GitChanges, Listing, Output, PagePool } from '../../host.ts'
import type { BlobRef, OutputFile, PageJob, PageResult, SiteContexts } from '../../model/page-job.ts'
import { runtimeKey } from '../../model/page-job.ts'
import { pageMaker } from '../../3-pages/page-maker.ts'
import type { PageTools } from '../../3-pages/page-tools.ts'
import type { CompileOptions } from '../../model/compile.ts'
import type { Runtime } from '../../3-pages/render/render-page.ts'
import { outcome } from '../../model/outcome.ts'
import type { WatchHost } from '../../watch/watch-host.ts'
import { assetReader } from '../files/assets.ts'
import { memoryPluginStore } from './memory-plugin-store.ts'
import { joinedBytes } from '../output/joined-bytes.ts'
import { pluginLoader } from '../packages/load-plugins.ts'
import { memoryModules } from './memory-modules.ts'
import { ownPath } from '../output/own-path.ts'
import { noSharedCache } from '../shared-cache/no-shared-cache.ts'

/** A site in memory. Paths are relative to the site folder; the text of `docs.config.mjs` is run as a module. */
export interface MemorySite {
  /** Change it between builds as an author would. */
  readonly files: Map<string, string | Uint8Array>
  readonly runtime: Runtime
  /** Modules that docs and pages import: site-relative path → exports. */
  readonly modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Files of installed packages: `@docs-build/theme/theme.json` → text. */
  readonly packages?: Readonly<Record<string, string>>
  /** Dates by site-relative path. */
  readonly commits?: ReadonlyMap<string, { readonly date: string; readonly author: string }>
  /** Environment variables; none of the real ones are seen. */
  readonly env?: Readonly<Record<string, string>>
  /** What is different from the commit that is asked for, and the texts of files in that commit. */
  readonly changes?: GitChanges
  readonly earlier?: ReadonlyMap<string, string>
  /** Translations that were left as they are when their originals changed. */
  readonly stale?: Awaited<ReturnType<Git['staleFiles']>>
  /** What URLs give. */
  readonly web?: ReadonlyMap<string, string>
}

/** A host without a disk, a process or a thread. `outputs` is the folder that builds replace. */
export interface MemoryHost extends WatchHost {
  readonly outputs: ReadonlyMap<string, string>
}

/** Answers that outlive a host, as the cache folder outlives a process. */
export interface MemoryCache {
  readonly entries: Map<string, string>
  readonly blobs: string[]
  readonly outputs: Map<string, string>
}

/** An empty {@link MemoryCache}. */
export function memoryCache(): MemoryCache {
  return { entries: new Map(), blobs: [], outputs: new Map() }
}

/** Make a host of a site in memory, for one build or for a watch. */
export function memoryHost(site: MemorySite, store: MemoryCache = memoryCache()): MemoryHost {
  const files = memoryFiles(site.files)
  const cache = cacheIn(store)
  const modules: Record<string, Readonly<Record<string, unknown>>> = { [runtimeKey]: { ...site.runtime } }
  const importModule = async (path: string) => modules[path] ?? site.modules?.[path] ?? {}
  const staged = new Map<string, string>()
  const output = outputIn(store, files, staged)
  let look = assetReader(files)
  const asset = (path: string) => look(path)
  const bundled: Record<string, string> = {}
  const imports = memoryModules(files, bundled)
  return {
    files,
    cache,
    output,
    outputs: store.outputs,
    written: (path) => {
      const content = staged.get(path)
      return content === undefined ? undefined : { content }
    },
    // The files themselves are never remembered, only what was seen in them.
    forget: () => void (look = assetReader(files)),
    asset,
    importModule,
    progress: () => undefined,
    env: site.env ?? {},
    codeStyles: async () => '',
    git: memoryGit(site),
    bundler: {
      thrownAt: () => undefined,
      postcss: () => undefined,
      noteReads: () => undefined,
      runCode: async (task) => task(),
      packageText: (name, path) => {
        const text = site.packages?.[`${name}/${path}`]
        return text === undefined ? undefined : { file: `node_modules/${name}/${path}`, text }
      },
      ...imports,
      server: async ({ entries }) => {
        const made = Object.keys(entries).map((key) => {
          const path = key.includes(':') ? key.slice(key.indexOf(':') + 1) : key
          const source = site.files.get(path)
          if (source !== undefined) bundled[path] = hashOf(source)
          return [key, { path, hash: source === undefined ? key : hashOf(source) }]
        })
        return outcome({ modules: Object.fromEntries(made), css: '', islands: {}, assets: [] })
      },
      client: async ({ entries }) =>
        outcome({
          files: [],
          css: [],
          assets: [],
          entries: Object.fromEntries(Object.keys(entries).map((key) => [key, `assets/${key}.js`])),
        }),
      holding: async () => outcome([]),
      inputs: () => bundled,
      close: async () => undefined,
    },
    pluginStore: memoryPluginStore(site),
    shared: noSharedCache,
    pages: poolOf({
      siteDir: '/site',
      files,
      blobs: { write: (text) => blobIn(store, text), flush: () => undefined },
      readBlob: cache.readBlob,
      asset,
      importModule,
      write: output.write,
    }),
  }
}

function memoryFiles(all: ReadonlyMap<string, string | Uint8Array>): Files {
  const bytes = (path: string): Uint8Array => {
    const content = all.get(path)
    if (content === undefined)
      throw Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT' })
    return typeof content === 'string' ? Buffer.from(content) : content
  }
  return {
    list: (folder): Listing => {
      const prefix = folder === '.' ? '' : `${folder.replace(/^\.\/|\/$/g, '')}/`
      const paths = [...all.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
      return {
        files: paths.sort().map((path) => ({ path, ...stateOf(bytes(prefix + path)) })),
        problems: [],
      }
    },
    read: bytes,
    hash: (path) => hashOf(bytes(path)),
    stat: (path) => (all.has(path) ? { ...stateOf(bytes(path)), isFile: true } : undefined),
  }
}

function stateOf({ length }: Uint8Array): FileState {
  return { size: length, mtimeMs: 0, ctimeMs: 0, ino: 0 }
}

function cacheIn({ entries, blobs }: MemoryCache): Cache {
  return {
    // JSON in between, as on disk: what does not survive it must not be relied upon.
    get: (step, key, known = entries.get(`${step} ${key}`)) => known && JSON.parse(known),
    has: (step, key) => entries.has(`${step} ${key}`),
    set: (step, key, value) => void entries.set(`${step} ${key}`, JSON.stringify(value)),
    readBlob: ([, index]) => blobs[index] ?? '',
    writeBlob: (text) => blobIn({ blobs }, text),
    save: () => undefined,
    repair: () => undefined,
  }
}

function blobIn({ blobs }: Pick<MemoryCache, 'blobs'>, text: string): BlobRef {
  return ['memory', blobs.push(text) - 1, text.length, 0]
}

function outputIn(store: MemoryCache, files: Files, staged: Map<string, string>): Output {
  return {
    open: () => {
      staged.clear()
      return Object.fromEntries([...store.outputs].map(([path, content]) => [path, hashOf(content)]))
    },
    write: (path, content) =>
      void staged.set(ownPath(path), typeof content === 'string' ? content : Buffer.from(content).toString('latin1')),
    read: (path) => staged.get(path) ?? store.outputs.get(path),
    join: (path, parts) => {
      const { entry, bytes } = joinedBytes(ownPath(path), parts, store.outputs.get(path))
      staged.set(path, bytes.toString('utf8'))
      return entry
    },
    copy: (from, path) => void staged.set(ownPath(path), Buffer.from(files.read(from)).toString('utf8')),
    commit: async (wanted: readonly OutputFile[]) => {
      const next = new Map(wanted.map(({ path }) => [path, staged.get(path) ?? store.outputs.get(path) ?? '']))
      const unchanged = wanted.filter(({ path }) => !staged.has(path)).length
      const removed = [...store.outputs.keys()].filter((path) => !next.has(path)).length
      store.outputs.clear()
      for (const [path, content] of next) store.outputs.set(path, content)
      return { written: wanted.length - unchanged, unchanged, removed }
    },
    abort: () => staged.clear(),
    close: () => true,
    folder: '/site/dist',
    lend: (task) => task(),
  }
}

function poolOf(tools: Omit<PageTools, 'plugins'>): PagePool {
  let options: CompileOptions | undefined
  let site: SiteContexts | undefined
  let load: PageTools['plugins'] = () => Promise.resolve([])
  return {
    plugins: (modules) => {
      load = pluginLoader(modules)
    },
    start: (given) => {
      options = given
    },
    site: (given) => {
      site = given
    },
    run: async (jobs: Iterable<PageJob>, _count: number, onResult: (result: PageResult) => void) => {
      if (!options || !site) throw new Error('the pool knows its site before it runs')
      const maker = pageMaker(options, Promise.resolve(site), { ...tools, plugins: load })
      for (const job of jobs) onResult(await maker.make(structuredClone(job)))
    },
    end: async () => undefined,
    close: async () => undefined,
  }
}

/** A history without a repository: what a site in memory says of it. */
function memoryGit(site: MemorySite): Git {
  return {
    headCommit: async () => undefined,
    lastCommits: async () => ({ kind: 'full', commits: site.commits ?? new Map() }),
    addedDates: async (paths) => {
      const dates = paths.flatMap((path) => {
        const { date } = site.commits?.get(path) ?? {}
        return date === undefined ? [] : [[path, new Date(date).toISOString()] as const]
      })
      return new Map(dates)
    },
    changes: async () => site.changes ?? { problem: 'There is no repository in memory.' },
    moves: async () => new Map(Array.from(site.changes?.moved ?? [], ([from, to]) => [from, { to }])),
    earlierTexts: async (path) => [site.earlier?.get(path) ?? []].flat(),
    textAt: async (_, path) => site.earlier?.get(path),
    staleFiles: async () => site.stale ?? new Map(),
    checkout: async (ref) => ({ error: `Unexpected ref "${ref}": there is no repository in memory.` }),
    isBranch: async () => false,
  }
}
