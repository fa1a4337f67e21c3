import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fingerprint } from '../../fingerprint.ts'
import type { BundledFile, ClientBundle, ClientInput } from '../../host.ts'
import type { Asset } from '../../model/asset.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { cssModules } from '../css-modules.ts'
import { build, type Bundled, type Plugin } from '../esbuild.ts'
import { portableNames } from '../portable-names.ts'
import { themeOverrides } from '../theme-overrides.ts'
import { bundleFailures } from './bundle-failures.ts'
import { areCurrent, bundleInputs, type BundleInputs } from './bundle-inputs.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { docusaurusModules } from './docusaurus-modules.ts'
import { entryModules } from './entry-modules.ts'
import { entryOptions } from './entry-options.ts'
import { entryOutputs } from './entry-outputs.ts'
import { importedFiles } from './imported-files.ts'
import { rawFiles } from './raw-files.ts'
import { rootedUrls } from './rooted-urls.ts'
import { siteAliases } from './site-aliases.ts'
import { withoutHelperImports } from './without-helper-imports.ts'

interface StoredClient {
  readonly inputs: BundleInputs
  readonly files: readonly string[]
  readonly entries: Readonly<Record<string, string>>
  readonly css: readonly string[]
  readonly assets: readonly Asset[]
}

/** Bundle the browser's part: scripts and one stylesheet, minified, with hashed names that are the same on every machine. */
export async function clientBundle(
  input: ClientInput,
  options: BundlerOptions,
): Promise<Outcome<ClientBundle | undefined>> {
  const { siteDir, cache, asset, onInputs } = options
  const met = new Map<string, Asset>()
  const raw = new Set<string>()
  const folder = join(options.workDir, 'client')
  const key = fingerprint(input)
  const known = cache.get<StoredClient>('client-bundle', key)
  if (known) onInputs('client', known.inputs)
  if (known && areCurrent(known.inputs, siteDir) && known.files.every((file) => existsSync(join(folder, file))))
    return outcome(readClient(known, folder))
  try {
    const [scripts, sheet] = await Promise.all([
      buildScripts(input, siteDir, folder, [
        rawFiles(raw),
        importedFiles({ siteDir, baseUrl: input.baseUrl, asset, met }),
      ]),
      buildStyles(input, siteDir, folder),
    ])
    const below = (output: string) => relative(folder, resolve(siteDir, output)).split(sep).join('/')
    const bundled = (files: Bundled['outputFiles']) =>
      files.map(({ path, contents }) => ({ path: below(path), bytes: contents }))
    const outputs = portableNames([
      ...withoutHelperImports(bundled(scripts.outputFiles), scripts.metafile.outputs),
      ...bundled(sheet.outputFiles),
    ])
    for (const { path, bytes } of outputs.values()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
    const files = [...new Set([...outputs.values()].map(({ path }) => path))]
    const stored: StoredClient = {
      inputs: { ...bundleInputs(scripts.metafile, siteDir, [...raw]), ...bundleInputs(sheet.metafile, siteDir) },
      files,
      entries: Object.fromEntries(
        entryOutputs(scripts.metafile, Object.keys(input.entries)).map(([entry, output]) => [
          entry,
          outputs.get(below(output))?.path ?? below(output),
        ]),
      ),
      css: files.filter((file) => file.endsWith('.css')),
      assets: [...met.values()],
    }
    cache.set('client-bundle', key, stored)
    onInputs('client', stored.inputs)
    return outcome(readClient(stored, folder))
  } catch (error) {
    return outcome(undefined, bundleFailures(error, siteDir))
  }
}

function buildScripts(input: ClientInput, siteDir: string, folder: string, files: readonly Plugin[]): Promise<Bundled> {
  return build({
    ...entryOptions(input.entries, siteDir),
    ...browserOptions(folder),
    platform: 'browser',
    chunkNames: 'assets/chunk-[hash]',
    legalComments: 'none',
    plugins: [
      themeOverrides(input.theme, siteDir),
      cssModules(siteDir, new Map()),
      ...files,
      docusaurusModules(siteDir, { theme: input.theme.package, baseUrl: input.baseUrl }),
      siteAliases(siteDir),
      entryModules(input.entries, siteDir, 'js'),
    ],
  })
}

function buildStyles({ styles, css }: ClientInput, siteDir: string, folder: string): Promise<Bundled> {
  const imports = styles.map((path) => `@import ${JSON.stringify(path)};`).join('\n')
  const entries = { styles: { code: `${imports}\n${css}` } }
  return build({
    ...entryOptions(entries, siteDir),
    ...browserOptions(folder),
    plugins: [rootedUrls(), siteAliases(siteDir), entryModules(entries, siteDir, 'css')],
  })
}

function browserOptions(folder: string) {
  return {
    outdir: folder,
    assetNames: 'assets/[name]-[hash]',
    entryNames: 'assets/[name]-[hash]',
    minify: true,
    target: 'es2022',
  }
}

function readClient(stored: StoredClient, folder: string): ClientBundle {
  const files: BundledFile[] = stored.files.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
  return { files, entries: stored.entries, css: stored.css, assets: stored.assets }
}
