import { lstatSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { isWithin } from './within.ts'

/**
 * Whether a path is a symbolic link to a folder in which it lies itself, by whatever links: who follows it comes by again and
 * again. Folders above `top` (absolute, as the path is) are not asked.
 */
export function leadsAbove(path: string, top: string): boolean {
  try {
    if (!lstatSync(path).isSymbolicLink()) return false
    const real = realpathSync(path)
    for (let above = dirname(path); isWithin(above, top); above = dirname(above))
      if (isWithin(realpathSync(above), real)) return true
  } catch {
    // It went meanwhile, or leads to itself: nobody can follow it.
  }
  return false
}
