import { dirname, join } from 'node:path'

/**
 * Folder from which paths of a plugin count: that of its file. One that stands in the config has no name.
 *
 * @param entryOf the file of a plugin that was imported
 */
export function folderOfPlugin(
  name: string | undefined,
  siteDir: string,
  entryOf: (name: string) => string | undefined = () => undefined,
): string {
  if (name === undefined) return siteDir
  const entry = entryOf(name)
  if (entry !== undefined) return dirname(entry)
  return isPackage(name) ? join(siteDir, 'node_modules', name) : join(siteDir, dirname(name))
}

/** True for an entry of `plugins` that names a package of others. */
export function isPackage(entry: unknown): boolean {
  const what: unknown = Array.isArray(entry) ? entry[0] : entry
  return typeof what === 'string' && !/^(?:[./]|[a-z]:|@docs-build\/)/i.test(what)
}
