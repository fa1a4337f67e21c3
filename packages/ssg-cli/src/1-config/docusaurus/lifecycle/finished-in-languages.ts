import { join } from 'node:path'
import type { FinishedSite } from '../../../plugin.ts'
import { finishedProps } from './finished-props.ts'
import type { LifecycleGiven, LifecyclePlugin } from './lifecycle.ts'
import type { DocusaurusContext } from './site-context.ts'
import { folderIn, inLocale } from './words-of.ts'

/**
 * `postBuild` of a plugin, once for each language of the site that was made, as if that were a site of its own: with its pages, in
 * its folder.
 *
 * @param outDir of the whole site
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#postBuild
 */
export async function finishedInLanguages(
  plugin: LifecyclePlugin,
  { context, options, again, loaded }: LifecycleGiven,
  { site, outDir }: { readonly site: Pick<FinishedSite, 'pages' | 'docs'>; readonly outDir: string },
): Promise<void> {
  const { i18n, baseUrl } = context
  for (const code of i18n.locales) {
    const pages = site.pages.filter(({ route }) => languageOf(route, i18n) === code)
    if (pages.length === 0) continue
    // That of the site's own language loaded its content before anybody knew of others.
    const other = code === i18n.currentLocale ? undefined : await again?.(code)
    // What a function made for one language has the shape of what it made for another.
    const made = other ? (other.plugin as LifecyclePlugin) : plugin
    const own = other?.context ?? inLocale(context, code)
    const folder = join(outDir, folderIn(own.baseUrl, baseUrl))
    const given = { context: own, outDir: folder, plugin: made, options, content: loaded.get(code) }
    await made.postBuild?.(finishedProps({ ...site, pages }, given))
  }
}

/** The language whose base URL is the longest at which a route begins. */
function languageOf(route: string, { locales, localeConfigs, currentLocale }: DocusaurusContext['i18n']): string {
  const baseOf = (code: string) => String(localeConfigs[code]?.['baseUrl'])
  const [longest = currentLocale] = locales
    .filter((code) => route.startsWith(baseOf(code)))
    .sort((a, b) => baseOf(b).length - baseOf(a).length)
  return longest
}
