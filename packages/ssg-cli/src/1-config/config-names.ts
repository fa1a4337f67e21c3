/** Names of the config file, first come first served. */
export const configNames = ['docs.config.ts', 'docs.config.mts', 'docs.config.js', 'docs.config.mjs'] as const

/**
 * Names of a config of Docusaurus, in its order. It is read where no config of ours is there.
 *
 * @see https://docusaurus.io/docs/configuration
 */
export const docusaurusNames = [
  'docusaurus.config.ts',
  'docusaurus.config.mts',
  'docusaurus.config.cts',
  'docusaurus.config.js',
  'docusaurus.config.mjs',
  'docusaurus.config.cjs',
] as const
