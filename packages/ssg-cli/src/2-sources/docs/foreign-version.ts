import type { CollectionConfig } from '../../model/config.ts'

/**
 * Docusaurus's name for the translations of a version: of the folder with its docs, and with `.json` of the file with its labels.
 *
 *     docusaurus-plugin-content-docs/current, docusaurus-plugin-content-docs-api/version-8.1
 *
 * @see https://docusaurus.io/docs/i18n/introduction#translation-files-location
 */
export function foreignVersion({ id }: Pick<CollectionConfig, 'id'>, name: string): string {
  const own = id === 'default' ? '' : `-${id}`
  return `docusaurus-plugin-content-docs${own}/${name === 'current' ? name : `version-${name}`}`
}
