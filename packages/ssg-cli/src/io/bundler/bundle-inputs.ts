import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { digest } from '../../fingerprint.ts'
import type { Metafile } from '../esbuild.ts'
import { isInstalled } from '../within.ts'

/** Files that a bundle was made from, with their prints: while all are the same, so is the bundle. */
export type BundleInputs = Readonly<Record<string, string>>

/** True while all files have the content that the bundle was made from. */
export function areCurrent(inputs: BundleInputs, siteDir: string): boolean {
  return Object.entries(inputs).every(([path, print]) => printFile(resolve(siteDir, path)) === print)
}

/** The files that went into a bundle, and further ones (absolute) that a plugin read. */
export function bundleInputs(metafile: Metafile, siteDir: string, further: readonly string[] = []): BundleInputs {
  const paths = [
    ...Object.keys(metafile.inputs).filter((path) => !/^[a-z-]+:/.test(path)),
    ...further.map((path) => relative(siteDir, path)),
  ]
  return Object.fromEntries(paths.map((path) => [path, printFile(resolve(siteDir, path)) ?? '']))
}

/** Undefined for a file that is not there, or may not be read: whoever bundles it says so. */
function printOf(path: string): string | undefined {
  try {
    return existsSync(path) ? digest(readFileSync(path)) : undefined
  } catch {
    return undefined
  }
}

const prints = new Map<string, string | undefined>()

function printFile(path: string): string | undefined {
  if (prints.has(path)) return prints.get(path)
  const print = printOf(path)
  // Packages do not change while a process runs; the site's own files may.
  if (isInstalled(path)) prints.set(path, print)
  return print
}
