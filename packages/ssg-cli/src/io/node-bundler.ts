import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleError } from '../diagnostics/catalogue.ts'
import { digest, fingerprint } from '../fingerprint.ts'
import type {
  BundledFile,
  Bundler,
  BundleEntry,
  Cache,
  ClientBundle,
  ClientInput,
  ServerBundle,
  ServerInput,
} from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { cssModules, type CollectedCss } from './css-modules.ts'
import { build, failureMessages, stop, type Message, type Metafile, type Plugin } from './esbuild.ts'
import { islands } from './islands.ts'
import { portableNames } from './portable-names.ts'
import { themeOverrides } from './theme-overrides.ts'

/** Where the bundler works. */
export interface BundlerOptions {
  /** Absolute path of the site. */
  readonly siteDir: string
  /** Absolute path of a folder for bundles that Node imports. */
  readonly workDir: string
  readonly cache: Cache
}

/** Files that a bundle was made from, with their prints: while all are the same, so is the bundle. */
type Inputs = Readonly<Record<string, string>>

interface StoredModule {
  readonly inputs: Inputs
  readonly file: string
}

interface StoredServer {
  readonly inputs: Inputs
  readonly files: readonly string[]
  readonly bundle: ServerBundle
}

interface StoredClient {
  readonly inputs: Inputs
  readonly files: readonly string[]
  readonly entries: Readonly<Record<string, string>>
  readonly css: readonly string[]
}

const production = { 'process.env.NODE_ENV': '"production"' }
const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)

