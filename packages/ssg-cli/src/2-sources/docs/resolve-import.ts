import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import { isThemeModule } from '../../text/modules/docusaurus-theme.ts'
import { readText } from '../../text/text-of.ts'
import { isCopyOfTabs, moduleFile, tabsModules } from '../../text/modules/theme-files.ts'
import { codeKey, codeSpecifier } from '../../text/markdown/mdx-code.ts'
import { rawImport, withoutLoader } from '../../text/modules/raw-import.ts'
import { moduleEndings } from '../../text/modules/module-endings.ts'
import { folderOf, joinFolder, joinPath } from '../../text/urls/resolve-path.ts'
import type { VersionFiles } from './version-files.ts'

/** What imports: a source, at a path of its version, where overlays may put other files beside it. */
export interface Importer {
  /** The files of the version. */
  readonly around: VersionFiles
  readonly file: string
  readonly source: string
}

const endings = ['', ...moduleEndings, ...moduleEndings.map((ending) => `/index${ending}`)]

/** True for a specifier of a partial; false for one of its text. */
export function isMarkdown(specifier: string): boolean {
  return /\.mdx?$/.test(specifier) && rawImport(specifier) === undefined
}

/** Where a relative path of a partial lies in the version, so that its own imports are found through overlays. */
export function partialFile(file: string, specifier: string): string {
  return specifier.startsWith('@site/') ? specifier : joinPath(folderOf(file), specifier)
}

/** The file that a specifier means: through the version first, then beside the importing file. */
export function resolveFile({ around, file, source }: Importer, specifier: string): string {
  if (specifier.startsWith('@site/')) return joinPath('', specifier.slice('@site/'.length))
  if (specifier.startsWith('/')) return around.get(joinPath('', specifier)) ?? joinFolder('', joinPath('', specifier))
  return around.get(joinPath(folderOf(file), specifier)) ?? joinPath(folderOf(source), specifier)
}

/** What an import of a module means. */
export interface ResolvedModule {
  /** Its key in the server bundle: `file:`, `raw:` or `code:` and a site-relative path, or a package's specifier. */
  readonly key: string
  readonly file?: { readonly path: string; readonly isText: boolean; readonly outside?: string | undefined }
}

/** Say what an import of a module means. Undefined when no file is there. */
export function resolveModule(
  host: Host,
  importer: Importer,
  specifier: string,
  { theme, staticDirs }: Pick<Config, 'theme' | 'staticDirs'>,
): ResolvedModule | undefined {
  if (specifier === codeSpecifier) return { key: codeKey(importer.source) }
  if (specifier.startsWith('@theme/')) return themeModule(host, specifier.slice('@theme/'.length), theme.modules)
  const raw = rawImport(specifier)
  const isText = raw !== undefined
  const written = raw ?? withoutLoader(specifier)
  if (!isText && !/^(?:\.|\/|@site\/)/.test(written)) return { key: `package:${written}` }
  const inStatic = written.startsWith('/') ? staticDirs.map((folder) => joinPath(folder, written.slice(1))) : []
  const places = [resolveFile(importer, written), ...inStatic]
  for (const path of places.flatMap((place) => endings.map((ending) => place + ending))) {
    const found = host.files.stat(path)
    if (found?.isFile)
      return { key: `${isText ? 'raw' : 'file'}:${path}`, file: { path, isText, outside: found.outside } }
  }
  return undefined
}

/** A file of the site stands for it, or a component of the theme, or what is made of those for docs of Docusaurus. */
function themeModule(host: Host, name: string, modules?: readonly string[]): ResolvedModule {
  const fileOf = (each: string) => moduleFile(each, (file) => host.files.stat(file)?.isFile === true, modules)
  const path = fileOf(name)
  const tabs = tabsModules.includes(name) ? fileOf('Tabs') : undefined
  const isLeftOut = tabs !== undefined && isCopyOfTabs(readText(host, tabs))
  if (path !== undefined && !isLeftOut) return { key: `file:${path}`, file: { path, isText: false } }
  return { key: isThemeModule(name) ? `package:@theme/${name}` : `theme:${name}` }
}
