import { byOrder } from '../../text/by-order.ts'
import { readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { ServerInput } from '../../host.ts'
import type { ServerBundle } from '../../model/bundle.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { environmentStates, statesOf } from '../../text/modules/environment-states.ts'
import { hashOf } from '../../text/hash.ts'
import { build, type Bundled, type Plugin } from '../esbuild.ts'
import { entryOptions, nodeOptions, entryOutputs, requireBanner, staticBanner } from './build-options.ts'
import { bundleWarnings } from './bundle-messages.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { environmentOfEntries } from './environment-of-entries.ts'
import { bundleInputs, bundleLookups } from './kept/bundle-inputs.ts'
import { bundleKey, knownBundle, type KnownBundle, type StoredBundle } from './kept/known-bundle.ts'
import { keepFiles, type KeptFiles } from './kept/kept-files.ts'
import { unlessKnownToFail } from './kept/unless-known-to-fail.ts'
import { machineEnvironment } from '../machine-environment.ts'
import { makeOwnFolder } from '../files/own-file.ts'
import { recorderName } from '../files/recorded-fs.ts'
import type { CollectedCss } from './plugins/css-modules.ts'
import { fileImports, outsideImports } from './outside-imports.ts'
import { markdownModules } from './plugins/markdown-modules.ts'
import { mdxCode } from './plugins/mdx-code.ts'
import { postcssStep, type PostcssStep } from './plugins/postcss-text.ts'
import { recordedFiles } from './plugins/recorded-files.ts'
import { docItems } from './plugins/doc-items.ts'
import { unheardEvents } from './plugins/unheard-events.ts'
import { islands, packageIslands, type MetIslands } from './plugins/islands.ts'
import { nothingMet, sitePlugins } from './site-plugins.ts'
import type { Detected } from './static-components/detected-islands.ts'
import { findIslands } from './static-components/find-islands.ts'
import type { LivePackages, PackageFacts } from './static-components/live-packages.ts'
import { componentsThatStayStatic } from './static-components/components-that-stay-static.ts'
import { readFile } from '../files/read-file.ts'
import { lastLine } from '../threads/run-within.ts'

interface StoredServer extends StoredBundle {
  /** The token of each module that reads files. */
  readonly tokens?: Readonly<Record<string, string>>
  /** Names of the environment variables that the code of an entry reads, by its key. */
  readonly environment?: Readonly<Record<string, readonly string[]>>
  /** Hash of the docs, where a component asks for them. */
  readonly docs?: string
  /** With paths relative to the folder of the bundle, which may move. */
  readonly bundle: ServerBundle
}

/** Name of the folder for what renders pages, in the work folder. */
const serverFolder = 'server'

/** Bundle what renders pages, for Node. Files of an earlier bundle go. */
export async function serverBundle(
  input: ServerInput,
  options: BundlerOptions,
): Promise<Outcome<ServerBundle | undefined>> {
  const { workDir, cache, onInputs } = options
  const post = await postcssStep(options.siteDir, options.postcss?.() ?? [])
  const [step, key] = ['server-bundle', bundleKey(input, post !== undefined)]
  const known = knownBundle<StoredServer>(step, key, serverFolder, options)
  if (known && areGiven(known.stored.tokens, options) && areDocs(known.stored.docs, input))
    return outcome(located(known), known.stored.warnings)
  const folder = join(workDir, serverFolder)
  const asked = { step, key, ...input, ...(post && { isTrial: true }) }
  const { value: stored, diagnostics } = await unlessKnownToFail(asked, options, (first) =>
    bundleInto(folder, input, options, { first, post }),
  )
  if (!stored) return outcome(undefined, diagnostics)
  if (!stored.isOpen) cache.set(step, key, stored)
  onInputs(step, { ...stored.lookups, ...stored.inputs })
  return outcome(located({ stored, folder }), stored.warnings)
}

/** True while what modules read is as it was. All are asked: what is asked of is watched. */
function areGiven(tokens: StoredServer['tokens'] = {}, { reads }: BundlerOptions): boolean {
  return Object.entries(tokens).filter(([module, token]) => reads.tokenOf(module) !== token).length === 0
}

function areDocs(hash: string | undefined, { docs }: ServerInput): boolean {
  return hash === undefined || hash === docsHash(docs)
}

function docsHash(docs: ServerInput['docs']): string {
  return hashOf(JSON.stringify(docs?.() ?? {}))
}

/** What is known of a bundle before it is made. */
interface Found {
  readonly first: readonly Plugin[]
  readonly post: PostcssStep | undefined
  /** Islands that do not say that they are. */
  readonly detected?: Detected
  /** Those in packages. */
  readonly live?: LivePackages
  readonly packages?: PackageFacts
}

async function bundleInto(
  folder: string,
  input: ServerInput,
  options: BundlerOptions,
  { first, post, detected = new Map(), live = new Map(), packages = new Map() }: Found,
): Promise<Outcome<StoredServer | undefined>> {
  const { siteDir } = options
  const met = nothingMet()
  const islandsMet: MetIslands = new Map()
  const at = { siteDir, theme: input.theme.package }
  const tokens: Record<string, string> = {}
  const result = await build({
    ...entryOptions(input.entries, siteDir),
    ...nodeOptions,
    outdir: join(siteDir, serverFolder),
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    outExtension: { '.js': '.mjs' },
    // Errors of components are told where their authors wrote them. Without a comment in the code, which stays as it is.
    sourcemap: hasOwnCode(input) ? 'external' : false,
    sourcesContent: false,
    banner: input.islands === 'detect' ? staticBanner(input.site?.staticDirs ?? [], input.baseUrl) : requireBanner,
    ...(hasOwnCode(input) && { footer: { js: lastLine } }),
    plugins: [
      ...first,
      ...(input.islands === 'detect' ? [mdxCode(siteDir, islandsMet)] : []),
      ...(input.markdown ? [mdxCode(siteDir), markdownModules(input.markdown, at)] : []),
      recordedFiles(siteDir, recorderName, (module) => [module, (tokens[module] = options.reads.tokenOf(module))]),
      islands(siteDir, islandsMet, detected, input.theme.root),
      packageIslands(siteDir, islandsMet, live),
      docItems(siteDir, islandsMet),
      unheardEvents(siteDir),
      ...sitePlugins(input, options, met, { post }),
    ],
  })
  let asleep: ServerBundle['asleep']
  if (input.islands === 'detect') {
    const found = await findIslands(result.metafile, siteDir, packages, input.theme)
    asleep = found.asleep
    if (found.detected.size + found.live.size > 0) {
      const all = { detected: new Map([...detected, ...found.detected]), live: new Map([...live, ...found.live]) }
      return bundleInto(folder, input, options, { first, post, packages, ...all })
    }
  }
  const imports = [...fileImports(result.metafile, siteDir), ...met.imports]
  const refused = outsideImports(imports, siteDir, input.readableDirs)
  if (refused.length > 0) return outcome(undefined, refused)
  const files = writeOutputs(result, folder, siteDir)
  const inputs = bundleInputs(result, siteDir, [...met.css.keys(), ...met.texts])
  const outputs = entryOutputs(result.metafile, Object.keys(input.entries))
  const environment = environmentOfEntries(outputs, result.metafile, siteDir)
  const modules = outputs.map(([entry, output]) => {
    const path = relative(serverFolder, output)
    return [entry, { path, hash: hashOf(readFile(join(folder, path))) }]
  })
  return outcome({
    inputs,
    lookups: bundleLookups(result, siteDir),
    files,
    ...(Object.keys(tokens).length > 0 && { tokens }),
    ...(Object.keys(environment).length > 0 && { environment }),
    ...(met.isOpen && { isOpen: true }),
    ...(met.docs && { docs: docsHash(input.docs) }),
    bundle: {
      modules: Object.fromEntries(modules),
      css: joinCss(met.css),
      islands: Object.fromEntries([...islandsMet].sort(([a], [b]) => byOrder(a, b))),
      ...(asleep && { asleep }),
      assets: [...met.assets.values()],
    },
    warnings: [
      ...bundleWarnings(result.warnings, siteDir),
      ...(await componentsThatStayStatic(result.metafile, input.theme, met.alive, siteDir)),
    ],
  })
}

/**
 * Write the files of a bundle in place of those of an earlier one. They were named for a folder that is the same for every
 * command: their names are hashes that count the paths in their maps.
 */
function writeOutputs({ outputFiles }: Bundled, folder: string, siteDir: string): KeptFiles {
  const named = join(siteDir, serverFolder)
  makeOwnFolder(folder)
  const files = keepFiles(
    outputFiles.map(({ path, contents }) => ({
      path: relative(named, path),
      bytes: path.endsWith('.map') ? movedMap(contents, named, folder) : contents,
    })),
    folder,
  )
  for (const old of readdirSync(folder)) if (files[old] === undefined) rmSync(join(folder, old), { recursive: true })
  return files
}

/** A source map that lies in another folder than it was made for. */
function movedMap(bytes: Uint8Array, from: string, to: string): Uint8Array {
  // The bundler made it.
  const map = JSON.parse(Buffer.from(bytes).toString('utf8')) as { readonly sources: readonly string[] }
  const sources = map.sources.map((source) => relative(to, resolve(from, source)))
  return Buffer.from(JSON.stringify({ ...map, sources }))
}

/** True unless the theme is all there is: no author looks into that, and it comes ready-made with the package. */
function hasOwnCode({ entries, theme }: ServerInput): boolean {
  return Object.keys(entries).length > 1 || Object.keys(theme.components).length > 0 || theme.root !== undefined
}

/** The bundle where it lies now. What its code reads of the environment is part of what its modules are. */
function located({ stored: { bundle, environment = {} }, folder }: KnownBundle<StoredServer>): ServerBundle {
  const states = environmentStates(machineEnvironment())
  const modules = Object.entries(bundle.modules).map(([key, { path, hash }]) => {
    const names = environment[key]
    const whole = names ? hashOf(hash + JSON.stringify(statesOf(names, states))) : hash
    return [key, { path: join(folder, path), hash: whole }]
  })
  return { ...bundle, modules: Object.fromEntries(modules) }
}

function joinCss(css: CollectedCss): string {
  return [...css]
    .sort(([a], [b]) => byOrder(a, b))
    .map(([, text]) => text)
    .join('')
}
