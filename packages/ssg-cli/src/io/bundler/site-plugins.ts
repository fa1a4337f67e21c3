import type { ServerInput } from '../../host.ts'
import type { Asset } from '../../model/asset.ts'
import type { Plugin } from '../esbuild.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { docusaurusModules } from './docusaurus/modules.ts'
import { packagesAlong } from './docusaurus/packages-along.ts'
import { cssModules, type CssMet } from './plugins/css-modules.ts'
import { dataFiles } from './plugins/data-files.ts'
import { docItems } from './plugins/doc-items.ts'
import { dynamicPackages } from './plugins/dynamic-packages.ts'
import { entryModules } from './plugins/entry-modules.ts'
import { givenAliases } from './plugins/given-aliases.ts'
import { givenDefines } from './plugins/given-defines.ts'
import { givenEndings } from './plugins/given-endings.ts'
import { importedFiles } from './plugins/imported-files.ts'
import { nodeModulesOfPackages } from './plugins/node-modules-of-packages.ts'
import type { PostcssStep } from './plugins/postcss-text.ts'
import { rawFiles } from './plugins/raw-files.ts'
import { rootedImports } from './plugins/rooted-imports.ts'
import { siteAliases } from './plugins/site-aliases.ts'
import { siteCode } from './plugins/site-code.ts'
import { themeOverrides } from './plugins/theme-overrides.ts'
import { themeModules } from './theme-modules.ts'

/** What the plugins met while they bundled, which esbuild does not tell. */
export interface Met extends CssMet {
  /** Pictures and other files, by their paths in the output. */
  readonly assets: Map<string, Asset>
  /** Files of the site in the place of parts of the theme that browsers run. */
  readonly alive: Set<string>
  /** True when a component asks for the docs. */
  docs?: true
}

/** Nothing met yet. */
export function nothingMet(): Met {
  return { assets: new Map(), alive: new Set(), css: new Map(), texts: new Set(), imports: [] }
}

/**
 * The plugins by which code of a site finds what it imports, for the server and for browsers alike.
 *
 * @param post what stylesheets go through
 * @param pagesCss for browsers: the CSS of components that all pages have
 */
export function sitePlugins(
  { entries, theme, baseUrl, site, docs }: ServerInput,
  { siteDir, asset }: BundlerOptions,
  met: Met,
  { post, pagesCss }: { readonly post: PostcssStep | undefined; readonly pagesCss?: string | undefined },
): Plugin[] {
  const late = pagesCss === undefined ? undefined : { pagesCss, baseUrl, staticDirs: site?.staticDirs }
  return [
    ...(theme.aliases ? [givenAliases(theme.aliases, siteDir)] : []),
    ...(theme.defines ? [givenDefines(theme.defines, siteDir)] : []),
    ...(theme.endings ? [givenEndings(theme.endings)] : []),
    ...(late ? [nodeModulesOfPackages()] : []),
    themeOverrides(theme, siteDir, met.alive),
    cssModules(siteDir, met, { post, late }),
    rawFiles(met.texts),
    dataFiles(),
    siteCode(siteDir, met.texts, theme.defines),
    importedFiles({ siteDir, baseUrl, asset, met: met.assets }),
    docItems(siteDir),
    themeModules(siteDir, theme),
    docusaurusModules(siteDir, { theme: theme.package, baseUrl, site, docs, onDocs: () => (met.docs = true) }),
    packagesAlong(siteDir),
    dynamicPackages(siteDir),
    siteAliases(siteDir),
    rootedImports(siteDir, site?.staticDirs),
    entryModules(entries, siteDir, 'js'),
  ]
}
