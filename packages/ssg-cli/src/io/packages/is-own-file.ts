import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageOf } from '../ready-made/package-folders.ts'
import { isInstalled, isWithin } from '../files/within.ts'

/** Where the tool has its packages beside each other, while it is developed. */
const ownPackages = dirname(packageOf(fileURLToPath(import.meta.url))?.folder ?? '/-/-')

/**
 * True for a file that the authors of a site wrote, in its folder or beside it, such as `../shared/button.tsx`: it belongs to no
 * installed package, nor to the tool. Its path is absolute, or relative to the site folder.
 */
export function isOwnFile(file: string, siteDir: string): boolean {
  const path = resolve(siteDir, file)
  return !isInstalled(path) && !isWithin(path, ownPackages)
}
