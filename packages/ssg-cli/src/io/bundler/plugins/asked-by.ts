/**
 * The plugin data of a question that a plugin asks esbuild about an import it is asked about itself. Each plugin on the
 * way is in it: it leaves its own question to the others, however many of them ask again.
 *
 *     if (hasAsked(pluginData, name)) return undefined
 *     return context.resolve(path, { resolveDir, kind, pluginData: askedBy(name, pluginData) })
 *
 * @see https://esbuild.github.io/plugins/#resolve
 */
export function askedBy(plugin: string, pluginData?: unknown): ReadonlySet<string> {
  return new Set(pluginData instanceof Set ? [...pluginData, plugin] : [plugin])
}

/** True where it is a question of that plugin's own. */
export function hasAsked(pluginData: unknown, plugin: string): boolean {
  return pluginData instanceof Set && pluginData.has(plugin)
}
