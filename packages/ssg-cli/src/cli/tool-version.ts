import { createRequire } from 'node:module'
import packageJson from '../../package.json' with { type: 'json' }

/** Version of the tool, from its package. */
export const toolVersion: string = packageJson.version

/** Packages that stay outside of the bundle of the tool and have a say in what is cached. */
const external = ['esbuild', 'shiki'] as const

/**
 * Names the very code of the tool, so that a cache of other code is not read. The bundle fills in a hash of the sources.
 *
 *     '0.1.0-5f0c1a2b3c4d5e6f-0.28.2-4.6.0'
 */
export const cacheVersion = [
  toolVersion,
  process.env.DOCS_BUILD_SOURCES ?? 'sources',
  ...external.map((name) => versionOf(name)),
].join('-')

function versionOf(name: (typeof external)[number]): string {
  // The version stands in every package.json.
  const { version: own } = createRequire(import.meta.url)(`${name}/package.json`) as { readonly version: string }
  return own
}
