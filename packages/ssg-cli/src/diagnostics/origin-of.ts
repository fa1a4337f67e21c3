import type { CollectionConfig } from '../model/config.ts'
import type { Origin } from '../model/sourced.ts'

/**
 * Where the content of a doc comes from that a plugin made. Undefined for any other file, and where the plugin does not say.
 *
 * @param file relative to the site folder
 */
export function originOf(
  collections: readonly Pick<CollectionConfig, 'path' | 'origins'>[],
  file: string,
): Origin | undefined {
  const made = collections.find(({ path, origins }) => origins && file.startsWith(`${path}/`))
  return made?.origins?.[file.slice(made.path.length + 1)]
}
