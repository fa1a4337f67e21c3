import type { Messages } from '../../../2-sources/scan/messages-of.ts'
import { isObject } from '../../../text/is-object.ts'
import type { LifecyclePlugin, OwnSiteConfig } from './lifecycle.ts'

/** A message that a plugin has for translators. */
export interface PluginMessageText {
  readonly id: string
  /** In the language that the site is written in. */
  readonly message: string
  readonly description?: string
}

/** How the content of a plugin is translated. */
export interface ContentLanguage {
  readonly code: string
  readonly siteConfig?: OwnSiteConfig
  /** What plugins loaded in this language: name of the plugin → id of its instance → content. */
  readonly contents: Record<string, Record<string, unknown>>
  /** Told of each file of messages that a plugin has, by its path below the folder of the language. Gives what is translated in it. */
  readonly translate: (file: string, messages: readonly PluginMessageText[]) => Messages
}

/**
 * What a plugin loaded, in a language: `getTranslationFiles` says which messages it has, `translateContent` puts in their place what
 * translators wrote.
 *
 * @param folder of its messages
 * @see https://docusaurus.io/docs/api/plugin-methods/i18n-lifecycles
 */
export async function translatedContent(
  plugin: LifecyclePlugin,
  content: unknown,
  { folder, translate }: Pick<ContentLanguage, 'translate'> & { readonly folder: string },
): Promise<unknown> {
  const files = await plugin.getTranslationFiles?.({ content })
  const translationFiles = (Array.isArray(files) ? (files as readonly unknown[]) : []).flatMap((file) => {
    if (!isObject(file) || typeof file['path'] !== 'string' || !isObject(file['content'])) return []
    const { path, content: written } = file
    const own = Object.entries(translate(`${folder}/${path}.json`, messagesOf(written)))
    const translated = own.map(([id, message]) => [id, { ...Object(written[id]), message }] as const)
    return [{ path, content: { ...written, ...Object.fromEntries(translated) } }]
  })
  return plugin.translateContent ? await plugin.translateContent({ content, translationFiles }) : content
}

function messagesOf(written: Readonly<Record<string, unknown>>): readonly PluginMessageText[] {
  return Object.entries(written).flatMap(([id, entry]) => {
    if (!isObject(entry) || typeof entry['message'] !== 'string') return []
    const { message, description } = entry
    return [{ id, message, ...(typeof description === 'string' && { description }) }]
  })
}
