import type { Diagnostic } from '../../model/diagnostic.ts'
import { alternatives, quote } from '../quote.ts'
import { nearest } from '../../text/nearest.ts'
import { diagnostic } from './diagnostic.ts'

/** A translation of a file that is not there. `near` is the path of one that may be meant. */
export function unusedTranslation({
  file,
  near,
}: {
  readonly file: string
  readonly near?: string | undefined
}): Diagnostic {
  return diagnostic('unused-translation', {
    file,
    message: 'Unexpected translation, expected the path of a file that it translates',
    ...(near !== undefined && { hint: `Did you mean ${quote(near)}?` }),
  })
}

/** What has a name in the folder of a language that no docs, posts, pages or messages have. */
export function unreadTranslations(unread: {
  readonly file: string
  readonly isFolder: boolean
  readonly near: string | undefined
}): Diagnostic {
  const { file, isFolder, near } = unread
  const what = isFolder ? 'folder of translations, expected the name of a folder with docs, posts or pages' : ''
  return diagnostic('unused-translation', {
    file,
    message: `Unexpected ${what || 'file of translations, expected the name of one that is read'}`,
    suggestion: near,
  })
}

/** A folder of translations into a language that the site does not have. `languages` are the folders of those that it has. */
export function unreadLanguage(unread: {
  /** The config. */
  readonly file: string
  readonly folder: string
  readonly name: string
  readonly languages: readonly string[]
}): Diagnostic {
  const { file, folder, name, languages } = unread
  const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]
  const near = nearest(name, languages)[0] ?? languages.find((each) => languageOf(each) === languageOf(name))
  const expected = languages.length > 0 ? `one of a language of the site: ${alternatives(languages)}` : 'none'
  return diagnostic('unused-translation', {
    file,
    keys: { path: ['i18n', 'locales'] },
    message: `Unexpected folder of translations ${quote(folder)}, expected ${expected}`,
    hint:
      languages.length > 0
        ? `Add ${quote(name)} to "i18n.locales", or remove the folder.`
        : `Write "i18n" for a site in several languages, ${quote(name)} among them, or remove the folder.`,
    suggestion: near,
  })
}

/** A folder of translations into a language that is not translated. */
export function untranslatedLanguage(unread: {
  /** The config. */
  readonly file: string
  readonly folder: string
  readonly language: string
}): Diagnostic {
  const { file, folder, language } = unread
  return diagnostic('unused-translation', {
    file,
    keys: { path: ['i18n', 'locales', language, 'translate'] },
    message: `Unexpected folder of translations ${quote(folder)}, expected none where a language has translate: false`,
    hint: 'Remove "translate", or the folder.',
  })
}

/** A page whose text a language lacks. Paths are relative to the site folder. */
export function missingTranslation({
  original,
  translation,
  language,
}: {
  readonly original: string
  readonly translation: string
  readonly language: string
}): Diagnostic {
  return diagnostic('missing-translation', {
    file: original,
    message: `Unexpected page without a translation into ${quote(language)}, expected ${quote(translation)}`,
  })
}

/** A translation whose original changed after it. `since` is the commit of the original that it translates. */
export function staleTranslation({
  translation,
  original,
  since,
}: {
  readonly translation: string
  readonly original: string
  readonly since: string
}): Diagnostic {
  return diagnostic('stale-translation', {
    file: translation,
    message: `Unexpected translation of an earlier text, expected one of ${quote(original)} as it is now`,
    hint: `See what changed: git diff ${since} -- ${original}`,
  })
}

/** Nobody knows which translations fell behind: git can't tell. */
export function unknownStaleness({ file, problem }: { readonly file: string; readonly problem: string }): Diagnostic {
  return diagnostic('stale-translation', {
    file,
    message: 'Unexpected history of the repository, expected one that says which translations fell behind',
    hint: problem,
  })
}
