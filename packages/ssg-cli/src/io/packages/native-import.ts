import { waitFor } from '../threads/run-within.ts'
import { withSignalsAside } from '../threads/signals-aside.ts'

type Import = (specifier: string) => Promise<unknown>

// The program runs as a script that Node does not know as a module, and such a script can't import.
let native: Import = (specifier) => import(/* @vite-ignore */ specifier)

/** Import with this function from now on: one of a module of the package. */
export function importWith(given: Import): void {
  native = given
}

/**
 * Import what is no part of the program: modules of a site by their URL, packages that stay outside by their name.
 *
 *     const { LinkChecker } = await importNative<typeof import('linkinator')>('linkinator')
 */
export async function importNative<T>(specifier: string): Promise<T> {
  // What a module exports is known by who asks for it.
  return (await native(specifier)) as T
}

/** What imports failed with. */
const failures = new WeakSet<object>()

/** Import a module of a site or a plugin, and give up one that does not load within so many seconds. */
export async function importForeign<T>(specifier: string, seconds: number): Promise<T> {
  try {
    return await withSignalsAside(() => waitFor(importNative<T>(specifier), seconds))
  } catch (error) {
    if (typeof error === 'object' && error !== null) failures.add(error)
    throw error
  }
}

/**
 * True for what {@link importForeign} failed with: of CommonJS that throws while an ES module imports it, Node tells the same error
 * once more, as that of a promise that nobody waits for.
 */
export function isKnownFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}
