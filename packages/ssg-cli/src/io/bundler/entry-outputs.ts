import type { Metafile } from '../esbuild.ts'

/** The output of each entry, in the order of the entries. */
export function entryOutputs(metafile: Metafile, keys: readonly string[]): [string, string][] {
  const byEntry = new Map(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[entryPoint, output]] : [],
    ) as [string, string][],
  )
  return keys.flatMap((key) => {
    const output = byEntry.get(`docs-build-entry:${key}`)
    return output === undefined ? [] : [[key, output] satisfies [string, string]]
  })
}
