import { invalidConfig } from '../diagnostics/catalogue.ts'
import { keyPath, quote } from '../diagnostics/quote.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

type Named = readonly [keys: readonly PropertyKey[], folder: string]

/** What a config has unless it says something else: a site need not have these folders. */
const usual = new Set(['static', 'pages', 'i18n', '.'])

/** Report folders that a config names and that are not there, but for those of docs and posts, which are told by whoever reads them. */
export function lostFolders({ files }: Pick<Host, 'files'>, config: Config, file: string): readonly Diagnostic[] {
  // Docusaurus asks for none of them.
  if (config.siteConfig !== undefined) return []
  return namedFolders(config)
    .filter(([, folder]) => !usual.has(folder) && isLost(files, folder))
    .map(([keys, folder]) => {
      const message = `Unexpected ${quote(folder)}, expected a folder that exists`
      const told = invalidConfig({ file, path: keyPath(keys), message, keys: { path: keys, string: folder } })
      return { ...told, severity: 'warning' }
    })
}

function namedFolders({ staticDirs, pagesDir, morePages = [], collections, readableDirs, languages }: Config): Named[] {
  const ofDocs = collections.flatMap(({ configKeys, versionsDir }): Named[] =>
    configKeys === undefined ? [] : [[[...configKeys, 'versionsDir'], versionsDir]],
  )
  return [
    ...staticDirs.map((folder, index): Named => [['staticDirs', index], folder]),
    [['pagesDir'], pagesDir],
    ...morePages.map(({ path }, index): Named => [['morePages', index, 'path'], path]),
    ...ofDocs,
    ...readableDirs.map((folder, index): Named => [['readableDirs', index], folder]),
    ...(languages ? [[['i18n', 'path'], languages.path] as const] : []),
  ]
}

function isLost(files: Host['files'], folder: string): boolean {
  const found = files.stat(folder)
  return found ? found.isFile : files.list(folder).files.length === 0
}
