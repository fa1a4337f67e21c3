/**
 * The tag of the records of a version of docs, by which a search finds them and no others.
 *
 *     versionTag('default', '8.1')  // → 'docs-default-8.1'
 *
 * @see https://docusaurus.io/docs/search#contextual-search
 */
export function versionTag(collection: string, name: string): string {
  return `docs-${collection}-${name}`
}
