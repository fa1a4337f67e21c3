import { byOrder } from '../../text/by-order.ts'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { hashOf } from '../../text/hash.ts'
import type { ServerInput } from '../../host.ts'
import type { ServerBundle } from '../../model/bundle.ts'
import type { Asset } from '../../model/asset.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { cssModules, type CollectedCss } from '../css-modules.ts'
import { build } from '../esbuild.ts'
import { islands } from '../islands.ts'
import { themeOverrides } from '../theme-overrides.ts'
import { bundleFailures } from './bundle-failures.ts'
import { bundleInputs } from './bundle-inputs.ts'
import { bundleKey } from './bundle-key.ts'
import { bundleWarnings } from './bundle-warnings.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { docusaurusModules } from './docusaurus-modules.ts'
import { entryModules } from './entry-modules.ts'
import { entryOptions } from './entry-options.ts'
import { entryOutputs } from './entry-outputs.ts'
import { importedFiles } from './imported-files.ts'
import { knownBundle, type KnownBundle, type StoredBundle } from './known-bundle.ts'
import { rawFiles } from './raw-files.ts'
import { requireBanner } from './require-banner.ts'
import { siteAliases } from './site-aliases.ts'
import { themeModules } from './theme-modules.ts'

interface StoredServer extends StoredBundle {
  /** With paths relative to the folder of the bundle, which may move. */
  readonly bundle: ServerBundle
}

/** Bundle what renders pages, for Node. Files of an earlier bundle go. */
export async function serverBundle(
  input: ServerInput,
  options: BundlerOptions,
): Promise<Outcome<ServerBundle | undefined>> {
  const { siteDir, workDir, cache, asset, onInputs } = options
  const { entries } = input
  const key = bundleKey(input)
  const known = knownBundle<StoredServer>('server-bundle', key, 'server', options)
  if (known) return outcome(placed(known), known.stored.warnings)
  const folder = join(workDir, 'server')
  const css: CollectedCss = new Map()
  const clientModules = new Set<string>()
  const met = new Map<string, Asset>()
  const raw = new Set<string>()
  try {
    const result = await build({
      ...entryOptions(entries, siteDir),
      platform: 'node',
      target: 'node20',
      outdir: folder,
      entryNames: '[name]-[hash]',
      chunkNames: 'chunk-[hash]',
      outExtension: { '.js': '.mjs' },
      // Errors of components are told where their authors wrote them. Without a comment in the code, which stays as it is.
      sourcemap: hasOwnCode(input) ? 'external' : false,
      sourcesContent: false,
      banner: requireBanner,
      plugins: [
        rawFiles(raw),
        themeOverrides(input.theme, siteDir),
        cssModules(siteDir, css),
        islands(siteDir, clientModules),
        importedFiles({ siteDir, baseUrl: input.baseUrl, asset, met }),
        themeModules(siteDir, input.theme.package),
        docusaurusModules(siteDir, { theme: input.theme.package, baseUrl: input.baseUrl, site: input.site }),
        siteAliases(siteDir),
        entryModules(entries, siteDir, 'js'),
      ],
    })
    mkdirSync(folder, { recursive: true })
    for (const file of result.outputFiles) writeFileSync(file.path, file.contents)
    const files = result.outputFiles.map((file) => relative(folder, file.path))
    for (const old of readdirSync(folder)) if (!files.includes(old)) rmSync(join(folder, old))
    const modules = Object.fromEntries(
      entryOutputs(result.metafile, Object.keys(entries)).map(([entry, output]) => {
        const path = resolve(siteDir, output)
        return [entry, { path: relative(folder, path), hash: hashOf(readFileSync(path)) }]
      }),
    )
    const bundle: ServerBundle = {
      modules,
      css: joinCss(css),
      clientModules: [...clientModules].sort(),
      assets: [...met.values()],
    }
    const inputs = bundleInputs(result.metafile, siteDir, [...css.keys(), ...raw])
    const stored: StoredServer = { inputs, files, bundle, warnings: bundleWarnings(result.warnings, siteDir) }
    cache.set('server-bundle', key, stored)
    onInputs('server-bundle', inputs)
    return outcome(placed({ stored, folder }), stored.warnings)
  } catch (error) {
    return outcome(undefined, bundleFailures(error, siteDir))
  }
}

/** True unless the theme is all there is: no author looks into that, and it comes ready-made with the package. */
function hasOwnCode({ entries, theme }: ServerInput): boolean {
  return Object.keys(entries).length > 1 || Object.keys(theme.components).length > 0
}

/** The bundle where it lies now. */
function placed({ stored: { bundle }, folder }: KnownBundle<StoredServer>): ServerBundle {
  const modules = Object.entries(bundle.modules).map(([key, { path, hash }]) => [
    key,
    { path: join(folder, path), hash },
  ])
  return { ...bundle, modules: Object.fromEntries(modules) }
}

function joinCss(css: CollectedCss): string {
  return [...css]
    .sort(([a], [b]) => byOrder(a, b))
    .map(([, text]) => text)
    .join('')
}
