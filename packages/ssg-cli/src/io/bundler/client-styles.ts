import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashValues } from '../../text/hash.ts'
import type { ClientInput } from '../../host.ts'
import type { BundledFile } from '../../model/bundle.ts'
import { build, type Plugin } from '../esbuild.ts'
import { fileImports, outsideImports } from './outside-imports.ts'
import { portableNames } from './portable-names.ts'
import { browserOptions, entryOptions } from './build-options.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { bundleInputs, bundleLookups } from './kept/bundle-inputs.ts'
import { bundleWarnings } from './bundle-messages.ts'
import { isInstalled } from '../files/within.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { clientFolder, pathBelow, readFiles } from './kept/client-files.ts'
import { keepFiles } from './kept/kept-files.ts'
import { entryModules } from './plugins/entry-modules.ts'
import { knownBundle, type StoredBundle } from './kept/known-bundle.ts'
import { unlessKnownToFail } from './kept/unless-known-to-fail.ts'
import { mistypedAtRules } from './mistyped-at-rules.ts'
import { adaptedRules, foreignRules } from './plugins/foreign-rules.ts'
import { ownTokens } from './plugins/own-tokens.ts'
import { postcssStyles } from './plugins/postcss-styles.ts'
import { postcssStep, type PostcssStep } from './plugins/postcss-text.ts'
import { rootedUrls } from './plugins/rooted-urls.ts'
import { stylesAsCss } from './plugins/styles-as-css.ts'
import { siteAliases } from './plugins/site-aliases.ts'
import { themeStyles } from './plugins/theme-styles.ts'

/**
 * Bundle the stylesheets of a site, with the files that it names. Undefined when it can't be, or would show files that may
 * not be read.
 */
export async function clientStyles(
  input: ClientInput,
  options: BundlerOptions,
): Promise<Outcome<readonly BundledFile[] | undefined>> {
  const { cache, onInputs } = options
  const { styles, css, codeCss, sheets = {}, readableDirs = [], foreign, below, theme } = input
  const names = Object.entries(sheets)
  // Stylesheets of the theme show nothing of the site.
  const isOfSite =
    css.includes('url(') ||
    replacedStyles(input).length > 0 ||
    styles.some((path) => !path.startsWith(`${theme.package}/`))
  const place = isOfSite ? [input.baseUrl, input.site?.staticDirs ?? []] : []
  const values = [styles, css, codeCss, names, ...readableDirs, ...replacedStyles(input), ...place, foreign, below]
  const [step, key] = ['client-styles', hashValues(...values)]
  const post = await postcssStep(options.siteDir, options.postcss?.() ?? [])
  // What its plugins read is known to them alone: Tailwind looks through all pages.
  const known = post ? undefined : knownBundle(step, key, clientFolder, options)
  if (known) return outcome(readFiles(known), known.stored.warnings)
  const { value: made, diagnostics } = await unlessKnownToFail(
    { step, key, ...input, ...(post && { isTrial: true }) },
    options,
    (first) => bundledStyles(input, options, { first, post }),
  )
  if (!made) return outcome(undefined, diagnostics)
  const { stored, files } = made
  if (!post) cache.set(step, key, stored)
  onInputs(step, { ...stored.lookups, ...stored.inputs })
  return outcome(files, stored.warnings)
}

/** The stylesheets of the theme that the site has others for. */
function replacedStyles({ theme }: ClientInput): readonly [string, string][] {
  return Object.entries(theme.components).filter(([name]) => name.endsWith('.css'))
}

/** Stylesheets of packages that the config names by their paths. esbuild tells files by their real ones. */
function installedStyles(styles: readonly string[], siteDir: string): ReadonlySet<string> {
  const files = styles.map((path) => resolve(siteDir, path)).filter((file) => isInstalled(file) && existsSync(file))
  return new Set(files.map((file) => realpathSync(file)))
}

/** Stylesheets that lie below the theme. */
function belowStyles({ below = [] }: ClientInput, siteDir: string): ReadonlySet<string> {
  const files = below.map((path) => resolve(siteDir, path)).filter((file) => existsSync(file))
  return new Set(files.map((file) => realpathSync(file)))
}

async function bundledStyles(
  input: ClientInput,
  { siteDir, workDir }: BundlerOptions,
  { first, post }: { readonly first: readonly Plugin[]; readonly post: PostcssStep | undefined },
): Promise<Outcome<{ readonly stored: StoredBundle; readonly files: readonly BundledFile[] } | undefined>> {
  const { styles, css, codeCss = '', sheets = {}, theme, readableDirs = [] } = input
  const replaced = new Map(replacedStyles(input))
  const named = installedStyles(styles, siteDir)
  const below = belowStyles(input, siteDir)
  const last = input.foreign ? foreignRules(siteDir, { ...input.foreign, step: post, named, below }) : post
  const imported = (path: string) => `@import ${JSON.stringify(path)};`
  const partials = new Set<string>()
  // They went through PostCSS one by one, where they were bundled.
  const ofComponents = input.foreign && css !== '' ? await adaptedRules(input.foreign)(css) : css
  const entries = {
    ...Object.fromEntries(Object.entries(sheets).map(([name, path]) => [name, { code: imported(path) }])),
    styles: { code: `${styles.map(imported).join('\n')}\n${codeCss}\n${ofComponents}` },
  }
  const { outputFiles, metafile, warnings, startedAt } = await build({
    ...entryOptions(entries, siteDir),
    ...browserOptions(workDir),
    plugins: [
      ...first,
      themeStyles(theme.package, replaced, siteDir),
      ...(input.foreign ? [ownTokens(theme.package, [...replaced.values()], siteDir)] : []),
      rootedUrls(siteDir, { baseUrl: input.baseUrl, staticDirs: input.site?.staticDirs, below }),
      stylesAsCss(siteDir, partials, last),
      siteAliases(siteDir),
      ...(last ? [postcssStyles(last, partials)] : []),
      entryModules(entries, siteDir, 'css'),
    ],
  })
  const refused = outsideImports(fileImports(metafile, siteDir), siteDir, readableDirs)
  if (refused.length > 0) return outcome(undefined, refused)
  const bundled = outputFiles.map(({ path, contents }) => ({
    path: pathBelow(path, { siteDir, workDir }),
    bytes: contents,
  }))
  const files = [...portableNames(bundled).values()]
  const inputs = bundleInputs({ metafile, startedAt }, siteDir, [...partials])
  const stored: StoredBundle = {
    inputs,
    lookups: bundleLookups({ metafile, startedAt }, siteDir),
    files: keepFiles(files, join(workDir, clientFolder)),
    warnings: [...bundleWarnings(warnings, siteDir), ...(post ? [] : mistypedAtRules(inputs, siteDir))],
  }
  return outcome({ stored, files })
}
