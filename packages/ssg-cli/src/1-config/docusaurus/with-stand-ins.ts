import type { Difference } from '../../model/difference.ts'
import type { ImportedModule } from '../../model/imported-module.ts'

/** What docs-build, or Node, does itself. */
const needless =
  /^(?:prism-react-renderer|remark-math|rehype-katex|(?:node|cross|isomorphic)-fetch|isomorphic-unfetch|whatwg-fetch)$/

/**
 * The differences, with packages that the config or a plugin asks for and that are not installed: what is done with them is left out.
 *
 * @param source the config file
 */
export function withStandIns(
  differences: readonly Difference[],
  modules: readonly (ImportedModule | undefined)[],
  source: string,
): readonly Difference[] {
  const told = new Set(differences.flatMap(({ kind, words }) => (kind === 'install' ? words.split(' ') : [])))
  const names = new Set(modules.flatMap((module) => module?.standIns ?? []))
  const left = [...names].filter((name) => !told.has(name) && !needless.test(name)).sort()
  if (left.length === 0) return differences
  return [...differences, { kind: 'install', at: source, words: `npm install ${left.join(' ')}` }]
}
