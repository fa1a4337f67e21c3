import type { Bundler, ServerInput } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { soundParts } from './sound-parts.ts'

/**
 * The entries of a bundle that failed that can be bundled together. Those that hold a file with a mistake are left out at once;
 * where that does not help, each is tried. With them comes what the first mistakes hid.
 *
 * @param wrong what is known to be wrong
 * @param tried bundles some of the entries, by their names
 */
export async function soundEntries(
  holding: Bundler['holding'],
  input: ServerInput,
  wrong: readonly Diagnostic[],
  tried: (some: readonly string[]) => Promise<Outcome<unknown>>,
): Promise<Outcome<readonly string[]>> {
  const names = Object.keys(input.entries)
  const diagnostics = [...wrong]
  for (;;) {
    const files = filesOf(diagnostics)
    const found = await holding(input, files)
    diagnostics.push(...found.diagnostics)
    if (found.value === undefined && filesOf(diagnostics).length > files.length) continue
    const blamed = found.value ?? []
    const rest = await soundParts(
      names.filter((name) => !blamed.includes(name)),
      tried,
    )
    return outcome(rest.value, [...diagnostics, ...rest.diagnostics])
  }
}

function filesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return [...new Set(diagnostics.flatMap(({ file }) => file ?? []))]
}
