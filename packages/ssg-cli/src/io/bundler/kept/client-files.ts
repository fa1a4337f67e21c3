import { join, resolve } from 'node:path'
import type { BundledFile } from '../../../model/bundle.ts'
import { relativePath } from '../../files/within.ts'
import type { BundlerOptions } from '../bundler-options.ts'
import type { KnownBundle, StoredBundle } from './known-bundle.ts'
import { readFile } from '../../files/read-file.ts'

/** Name of the folder for what browsers load, in the work folder. */
export const clientFolder = 'client'

/** Path of a file that esbuild made, below the folder: as the output of the site will have it. */
export function pathBelow(path: string, { siteDir, workDir }: Pick<BundlerOptions, 'siteDir' | 'workDir'>): string {
  return relativePath(join(workDir, clientFolder), resolve(siteDir, path))
}

/** The files of a known bundle. */
export function readFiles({ stored, folder }: KnownBundle<StoredBundle>): readonly BundledFile[] {
  return Object.keys(stored.files).map((path) => ({ path, bytes: readFile(join(folder, path)) }))
}
