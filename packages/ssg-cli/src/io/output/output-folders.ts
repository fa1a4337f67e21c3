import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The folder of an output's new files, until they are the output. */
export function stagingFolder(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.docs-build-new`)
}

/** The folder that an output has while another takes its path. */
export function retiredFolder(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.docs-build-old`)
}

/**
 * The folder that holds an output at this moment: the one of its name, or when a build is between its two renames, or was
 * killed there, the one that is about to be replaced.
 */
export function presentFolder(outDir: string): string {
  const retired = retiredFolder(outDir)
  return !existsSync(outDir) && existsSync(retired) ? retired : outDir
}
