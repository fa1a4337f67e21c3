import type { Diagnostic } from './diagnostic.ts'

/**
 * What a step returns: its value and what it found on the way.
 *
 * Diagnostics travel with the value, so that an answer from the cache replays them.
 */
export interface Outcome<T> {
  readonly value: T
  readonly diagnostics: readonly Diagnostic[]
}

/** An outcome, with diagnostics if there are any. */
export function outcome<T>(value: T, diagnostics: readonly Diagnostic[] = []): Outcome<T> {
  return { value, diagnostics }
}
