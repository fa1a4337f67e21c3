import packageJson from '../../package.json' with { type: 'json' }

/** Version of the tool, from its package. */
export const version: string = packageJson.version

/** Names the very code of the tool, so that a cache of other code is not read. The bundle fills it in. */
export const cacheVersion = `${version}-${process.env.DOCS_BUILD_SOURCES ?? 'sources'}`
