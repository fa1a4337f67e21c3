import type { ClientInput } from '../../host.ts'
import type { ClientBundle } from '../../model/bundle.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { clientScripts } from './client-scripts.ts'
import { clientStyles } from './client-styles.ts'

/**
 * Bundle the browser's part: scripts and stylesheets, minified, with hashed names that are the same on every machine.
 * Undefined when either can't be bundled: what is wrong with both is told.
 */
export async function clientBundle(
  input: ClientInput,
  options: BundlerOptions,
): Promise<Outcome<ClientBundle | undefined>> {
  const [scripts, styles] = await Promise.all([clientScripts(input, options), clientStyles(input, options)])
  const diagnostics = [...scripts.diagnostics, ...styles.diagnostics]
  if (!scripts.value || !styles.value) return outcome(undefined, diagnostics)
  const files = [...scripts.value.files, ...styles.value]
  const stylesheets = files.map(({ path }) => path).filter((path) => path.endsWith('.css'))
  const sheets = Object.fromEntries(
    stylesheets.flatMap((path) => {
      const name = /([\w-]+)-\w+\.css$/.exec(path)?.[1] ?? ''
      return name in (input.sheets ?? {}) ? [[name, path]] : []
    }),
  )
  const css = stylesheets.filter((path) => !Object.values(sheets).includes(path))
  const { entries, weights, assets } = scripts.value
  return outcome({ files, entries, weights, css, sheets, assets }, diagnostics)
}
