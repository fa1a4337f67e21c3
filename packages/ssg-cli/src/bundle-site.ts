import type { BundleEntry, ClientBundle, Host, ServerBundle } from './host.ts'
import { brokenImport } from './diagnostics/catalogue.ts'
import type { Config } from './model/config.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { outcome, type Outcome } from './model/outcome.ts'
import type { Doc } from './model/site.ts'
import type { DocPlan } from './page-jobs.ts'
import { runtimeKey } from './page-job.ts'
import type { ReactPage } from './react-pages.ts'

/** The code of a site: one bundle for the renderer, one for browsers. */
export interface SiteBundles {
  /** Undefined when not even the theme could be bundled. */
  readonly server: ServerBundle | undefined
  readonly client: ClientBundle
}

const noClient: ClientBundle = { files: [], entries: {}, css: [] }

/** Bundle the theme, the React pages, and every component that a doc imports. */
export async function bundleSite(
  host: Host,
  config: Config,
  bodies: ReadonlyMap<Doc, DocPlan>,
  pages: readonly ReactPage[],
): Promise<Outcome<SiteBundles>> {
  const { package: theme, mdxComponents, css } = config.theme
  const diagnostics: Diagnostic[] = []
  const entries: Record<string, BundleEntry> = { [runtimeKey]: { code: runtimeCode(theme) } }
  for (const key of importedModules(bodies)) entries[key] = moduleEntry(key, theme)
  for (const page of pages) entries[`page:${page.source}`] = { file: `./${page.source}` }
  for (const [name, file] of Object.entries(mdxComponents)) {
    if (host.files.stat(file)?.isFile) entries[`mdx:${name}`] = { file: `./${file}` }
    else
      diagnostics.push(
        brokenImport({
          file: 'docs.config.ts',
          place: { line: 1, column: 1, endLine: 1, endColumn: 1 },
          specifier: file,
          message: `The component "${name}" is registered with a file that does not exist.`,
        }),
      )
  }
  const server = await serverBundle(host, entries, config)
  diagnostics.push(...server.diagnostics)
  const clientEntries: Record<string, BundleEntry> = { client: { code: `import ${JSON.stringify(`${theme}/client`)}` } }
  for (const page of pages) clientEntries[`page:${page.name}`] = { file: `./${page.source}` }
  for (const file of server.value?.clientModules ?? []) clientEntries[`island:${file}`] = { file: `./${file}` }
  const codeCss = await host.codeStyles(config.code)
  const client = await host.bundler.client({
    entries: clientEntries,
    theme: config.theme,
    styles: [`${theme}/styles`, ...css.map((file) => `./${file}`)],
    css: `@layer code {${codeCss}}\n${server.value?.css ?? ''}`,
  })
  diagnostics.push(...client.diagnostics)
  return outcome({ server: server.value, client: client.value ?? noClient }, diagnostics)
}

/**
 * Bundle what renders. When that fails, the theme alone is tried, so that a mistake in one component does not
 * hide what is wrong in other pages: they are still made, only without what the site brings.
 */
async function serverBundle(
  host: Host,
  entries: Readonly<Record<string, BundleEntry>>,
  config: Config,
): Promise<Outcome<ServerBundle | undefined>> {
  const all = await host.bundler.server({ entries, theme: config.theme })
  const runtime = entries[runtimeKey]
  if (all.value || !runtime) return all
  const alone = await host.bundler.server({
    entries: { [runtimeKey]: runtime },
    theme: { ...config.theme, components: {} },
  })
  return outcome(alone.value, [...all.diagnostics, ...alone.diagnostics])
}

function importedModules(bodies: ReadonlyMap<Doc, DocPlan>): string[] {
  const keys = new Set<string>()
  for (const { inputs } of bodies.values()) for (const key of Object.values(inputs.moduleKeys)) keys.add(key)
  return [...keys].sort()
}

/** Keys are made in body-inputs.ts: `file:…`, `theme:…`, `package:…`. */
function moduleEntry(key: string, theme: string): BundleEntry {
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  if (kind === 'file') return { file: `./${name}` }
  if (kind === 'package') return { file: name }
  return {
    code: `import theme from ${JSON.stringify(`${theme}/server`)}\nexport default theme.components[${JSON.stringify(name)}]`,
  }
}

/** The theme with the React it is to be rendered with. */
function runtimeCode(theme: string): string {
  return [
    `export { default as theme } from ${JSON.stringify(`${theme}/server`)}`,
    "export { renderToString } from 'react-dom/server'",
    "export { jsx, jsxs, Fragment } from 'react/jsx-runtime'",
    "export { createElement } from 'react'",
  ].join('\n')
}
