import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import theme from '../packages/theme/src/server.tsx'
import { build } from '../packages/ssg-cli/src/build.ts'
import type { BuildOptions, BuildResult } from '../packages/ssg-cli/src/model/build.ts'
import {
  memoryCache,
  memoryHost,
  type MemoryCache,
  type MemorySite,
} from '../packages/ssg-cli/src/io/memory/memory-host.ts'

/** The real theme with the React of the tests. */
export const runtime: MemorySite['runtime'] = { theme, renderToString, prerender, createElement, Fragment, jsx, jsxs }

const manifest = fileURLToPath(new URL('../packages/theme/theme.json', import.meta.url))

/** What is installed beside a site in memory: of the theme, what it says of itself. */
export const packages: MemorySite['packages'] = { '@docs-build/theme/theme.json': readFileSync(manifest, 'utf8') }

/** A config that is enough, with further keys. */
export function config(more: Readonly<Record<string, unknown>> = {}): string {
  return `export default ${JSON.stringify({ title: 'Site', url: 'https://example.com', docs: { path: 'docs', routeBasePath: '/' }, ...more })}`
}

/** A site in memory from path → text. The config comes with it unless given. */
export function memorySite(
  files: Readonly<Record<string, string | Uint8Array>>,
  more: Partial<Omit<MemorySite, 'files' | 'runtime'>> = {},
): MemorySite {
  return { files: new Map(Object.entries({ 'docs.config.mjs': config(), ...files })), runtime, packages, ...more }
}

const defaults: BuildOptions = { drafts: false, strict: false }

/** Build a site with what earlier builds left in `store`, and look at its whole output. */
export async function buildInMemory(
  site: MemorySite,
  store: MemoryCache = memoryCache(),
  options: Partial<BuildOptions> = {},
): Promise<{ readonly result: BuildResult; readonly outputs: ReadonlyMap<string, string> }> {
  const host = memoryHost(site, store)
  const result = await build(host, { ...defaults, ...options })
  return { result, outputs: new Map(host.outputs) }
}
