import type { Host } from '../../host.ts'
import type { BlogConfig } from '../../model/blog-config.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Language, Languages } from '../../model/languages.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { blogIn, footerIn, navbarIn, siteWordsIn } from './frame-words.ts'
import { blogMessages, foreignBlog } from '../../text/blog-folders.ts'
import { localeOf } from './languages-of.ts'
import { messagesOf, type Messages } from '../../2-sources/scan/messages-of.ts'

/** Docusaurus's folder for what its theme shows. */
const themeFolder = 'docusaurus-theme-classic'

/**
 * The config of a language: its URLs and its words. What is not translated stays in the language of the site.
 *
 * Messages lie in `navbar.json`, `footer.json`, `site.json`, `blog.json` and `code.json` of the language's folder, under the keys that
 * Docusaurus has for them. What plugins have stands below those of `code.json`.
 */
export function inLanguage(
  host: Pick<Host, 'files'>,
  config: Config & { readonly languages: Languages },
  language: Language & { readonly words?: Messages | undefined },
): Outcome<Config> {
  const { languages } = config
  const own = languages.written[language.code] ?? {}
  const isDefault = language.code === languages.default
  const folder = own.translate === false ? undefined : joinFolder(languages.path, own.path ?? language.code)
  const diagnostics: Diagnostic[] = []
  const read = (...names: readonly string[]): Messages =>
    Object.assign(
      {},
      ...names.map((name) => {
        const { value, diagnostics: found } = messagesOf(host, joinFolder(folder ?? '', name))
        diagnostics.push(...found)
        return value
      }),
    ) as Messages
  const hasFolder = folder !== undefined && host.files.list(folder).files.length > 0
  const site = hasFolder ? read('site.json') : {}
  const navbar = hasFolder ? read(`${themeFolder}/navbar.json`, 'navbar.json') : {}
  const footer = hasFolder ? read(`${themeFolder}/footer.json`, 'footer.json') : {}
  const messages = { ...language.words, ...(hasFolder && read('code.json')) }
  const words = siteWordsIn(config, (key, text) => site[key] ?? text)
  const translated: Config = {
    ...config,
    ...words,
    ...(own.title !== undefined && { title: own.title }),
    ...(own.tagline !== undefined && { tagline: own.tagline }),
    url: language.url,
    baseUrl: language.baseUrl,
    locale: localeOf(language),
    languages: {
      ...languages,
      // What the site is written in needs no translation, unless there is one.
      ...(hasFolder && { folder }),
      ...(Object.keys(messages).length > 0 && { messages }),
    },
    navbar: navbarIn(config.navbar, (key, text) => navbar[key] ?? text),
    footer: footerIn(config.footer, (key, text) => footer[key] ?? text),
    ...(config.blog && hasFolder && { blog: config.blog.map(inWords) }),
  }

  function inWords(blog: BlogConfig): BlogConfig {
    const titles = read(`${foreignBlog(blog)}/options.json`, blogMessages(blog))
    return blogIn(blog, (key, text) => titles[key] ?? text)
  }
  return outcome(
    isDefault && !hasFolder && language.words === undefined ? { ...config, languages } : translated,
    diagnostics,
  )
}
