import { unreadLanguage, unreadTranslations, untranslatedLanguage } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { blogMessages } from '../../text/blog-folders.ts'
import { isLanguageTag, ownName } from '../../text/language-facts.ts'
import { nearest } from '../../text/nearest.ts'
import { joinFolder, joinPath } from '../../text/urls/resolve-path.ts'

/** Text that somebody translated; what begins with a dot or `_` is none. */
const translation = /^(?!.*(?:^|\/)[._]).*\.(?:mdx?|json)$/

/** Files with messages in the folder of a language. */
const messageFiles = ['site.json', 'navbar.json', 'footer.json', 'code.json']

/**
 * Report what lies among translations and is read by nobody: folders of languages that the site does not have, and in
 * those of its languages what has the name of no folder with docs, posts or pages.
 *
 * @param ofPlugins files with messages of plugins, by their paths below the folder of a language
 */
export function unreadFolders(
  { files }: Pick<Host, 'files'>,
  config: Config,
  { source, ofPlugins = [] }: { readonly source: string; readonly ofPlugins?: readonly string[] },
): readonly Diagnostic[] {
  const root = config.languages?.path ?? 'i18n'
  const written = Object.entries(config.languages?.written ?? {}).map(([code, { path = code, translate }]) => ({
    code,
    folder: joinPath('', path),
    isRead: translate !== false || config.siteConfig !== undefined,
  }))
  const own = [...new Set(written.map(({ folder }) => folder))]
  const unread = new Map<string, Diagnostic>()
  for (const { path } of files.list(root).files) {
    if (!translation.test(path)) continue
    if (ofPlugins.some((file) => path.endsWith(`/${file}`))) continue
    const folder = own.find((each) => path.startsWith(`${each}/`))
    const [name = '', ...rest] = path.slice(folder === undefined ? 0 : folder.length + 1).split('/')
    const entry = joinFolder(root, joinFolder(folder ?? '', name))
    const ofFolder = written.filter((language) => language.folder === folder)
    const [first] = ofFolder
    if (first && !ofFolder.some(({ isRead }) => isRead)) {
      const place = joinFolder(root, first.folder)
      unread.set(place, untranslatedLanguage({ file: source, folder: place, language: first.code }))
      continue
    }
    if (unread.has(entry)) continue
    const isFolder = rest.length > 0
    if (folder === undefined) {
      if (isFolder && isOfLanguage(name, rest[0] ?? '', config))
        unread.set(entry, unreadLanguage({ file: source, folder: entry, name, languages: own }))
    } else if (isUnread(name, isFolder, config)) {
      unread.set(
        entry,
        unreadTranslations({ file: entry, isFolder, near: nearest(name, namesIn(config, isFolder))[0] }),
      )
    }
  }
  return [...unread.values()]
}

/** True for a folder that looks like one of a language. Of a site of one language it may be anything else. */
function isOfLanguage(name: string, inner: string, config: Config): boolean {
  const isKnown = isLanguageTag(name) && ownName(name).toLowerCase() !== name.toLowerCase()
  const isLike = inner.startsWith('docusaurus-') || namesIn(config, !inner.endsWith('.json')).includes(inner)
  return config.languages ? isKnown || isLike : isKnown && isLike
}

/** Plugins of Docusaurus have folders of their own; a single file may be a note of translators. */
function isUnread(name: string, isFolder: boolean, config: Config): boolean {
  const names = namesIn(config, isFolder)
  if (names.includes(name) || name.startsWith('docusaurus-')) return false
  return isFolder ? !names.includes('') : nearest(name, names).length > 0
}

/** What the folder of a language may hold; '' where any name may be that of a translation. */
function namesIn({ collections, blog = [], pagesDir, morePages = [] }: Config, isFolder: boolean): readonly string[] {
  const paths = [
    ...collections.flatMap(({ id, path, versionsDir, versions }) => [
      path,
      joinFolder(versionsDir, id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`),
      ...Object.values(versions).flatMap(({ dir }) => (dir === undefined ? [] : [dir])),
    ]),
    ...blog.map(({ path, changelog }) => changelog ?? path),
    pagesDir,
    ...morePages.map(({ path }) => path),
  ]
  const first = paths.map(
    (path) =>
      joinPath('', path)
        .replace(/^(?:\.\.\/?)+/, '')
        .split('/')[0] ?? '',
  )
  return [...new Set(isFolder ? first : [...first, ...messageFiles, ...blog.map(blogMessages)])]
}
