import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { docusaurusNames } from '../1-config/config-names.ts'

const startedIn = process.cwd()

/**
 * Work in the folder of a site that was written for Docusaurus: its plugins, and Tailwind, look for their files where the
 * command was started, which there is the site. Code of other sites finds its files by the config.
 *
 * @returns goes back to where the process was started
 */
export function enterSite(siteDir: string): () => void {
  // A thread has the folder of its process.
  if (!isMainThread || !docusaurusNames.some((name) => existsSync(join(siteDir, name)))) return () => undefined
  process.chdir(siteDir)
  return () => process.chdir(startedIn)
}
