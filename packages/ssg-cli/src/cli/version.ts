import packageJson from '../../package.json' with { type: 'json' }

/** Version of the tool, from its package. */
export const version: string = packageJson.version