/** Bundles with esbuild; a bundle whose inputs did not change is taken from the cache without starting it. */
export function nodeBundler({ siteDir, workDir, cache }: BundlerOptions): Bundler & {
  /** Files that the last bundles were made from, relative to the site folder. */
  readonly inputs: () => readonly string[]
} {
  const used = new Map<string, Inputs>()
  return { importModule, server, client, close: stop, inputs: () => [...used.values()].flatMap(Object.keys) }

  async function importModule(path: string): Promise<Outcome<unknown>> {
    const known = cache.get<StoredModule>('module', path)
    if (known) used.set(path, known.inputs)
    const file = known && isCurrent(known.inputs) && existsSync(join(workDir, known.file)) ? known.file : undefined
    if (file !== undefined) return importFile(join(workDir, file), path)
    try {
      const result = await build({
        entryPoints: [resolve(siteDir, path)],
        absWorkingDir: siteDir,
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        packages: 'external',
        logLevel: 'silent',
        outdir: workDir,
        plugins: [configHelper()],
      })
      const code = result.outputFiles[0]?.text ?? ''
      const name = `module-${digest(path + code).slice(0, 16)}.mjs`
      mkdirSync(workDir, { recursive: true })
      writeFileSync(join(workDir, name), code)
      const stored: StoredModule = { inputs: printInputs(result.metafile), file: name }
      cache.set('module', path, stored)
      used.set(path, stored.inputs)
      return await importFile(join(workDir, name), path)
    } catch (error) {
      return outcome(undefined, failures(error, path))
    }
  }

  async function server(input: ServerInput): Promise<Outcome<ServerBundle | undefined>> {
    const { entries } = input
    const key = fingerprint(input)
    const known = cache.get<StoredServer>('server-bundle', key)
    if (known) used.set('server', known.inputs)
    if (known && isCurrent(known.inputs) && known.files.every((file) => existsSync(join(workDir, 'server', file))))
      return outcome(known.bundle)
    const css: CollectedCss = new Map()
    const clientModules = new Set<string>()
    try {
      const result = await build({
        ...shared(entries),
        platform: 'node',
        target: 'node20',
        outdir: join(workDir, 'server'),
        entryNames: '[name]-[hash]',
        chunkNames: 'chunk-[hash]',
        outExtension: { '.js': '.mjs' },
        banner: {
          js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
        },
        plugins: [
          themeOverrides(input.theme, siteDir),
          cssModules(siteDir, css),
          islands(siteDir, clientModules),
          ...entryPlugins(entries),
        ],
      })
      const folder = join(workDir, 'server')
      mkdirSync(folder, { recursive: true })
      for (const file of result.outputFiles) writeFileSync(file.path, file.contents)
      const files = result.outputFiles.map((file) => relative(folder, file.path))
      for (const old of readdirSync(folder)) if (!files.includes(old)) rmSync(join(folder, old))
      const modules = Object.fromEntries(
        entryOutputs(result.metafile, Object.keys(entries)).map(([entry, output]) => {
          const path = resolve(siteDir, output)
          return [entry, { path, print: digest(readFileSync(path)) }]
        }),
      )
      const bundle: ServerBundle = { modules, css: joinCss(css), clientModules: [...clientModules].sort() }
      const stored: StoredServer = { inputs: printInputs(result.metafile, [...css.keys()]), files, bundle }
      cache.set('server-bundle', key, stored)
      used.set('server', stored.inputs)
      return outcome(bundle)
    } catch (error) {
      return outcome(undefined, failures(error))
    }
  }

  async function client(input: ClientInput): Promise<Outcome<ClientBundle | undefined>> {
    const key = fingerprint(input)
    const folder = join(workDir, 'client')
    const known = cache.get<StoredClient>('client-bundle', key)
    if (known) used.set('client', known.inputs)
    if (known && isCurrent(known.inputs) && known.files.every((file) => existsSync(join(folder, file))))
      return outcome(readClient(known, folder))
    try {
      const styles = {
        styles: { code: `${input.styles.map((path) => `@import ${JSON.stringify(path)};`).join('\n')}\n${input.css}` },
      }
      const common = {
        outdir: join(workDir, 'client'),
        assetNames: 'assets/[name]-[hash]',
        entryNames: 'assets/[name]-[hash]',
        minify: true,
        target: 'es2022',
      }
      const [scripts, sheet] = await Promise.all([
        build({
          ...shared(input.entries),
          ...common,
          platform: 'browser',
          chunkNames: 'assets/chunk-[hash]',
          legalComments: 'none',
          plugins: [
            themeOverrides(input.theme, siteDir),
            cssModules(siteDir, new Map()),
            ...entryPlugins(input.entries),
          ],
        }),
        build({ ...shared(styles), ...common, plugins: [rootedUrls(), ...entryPlugins(styles, 'css')] }),
      ])
      const below = (output: string) => relative(folder, resolve(siteDir, output)).split(sep).join('/')
      const outputs = portableNames(
        [...scripts.outputFiles, ...sheet.outputFiles].map(({ path, contents }) => ({
          path: below(path),
          bytes: contents,
        })),
      )
      for (const { path, bytes } of outputs.values()) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), bytes)
      }
      const files = [...new Set([...outputs.values()].map(({ path }) => path))]
      const stored: StoredClient = {
        inputs: { ...printInputs(scripts.metafile), ...printInputs(sheet.metafile) },
        files,
        entries: Object.fromEntries(
          entryOutputs(scripts.metafile, Object.keys(input.entries)).map(([entry, output]) => [
            entry,
            outputs.get(below(output))?.path ?? below(output),
          ]),
        ),
        css: files.filter((file) => file.endsWith('.css')),
      }
      cache.set('client-bundle', key, stored)
      used.set('client', stored.inputs)
      return outcome(readClient(stored, folder))
    } catch (error) {
      return outcome(undefined, failures(error))
    }
  }

  function shared(entries: Readonly<Record<string, BundleEntry>>) {
    return {
      absWorkingDir: siteDir,
      entryPoints: Object.fromEntries(Object.keys(entries).map((key) => [fileName(key), `docs-build-entry:${key}`])),
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      define: production,
      logLevel: 'silent',
      minify: false,
      loader: { '.svg': 'file', '.png': 'file', '.jpg': 'file', '.webp': 'file', '.gif': 'file', '.woff2': 'file' },
    } as const
  }

  function entryPlugins(entries: Readonly<Record<string, BundleEntry>>, loader: 'js' | 'css' = 'js'): Plugin[] {
    return [siteAliases(siteDir), entryModules(entries, siteDir, loader)]
  }

  function isCurrent(inputs: Inputs): boolean {
    return Object.entries(inputs).every(([path, print]) => printFile(resolve(siteDir, path)) === print)
  }

  function printInputs(metafile: Metafile, further: readonly string[] = []): Inputs {
    const paths = [
      ...Object.keys(metafile.inputs).filter((path) => !/^[a-z-]+:/.test(path)),
      ...further.map((path) => relative(siteDir, path)),
    ]
    return Object.fromEntries(paths.map((path) => [path, printFile(resolve(siteDir, path)) ?? '']))
  }

  function failures(error: unknown, file?: string): Diagnostic[] {
    const messages = failureMessages(error)
    if (!messages) throw error
    return messages.map((message) => bundleFailure(message, file, siteDir))
  }
}

async function importFile(file: string, source: string): Promise<Outcome<unknown>> {
  try {
    // A module namespace is an object; its default export may be anything.
    const namespace = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }
    return outcome(namespace.default)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return outcome(undefined, [bundleError({ file: source, message: `The module throws while it loads: ${message}` })])
  }
}

