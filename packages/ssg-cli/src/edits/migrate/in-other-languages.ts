import type { ForeignConfig } from '../../1-config/docusaurus/foreign-config.ts'
import type { Host } from '../../host.ts'
import { isObject } from '../../text/is-object.ts'

/**
 * A config of Docusaurus may ask which language is made; ours is one for all. Titles and taglines of the other languages have a place in
 * it, and the rest is told. Without a question the config stays as it is.
 *
 * @param source the config file
 */
export async function inOtherLanguages(
  { bundler }: Pick<Host, 'bundler'>,
  made: ForeignConfig,
  source: string,
): Promise<ForeignConfig> {
  const { i18n } = made.value
  if (!isObject(i18n) || !isObject(i18n['locales'])) return made
  const locales: Record<string, unknown> = { ...i18n['locales'] }
  const diagnostics = [...made.diagnostics]
  for (const code of Object.keys(locales)) {
    const exported = await bundler.exportedIn(source, code)
    if (!exported) return made
    if (exported.diagnostics.length > 0) {
      diagnostics.push(...exported.diagnostics)
      continue
    }
    const { title, tagline } = Object(exported.value) as Readonly<Record<string, unknown>>
    const isOther = (key: string, value: unknown) => value !== undefined && value !== made.value[key]
    const own = { ...(isOther('title', title) && { title }), ...(isOther('tagline', tagline) && { tagline }) }
    locales[code] = { ...Object(locales[code]), ...own }
  }
  const words = `it asks for the language: what is here is shown in ${String(i18n['default'])}; of the others, navbar and footer have navbar.json and footer.json`
  return {
    ...made,
    value: { ...made.value, i18n: { ...i18n, locales } },
    diagnostics,
    differences: [...made.differences, { kind: 'otherwise', at: source, words }],
  }
}
