import { join } from 'node:path'
import type { ClientInput } from '../../host.ts'
import type { BundledFile, ClientBundle } from '../../model/bundle.ts'
import type { Asset } from '../../model/asset.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { hashOf } from '../../text/hash.ts'
import { build, type Plugin } from '../esbuild.ts'
import { browserOptions, entryOptions, entryOutputs } from './build-options.ts'
import { bundleWarnings } from './bundle-messages.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { bundleInputs, bundleLookups } from './kept/bundle-inputs.ts'
import { clientFolder, pathBelow, readFiles } from './kept/client-files.ts'
import { keepFiles } from './kept/kept-files.ts'
import { bundleKey, knownBundle, type StoredBundle } from './kept/known-bundle.ts'
import { unlessKnownToFail } from './kept/unless-known-to-fail.ts'
import { joinedFiles } from './joined/joined-files.ts'
import { fileImports, outsideImports } from './outside-imports.ts'
import { portableNames } from './portable-names.ts'
import { islandWeights } from './island-weights.ts'
import { knownContexts } from './plugins/known-contexts.ts'
import { markdownModules } from './plugins/markdown-modules.ts'
import { mdxCode } from './plugins/mdx-code.ts'
import { postcssStep, type PostcssStep } from './plugins/postcss-text.ts'
import { nothingMet, sitePlugins } from './site-plugins.ts'
import { withoutHelperImports } from './without-helper-imports.ts'

/** Scripts for browsers. */
export interface ClientScripts {
  readonly files: readonly BundledFile[]
  /** Entry key → path below the output folder. */
  readonly entries: Readonly<Record<string, string>>
  /** See {@link ClientBundle.weights}. */
  readonly weights: NonNullable<ClientBundle['weights']>
  /** Pictures and other files that modules import. */
  readonly assets: readonly Asset[]
}

interface StoredScripts extends StoredBundle, Pick<ClientScripts, 'entries' | 'weights' | 'assets'> {
  /** Hash of the CSS that pages have, where modules import some: it says which of it they bring themselves. */
  readonly pagesCss?: string
}

/** Bundle the scripts of a site. Undefined when they can't be, or would hold files that may not be read. */
export async function clientScripts(
  input: ClientInput,
  options: BundlerOptions,
): Promise<Outcome<ClientScripts | undefined>> {
  const { cache, onInputs } = options
  const post = await postcssStep(options.siteDir, options.postcss?.() ?? [])
  const [step, key] = ['client-scripts', bundleKey(input, post !== undefined)]
  const known = knownBundle<StoredScripts>(step, key, clientFolder, options)
  const { pagesCss = hashOf(input.css) } = known?.stored ?? {}
  if (known && pagesCss === hashOf(input.css))
    return outcome({ ...known.stored, files: readFiles(known) }, known.stored.warnings)
  const asked = { step, key, ...input, ...(post && { isTrial: true }) }
  const { value: made, diagnostics } = await unlessKnownToFail(asked, options, (first) =>
    bundled(input, options, { first, post }),
  )
  if (!made) return outcome(undefined, diagnostics)
  const { stored, files } = made
  if (!stored.isOpen) cache.set(step, key, stored)
  onInputs(step, { ...stored.lookups, ...stored.inputs })
  return outcome({ ...stored, files }, stored.warnings)
}

async function bundled(
  input: ClientInput,
  options: BundlerOptions,
  { first, post }: { readonly first: readonly Plugin[]; readonly post: PostcssStep | undefined },
): Promise<Outcome<{ readonly stored: StoredScripts; readonly files: readonly BundledFile[] } | undefined>> {
  const { siteDir, workDir } = options
  const { entries } = input
  const met = nothingMet()
  const { define, ...shared } = entryOptions(entries, siteDir)
  const { outputFiles, metafile, warnings, startedAt } = await build({
    ...shared,
    ...browserOptions(workDir),
    platform: 'browser',
    chunkNames: 'assets/chunk-[hash]',
    legalComments: 'none',
    // Packages that were written for webpack count on it.
    define: { ...define, global: 'globalThis', 'process.env.DOCS_BUILD_CONTEXTS': String(input.contexts === true) },
    plugins: [
      ...first,
      ...(input.contexts ? [knownContexts()] : []),
      ...(input.markdown ? [mdxCode(siteDir)] : []),
      ...(input.markdown
        ? [markdownModules(input.markdown, { siteDir, theme: input.theme.package, isBrowser: true })]
        : []),
      ...sitePlugins(input, options, met, { post, pagesCss: input.css }),
    ],
  })
  const imports = [...fileImports(metafile, siteDir), ...met.imports]
  const refused = outsideImports(imports, siteDir, input.readableDirs)
  if (refused.length > 0) return outcome(undefined, refused)
  const below = (path: string) => pathBelow(path, options)
  const written = outputFiles.map(({ path, contents }) => ({ path: below(path), bytes: contents }))
  const outputs = portableNames(await joinedFiles(withoutHelperImports(written, metafile.outputs), metafile.outputs))
  // esbuild names a file for each entry that loads it.
  const files = [...new Map([...outputs.values()].map((file) => [file.path, file])).values()]
  const found = entryOutputs(metafile, Object.keys(entries)).map(([entry, output]) => [
    entry,
    outputs.get(below(output))?.path ?? below(output),
  ])
  const stored: StoredScripts = {
    inputs: bundleInputs({ metafile, startedAt }, siteDir, [...met.texts]),
    lookups: bundleLookups({ metafile, startedAt }, siteDir),
    files: keepFiles(files, join(workDir, clientFolder)),
    warnings: bundleWarnings(warnings, siteDir),
    entries: Object.fromEntries(found),
    weights: islandWeights(metafile, Object.keys(entries), (path) => outputs.get(below(path))),
    assets: [...met.assets.values()],
    ...(met.isOpen && { isOpen: true }),
    ...(met.css.size > 0 && { pagesCss: hashOf(input.css) }),
  }
  return outcome({ stored, files })
}