function bundleFailure(message: Message, file: string | undefined, siteDir: string): Diagnostic {
  const { location } = message
  const text = message.text.replace(
    /^Could not resolve ("[^"]*")$/,
    'Unexpected import $1, expected a file or package that exists',
  )
  if (!location) return bundleError({ file: file ?? 'docs.config.ts', message: text })
  const path = relative(siteDir, resolve(siteDir, location.file)).split(sep).join('/')
  const place = {
    line: location.line,
    column: location.column + 1,
    endLine: location.line,
    endColumn: location.column + 1 + Math.max(1, location.length),
  }
  return bundleError({ file: path, place, message: text })
}

/** The output of each entry, in the order of the entries. */
function entryOutputs(metafile: Metafile, keys: readonly string[]): [string, string][] {
  const byEntry = new Map(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[entryPoint, output]] : [],
    ) as [string, string][],
  )
  return keys.flatMap((key) => {
    const output = byEntry.get(`docs-build-entry:${key}`)
    return output === undefined ? [] : [[key, output] satisfies [string, string]]
  })
}

function fileName(key: string): string {
  return key.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'entry'
}

function joinCss(css: CollectedCss): string {
  return [...css]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('')
}

function readClient(stored: StoredClient, folder: string): ClientBundle {
  const files: BundledFile[] = stored.files.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
  return { files, entries: stored.entries, css: stored.css }
}

const prints = new Map<string, string | undefined>()

function printFile(path: string): string | undefined {
  if (prints.has(path)) return prints.get(path)
  const print = existsSync(path) ? digest(readFileSync(path)) : undefined
  // Packages do not change while a process runs; the site's own files may.
  if (path.includes('/node_modules/')) prints.set(path, print)
  return print
}

/** `import { defineConfig } from 'docs-build'` works in any folder: the helper is the identity. */
function configHelper(): Plugin {
  return {
    name: 'config-helper',
    setup(context) {
      context.onResolve({ filter: /^docs-build$/ }, () => ({ path: 'docs-build', namespace: 'config-helper' }))
      context.onLoad({ filter: /.*/, namespace: 'config-helper' }, () => ({
        contents: 'export const defineConfig = (config) => config',
        loader: 'js',
      }))
    },
  }
}

/** `url(/img/a.svg)` in CSS means a file of the output, not of the disk. */
function rootedUrls(): Plugin {
  return {
    name: 'rooted-urls',
    setup(context) {
      context.onResolve({ filter: /^\// }, ({ path, kind }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      )
    },
  }
}

/** Entries are virtual modules, so that their names stay apart from the files they stand for. */
function entryModules(entries: Readonly<Record<string, BundleEntry>>, siteDir: string, loader: 'js' | 'css'): Plugin {
  return {
    name: 'entry-modules',
    setup(context) {
      context.onResolve({ filter: /^docs-build-entry:/ }, ({ path }) => ({
        path: path.slice('docs-build-entry:'.length),
        namespace: 'docs-build-entry',
      }))
      context.onLoad({ filter: /.*/, namespace: 'docs-build-entry' }, ({ path }) => {
        const entry = entries[path]
        if (!entry) return undefined
        if ('code' in entry) return { contents: entry.code, loader, resolveDir: siteDir }
        const from = JSON.stringify(
          entry.file.startsWith('.') || entry.file.startsWith('/') ? resolve(siteDir, entry.file) : entry.file,
        )
        return {
          contents: `import * as all from ${from}\nexport * from ${from}\nexport default all.default`,
          loader: 'js',
          resolveDir: siteDir,
        }
      })
    },
  }
}

/** `@site/x`, one React for everything, and packages that come with the tool when the site has none of its own. */
function siteAliases(siteDir: string): Plugin {
  return {
    name: 'site-aliases',
    setup(context) {
      context.onResolve({ filter: /^@site\// }, ({ path, kind }) =>
        context.resolve(`./${path.slice('@site/'.length)}`, { resolveDir: siteDir, kind }),
      )
      context.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData }) =>
        pluginData === 'own'
          ? undefined
          : context.resolve(path, {
              resolveDir: dirname(require.resolve('react/package.json')),
              kind,
              pluginData: 'own',
            }),
      )
      context.onResolve({ filter: /^@docs-build\/theme/ }, async ({ path, kind, pluginData, resolveDir }) => {
        if (pluginData === 'own') return undefined
        const own = await context.resolve(path, { resolveDir: resolveDir || siteDir, kind, pluginData: 'own' })
        return own.errors.length === 0 ? own : context.resolve(path, { resolveDir: here, kind, pluginData: 'own' })
      })
    },
  }
}
