import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { repositoryTop } from './repository-top.ts'
import { unlessImpossible } from './stat-of.ts'
import { isWithin, relativePath } from './within.ts'

/** Tells which files lie outside of the repository of a site. */
export interface RepositoryBorder {
  /**
   * Where a file or folder that is there (absolute path) really lies, relative to the site folder, when that is outside of
   * the repository; without git, of the site folder. Packages that are installed for the site are never outside. What went
   * meanwhile lies nowhere.
   */
  outside(path: string, isLink: boolean): string | undefined
}

/** A folder without symbolic links. */
interface RealFolder {
  readonly path: string
  readonly isInside: boolean
}

/**
 * The border around what pages of a site may show. Links are followed once for each folder, so that an ordinary file in a
 * folder that is known costs nothing.
 *
 * @param siteDir absolute path
 */
export function repositoryBorder(siteDir: string): RepositoryBorder {
  const folders = new Map<string, RealFolder>()
  let known: { readonly site: string; readonly top: string } | undefined
  return {
    outside(path, isLink) {
      known ??= { site: realPath(siteDir), top: realPath(repositoryTop(siteDir, process.env) ?? siteDir) }
      const { site, top } = known
      return unlessImpossible(() => {
        const folder = realFolder(dirname(path), top)
        if (folder.isInside && !isLink) return undefined
        const real = isLink ? realpathSync(path) : join(folder.path, basename(path))
        return isWithin(real, top) || isOfPackage(path, real, { site, top }) ? undefined : relativePath(site, real)
      })
    },
  }

  function realFolder(folder: string, top: string): RealFolder {
    const before = folders.get(folder)
    if (before) return before
    const path = realpathSync.native(folder)
    const made = { path, isInside: isWithin(path, top) }
    folders.set(folder, made)
    return made
  }
}

/** The bundles that come ready-made are made for a site that is not there. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

/** True for a file of a package that Node finds from the site, also of one that is linked from elsewhere. */
function isOfPackage(
  path: string,
  real: string,
  { site, top }: { readonly site: string; readonly top: string },
): boolean {
  const names = path.split(sep)
  const index = names.lastIndexOf('node_modules')
  if (index < 0) return false
  const around = names.slice(0, index).join(sep) || sep
  if (!isWithin(site, around) && !isWithin(around, top)) return false
  const length = names[index + 1]?.startsWith('@') ? 3 : 2
  const folder = names.slice(0, index + length).join(sep)
  return existsSync(join(folder, 'package.json')) && isWithin(real, realpathSync(folder))
}
