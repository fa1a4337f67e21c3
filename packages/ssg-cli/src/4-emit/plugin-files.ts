import { clashMessage, equalNames, pluginFailed, unportableName as unportable } from '../diagnostics/catalogue.ts'
import { quote } from '../diagnostics/quote.ts'
import { runHook } from '../diagnostics/run-hook.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import type { EmittedFile, FinishedSite, Plugin } from '../plugin.ts'
import { isObject } from '../text/is-object.ts'
import { OutputNames } from '../text/urls/output-names.ts'
import { partsOf } from '../text/part-of.ts'
import { languageFolder } from '../text/urls/site-root.ts'
import { staysInside } from '../text/urls/stays-inside.ts'
import { unportableName } from '../text/urls/unportable-name.ts'
import { askedSitemap } from './asked-sitemap.ts'
import { askedFeeds } from './feeds/asked-feeds.ts'
import type { MadeFile } from './emitter.ts'
import { bundles, generatedFiles } from './generated-files.ts'
import { redirectFiles } from './redirect-files.ts'

/** What {@link pluginFiles} is asked for. */
export interface PluginFilesInput {
  readonly plugins: readonly Plugin[]
  readonly site: Site
  readonly pages: readonly MadePage[]
  /** The site as plugins see it. */
  readonly finished: () => FinishedSite
}

/** Files of the build itself, whose content others rely on. */
const reserved = /^(?:assets\/|sidebars\/|search-index\.json$|search-records\.json$|\.docs-build\.json$)/

/**
 * Let plugins, and functions of the config, write files beside the pages. A file that something else has already is not written, and told; one in the place
 * of what every build makes of itself, such as the sitemap, stands for that.
 */
export async function pluginFiles(
  host: Pick<Host, 'bundler' | 'cache' | 'output'>,
  { plugins, site, pages, finished }: PluginFilesInput,
): Promise<Outcome<readonly MadeFile[]>> {
  const diagnostics: Diagnostic[] = []
  const made = new Map<string, MadeFile>()
  const owners = new Map<string, string>()
  let names: OutputNames | undefined
  for (const plugin of plugins) {
    if (!plugin.emit) continue
    const hook = { plugin: plugin.name, hook: 'emit', file: site.configSource }
    const { value = [], diagnostics: failure } = await runHook(
      host.bundler,
      hook,
      async () => (await plugin.emit?.(finished())) ?? [],
    )
    diagnostics.push(...failure)
    names ??= namesIn(site, pages)
    if (owners.size === 0) for (const [path, owner] of ownersIn(site, pages)) owners.set(path, owner)
    for (const file of Array.isArray(value) ? value : [undefined]) {
      const problem = problemOf(file, owners)
      if (problem !== undefined || !isEmitted(file)) {
        diagnostics.push(pluginFailed({ ...hook, message: problem ?? unusable }))
        continue
      }
      const { path, content } = file
      diagnostics.push(...problemsOfName(path, names, hook))
      owners.set(path, `plugin "${plugin.name}"`)
      made.set(path, { path, make: () => content })
    }
  }
  const asked = [await askedSitemap(host, site, pages), await askedFeeds(host, site, pages)]
  return outcome(
    [...made.values(), ...asked.flatMap(({ value }) => value)],
    [...diagnostics, ...asked.flatMap((each) => each.diagnostics)],
  )
}

const unusable = 'Unexpected file, expected { path, content } with a string or bytes'

function problemOf(file: unknown, owners: ReadonlyMap<string, string>): string | undefined {
  if (!isEmitted(file)) return unusable
  const { path } = file
  if (path === '' || /^[\\/]|\\|\/$|\/\//.test(path) || !staysInside(path))
    return `Unexpected path ${quote(path)} of a file, expected one below the output folder such as "data/pages.json"`
  const owner = reserved.test(path) ? 'the build' : owners.get(path)
  return owner && `Unexpected file ${quote(path)}, expected a path that is free: it is one of ${owner}`
}

function isEmitted(file: unknown): file is EmittedFile {
  if (!isObject(file) || typeof file['path'] !== 'string') return false
  return typeof file['content'] === 'string' || file['content'] instanceof Uint8Array
}

function ownersIn({ staticFiles }: Site, pages: readonly MadePage[]): ReadonlyMap<string, string> {
  return new Map([
    ...Array.from(staticFiles, ([path, source]) => [path, `the static files, ${quote(source)}`] as const),
    ...pages.flatMap(({ plan, rendered }) =>
      rendered.files.map(({ path }) => [path, `the page ${quote(plan.page.route)}`] as const),
    ),
  ])
}

/** What keeps a file from having its name on every system. */
function problemsOfName(
  path: string,
  names: OutputNames,
  hook: { readonly plugin: string; readonly hook: string; readonly file: string },
): readonly Diagnostic[] {
  const clash = names.add(path)
  if (clash?.isNowhere) return [pluginFailed({ ...hook, message: clashMessage(clash) })]
  const { plugin, file } = hook
  const found = unportableName(path)
  const hint = `Let the plugin ${quote(plugin)} give it another name.`
  return [
    ...(found ? [unportable({ file, name: found.name, what: 'of a file that a plugin writes', hint })] : []),
    ...(clash ? [equalNames({ file, clash, hint })] : []),
  ]
}

function namesIn(site: Site, pages: readonly MadePage[]): OutputNames {
  const ofParts = partsOf(site).flatMap((part) => [
    ...part.staticFiles.keys(),
    ...redirectFiles({ site: part }).map(({ path }) => path),
    ...generatedFiles(part.config).map((path) => languageFolder(part.config) + path),
  ])
  const names = new OutputNames()
  for (const { rendered } of pages) for (const { path } of rendered.files) names.add(path)
  for (const path of [bundles, ...ofParts]) names.add(path)
  return names
}
