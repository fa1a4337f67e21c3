import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { BundledFile } from '../../../model/bundle.ts'
import { relativePath } from '../../within.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import type { KnownBundle, StoredBundle } from './known-bundle.ts'

/** Name of the folder for what browsers load, in the work folder. */
export const clientFolder = 'client'

/** Path of a file that esbuild made, below the folder: as the output of the site will have it. */
export function pathBelow(path: string, { siteDir, workDir }: Pick<BundlerOptions, 'siteDir' | 'workDir'>): string {
  return relativePath(join(workDir, clientFolder), resolve(siteDir, path))
}

/** Keep files for the next time. Returns each once: esbuild names a file for each entry that loads it. */
export function writeFiles(outputs: Iterable<BundledFile>, workDir: string): readonly BundledFile[] {
  const files = new Map([...outputs].map((file) => [file.path, file]))
  for (const { path, bytes } of files.values()) {
    const file = join(workDir, clientFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return [...files.values()]
}

/** The files of a known bundle. */
export function readFiles({ stored, folder }: KnownBundle<StoredBundle>): readonly BundledFile[] {
  return stored.files.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
}
