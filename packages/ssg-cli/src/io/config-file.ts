import { join } from 'node:path'
import { statOf } from './files/stat-of.ts'
import { configNames, docusaurusNames } from '../1-config/config-names.ts'

/** The name of a site's config file; for a site without one, the name that is expected. */
export function configFile(siteDir: string): string {
  return [...configNames, ...docusaurusNames].find((name) => statOf(join(siteDir, name))) ?? configNames[0]
}

/** True for a site that has a config of Docusaurus and none of ours. */
export function isDocusaurusSite(siteDir: string): boolean {
  return docusaurusNames.some((name) => name === configFile(siteDir))
}
