import { existsSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { configNames, docusaurusNames } from '../1-config/config-names.ts'
import { UsageError } from './process-like.ts'
import { statOf } from '../io/files/stat-of.ts'

/**
 * The folder of the site: the one that was named, else the working folder if it holds a config, else its `site/`. It is the
 * folder itself, not a link to it: bundlers and git name files by where they are.
 */
export function siteDir(named: string | undefined, cwd: string): string {
  if (named !== undefined) {
    const folder = resolve(cwd, named)
    if (!statOf(folder)?.isDirectory()) {
      throw new UsageError(`Unexpected site "${named}", expected a folder that holds ${configNames[0]}.`)
    }
    return realpathSync(folder)
  }
  const names = [...configNames, ...docusaurusNames]
  const folders = [cwd, join(cwd, 'site')]
  const found = folders.find((folder) => names.some((name) => existsSync(join(folder, name))))
  if (found !== undefined) return realpathSync(found)
  const wanted = folders.map((folder) => `"${relative(cwd, folder) || '.'}"`).join(' or ')
  throw new UsageError(
    `No config found in ${wanted}, expected ${configNames[0]}. Name the site's folder: docs-build build my-site.`,
  )
}
