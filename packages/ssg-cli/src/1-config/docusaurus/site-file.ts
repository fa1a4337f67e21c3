import { isAbsolute } from 'node:path'
import { wayFrom } from '../../text/resolve-path.ts'

/** A path of a config, which may be absolute, as one that counts from the site folder. */
export function siteFile(path: string, siteDir: string): string {
  return isAbsolute(path) ? wayFrom(siteDir, path) || '.' : path
}
