import type { BundleEntry, Host, ServerInput } from '../host.ts'
import type { ClientBundle, ServerBundle } from '../model/bundle.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { offlineWorkerEntry } from '../model/offline-files.ts'
import type { BodyPlan } from '../model/page-plan.ts'
import { codeSource, codeSpecifier } from '../text/markdown/mdx-code.ts'
import { defaultTheme } from '../model/default-theme.ts'
import { runtimeKey } from '../model/page-job.ts'
import { clientCode } from './client-code.ts'
import { clientOfSite } from './client-of-site.ts'
import { compileOptions } from '../3-pages/compile/compile-options.ts'
import { islandEntry } from './island-entry.ts'
import { knownItems } from './known-items.ts'
import { knownParts, type PartsHost } from './known-parts.ts'
import { moduleOf, partOfModule } from '../text/modules/part-of-module.ts'
import { pageEntry } from './page-entry.ts'
import { placedAtImports, unplacedImport } from './placed-at-imports.ts'
import { runtimeCode } from './runtime-code.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { toldOnce } from '../diagnostics/told-once.ts'
import { sleepingImports } from './sleeping-imports.ts'
import { soundEntries } from './sound-entries.ts'
import type { SourcePage } from './source.ts'

/** What bundling asks the host for. */
type BundleHost = Pick<Host, 'bundler' | 'codeStyles'> &
  Pick<PartsHost, 'cache'> & { readonly files: Pick<Host['files'], 'stat' | 'read'> }

/** The code of a site: one bundle for the renderer, one for browsers. */
export interface SiteBundles {
  /** Undefined when not even the theme could be bundled. */
  readonly server: ServerBundle | undefined
  readonly client: ClientBundle
}

const noClient: ClientBundle = { files: [], entries: {}, css: [], assets: [] }

/** What {@link bundleSite} is asked for. */
interface BundleRequest {
  readonly config: Config
  /** The config file, relative to the site folder. */
  readonly source: string
  readonly purpose?: 'build' | 'check'
  /** The docs, for components that ask for them. */
  readonly docs?: ServerInput['docs']
}

/** Bundle the theme, the React pages, and every component that a doc imports. */
export async function bundleSite(
  host: BundleHost,
  { config, source, purpose, docs }: BundleRequest,
  bodies: readonly BodyPlan[],
  pages: readonly NonNullable<SourcePage['module']>[],
): Promise<Outcome<SiteBundles>> {
  const { package: theme, mdxComponents, css, cssBelow = [], infima } = config.theme
  const items = knownItems(config.theme, (path) => host.files.stat(path)?.isFile === true)
  const diagnostics: Diagnostic[] = items.missing.map((item) =>
    unplacedImport(
      source,
      item,
      `Unexpected module ${JSON.stringify(item)} that shows docs, expected one that is installed`,
    ),
  )
  const entries: Record<string, BundleEntry> = {
    [runtimeKey]: { code: runtimeCode(items.theme) },
  }
  for (const key of importedModules(bodies)) entries[key] = moduleEntry(key)
  for (const { file } of pages) entries[`page:${file}`] = pageEntry(file, config.theme, host.files)
  for (const [name, file] of Object.entries(mdxComponents)) {
    if (host.files.stat(moduleOf(file))?.isFile) entries[`mdx:${name}`] = componentEntry(file)
    else
      diagnostics.push(
        unplacedImport(
          source,
          file,
          `Unexpected file ${JSON.stringify(file)} for component "${name}", expected a file that exists`,
        ),
      )
  }
  const server = await serverBundle(host, entries, { config, docs })
  diagnostics.push(...placedAtImports(server.diagnostics, bodies, source))
  diagnostics.push(...sleepingImports(host.files, server.value?.asleep, bodies))
  // The theme's own code is sound. What the site adds is bundled in a check too, because that alone tells what is wrong.
  if (purpose === 'check' && Object.keys(entries).length === 1 && !hasOwnCode(config))
    return outcome({ server: server.value, client: noClient }, diagnostics)
  const clientEntries: Record<string, BundleEntry> = {}
  for (const { name, file } of pages) clientEntries[`page:${name}`] = pageEntry(file, config.theme, host.files)
  for (const file of Object.keys(server.value?.islands ?? {})) clientEntries[`island:${file}`] = islandEntry(file)
  if (config.theme.root !== undefined) clientEntries['root'] = { file: `./${config.theme.root}` }
  for (const { plugin, modules } of config.everyPage?.client ?? [])
    clientEntries[`plugin:${plugin}`] = { code: clientCode(modules) }
  if (config.offline)
    clientEntries[offlineWorkerEntry] = { code: `import ${JSON.stringify(`${theme}/offline-worker`)}` }
  const ofCode = await host.codeStyles(config.code)
  // There the theme's custom properties have a prefix, which the bundler gives them.
  const codeCss = infima ? ofCode.replaceAll('--color-', '--docs-color-') : ofCode
  const clientInput = {
    ...bundleInput({ client: { code: `import ${JSON.stringify(`${theme}/client`)}` }, ...clientEntries }, config),
    ...((config.theme.root !== undefined || provides(server.value)) && { contexts: true }),
    styles: [
      `${theme}/styles`,
      ...(infima ? [`${theme}/${infima === 'unlayered' ? 'infima-unlayered' : 'infima'}`] : []),
      ...frameStyles(config),
      ...[...cssBelow, ...css].map((file) => `./${file}`),
    ],
    ...(cssBelow.length > 0 && { below: cssBelow }),
    css: server.value?.css ?? '',
    codeCss: `@layer code {${codeCss}}`,
    ...(infima && {
      foreign: {
        selectors: config.theme.manifest?.selectors ?? {},
        isUnlayered: infima === 'unlayered',
        ...(config.theme.articles?.items && { hasSlots: true }),
      },
    }),
    sheets: Object.fromEntries((config.theme.manifest?.styles ?? []).map((name) => [name, `${theme}/styles/${name}`])),
  }
  const client = await (purpose === 'check' ? host.bundler.client(clientInput) : clientOfSite(host, clientInput))
  diagnostics.push(...placedAtImports(client.diagnostics, bodies, source))
  return outcome({ server: server.value, client: client.value ?? noClient }, diagnostics)
}

