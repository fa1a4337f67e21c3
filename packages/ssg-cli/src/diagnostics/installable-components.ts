import type { Diagnostic } from '../model/diagnostic.ts'
import type { Difference } from '../model/difference.ts'

/**
 * Diagnostics of components of a theme that nothing brings, where the config lists themes, plugins or presets that are not
 * installed: one of these may, and nobody looks for it among the components that there are.
 */
export function installableComponents(
  diagnostics: readonly Diagnostic[],
  differences: readonly Difference[],
): readonly Diagnostic[] {
  const missing = differences.flatMap(({ kind, at, words }) =>
    kind === 'install' && /^(?:presets|plugins|themes)\[/.test(at) ? words.slice('npm install '.length).split(' ') : [],
  )
  const foreign = [...new Set(missing)].filter((name) => !name.startsWith('@docs-build/'))
  if (foreign.length === 0) return diagnostics
  const hint = `Run: npm install ${foreign.join(' ')}`
  return diagnostics.map((diagnostic) => {
    const { message } = diagnostic
    const unknown = importedComponent.exec(message)?.[1]
    if (unknown === undefined) return diagnostic
    const said = `${unknown}, expected a component of a theme that is installed.`
    return { ...diagnostic, message: message.replace(importedComponent, said), hint }
  })
}

/** What the compiler says, and what a component throws that another one shows. */
const importedComponent = /(Unexpected import (?:of )?"@theme\/[^"]*"), expected a component of the theme(?:\. |: ).*/
