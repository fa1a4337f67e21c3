const endings = ['.js', '.ts', '.mjs', '.cjs', '.mts', '.cts'].flatMap((ending) => [ending, `/index${ending}`])

/**
 * The files that a path of a module may mean, as Node looks for them.
 *
 *     moduleCandidates('lib/plugin')  // → ['lib/plugin', 'lib/plugin.js', 'lib/plugin/index.js', …]
 */
export function moduleCandidates(path: string): readonly string[] {
  return ['', ...endings].map((ending) => path + ending)
}
