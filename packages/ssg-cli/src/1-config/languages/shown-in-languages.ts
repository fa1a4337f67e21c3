import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { checkedConfig, type WrittenConfig } from '../checked-config.ts'
import { foreignConfig } from '../docusaurus/foreign-config.ts'
import { takePlugins } from '../plugins/written-plugins.ts'

/** What of a config readers see, and what its components are told: the rest is the same in all languages. */
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
] as const

/** Code of a language → what its own run of the config shows. */
export type ShownInLanguages = Readonly<Record<string, Partial<Config>>>

/**
 * A config of Docusaurus may ask which language is made: what it shows in each of the others. Empty where it does not ask.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-your-site
 */
export async function shownInLanguages(
  host: Host,
  { languages }: Pick<Config, 'languages'>,
  given: Omit<WrittenConfig, 'value'>,
): Promise<Outcome<ShownInLanguages>> {
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
    if (checked.value) shown[code] = shownOf(checked.value)
  }
  return outcome(shown, diagnostics)
}

/** A key that is absent in this language takes away what the language of the site has. */
function shownOf(config: Config): Partial<Config> {
  return Object.fromEntries(shownKeys.map((key) => [key, config[key]]))
}
