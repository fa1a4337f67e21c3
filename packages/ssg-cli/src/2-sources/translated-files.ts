import { unusedTranslation } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { nearest } from '../text/nearest.ts'
import { joinFolder } from '../text/urls/resolve-path.ts'
import { readableFiles } from './readable-files.ts'

/** Path below a folder → site-relative path. */
type FolderFiles = ReadonlyMap<string, string>

/** The files of a folder in the language of a config. */
export interface TranslatedFiles {
  readonly files: FolderFiles
  /** Translation → the file that it stands for. */
  readonly originals: Readonly<Record<string, string>>
}

/** What is read of the machine, and who is told what is wrong. */
export interface TranslationScan {
  readonly host: Pick<Host, 'files'>
  readonly config: Config
  readonly report: (diagnostic: Diagnostic) => void
}

/**
 * Put translations in the place of files: a translation has the path of its original, below the folder of the language.
 * What is not translated stays. Docusaurus's own folder for the same files is looked into too.
 *
 *     docs/guide/a.md → i18n/de/docs/guide/a.md, or i18n/de/docusaurus-plugin-content-docs/current/guide/a.md
 *
 * @param folder of the originals, relative to the site folder
 * @param foreign Docusaurus's name for the folder of their translations
 */
export function translatedFiles(
  { host, config, report }: TranslationScan,
  files: FolderFiles,
  { folder, foreign }: { readonly folder: string | undefined; readonly foreign: string },
): TranslatedFiles {
  const root = config.languages?.folder
  if (root === undefined) return { files, originals: {} }
  const own = folder === undefined ? [] : [joinFolder(root, withoutUps(folder))]
  const translated = new Map(files)
  const originals: Record<string, string> = {}
  // The first folder that has a file wins.
  for (const place of [joinFolder(root, foreign), ...own])
    for (const { path } of readableFiles(host, place, config, report)) {
      const source = joinFolder(place, path)
      const original = files.get(path)
      if (original === undefined) {
        if (isPage(path)) report(unusedTranslation({ file: source, near: nearest(path, [...files.keys()])[0] }))
        continue
      }
      translated.set(path, source)
      originals[source] = original
    }
  return { files: translated, originals }
}

/** Pictures and partials may belong to translations alone. */
export function isPage(path: string): boolean {
  return /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path)
}

/** True for a file that is a translation. */
export function isTranslation(source: string, { languages }: Pick<Config, 'languages'>): boolean {
  return languages?.folder !== undefined && source.startsWith(`${languages.folder}/`)
}

/**
 * The file that says what the front matter of a translation leaves out. In the folders of Docusaurus each file says all
 * itself, as it does there: its URL stays what it is.
 */
export function inheritedFrom(source: string, originals: Readonly<Record<string, string>>): string | undefined {
  return isInForeignFolder(source) ? undefined : originals[source]
}

/** True for a translation that lies where Docusaurus has it. */
export function isInForeignFolder(source: string): boolean {
  return /(?:^|\/)docusaurus-plugin-content-/.test(source)
}

/** The language of the words of a file, where the pages that show it are in another one: nobody has translated it. */
export function otherLanguage(
  source: string,
  { languages, locale }: Pick<Config, 'languages' | 'locale'>,
): string | undefined {
  const isOwn = !languages || locale.code === languages.default || isTranslation(source, { languages })
  return isOwn ? undefined : languages.origin.locale.htmlLang
}

/** What a link or a text says of its language: nothing, where that is the page's. */
export function inLanguage(lang: string | undefined): { readonly lang?: string } {
  return lang === undefined ? {} : { lang }
}

/** Where the translation of a file belongs; undefined where nothing is translated. */
export function translationPath(source: string, { languages }: Pick<Config, 'languages'>): string | undefined {
  return languages?.folder === undefined ? undefined : joinFolder(languages.folder, withoutUps(source))
}

/** Content may lie beside the site folder; its translations do not. */
function withoutUps(folder: string): string {
  return folder.replace(/^(?:\.\.?\/)+/, '')
}
