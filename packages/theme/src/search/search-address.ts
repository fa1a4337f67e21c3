/** What the address of the search page says. */
export interface SearchAddress {
  readonly text: string
  /** Collection id → the version that the reader chose. */
  readonly versions: Readonly<Record<string, string>>
}

/**
 * Read the query and the chosen versions from an address.
 *
 *     readSearchAddress('?q=pump&version=8.1', ['default'])  // → {text: 'pump', versions: {default: '8.1'}}
 */
export function readSearchAddress(search: string, collections: readonly string[]): SearchAddress {
  const parameters = new URLSearchParams(search)
  const versions = collections.flatMap((collection) => {
    const name = parameters.get(versionParameter(collection, collections))
    return name === null ? [] : [[collection, name] as const]
  })
  return { text: parameters.get('q') ?? '', versions: Object.fromEntries(versions) }
}

/** Write the address of the search page for a query: the opposite of {@link readSearchAddress}. */
export function searchAddress(href: string, { text, versions }: SearchAddress, collections: readonly string[]): string {
  const parameters = new URLSearchParams()
  if (text !== '') parameters.set('q', text)
  for (const collection of collections) {
    const name = versions[collection]
    if (name !== undefined) parameters.set(versionParameter(collection, collections), name)
  }
  const query = parameters.toString()
  return query === '' ? href : `${href}?${query}`
}

/** A site with one versioned collection needs no id in its addresses. */
function versionParameter(collection: string, collections: readonly string[]): string {
  return collections.length === 1 ? 'version' : `version-${collection}`
}
