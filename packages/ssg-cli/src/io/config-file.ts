import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configNames } from '../1-config/load-config.ts'

/** The name of a site's config file; for a site without one, the name that is expected. */
export function configFile(siteDir: string): string {
  return configNames.find((name) => existsSync(join(siteDir, name))) ?? configNames[0]
}
