import type { Diagnostic } from '../model/diagnostic.ts'

/** Diagnostics without those that say the same at the same place: several parts of a bundle may tell of one file. */
export function toldOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}
