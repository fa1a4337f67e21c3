import type { Bundler, ClientInput } from '../host.ts'
import { toldOnce } from '../diagnostics/told-once.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ClientBundle } from '../model/bundle.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import { knownParts, type PartsHost } from './known-parts.ts'
import { soundEntries } from './sound-entries.ts'
import { soundParts } from './sound-parts.ts'

/**
 * Bundle what browsers load. When that fails, it is bundled without the scripts and stylesheets that are to blame: who lets
 * a mistake in one of them pass, still gets all others. The theme's come first, in `entries` and in `styles`.
 */
export async function clientOfSite(
  { bundler, cache }: PartsHost & { readonly bundler: Pick<Bundler, 'client' | 'holding'> },
  input: ClientInput,
): Promise<Outcome<ClientBundle | undefined>> {
  const all = await bundler.client(input)
  if (all.value) return all
  const parts = await knownParts({ cache, bundler, of: input }, () => soundClient(bundler, input, all.diagnostics))
  const { hasComponents, scripts, styles } = parts.value
  const isSound = ([name]: [string, unknown]) => scripts.includes(name)
  const entries = Object.fromEntries(Object.entries(input.entries).filter(isSound))
  const theme = hasComponents ? input.theme : withoutComponents(input)
  const rest = await bundler.client({ ...input, theme, entries, styles })
  return outcome(rest.value, toldOnce([...all.diagnostics, ...parts.diagnostics, ...rest.diagnostics]))
}

/** What of a client can be bundled. */
interface SoundClient {
  /** False when components that replace the theme's are to blame; the theme alone still works. */
  readonly hasComponents: boolean
  /** Names of entries. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

async function soundClient(
  bundler: Pick<Bundler, 'client' | 'holding'>,
  input: ClientInput,
  wrong: readonly Diagnostic[],
): Promise<Outcome<SoundClient>> {
  const tried = (parts: Partial<ClientInput>) =>
    bundler.client({ ...input, entries: {}, styles: [], css: '', sheets: {}, isTrial: true, ...parts })
  const entries = Object.entries(input.entries)
  const { sheets = {} } = input
  const ofTheme = { entries: Object.fromEntries(entries.slice(0, 1)), styles: input.styles.slice(0, 1), sheets }
  const hasComponents = (await tried(ofTheme)).value !== undefined
  const theme = hasComponents ? input.theme : withoutComponents(input)
  const named = (some: readonly string[]) => entries.filter(([name]) => some.includes(name))
  const scripts = await soundEntries(bundler.holding, { ...input, theme }, wrong, (some) =>
    tried({ theme, entries: Object.fromEntries(named(some)) }),
  )
  const styles = await soundParts(input.styles, (some) => tried({ theme, styles: some }))
  const value = { hasComponents, scripts: scripts.value, styles: styles.value }
  return outcome(value, [...scripts.diagnostics, ...styles.diagnostics])
}

function withoutComponents({ theme }: ClientInput): ClientInput['theme'] {
  return { ...theme, components: {} }
}
