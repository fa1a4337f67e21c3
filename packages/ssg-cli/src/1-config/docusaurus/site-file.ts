import { isAbsolute } from 'node:path'
import { wayFrom } from '../../text/urls/resolve-path.ts'
import type { SiteFacts } from './site-facts.ts'

/** A path of a config, which may be absolute, as one that counts from the site folder. */
export function siteFile(path: string, siteDir: string): string {
  return isAbsolute(path) ? wayFrom(siteDir, path) || '.' : path
}

/** True for the name of a plugin that is the path of a module. */
export function isPath(name: string): boolean {
  return /^[./]|^[a-z]:/i.test(name)
}

/** The file of a plugin that is named by its path. */
export function moduleOf(name: string, { siteDir, moduleFile }: Pick<SiteFacts, 'siteDir' | 'moduleFile'>): string {
  return moduleFile(siteFile(name, siteDir).replace(/^(?:\.\/)+/, ''))
}
