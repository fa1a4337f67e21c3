import type { Host } from '../../host.ts'
import type { Config, NavbarItem } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Language, Languages } from '../../model/languages.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { joinFolder } from '../../text/resolve-path.ts'
import { localeOf } from './languages-of.ts'
import { messagesOf, type Messages } from './messages-of.ts'

/** Docusaurus's folder for what its theme shows. */
const themeFolder = 'docusaurus-theme-classic'

/**
 * The config of a language: its URLs and its words. What is not translated stays in the language of the site.
 *
 * Messages lie in `navbar.json`, `footer.json`, `site.json` and `code.json` of the language's folder, under the keys that
 * Docusaurus has for them.
 */
export function inLanguage(
  host: Pick<Host, 'files'>,
  config: Config & { readonly languages: Languages },
  language: Language,
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
  const messages = hasFolder ? read('code.json') : {}
  const translated: Config = {
    ...config,
    title: own.title ?? site['title'] ?? config.title,
    tagline: own.tagline ?? site['tagline'] ?? config.tagline,
    url: language.url,
    baseUrl: language.baseUrl,
    locale: localeOf(language),
    languages: {
      ...languages,
      // What the site is written in needs no translation, unless there is one.
      ...(hasFolder && { folder }),
      ...(Object.keys(messages).length > 0 && { messages }),
    },
    navbar: navbarIn(config.navbar, navbar),
    footer: footerIn(config.footer, footer),
    ...(config.announcementBar && {
      announcementBar: { ...config.announcementBar, html: site['announcementBar'] ?? config.announcementBar.html },
    }),
  }
  return outcome(isDefault && !hasFolder ? { ...config, languages } : translated, diagnostics)
}

function navbarIn(navbar: Config['navbar'], messages: Messages): Config['navbar'] {
  const labelOf = (label: string) => messages[`item.label.${label}`] ?? label
  const item = (written: NavbarItem): NavbarItem => {
    if (!('label' in written) || written.label === undefined) return written
    const label = labelOf(written.label)
    return written.type === 'dropdown'
      ? { ...written, label, items: written.items.map((inner) => ({ ...inner, label: labelOf(inner.label) })) }
      : { ...written, label }
  }
  const title = messages['title'] ?? navbar.title
  const alt = messages['logo.alt']
  return {
    ...navbar,
    ...(title !== undefined && { title }),
    ...(navbar.logo && { logo: { ...navbar.logo, ...(alt !== undefined && { alt }) } }),
    items: navbar.items.map(item),
  }
}

function footerIn(footer: Config['footer'], messages: Messages): Config['footer'] {
  const copyright = messages['copyright'] ?? footer.copyright
  return {
    ...footer,
    links: footer.links.map(({ title, items }) => ({
      ...(title !== undefined && { title: messages[`link.title.${title}`] ?? title }),
      items: items.map((link) =>
        'label' in link ? { ...link, label: messages[`link.item.label.${link.label}`] ?? link.label } : link,
      ),
    })),
    ...(copyright !== undefined && { copyright }),
  }
}