function provides(server: ServerBundle | undefined): boolean {
  return Object.values(server?.islands ?? {}).some((reason) => reason.provides)
}

/** True when the site brings code or styles to the theme, or a theme of its own. */
function hasOwnCode({ theme: { package: theme, components, css, cssBelow, root }, everyPage }: Config): boolean {
  return (
    theme !== defaultTheme ||
    Object.keys(components).length > 0 ||
    css.length > 0 ||
    cssBelow !== undefined ||
    root !== undefined ||
    (everyPage?.client.length ?? 0) > 0
  )
}

/**
 * Bundle what renders. When that fails, it is bundled without the modules that are to blame, so that a mistake in
 * one component does not hide what is wrong in other pages: they are still made.
 */
async function serverBundle(
  host: BundleHost,
  entries: Readonly<Record<string, BundleEntry>>,
  { config, docs }: Pick<BundleRequest, 'config' | 'docs'>,
): Promise<Outcome<ServerBundle | undefined>> {
  // Only sites of Docusaurus have such components.
  const input = { ...bundleInput(entries, config), ...(config.theme.islands === 'detect' && { docs }) }
  const all = await host.bundler.server(input)
  if (all.value) return all
  const parts = await knownParts({ ...host, of: input }, () =>
    soundEntries(host.bundler.holding, input, all.diagnostics, (some) =>
      host.bundler.server({ ...input, entries: entriesNamed(some, entries), isTrial: true }),
    ),
  )
  const hasRuntime = parts.value.includes(runtimeKey)
  const rest = await host.bundler.server({
    ...input,
    entries: entriesNamed(hasRuntime ? parts.value : [...parts.value, runtimeKey], entries),
    // Without its runtime the site's theme components are to blame; the theme alone still renders.
    theme: hasRuntime ? config.theme : { ...config.theme, components: {} },
  })
  return outcome(rest.value, toldOnce([...all.diagnostics, ...parts.diagnostics, ...rest.diagnostics]))
}

function bundleInput(entries: ServerInput['entries'], config: Config): ServerInput {
  const { theme, siteConfig, readableDirs, languages, staticDirs } = config
  const { title, tagline, url, locale } = languages?.origin ?? config
  const { globalData, dataIn } = config.sourced ?? {}
  const data = { ...(globalData && { globalData }), ...(dataIn && { dataIn }) }
  const { siteConfigs } = languages ?? {}
  const more = { ...(siteConfig && { siteConfig }), ...(siteConfigs && { siteConfigs }), ...data }
  const site = { title, tagline, url, locale, staticDirs, ...more }
  // Code is the same in all languages: what differs, components ask for when they are rendered.
  const islands = theme.islands && { islands: theme.islands }
  // Sites of Docusaurus import Markdown in code.
  const markdown = theme.islands === 'detect' && { markdown: compileOptions(config, 'build') }
  return { entries, theme, baseUrl: siteRoot(config), site, readableDirs, ...islands, ...markdown }
}

function entriesNamed(names: readonly string[], entries: ServerInput['entries']): Record<string, BundleEntry> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name)))
}

/** Keys of what docs import, but for components of the theme: the runtime has those. */
function importedModules(bodies: readonly BodyPlan[]): string[] {
  const keys = new Set<string>()
  for (const { inputs } of bodies)
    for (const key of Object.values(inputs.moduleKeys)) if (!key.startsWith('theme:')) keys.add(key)
  return [...keys].sort()
}

/** Keys are made in body-inputs.ts: `file:…`, `raw:…`, `package:…`, `code:…`. */
function moduleEntry(key: string): BundleEntry {
  const mdx = codeSource(key)
  if (mdx !== undefined) return { file: `./${mdx}${codeSpecifier}` }
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  if (kind === 'file') return { file: `./${name}` }
  return { file: kind === 'raw' ? `!!raw-loader!./${name}` : name }
}

/** `src/theme/MDXComponents.js#Box` is a part of what a module exports. */
function componentEntry(file: string): BundleEntry {
  const part = partOfModule(file)
  if (part === undefined) return { file: `./${file}` }
  return {
    code: `import all from ${JSON.stringify(`./${moduleOf(file)}`)}\nexport default all[${JSON.stringify(part)}]`,
  }
}

/** What few sites ask for has a stylesheet that others don't load. */
function frameStyles({ theme, navbar, footer, hideableSidebar }: Config): readonly string[] {
  return [
    ...(navbar.style || footer.style || hideableSidebar ? [`${theme.package}/frame-styles`] : []),
    ...(theme.articles?.items ? [`${theme.package}/item-styles`] : []),
  ]
}
