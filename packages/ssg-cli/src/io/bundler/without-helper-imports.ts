import type { BundledFile } from '../../model/bundle.ts'
import type { Metafile } from '../esbuild.ts'

/**
 * Take out the imports of chunks that hold nothing but esbuild's helpers where no helper is used.
 *
 * esbuild keeps such an import for the order of effects, but helpers have none; without it, a browser that has the
 * entry need not wait for one more file.
 *
 *     import"./chunk-AAAAAAAA.js";start()  // → start()
 */
export function withoutHelperImports(
  files: readonly BundledFile[],
  outputs: Readonly<Record<string, Pick<Metafile['outputs'][string], 'inputs' | 'entryPoint'>>>,
): readonly BundledFile[] {
  const helpers = Object.entries(outputs)
    .filter(([path, { inputs, entryPoint }]) => path.endsWith('.js') && !entryPoint && Object.keys(inputs).length === 0)
    .map(([path]) => path.slice(path.lastIndexOf('/') + 1))
  if (helpers.length === 0) return files
  const names = helpers.map((name) => name.replaceAll('.', '\\.')).join('|')
  const bare = new RegExp(`^((?:import[^;]*;)*)import ?"\\.{1,2}/(?:${names})";`)
  return files.map((file) => {
    if (!file.path.endsWith('.js')) return file
    const text = new TextDecoder().decode(file.bytes)
    const without = text.replace(bare, '$1')
    return without === text ? file : { ...file, bytes: new TextEncoder().encode(without) }
  })
}
