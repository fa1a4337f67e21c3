import { byOrder } from '../../text/by-order.ts'
import { join } from 'node:path'
import { readFile } from '../files/read-file.ts'

/** The file in an output folder that lists what the tool wrote there. */
export const manifestName = '.docs-build.json'

/** What an output folder says of itself. */
export interface Manifest {
  readonly generator: 'docs-build'
  /** The path that the site was built for. */
  readonly baseUrl: string
  /** Path → hash of its content. */
  readonly files: Readonly<Record<string, string>>
}

/** What the manifest of an output folder says, undefined if docs-build did not write the folder. */
export function readManifest(outDir: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFile(join(outDir, manifestName), 'utf8'))
    if (
      typeof value !== 'object' ||
      value === null ||
      !('generator' in value) ||
      value.generator !== 'docs-build' ||
      !('files' in value) ||
      typeof value.files !== 'object' ||
      value.files === null
    )
      return undefined
    // Written by manifestText, which the generator's name proves as far as can be.
    return value as Manifest
  } catch {
    return undefined
  }
}

/** The text of a manifest. It does not depend on the order in which files were made. */
export function manifestText(files: readonly { readonly path: string; readonly hash: string }[], baseUrl: string) {
  const hashes = files.map(({ path, hash }) => [path, hash] as const).sort(([a], [b]) => byOrder(a, b))
  const manifest: Manifest = { generator: 'docs-build', baseUrl, files: Object.fromEntries(hashes) }
  return `${JSON.stringify(manifest, null, 1)}\n`
}
