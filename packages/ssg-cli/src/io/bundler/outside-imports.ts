import { resolve } from 'node:path'
import { outsideFile } from '../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isReadable } from '../../text/is-readable.ts'
import { loader } from '../../text/modules/raw-import.ts'
import type { Metafile } from '../esbuild.ts'
import { repositoryBorder } from '../files/repository-border.ts'
import { isInstalled, relativePath } from '../files/within.ts'

/** An import of a file by another one. Both are absolute, without symbolic links. */
export interface FileImport {
  readonly file: string
  /** As it is written. */
  readonly specifier: string
  readonly target: string
}

/** The imports of a bundle by paths: what packages are, the site's package manager has decided. */
export function fileImports({ inputs }: Metafile, siteDir: string): readonly FileImport[] {
  return Object.entries(inputs).flatMap(([importer, { imports }]) => {
    // Entries and other modules that are made up have names with a colon.
    const file = fileOf(importer, siteDir)
    if (file === undefined || isInstalled(file)) return []
    return imports.flatMap(({ path, original: specifier, external }) => {
      const target = external ? undefined : fileOf(path.replace(/^raw:/, ''), siteDir)
      if (target === undefined || specifier === undefined || !isPath(specifier)) return []
      return [{ file, specifier, target }]
    })
  })
}

/** Find the imports by which files of the repository lead out of it. */
export function outsideImports(
  imports: readonly FileImport[],
  siteDir: string,
  readableDirs: readonly string[] = [],
): readonly Diagnostic[] {
  const border = repositoryBorder(siteDir)
  return imports.flatMap(({ file, specifier, target }) => {
    const outside = border.outside(target, false)
    if (isReadable(outside, readableDirs) || outside === undefined) return []
    if (border.outside(file, false) !== undefined) return []
    return [outsideFile({ file: relativePath(siteDir, file), subject: specifier, outside })]
  })
}

function fileOf(name: string, siteDir: string): string | undefined {
  const path = name.replace(/\?[\w#-]+$/, '')
  return /^[a-z-]{2,}:/.test(path) ? undefined : resolve(siteDir, path)
}

const filePath = new RegExp(String.raw`^${loader}(?:\.|/|@site/)`)

function isPath(specifier: string): boolean {
  return filePath.test(specifier)
}
