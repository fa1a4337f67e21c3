import { join } from 'node:path'
import { isObject } from '../../../text/is-object.ts'
import type { LifecyclePlugin, MadeAgain, MadeIn, OwnSiteConfig } from './lifecycle.ts'
import type { DocusaurusContext } from './site-context.ts'

/** Give the words of a plugin's components in a language: id → text. */
export type WordsIn = (code: string, siteConfig?: OwnSiteConfig) => Promise<Readonly<Record<string, string>>>

/** Make it once for each language, whoever asks. */
export function madeOnce(make: MadeAgain): MadeAgain {
  const known = new Map<string, Promise<MadeIn>>()
  return (code, siteConfig) => {
    const made = known.get(code) ?? make(code, siteConfig)
    known.set(code, made)
    return made
  }
}

/** The context of a plugin for one of the languages of its site. */
export function inLocale<Context extends DocusaurusContext & { readonly siteDir: string }>(
  context: Context,
  code: string,
  siteConfig?: OwnSiteConfig,
): Context {
  const { i18n, siteDir } = context
  const { path = code, baseUrl = context.baseUrl, url } = i18n.localeConfigs[code] ?? {}
  return {
    ...context,
    baseUrl: String(baseUrl),
    outDir: join(String(context['outDir']), folderIn(String(baseUrl), context.baseUrl)),
    siteConfig: { ...context.siteConfig, ...siteConfig, baseUrl, ...(url !== undefined && { url }) },
    localizationDir: `${siteDir}/${i18n.path}/${String(path)}`,
    i18n: { ...i18n, currentLocale: code },
  }
}

/**
 * The folder of a language in the output, by its base URL and that of the whole site.
 *
 *     folderIn('/docs/de/', '/docs/')  // → 'de'
 */
export function folderIn(baseUrl: string, whole: string): string {
  return baseUrl.startsWith(whole) ? baseUrl.slice(whole.length).replace(/\/$/, '') : ''
}

/**
 * What `getDefaultCodeTranslationMessages` gives for a language.
 *
 * @param plugin as it was made for the language that the site is written in
 * @param again undefined for a plugin that is no function
 * @see https://docusaurus.io/docs/api/plugin-methods/i18n-lifecycles#getDefaultCodeTranslationMessages
 */
export function wordsOf(plugin: LifecyclePlugin, again: MadeAgain | undefined): WordsIn {
  return async (code, siteConfig) => {
    const made = again ? (await again(code, siteConfig)).plugin : plugin
    // What a function gave for one language has the shape of what it gave for another.
    const words: unknown = await (made as Partial<LifecyclePlugin> | null)?.getDefaultCodeTranslationMessages?.()
    const entries = Object.entries(isObject(words) ? words : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  }
}
