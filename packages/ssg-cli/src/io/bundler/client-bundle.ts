import type { ClientInput } from '../../host.ts'
import type { ClientBundle } from '../../model/bundle.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { bundleFailures } from './bundle-messages.ts'
import type { BundlerOptions } from './bundler-options.ts'
import { clientScripts } from './client-scripts.ts'
import { clientStyles } from './client-styles.ts'

/** Bundle the browser's part: scripts and one stylesheet, minified, with hashed names that are the same on every machine. */
export async function clientBundle(
  input: ClientInput,
  options: BundlerOptions,
): Promise<Outcome<ClientBundle | undefined>> {
  try {
    const [scripts, styles] = await Promise.all([clientScripts(input, options), clientStyles(input, options)])
    const files = [...scripts.files, ...styles.files]
    const css = files.map(({ path }) => path).filter((path) => path.endsWith('.css'))
    const warnings = [...(scripts.warnings ?? []), ...styles.warnings]
    return outcome({ files, entries: scripts.entries, css, assets: scripts.assets }, warnings)
  } catch (error) {
    return outcome(undefined, bundleFailures(error, options.siteDir))
  }
}
