import type { Bundler, ClientInput } from '../host.ts'
import type { ClientBundle } from '../model/bundle.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { soundParts } from './sound-parts.ts'

/**
 * Bundle what browsers load. When that fails, it is bundled without the scripts and stylesheets that are to blame: who lets
 * a mistake in one of them pass, still gets all others. The theme's come first, in `entries` and in `styles`.
 */
export async function clientOfSite(
  bundler: Pick<Bundler, 'client'>,
  input: ClientInput,
): Promise<Outcome<ClientBundle | undefined>> {
  const all = await bundler.client(input)
  if (all.value) return all
  const canBundle = async (parts: Partial<ClientInput>) => {
    const { value } = await bundler.client({ ...input, entries: {}, styles: [], css: '', ...parts })
    return value !== undefined
  }
  const entries = Object.entries(input.entries)
  const ofTheme = { entries: Object.fromEntries(entries.slice(0, 1)), styles: input.styles.slice(0, 1) }
  // Else the site's theme components are to blame; the theme alone still works.
  const theme = (await canBundle(ofTheme)) ? input.theme : { ...input.theme, components: {} }
  const scripts = await soundParts(entries, (some) => canBundle({ theme, entries: Object.fromEntries(some) }))
  const styles = await soundParts(input.styles, (some) => canBundle({ theme, styles: some }))
  const rest = await bundler.client({ ...input, theme, entries: Object.fromEntries(scripts), styles })
  return outcome(rest.value, [...all.diagnostics, ...rest.diagnostics])
}
