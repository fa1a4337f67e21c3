import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { checkedConfig, type WrittenConfig } from '../checked-config.ts'
import { foreignConfig } from '../docusaurus/foreign-config.ts'
import { takePlugins } from '../plugins/written-plugins.ts'

/** What of a config readers see, what its components are told, and how mistakes weigh: the rest is the same in all languages. */
const shownKeys = [
  'title',
  'tagline',
  'titleDelimiter',
  'favicon',
  'image',
  'noIndex',
  'navbar',
  'footer',
  'announcementBar',
  'siteConfig',
  'diagnostics',
] as const

/** Of docs and blogs. */
const ofContent = ['editUrl', 'lastUpdated', 'blogTitle', 'blogDescription', 'blogSidebarTitle'] as const

/** Code of a language → what its own run of the config shows. */
export type ShownInLanguages = Readonly<Record<string, Partial<Config>>>

/**
 * A config of Docusaurus may ask which language is made: what it shows in each of the others. Empty where it does not ask.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-your-site
 */
export async function shownInLanguages(
  host: Host,
  config: Config,
  given: Omit<WrittenConfig, 'value'>,
): Promise<Outcome<ShownInLanguages>> {
  const { languages } = config
  const shown: Record<string, Partial<Config>> = {}
  const diagnostics: Diagnostic[] = []
  for (const { code } of languages?.all ?? []) {
    if (code === languages?.default) continue
    const exported = await host.bundler.exportedIn(given.source, code)
    if (!exported) break
    diagnostics.push(...exported.diagnostics)
    if (exported.diagnostics.length > 0) continue
    const foreign = await foreignConfig(host, exported.value)
    const checked = await checkedConfig(host, { ...given, value: takePlugins(foreign.value).rest })
    diagnostics.push(...foreign.diagnostics, ...(checked.value ? [] : checked.diagnostics))
    if (checked.value) shown[code] = shownOf(config, checked.value)
  }
  return outcome(shown, diagnostics)
}

/** A key that is absent in this language takes away what the language of the site has. */
function shownOf(config: Config, own: Config): Partial<Config> {
  return {
    ...Object.fromEntries(shownKeys.map((key) => [key, own[key]])),
    collections: config.collections.map((each) => withOwn(each, own.collections)),
    ...(config.blog && { blog: config.blog.map((each) => withOwn(each, own.blog)) }),
  }
}

function withOwn<Content extends { readonly id?: string }>(content: Content, all: readonly Content[] = []): Content {
  const own = all.find(({ id }) => id === content.id)
  if (!own) return content
  const keys = ofContent.filter((key) => key in content || key in own)
  return { ...content, ...Object.fromEntries(keys.map((key) => [key, (own as Record<string, unknown>)[key]])) }
}
