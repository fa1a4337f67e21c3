import type { MadePage } from '../model/page-plan.ts'

/** Hashes of the files in the present output, with those of pages that were just made in their place. */
export function presentWith(
  present: Readonly<Record<string, string>>,
  pages: readonly MadePage[],
): Readonly<Record<string, string>> {
  const written = pages.flatMap(({ rendered }) => rendered.files.map(({ path, hash }) => [path, hash] as const))
  return { ...present, ...Object.fromEntries(written) }
}
