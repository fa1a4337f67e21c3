import { join, resolve } from 'node:path'
import { locateString } from '../../../diagnostics/locate.ts'
import { configFile } from '../../config-file.ts'
import type { Plugin } from '../../esbuild.ts'
import { statOf } from '../../files/stat-of.ts'
import { readFile } from '../../files/read-file.ts'

type ResolveCallback = Parameters<Parameters<Plugin['setup']>[0]['onResolve']>[1]
type PartialMessage = NonNullable<NonNullable<Awaited<ReturnType<ResolveCallback>>>['errors']>[number]

/** What is wrong when a file that stands in `theme.components` is not there: told where the config names it. */
export function missingReplacement(siteDir: string, path: string): readonly PartialMessage[] {
  // A module of Docusaurus' theme: it is found where components of the site find it.
  if (path.startsWith('@theme/')) return []
  if (isModule(resolve(siteDir, path))) return []
  const config = configFile(siteDir)
  const text = readFile(join(siteDir, config), 'utf8')
  // The config was checked, and has its paths without `./`.
  const place = locateString(text, path) ?? locateString(text, `./${path}`)
  return [
    {
      text: `Unexpected path "${path}" in theme.components, expected a file that exists`,
      location: {
        file: config,
        line: place?.line ?? 1,
        column: (place?.column ?? 1) - 1,
        length: place ? place.endColumn - place.column : 1,
      },
    },
  ]
}

/** A file, or a folder with a module that stands for it. */
function isModule(path: string): boolean {
  const isFile = (file: string) => statOf(file)?.isFile() === true
  return isFile(path) || ['tsx', 'ts', 'jsx', 'js'].some((extension) => isFile(join(path, `index.${extension}`)))
}
